### Rumah permainan di peramban dan di terminal.

## Server: refusals

house-stale = Keadaan meja sudah berubah sejak Anda melihatnya. Inilah keadaannya sekarang.
house-busy = Keadaan meja berubah terlalu cepat. Coba lagi.
house-spectator = Anda sedang menonton; hanya pemain yang duduk yang bisa melakukan ini.
house-begun = Permainan sudah dimulai.
house-not-begun = Permainan belum dimulai.
house-not-over = Permainan belum selesai.
house-no-seat = Tidak ada kursi seperti itu di meja ini.
house-seat-taken = Kursi ini sudah ditempati.
house-full = Tidak ada kursi kosong di meja ini.
house-answered = Anda sudah menjawab buangan ini.
house-no-undo = Sekarang tidak ada yang bisa dibatalkan: sudah ada yang terbuka sesudahnya, atau itu bukan langkah Anda.
house-no-undo-asked = Tidak ada yang menunggu jawaban Anda tentang pembatalan langkah.
house-line-unusable = Ini tidak bisa dikirim: kosong atau berisi karakter yang tidak bisa ditampilkan.
house-slow-down = Terlalu banyak sekaligus. Tunggu sebentar.
house-unreadable = Pesan ini tidak dapat dipahami.
house-protocol = Versi program ini berbeda dengan server (protokol { $protocol }). Muat ulang halaman.
house-wrong-secret = Tautan ini tidak lagi membuka kursi.
house-no-table = Meja itu tidak ada.
house-table-damaged = Meja { $table } tidak dapat dilanjutkan: { $reason }
house-no-event = Permainan ini tidak punya kejadian itu.
house-no-rule = Aturan itu tidak ada.
house-not-found = Tidak ada apa-apa di alamat ini.
house-no-client = Halaman untuk peramban belum terpasang.
house-method = Ini tidak bisa dilakukan di alamat ini.
house-origin = Permintaan ini datang dari situs lain.
house-too-large = Ini terlalu panjang.

## Server: command line

cli-serve = Buka rumah permainan: main di peramban bersama teman dan bot.
house-cli-host = Alamat yang didengarkan; 0.0.0.0 membuka pintu bagi komputer lain.
house-cli-port = Port yang didengarkan.
house-cli-database = Tempat menyimpan permainan: sqlite:///BERKAS atau postgresql+asyncpg://….
house-cli-workers = Jumlah proses server; lebih dari satu memerlukan PostgreSQL.
house-cli-bots = Rata-rata waktu bot untuk satu langkah, dalam detik.
house-cli-claims = Lama sebuah buangan boleh diklaim, dalam detik.
house-cli-no-browser = Jangan buka peramban.
house-cli-join = Duduk di meja rumah yang sedang buka: tautan meja atau tautan kursi Anda.
house-open = Rumah permainan sudah buka: { $address }
house-port-taken = Port { $port } di { $host } sedang dipakai. Pilih yang lain dengan --port.
house-one-worker = SQLite hanya melayani satu proses. Untuk lebih dari satu, pakai PostgreSQL dengan --database.
house-database-busy = Proses lain sedang membuka rumah “{ $file }”.
house-database-kind = Basis data harus sqlite:///BERKAS atau postgresql+asyncpg://….
house-database-folder = Tidak ada folder “{ $folder }”.

## Server: a guest in the terminal

house-join-link = “{ $link }” bukan tautan meja.
house-join-no-answer = Tidak ada jawaban dari { $address }.
house-join-name = Nama Anda:
house-join-link-kept = Tautan kursi Anda, untuk kembali lagi: { $link }
house-join-waiting = Menunggu pemain lain. Kursi: { $names }
house-join-empty = kosong
house-join-lost = Sambungan terputus; mencoba lagi.
house-join-watching = Anda menonton meja ini.
house-join-undo = { $name } meminta langkah terakhir dibatalkan. Izinkan? (y/n)
house-join-hint = “say …” berbicara ke meja, “undo” meminta pembatalan langkah terakhir Anda, Ctrl-C keluar; tautan membawa Anda kembali.
house-join-undo-asked = Pembatalan langkah sudah diminta kepada yang lain.
house-join-over = Rekaman permainan: { $link }

## Browser: the frame

house-skip = Ke isi halaman
house-home = Ke rumah permainan
house-language = Bahasa
house-theme = Tampilan
house-theme-system = otomatis
house-theme-light = terang
house-theme-dark = gelap
house-sound = Suara
house-close = Tutup
house-looking = Sebentar …
house-again = Coba lagi
house-no-answer = Rumah permainan sedang tidak menjawab.
house-nowhere = Di sini tidak ada apa-apa.
house-yes = ya
house-no = tidak
house-seconds = { $count } detik
house-minutes = { $count } menit
house-hours = { $count } jam

## Browser: the house

house-title = Meja sudah siap
house-about = Tujuh permainan meja, bersama teman atau melawan bot. Pilih satu: tanpa akun, dan setiap pembagian dapat diperiksa.
house-games = Permainan
house-players = { $minimum }–{ $maximum } pemain
house-own-tables = Meja Anda
house-open-tables = Meja terbuka
house-no-open-tables = Saat ini tidak ada meja yang terbuka untuk umum.
house-nobody = belum ada orang
house-empty-seats = { $count ->
    [0] tidak ada kursi kosong
   *[other] { $count } kursi kosong
 }
house-phase-playing = sedang dimainkan
house-phase-over = selesai

## Browser: a new table

house-your-name = Nama Anda
house-how-many = Berapa pemain?
house-pairs = Empat orang bermain sebagai dua pasangan; pasangan duduk berhadapan.
house-company = Dengan siapa?
house-company-greedy = melawan bot
house-company-random = melawan bot mudah yang melangkah acak
house-company-optimal = melawan bot sempurna yang bermain untuk menang
house-company-friends = dengan teman, lewat tautan; sisanya boleh diisi bot
house-listed = Tampilkan meja ini kepada semua pengunjung
house-turn-time = Waktu untuk satu giliran
house-turn-time-hint = Jika waktunya habis, bot bermain sampai pemainnya kembali.
house-turn-no-limit = tanpa batas
house-options = Opsi permainan
house-option-range = dari { $minimum } sampai { $maximum }
house-open-table = Buka meja
house-start = Mulai

## Browser: a table

house-table = Meja
house-seats = Kursi
house-seat-empty = kursi kosong
house-you = Anda
house-away = sedang pergi
house-bot-greedy = bot
house-bot-random = bot mudah
house-bot-optimal = bot sempurna
house-bot-away = Keluarkan { $name }
house-sit-down = Duduk
house-full-watch = Semua kursi terisi; Anda dapat menonton.
house-be-ready = Saya siap
house-is-ready = siap
house-rename = Ganti nama
house-starts-when-ready = Pertandingan mulai setelah semua kursi terisi dan semua orang siap.
house-invite = Undang
house-invite-link = Tautan untuk teman
house-invite-hint = Siapa pun yang membukanya dapat duduk atau menonton.
house-own-link = Tautan saya sendiri
house-own-link-hint = Tautan ini membuka kursi Anda dari perangkat mana pun. Jangan tunjukkan kepada siapa pun.
house-watch-link = Tautan untuk penonton
house-watch-hint = Siapa pun yang membukanya dapat menonton.
house-links = Tautan
house-copy = Salin
house-copied = Sudah disalin.
house-turned-away = Meja ini tidak dapat dibuka.
house-watch-instead = Menonton saja
house-offline = Sambungan terputus; sedang dicoba lagi.
house-offline-kept = { $count ->
   *[other] { $count } tindakan terakhir Anda disimpan dan akan dikirim.
 }

## Browser: the match

house-your-turn = Giliran Anda
house-wait = Sebentar: permainan berlanjut sendiri.
house-time-left = Sisa waktu:
house-players-here = Pemain
house-scores = Poin
house-winner = menang
house-spectators = { $count } penonton
house-news = Yang terjadi
house-no-news = Belum ada apa-apa.
house-told = { $name }: { $what }
house-chat = Obrolan
house-nothing-said = Belum ada yang berbicara.
house-say-label = Ucapkan kepada semeja
house-say = Kirim
house-more = Lebih lanjut tentang meja ini
house-rules = Aturan
house-rules-of = Aturan: { $game }
house-rule-number = Aturan { $number }
house-why-not = Mengapa tidak?
house-show-in-rules = Lihat di aturan
house-undo = Batalkan langkah
house-undo-asked = { $name } ingin membatalkan langkah terakhirnya.
house-undo-waits = { $name } meminta membatalkan langkah; yang lain sedang menjawab.
house-undo-agree = Setuju
house-undo-refuse = Tolak
house-leave = Keluar
house-leave-really = Tinggalkan meja?
house-leave-open = Kursi Anda menjadi kosong dan boleh diduduki orang lain.
house-leave-playing = Bot bermain menggantikan Anda. Anda dapat kembali kapan saja dan bermain lagi.
house-leave-over = Pertandingan sudah selesai.
house-stay = Tetap di sini
house-over = Pertandingan sudah selesai.
house-rematch = Main lagi
house-join-rematch = Ikut main lagi
house-watch-rematch = Tonton pertandingan berikutnya
house-download = Unduh catatan

## Browser: fair dealing

house-fair = Pembagian yang adil
house-fair-sealed = Setiap kocokan, ambilan, dan lemparan berasal dari benih yang ditetapkan sebelum pertandingan dan dari tambahan perangkat tiap pemain. Benih itu rahasia sampai akhir; sidik jarinya ada di sini sejak awal.
house-fair-opened = Pertandingan selesai dan benihnya terbuka: siapa pun dapat memeriksa bahwa tidak ada yang diubah.
house-fair-commitment = Sidik jari (SHA-256 benih)
house-fair-seed = Benih
house-fair-entropy = Ditambahkan oleh { $name }
house-fair-right = Diperiksa di halaman ini: benih memiliki sidik jari yang persis sama.
house-fair-wrong = Diperiksa di halaman ini: benih TIDAK memiliki sidik jari ini.
house-fair-impossible = Peramban ini hanya memeriksanya di halaman aman (https). Unduh catatannya dan periksa dengan “noripan replay”.
house-fair-house-right = Dimainkan ulang oleh rumah permainan: setiap hasil berasal dari benih.
house-fair-house-wrong = Dimainkan ulang oleh rumah permainan: ada hasil yang TIDAK berasal dari benih.

## Browser: the replay

house-replay = Putar ulang
house-to-table = Ke meja
house-steps = Langkah demi langkah
house-step = Langkah
house-step-first = Ke awal
house-step-back = Satu langkah mundur
house-step-forward = Satu langkah maju
house-step-last = Ke akhir
house-watcher = Penonton
house-seen-by = Dilihat oleh

### Baris perintah dan terminal.

cli-about = Rumah permainan meja: aturan tepat, bot, catatan. Tanpa perintah: menu.
cli-menu = Pilih permainan dan mainkan di terminal.
cli-games = Menampilkan daftar permainan.
cli-rules = Menampilkan aturan sebuah permainan.
cli-play = Bermain di terminal, melawan bot atau bersama orang di terminal yang sama.
cli-score = Menilai kartu, lemparan, atau susunan tanpa permainan.
cli-replay = Memeriksa catatan langkah demi langkah dan menunjukkan akhirnya.
cli-bench = Mengukur kecepatan permainan acak di komputer ini.

cli-usage = Pemakaian:
cli-usage-command = PERINTAH …
cli-usage-options = [OPSI]
cli-commands = Perintah
cli-arguments = Argumen
cli-options = Opsi

cli-help-help = Menampilkan halaman ini.
cli-help-lang = Bahasa: en, ko, atau id.
cli-help-json = Mencetak JSON.
cli-help-option = Opsi permainan sebagai nama=nilai; boleh berulang.
cli-help-seats = Jumlah kursi.
cli-help-game = Nama permainan; lihat “noripan games”.
cli-help-games-game = Nama permainan, untuk melihat opsinya.
cli-help-bench-game = Nama permainan; semua permainan kalau dikosongkan.
cli-help-file = Berkas catatan; - membaca masukan standar.
cli-help-score = Kartu, lemparan, atau susunan, dalam notasi permainan.
cli-help-dora = Sparrow: ubin dora.
cli-help-dealer = Sparrow: tangan ini milik bandar.
cli-help-roll = General: lemparan ke berapa, 1 sampai 3.
cli-help-steps = Tampilkan juga setiap kejadian: giliran, poin, langkah sah.
cli-help-runs = Berapa kali diukur; mediannya yang ditampilkan.
cli-help-people = Berapa kursi yang diisi orang di terminal ini.
cli-help-names = Nama semua kursi, dipisah koma.
cli-help-bot = Bot untuk kursi lain: random atau greedy, untuk permainan dadu juga optimal; beberapa dipisah koma.
cli-help-record = Berkas untuk menyimpan catatan.
cli-help-resume = Meneruskan permainan dari berkas catatan.
cli-help-seed = Bagikan dari angka ini, bukan secara aman; untuk latihan.

cli-no-such-option = Tidak ada opsi { $name } di sini.
cli-option-value = Nilai { $name } tidak ada atau salah jenis.
cli-missing = { $name } belum disebutkan.
cli-usage-wrong = Perintah itu tidak ada, atau ada yang berlebih di baris perintah. Lihat “noripan --help”.
cli-people = { $people } orang tidak cocok dengan { $seats } kursi.
cli-resume-game = Catatan “{ $file }” milik permainan lain: { $game }.
cli-compiling = Mengompilasi aturan { $game } untuk komputer ini; lain kali langsung siap.

cli-column-name = nama
cli-column-title = permainan
cli-column-seats = kursi
cli-column-about = tentang
cli-column-option = opsi
cli-column-value = nilai
cli-column-number = no.
cli-column-event = kejadian
cli-column-turn = lalu
cli-column-scores = poin
cli-column-legal = langkah sah
cli-column-one-core = satu inti
cli-column-all-cores = semua inti
cli-moves = { $count } langkah
cli-fair-verified = Pembagian adil: setiap hasil sesuai dengan komitmen.
cli-fair-sealed = Pembagian sudah dikunci; seed ditunjukkan sesudah permainan.
cli-fair-broken = Pembagian tidak adil.

menu-title = Noripan: pilih permainan
menu-languages = Bahasa:
menu-prompt = Nomor (q untuk keluar):
menu-again = Silakan pilih salah satu yang ditampilkan.
menu-seats = Berapa kursi, { $minimum } sampai { $maximum }? [{ $default }]
menu-people = Berapa di antaranya orang di sini, { $minimum } sampai { $maximum }? [{ $default }]

names = Ani, Budi, Citra, Dewi, Eko, Fitri, Gilang, Hana
play-commitment = Pembagian sudah dikunci dan dapat diperiksa nanti. Komitmen: { $commitment }
play-hint = “?” menjelaskan langkah yang sah; Ctrl-C untuk keluar, dan permainan bisa diteruskan.
play-prompt = { $name }:
play-no-undo = Tidak ada yang bisa dibatalkan: sudah ada yang terbuka sejak itu.
play-undo = “undo” membatalkan langkah terakhir Anda.
play-help = Ketik nomor langkah atau langkahnya sendiri. “? LANGKAH” menjelaskan mengapa tidak sah, “? R1” menampilkan aturan. Yang sah sekarang:
play-legal = { $move } sah.
play-more-moves = … dan { $count } langkah lain; semuanya boleh diketik.
play-hand-over = { $name }, giliran Anda. Tekan Enter kalau yang lain tidak melihat.
play-interrupted = Permainan disimpan. Teruskan dengan: noripan play --resume { $file }
play-recorded = Catatan ada di { $file }
event-opener = { $name } mulai.

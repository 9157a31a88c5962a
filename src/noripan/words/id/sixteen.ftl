game-sixteen = Sixteen
about-sixteen = Lima baris yang hanya naik: habiskan ubin sebelum tertinggal.
option-sixteen-pass_policy = Kapan boleh lewat.
option-sixteen-pass_policy-forced = hanya kalau tidak ada ubin warna yang cocok
option-sixteen-pass_policy-free = kapan saja
option-sixteen-trash_mode = Berapa ubin yang disingkirkan tempat sampah.
option-sixteen-trash_mode-any = sebanyak yang diinginkan
option-sixteen-trash_mode-all = semua kecuali angka 1
option-sixteen-missing_one = Apa yang terjadi dengan tiga pemain kalau ada ubin 1 tersisa di kantong.
option-sixteen-missing_one-lay_out = ubin itu diletakkan di meja
option-sixteen-missing_one-redeal = semua dibagikan ulang
option-sixteen-scissors_may_take_one = Gunting boleh menyingkirkan ubin 1.
option-sixteen-match_to = Bermain beberapa ronde sampai ada yang mencapai poin ini; 0 berarti satu ronde.

## Warna
sixteen-colour-R = merah
sixteen-colour-Y = kuning
sixteen-colour-G = hijau
sixteen-colour-B = biru
sixteen-colour-P = ungu

## Mengapa langkah tidak sah
sixteen-not-held = Anda tidak memegang ubin { $tile }.
sixteen-gap = Rangkaian tidak boleh terputus: Anda tidak memegang { $tile }.
sixteen-two-sixteens = END dan RESTART tidak pernah diletakkan dalam giliran yang sama.
sixteen-too-low = { $tile } tidak lebih besar dari { $value }, nilai baris { $row }.
sixteen-row-closed = Baris { $row } sudah ditutup oleh END.
sixteen-same-row = Sesudah ubin khusus Anda hanya boleh meletakkan di baris yang sama: baris { $row }.
sixteen-one-special = Hanya satu ubin khusus yang boleh dipakai dalam satu giliran.
sixteen-cut-one = Baris { $row } hanya berisi ubin 1, yang tidak bisa digunting.
sixteen-no-effect = Tidak ada yang bisa disingkirkan dari baris { $row }.
sixteen-trash-one = Tempat sampah tidak pernah menyingkirkan ubin 1 di baris { $row }.
sixteen-trash-too-many = Dari baris { $row } hanya { $most } ubin yang bisa disingkirkan.
sixteen-trash-all = Tempat sampah mengambil semua di belakang ubin 1: { $most } ubin dari baris { $row }.
sixteen-must-place = Anda tidak boleh lewat: ada ubin warna yang cocok.
sixteen-done-instead = Sesudah ubin khusus, giliran berakhir dengan peletakan atau “done”, bukan dengan lewat.
sixteen-nothing-done = “done” hanya mengakhiri giliran yang memakai ubin khusus.

## Sisa ubin tanpa permainan
sixteen-score-one = Di akhir tidak ada yang memegang ubin 1: semuanya diletakkan di awal.
sixteen-score-copies = Tidak mungkin ada { $count } ubin { $tile }: dalam permainan hanya ada { $copies }.
sixteen-score-count = Paling banyak { $most } ubin di tangan, bukan { $count }.
sixteen-sum = jumlah

## Di meja
sixteen-round = Ronde { $number }, sampai { $target } poin
sixteen-column-tiles = ubin
sixteen-column-points = poin
sixteen-column-lacks = tidak punya untuk baris
sixteen-closed = tertutup
sixteen-above = di atas { $value }
sixteen-bag = Kantong: { $count }
sixteen-passes = Lewat berturut-turut: { $count } dari { $seats }
sixteen-aside = Disisihkan:
sixteen-hand = Ubin Anda
sixteen-follow = Anda boleh meletakkan di baris { $row }, atau “done”.
sixteen-scissors = S gunting
sixteen-trash-can = T tempat sampah

## Langkah
sixteen-pass = lewat
sixteen-done = selesai
sixteen-cut = gunting di baris { $row }
sixteen-trash = tempat sampah di baris { $row }, { $count } ubin
sixteen-removes = { $move }: { $tiles } keluar, lalu di atas { $value }

## Hasil
sixteen-all-passed = Semua sudah lewat.
sixteen-finished = { $name } sudah menghabiskan semua ubin.
sixteen-left = { $name }: { $points }

## Di papan
sixteen-tile = { $colour } { $face }
sixteen-special-S = gunting
sixteen-special-T = tempat sampah
sixteen-rows = Kelima baris
sixteen-row = Baris { $colour }
sixteen-hand-worth = { $count } ubin, senilai { $points }
sixteen-holds = { $count } ubin di tangan
sixteen-lacks = Tidak ada yang cocok: { $colours }
sixteen-from-here = { $tile }: buang { $count } ubin mulai dari sini
sixteen-removed = { $count } ubin dibuang
sixteen-place = Letakkan { $tiles }
sixteen-trash-from = Tempat sampah: { $row }
sixteen-remove = Buang { $count }
sixteen-fewer = Kurangi satu ubin
sixteen-more = Tambah satu ubin
sixteen-unpick = Kembalikan
sixteen-say-pass = Lewat
sixteen-say-done = Selesai
sixteen-hint-turn = Pilih satu ubin, atau geser untuk memilih deretan.
sixteen-hint-pass = Tidak ada ubin yang cocok: Anda hanya bisa lewat.
sixteen-hint-follow = Anda boleh meletakkan ubin di baris { $colour }.
sixteen-hint-S = Gunting: pilih baris yang kehilangan ubin terakhirnya.
sixteen-hint-T = Tempat sampah: pilih baris, lalu berapa ubin yang dibuang.
sixteen-nothing = tidak ada
sixteen-to = sampai { $target }
sixteen-last-round = Hasil ronde { $number }
sixteen-to-table = Ke meja

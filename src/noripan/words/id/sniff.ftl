game-sniff = American Sniff
about-sniff = Domino bercabang: setiap jumlah ujung yang habis dibagi lima menjadi poin.
option-sniff-target = Skor yang memenangkan permainan.

## Mengapa langkah tidak sah
sniff-not-held = Anda tidak memegang kartu { $tile }.
sniff-end-needed = Sebutkan di mana { $tile } diletakkan, misalnya { $tile }@L.
sniff-opening = Kartu pertama ronde diletakkan tanpa ujung: { $tile }.
sniff-drawn-only = Anda baru mengambil { $drawn } dan harus memainkan kartu itu, bukan { $tile }.
sniff-no-sniff = Cabang { $end } belum ada: belum ada balak, jadi belum ada Sniff.
sniff-branch-closed = Cabang { $end } belum terbuka: kedua sisi lurus Sniff harus terisi dulu.
sniff-no-fit = { $tile } tidak cocok di { $end }: ujung itu bernilai { $number }.
sniff-laid-already = Kartu { $tile } sudah ada di meja.
score-placement = Kartu ke-{ $number }: { $reason }
score-layout-empty = Paling sedikit harus ada satu kartu.

## Di meja
sniff-round = Ronde { $number }, sampai { $target }
sniff-column-score = skor
sniff-column-tiles = kartu
sniff-column-move = langkah
sniff-column-sum = jumlah
sniff-column-points = poin
sniff-column-open = ujung terbuka
sniff-ends = Jumlah ujung: { $sum }   Tumpukan: { $stock }
sniff-hand = Kartu Anda
sniff-open-round = membuka ronde
sniff-end-L = kiri
sniff-end-R = kanan
sniff-end-U = cabang atas
sniff-end-D = cabang bawah
sniff-move = { $tile } { $place }
sniff-finished = { $name } meletakkan kartu terakhir.
sniff-blocked = Ronde buntu.
sniff-deduction = { $name }: −{ $points }

## Di papan
sniff-domino = Domino { $high }-{ $low }
sniff-domino-drawn = { $domino }, baru diambil
sniff-must-place = Anda mengambil { $tile } dan harus memainkannya.
sniff-lay = { $tile } { $place }: jumlah { $sum }
sniff-lay-scoring = { $tile } { $place }: jumlah { $sum }, mencetak poin
sniff-try = { $tile } { $place }, ujungnya bernilai { $number }
sniff-the-sniff = Sniff
sniff-sum = Jumlah ujung: { $sum }
sniff-sum-scoring = Jumlah ujung: { $sum }, habis dibagi lima
sniff-boneyard = Tumpukan: { $count } kartu
sniff-holds = { $count } kartu di tangan
sniff-tally = Turus: { $count } garis
sniff-pair-0 = Pasangan pertama
sniff-pair-1 = Pasangan kedua
sniff-to = sampai { $target }
sniff-last-round = Hasil ronde { $number }
sniff-column-player = pemain
sniff-column-left = sisa kartu
sniff-column-pips = mata
sniff-none = tidak ada
sniff-to-table = Ke meja

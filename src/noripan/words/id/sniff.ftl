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

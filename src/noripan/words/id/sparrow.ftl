game-sparrow = Sparrow Mahjong
about-sparrow = Mahjong mini: enam ubin menjadi dua set, menang dengan tsumo atau ron.
option-sparrow-minimum_points = Poin tangan yang diperlukan untuk menang; 0 untuk pemula.
option-sparrow-start_points = Poin awal setiap pemain.
option-sparrow-multiple_ron = Siapa yang dibayar jika beberapa pemain ron pada satu buangan.
option-sparrow-multiple_ron-all = semua, mulai dari yang terdekat
option-sparrow-multiple_ron-nearest = hanya yang terdekat, berlawanan arah jarum jam
option-sparrow-false_declaration = Apa yang terjadi jika seseorang keliru mengumumkan kemenangan.
option-sparrow-false_declaration-refuse = ditolak
option-sparrow-false_declaration-penalty = membayar 2 poin kepada setiap pemain lain
option-sparrow-all_green_allows_red = Serba Hijau boleh berisi 2, 3, 4, 6, dan 8 merah.

## Ubin
sparrow-tile-plain = { $number }
sparrow-tile-red = { $number } merah
sparrow-tile-H = Naga Hijau (H)
sparrow-tile-C = Naga Merah (C)

## Mengapa langkah tidak sah
sparrow-not-held = Anda tidak memegang ubin ini: { $tile }.
sparrow-ron-own-turn = Ron hanya untuk ubin yang baru dibuang pemain lain; sekarang giliran Anda sendiri.
sparrow-pass-own-turn = Sekarang giliran Anda: buang satu ubin atau umumkan tsumo.
sparrow-tsumo-again = Tsumo Anda keliru; sekarang Anda hanya boleh membuang.
sparrow-answer-first = Tanggapi dulu buangan itu ({ $tile }): ron atau lewat.
sparrow-tsumo-on-discard = Tsumo hanya untuk ubin yang Anda ambil sendiri; untuk buangan ({ $tile }) pilih ron atau lewat.
sparrow-ron-blocked = Anda tidak boleh ron pada { $tile }: jenis yang sama ada di antara buangan Anda sendiri.
sparrow-incomplete = Tangan belum lengkap: enam ubin harus membentuk dua set.
sparrow-too-cheap = Tangan bernilai { $points } poin; untuk menang diperlukan { $minimum }.
sparrow-score-count = Tangan yang dinilai terdiri dari 6 ubin, bukan { $count }.
sparrow-score-copies = Tidak mungkin ada { $count } lembar { $tile } di tangan: paling banyak { $copies }.

## Di meja
sparrow-hand-number = Ronde { $number } dari { $hands }, { $wind }
sparrow-wind-east = Timur
sparrow-wind-south = Selatan
sparrow-wind-west = Barat
sparrow-wind-north = Utara
sparrow-dora = Dora:
sparrow-stock = Sisa stok: { $count }
sparrow-marks = { $dealer } bandar   { $wind } penanda angin   r merah
sparrow-fined = denda { $points }
sparrow-asked = { $name } membuang { $tile }: ron atau lewat?
sparrow-must-discard = Tsumo Anda keliru; buang satu ubin.
sparrow-waits = Menunggu { $waits }
sparrow-wait = { $tile } (poin { $points }, sisa { $left })
sparrow-wait-blocked = { $tile } (poin { $points }, sisa { $left }, hanya dengan tsumo)
sparrow-wait-cheap = { $tile } (poin { $points }, kurang)
sparrow-wait-gone = { $tile } (sudah habis)

## Langkah
sparrow-label-tsumo = tsumo: bernilai { $points }, masing-masing membayar { $share }
sparrow-label-ron = ron: { $points } dari pembuang
sparrow-label-discard = buang { $tile }
sparrow-label-discard-waits = buang { $tile }, lalu menunggu { $waits }
sparrow-tell-tsumo = mengumumkan tsumo
sparrow-tell-ron = mengumumkan ron
sparrow-tell-pass = lewat
sparrow-tell-discard = membuang { $tile }

## Hasil
sparrow-exhausted = Ronde { $number }: stok habis, tidak ada yang menang.
sparrow-won-tsumo = { $name } menang dengan tsumo, { $points } poin.
sparrow-won-ron = { $name } menang dengan ron dari { $payer }, { $points } poin.
sparrow-part-sets = set
sparrow-part-red = ubin merah
sparrow-part-dora = dora
sparrow-part-tanyao = tanyao
sparrow-part-chanta = chanta
sparrow-limit-all_green = Serba Hijau
sparrow-limit-chinyao = Chinyao
sparrow-limit-super_red = Super Merah
sparrow-hand-points = poin tangan
sparrow-dealer-bonus = bonus bandar
sparrow-score-ron = Ron: { $points } dari pembuang
sparrow-score-tsumo = Tsumo dengan { $seats } pemain: { $share } dari setiap pemain lain

## Di papan
sparrow-wind-marker = Penanda angin: { $wind }
sparrow-dealer = Bandar
sparrow-dora-is = Dora: { $tile }
sparrow-concealed = { $count } ubin tertutup
sparrow-river-of = Buangan { $name }
sparrow-your-hand = Ubin Anda
sparrow-drawn = { $tile }, baru diambil
sparrow-worth = Nilai ubin Anda
sparrow-minimum = Untuk menang perlu { $points } poin
sparrow-worth-points = { $points } poin
sparrow-left = sisa { $count }
sparrow-none-left = sudah habis
sparrow-missing = kurang { $points }
sparrow-tsumo-only = hanya tsumo
sparrow-after-discard = Setelah membuang { $tile } Anda menunggu:
sparrow-waiting-for = Anda menunggu:
sparrow-no-wait = Belum ada satu ubin yang melengkapi tangan ini.
sparrow-ready-after = Siap menang setelah membuang { $tiles }
sparrow-complete-short = Lengkap, tetapi hanya bernilai { $points } poin: kurang { $missing }.
sparrow-pick = Ketuk ubin untuk melihat apa yang akan Anda tunggu; ketuk lagi untuk membuangnya.
sparrow-your-turn = Giliran Anda: buang satu ubin
sparrow-do-discard = Buang { $tile }
sparrow-say-tsumo = Tsumo: { $share } dari masing-masing
sparrow-claim-tsumo = Tsumo?
sparrow-say-ron = Ron: { $points } poin
sparrow-claim-ron = Ron?
sparrow-say-pass = Lewat
sparrow-answered-ron = Anda telah mengumumkan ron.
sparrow-answered-pass = Anda melewatkannya.
sparrow-last-hand = Ronde terakhir
sparrow-result-of = Hasil ronde { $number }
sparrow-go-on = Lanjut

game-yacht = Yacht
about-yacht = Lima dadu, tiga lemparan, dua belas kotak: permainan klasiknya.
game-yahtzee = Yahtzee
about-yahtzee = Yacht dengan tiga belas kotak dan bonus untuk bagian atas yang bagus.
game-general = General
about-general = Kombinasi di lemparan pertama bernilai lebih; lima dadu sama menang seketika.
game-cameroon = Double Cameroon
about-cameroon = Sepuluh dadu, dibagi menjadi dua kelompok lima dadu setiap giliran.

option-yacht-yacht_is_full_house = Apakah lima dadu sama juga boleh dicatat sebagai Full House.
option-yacht-lock_kept_dice = Apakah dadu yang sudah disimpan harus tetap disimpan sampai giliran selesai.
option-yahtzee-scoring = Cara menghitung Tiga Sama, Empat Sama, dan Full House.
option-yahtzee-scoring-seed = klasik: hanya dadu yang sama dihitung, Full House bernilai jumlah semua dadu
option-yahtzee-scoring-official = resmi: semua dadu dihitung, Full House bernilai 25
option-yahtzee-joker = Kegunaan Yahtzee tambahan setelah kotak Yahtzee terisi.
option-yahtzee-joker-none = tidak ada yang istimewa
option-yahtzee-joker-free = kotak kosong mana pun; menjadi joker di bagian bawah jika kotak atas matanya terisi
option-yahtzee-joker-forced = kotak atas matanya lebih dulu, lalu bagian bawah sebagai joker
option-yahtzee-lock_kept_dice = Apakah dadu yang sudah disimpan harus tetap disimpan sampai giliran selesai.
option-general-chance_category = Apakah ada kotak kesebelas, Kesempatan: jumlah semua mata dadu.
option-general-big_general_needs_open_box = Apakah lima dadu sama di lemparan pertama hanya menang selama kotak General kosong.
option-general-games = Berapa permainan dalam satu rangkaian; pemenang tiap permainan menerima selisihnya.
option-general-zero_sum = Apakah pemain lain juga kehilangan selisih yang diterima pemenang.
option-general-lock_kept_dice = Apakah dadu yang sudah disimpan harus tetap disimpan sampai giliran selesai.
option-cameroon-lock_kept_dice = Apakah dadu yang sudah disimpan harus tetap disimpan sampai giliran selesai.

## Kategori

dice-category-ones = Angka 1
dice-category-twos = Angka 2
dice-category-threes = Angka 3
dice-category-fours = Angka 4
dice-category-fives = Angka 5
dice-category-sixes = Angka 6
dice-category-three-of-a-kind = Tiga Sama
dice-category-four-of-a-kind = Empat Sama
dice-category-five-of-a-kind = Lima Sama
dice-category-full-house = Full House
dice-category-straight = Urutan
dice-category-short-straight = Urutan Pendek
dice-category-long-straight = Urutan Panjang
dice-category-little-cameroon = Kamerun Kecil
dice-category-big-cameroon = Kamerun Besar
dice-category-chance = Kesempatan
dice-category-yacht = Yacht
dice-category-yahtzee = Yahtzee
dice-category-general = General

## Mengapa langkah tidak sah

dice-not-there = Anda tidak bisa menyimpan { $kept }: dadunya menunjukkan { $dice }.
dice-no-rolls-left = Lemparan sudah habis: catatlah skor.
dice-keep-all = Menyimpan semua dadu berarti berhenti melempar: catatlah skor.
dice-locked = Dadu yang sudah disimpan harus tetap disimpan: { $kept } harus ikut.
dice-no-category = Permainan ini tidak punya kategori “{ $category }”.
dice-category-filled = Kotak { $category } sudah terisi.
dice-joker-own-box = Yahtzee ini harus dicatat di { $category }, kotak atas matanya yang masih kosong.
dice-joker-lower-box = Yahtzee ini harus dicatat di bagian bawah selama masih ada kotak kosong di sana.
dice-two-groups = Bagilah sepuluh dadu menjadi dua kelompok lima dadu, masing-masing dengan kategorinya.
dice-group-size = Setiap kelompok terdiri dari lima dadu, tetapi ada kelompok dengan { $count } dadu.
dice-other-dice = Kedua kelompok harus terdiri dari sepuluh dadu di meja: { $dice }.
dice-same-category = Kedua kelompok harus berbeda kategori, bukan { $category } dua kali.

## Nilai tanpa permainan

dice-score-die = “{ $die }” bukan mata dadu: mata dadu adalah 1 sampai 6.
dice-score-count = Dadunya ada { $count }; yang diperlukan lima.
dice-score-count-ten = Dadunya ada { $count }; yang diperlukan lima atau sepuluh.
dice-score-roll = Satu giliran punya lemparan 1 sampai { $last }, bukan { $roll }.
dice-score-wins = Lima dadu sama di lemparan pertama memenangkan permainan seketika.
dice-column-joker = sebagai joker
dice-column-points = poin
dice-column-split = dua kategori

## Di meja

dice-rolls-left = Sisa lemparan: { $count }
dice-kept = Harus tetap disimpan: { $dice }
dice-further-yahtzee = Yahtzee tambahan: bonus { $points } poin.
dice-column-now = kini
dice-upper-sum = Jumlah atas (target { $goal })
dice-upper-bonus = Bonus bagian atas
dice-yahtzee-bonus = Bonus Yahtzee
dice-total = Total skor
dice-collected = Diterima
dice-game-number = Permainan { $number } dari { $count }
dice-last-game = Perhitungan selisih permainan terakhir:
dice-settlement = { $name }: total { $total }, { $points }
dice-big-general = General Besar { $name } mengakhiri permainan.
dice-keep = simpan { $dice }
dice-keep-none = lempar ulang semua dadu
dice-write = { $category }: { $points }
dice-group = { $dice } { $category }: { $points }
dice-rolled = Dadu keluar: { $dice }
dice-told-group = { $dice } { $category }

## Di papan

dice-tray = Dadu
dice-shelf = dadu yang disimpan
dice-die = Dadu { $number }: { $face }
dice-die-kept = Dadu { $number }: { $face }, disimpan
dice-roll = Lempar { $count } dadu
dice-roll-all = Lempar ulang semua dadu
dice-hint-keep = Ketuk dadu yang disimpan lalu lempar sisanya, atau pilih kotak.
dice-hint-keys = Tombol: nomor dadu untuk menyimpan, R untuk melempar.
dice-hint-write = Lemparan habis: pilih kotak.
dice-hint-divide = Simpan lima dadu untuk membagi kesepuluhnya: itulah satu kelompok, sisanya kelompok kedua. Atau pilih kotak untuk menyimpan lima dadu terbaiknya.
dice-hint-groups = Pilih kotak untuk dadu yang disimpan (▼) dan kotak lain untuk sisanya (▲).
dice-sheet = Lembar skor
dice-category = Kategori
dice-confirm = Catat { $category }: { $points }
dice-offer-best = { $category }: { $points } dengan lima dadu terbaik
dice-group-kept = Dadu yang disimpan di { $category }: { $points }
dice-group-others = Dadu lainnya di { $category }: { $points }
dice-write-both = Catat keduanya: { $first } + { $second } = { $total }
dice-first-roll = Lemparan pertama: Urutan, Full House, dan Empat Sama mendapat tambahan 5.

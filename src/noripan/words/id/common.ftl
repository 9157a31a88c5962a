### Kata-kata yang dipakai semua permainan dan perintah.

## Penolakan

with-rule = { $text } (aturan { $rule })
unreadable-move = “{ $move }” bukan langkah dalam permainan ini.
match-is-over = Permainan sudah selesai.
chance-to-move = Sekarang tidak ada yang memutuskan: kocokan, pengambilan, atau lemparan dadu lebih dulu.
not-your-turn = Sekarang bukan giliran Anda.
chance-not-to-move = “{ $outcome }” tidak bisa diambil atau dilempar sekarang: seorang pemain sedang memutuskan.
outcome-unreadable = “{ $outcome }” bukan sesuatu yang ditentukan nasib sekarang.
outcome-impossible = “{ $outcome }” tidak mungkin keluar sekarang.
outcome-missing = Sesudah tanda bintang harus ada paling sedikit satu hasil.

## Persiapan

game-unknown = Tidak ada permainan “{ $game }”. Permainan yang ada: { $known }.
seats-range = { $game } dimainkan { $minimum } sampai { $maximum } orang, bukan { $seats }.
option-unknown = { $game } tidak punya opsi “{ $option }”. Opsinya: { $known }.
option-choice = “{ $value }” bukan pilihan untuk opsi { $option }. Pilih salah satu: { $choices }.
option-bool = Opsi { $option } bernilai true atau false, bukan “{ $value }”.
option-range = Opsi { $option } adalah bilangan bulat dari { $minimum } sampai { $maximum }, bukan “{ $value }”.
option-step = Opsi { $option } adalah kelipatan { $step } dari { $minimum } sampai { $maximum }, bukan “{ $value }”.
option-shape = “{ $text }” bukan opsi: tulis nama=nilai.
names-count = Ada { $count } nama untuk { $seats } kursi: jumlah nama harus sama dengan jumlah kursi.
name-unusable = Nama “{ $name }” tidak bisa dipakai: nama terdiri dari 1 sampai { $longest } huruf yang terlihat.
language-unknown = Tidak ada bahasa “{ $language }”. Bahasa yang ada: { $known }.
bot-unknown = Tidak ada bot “{ $bot }”. Bot yang ada: { $known }.

## Catatan permainan

file-unreadable = Berkas “{ $file }” tidak bisa dibaca.
file-unwritable = Berkas “{ $file }” tidak bisa ditulis.
record-not-json = Ini bukan catatan permainan: bukan JSON.
record-shape = Ini bukan catatan permainan: ada yang kurang atau salah jenis di { $where }.
record-setup = Permainan dalam catatan ini tidak bisa disiapkan: { $reason }
record-event = Kejadian { $number } (“{ $event }”) tidak mungkin: { $reason }
record-fair-broken = Hasil tidak sesuai dengan komitmen yang diumumkan: hasil nomor { $number } seharusnya “{ $expected }” tetapi tercatat “{ $found }”.
record-fair-commitment = Seed dalam catatan ini tidak cocok dengan komitmennya.
record-fair-shape = Bagian “fair” dalam catatan ini rusak.

## Nilai tanpa permainan

score-tile = “{ $tile }” bukan keping permainan ini.
score-circumstance = { $option } tidak berarti apa-apa untuk { $game }.

## Kursi dan poin

player-chance = nasib
points = { $count } poin
turn-of = Giliran { $name }
winner-alone = { $name } menang.
winners-shared = { $names } menang bersama.
winners-pair = { $names } menang sebagai pasangan.
list-and = { $first } dan { $last }
unit-decisions = keputusan per detik

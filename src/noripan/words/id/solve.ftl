# Permainan sempurna untuk permainan dadu

cli-solve = Menghitung dengan tepat total terbaik yang bisa diharapkan dari permainan dadu yang dimainkan sendiri.
cli-help-big-general = General: poin Big General yang mengakhiri permainan; kalau dikosongkan, permainan berlanjut dan nilainya sama dengan General biasa.
cli-solving = Menghitung { $game }; hasilnya disimpan untuk lain kali.
solve-not-dice = { $game } tidak punya penyelesaian tepat; yang punya: { $known }.
solve-no-big-general = Tidak ada Big General di { $game }.
solve-expected = harapan total terbaik
solve-sd = simpangan baku
solve-seconds = lama menghitung (detik)

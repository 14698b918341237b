### Záznamy: dohraná hra tah po tahu.

button-replay = Záznam hry
button-replay-share = Ukázat celému kanálu
button-play-on = Hrát dál odtud
button-watch = Sledovat
button-watch-newest = Nejnovější tah
button-watch-hands = Ukázat všechny karty (pak tu už nehraju)
menu-replay-turn = Přejít na tah…
menu-replay-eyes = Čí karty…
menu-replay-save = Uložit…

replay-deal = Rozdáno · { $last ->
    [one] následuje { $last } tah
    [few] následují { $last } tahy
    [many] následuje { $last } tahu
   *[other] následuje { $last } tahů
}
replay-turn = Tah { $number } z { $last }
replay-started = První tah má **{ $name }**.
replay-not-started = Nikdo nezačal.
replay-nothing-played = žádná karta
replay-under-way = **{ $name }**: { $plays } · tah ještě neskončil
replay-drawn = Dobráno
replay-piles = Hromádky
replay-hands = V ruce
replay-hand = { $name }: { $cards }
replay-withdrawn = { $pile }: *signál zrušen* ({ $name })
replay-choice-deal = Rozdáno
replay-choice-turn = { $number } · { $name }: { $plays }
replay-choice-won = Výhra
replay-earlier = ◂ Dříve, do tahu { $number }
replay-later = ▸ Později, od tahu { $number }
replay-eyes-all = Všechny karty
replay-eyes-table = Jen to, co leží na stole
replay-eyes-seat = Karty: { $name }

table-played-on = Pokračování dřívější hry od tahu { $turn } · nepočítá se

replay-save-text = Jako text, v notaci
replay-save-picture = Jako obrázek tohoto tahu
replay-save-animation = Jako animaci celé hry
replay-save-json = Jako JSON, pro programy
replay-animation = Celá hra, tah po tahu.

watch-turn = Sledování · tah { $number }
watch-deal = Sledování · rozdáno
table-open-hands = Diváci smějí vidět všechny karty
table-hints-to-agree = Rady jen se souhlasem obou hráčů
table-hints-agreed-by = { $name } povoluje rady, druhý hráč zatím ne
table-hints-agreed = Oba hráči povolili rady

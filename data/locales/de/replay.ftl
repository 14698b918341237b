### Aufzeichnungen: eine beendete Partie, Zug für Zug.

button-replay = Noch einmal ansehen
button-replay-share = Allen im Kanal zeigen
button-play-on = Von hier weiterspielen
button-watch = Zuschauen
button-watch-newest = Neuester Zug
button-watch-hands = Alle Karten zeigen (dann spiele ich hier nicht mehr mit)
menu-replay-turn = Zu einem Zug springen…
menu-replay-eyes = Wessen Karten…
menu-replay-save = Speichern…

replay-deal = Die Karten sind ausgeteilt · { $last ->
    [one] { $last } Zug folgt
   *[other] { $last } Züge folgen
}
replay-turn = Zug { $number } von { $last }
replay-started = **{ $name }** macht den ersten Zug.
replay-not-started = Niemand hat angefangen.
replay-nothing-played = keine Karte
replay-under-way = **{ $name }**: { $plays } · der Zug ist nicht zu Ende
replay-drawn = Gezogen
replay-piles = Stapel
replay-hands = Auf der Hand
replay-hand = { $name }: { $cards }
replay-withdrawn = { $pile }: *zurückgenommen* ({ $name })
replay-choice-deal = Ausgeteilt
replay-choice-turn = { $number } · { $name }: { $plays }
replay-choice-won = Gewonnen
replay-earlier = ◂ Früher, bis Zug { $number }
replay-later = ▸ Später, ab Zug { $number }
replay-eyes-all = Alle Karten
replay-eyes-table = Nur, was auf dem Tisch liegt
replay-eyes-seat = Karten von { $name }

table-played-on = Weitergespielt ab Zug { $turn } einer früheren Partie · zählt nicht

replay-save-text = Als Text, in der Notation
replay-save-picture = Als Bild von diesem Zug
replay-save-animation = Als bewegtes Bild der ganzen Partie
replay-save-json = Als JSON, für Programme
replay-animation = Die ganze Partie, Zug für Zug.

watch-turn = Zuschauen · Zug { $number }
watch-deal = Zuschauen · ausgeteilt
table-open-hands = Wer zuschaut, darf alle Karten sehen
table-hints-to-agree = Tipps gibt es erst, wenn beide zustimmen
table-hints-agreed-by = { $name } erlaubt Tipps, die andere Seite noch nicht
table-hints-agreed = Beide erlauben Tipps

### Lobby, Brett, Hand, Signale, Ergebnis.

## Knöpfe und Menüs

button-join = Mitspielen
button-leave = Verlassen
button-remove-computer = Computer entfernen
button-start = Start
button-hand = Meine Hand
button-refresh = Auffrischen
button-claim = Ich fange an
button-signals = Signal
button-come-back = Bin wieder da
button-take-over = Den Computer spielen lassen
button-end-turn = Zug beenden
button-end-turn-owed = Zug beenden (noch { $owed })
button-take-back = Zurücknehmen
button-hint = Tipp
button-give-up = Endgültig aufgeben
button-rematch = Revanche
button-export = Als Text sichern
button-forget-me = Meine Daten löschen
menu-add-computer = Computer dazusetzen …
menu-options = Optionen …

## Die Lobby

lobby-title = { $variant }: ein Tisch ist offen
lobby-seats = Plätze: { $taken } von { $most }
lobby-options = Vereinbart
lobby-host = leitet den Tisch
lobby-waiting = { $more ->
    [one] Es fehlt noch jemand. Drückt **Mitspielen**, oder die Tischleitung setzt einen Computer dazu.
   *[other] Es fehlen noch { $more } Leute. Drückt **Mitspielen**, oder die Tischleitung setzt Computer dazu.
}
lobby-ready = Mit **Mitspielen** setzt ihr euch dazu. Die Tischleitung kann jederzeit **starten**.
lobby-full = Der Tisch ist voll. Die Tischleitung kann **starten**.

## Das Brett

board-turn = Zug { $number }
board-in-force = Es gilt
board-said = Signale
board-last-turn = Letzter Zug
board-cards = Karten
board-piles-of = **Stapel von { $name }**
board-pile = **{ $pile }** · { $depth ->
    [0] noch keine Karte
    [one] { $depth } Karte
   *[other] { $depth } Karten
} · { $room ->
    [0] voll
   *[other] Platz { $room }
}
board-force = { $pile }: { $symbol }: { $meaning }
board-who-starts = Seht euch **Meine Hand** an. Wer gut eröffnen kann, drückt **Ich fange an**.
board-turn-of = { $owed ->
    [0] **{ $name }** darf den Zug beenden oder weiterspielen.
    [one] **{ $name }** muss noch mindestens eine Karte spielen.
   *[other] **{ $name }** muss noch mindestens { $owed } Karten spielen.
}
board-so-far = In diesem Zug: { $plays }
board-last = **{ $name }**: { $plays } · { $drawn ->
    [0] nichts gezogen
    [one] { $drawn } Karte gezogen
   *[other] { $drawn } Karten gezogen
}
board-draw-pile = { $cards ->
    [0] Der Nachziehstapel ist leer.
    [one] Nachziehstapel: { $cards } Karte
   *[other] Nachziehstapel: { $cards } Karten
}
board-hand = { $name }: { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand
board-hand-and-deck = { $name }: { $cards } auf der Hand, { $deck } zum Ziehen

## Die Hand

hand-title = Deine Hand
hand-table = Tisch in { $channel }
hand-empty = Du hast keine Karten mehr auf der Hand.
hand-over = Die Partie ist vorbei.
hand-who-starts = Noch hat niemand angefangen. Gute Eröffnung? Drück **Ich fange an**.
hand-waiting = **{ $name }** ist am Zug.
hand-owed = { $owed ->
    [0] Du kannst den Zug noch nicht beenden.
    [one] Du bist am Zug: noch mindestens **eine** Karte. Wähl eine Karte, dann einen Stapel.
   *[other] Du bist am Zug: noch mindestens **{ $owed }** Karten. Wähl eine Karte, dann einen Stapel.
}
hand-cover-skull = Ein Totenkopf liegt offen: Überdeck ihn, bevor du den Zug beendest.
hand-may-end = Du darfst den **Zug beenden** oder weiterspielen.
hand-stuck = Von hier aus passt keine Karte mehr. Mit **Zurücknehmen** kannst du eine andere Reihenfolge versuchen.
hand-chosen = Wohin mit der **{ $card }**?
hand-refused = { $pile }: { $why }
hand-dead-ends = ⚠ Nach einer Karte, bei der *Sackgasse* steht, lässt sich der Zug nicht mehr zu Ende bringen.
hand-symbols = Symbole auf deiner Hand
warning-F11a = ⚠ Beendest du jetzt den Zug, behältst du eine einzige Karte und hast nichts mehr zu ziehen. Aus einer Karte werden keine zwei: Du würdest im nächsten Zug verlieren. Spiel sie jetzt, wenn es geht.

why-O4 = nicht auf deiner Hand
why-O5 = muss höher sein oder genau 10 niedriger
why-O6 = muss niedriger sein oder genau 10 höher
why-X5 = ein Stopp hier ließe den Totenkopf offen
why-X7 = genau drei Karten in diesem Zug
why-X11 = vorerst kein Rückwärtstrick
why-X12 = vorerst alle Karten auf einen Stapel
why-F4 = nicht auf deiner Hand
why-F6 = nur eine helfende Karte pro Zug
why-F7 = muss dem fremden Stapel helfen

## Signale

signal-title = Signal
signal-how = Wähl einen Stapel und dann, was du dazu sagen willst. Alle sehen es; nenn nie eine Zahl.
signal-line = { $pile }: *{ $word }* ({ $names })
signal-withdraw = Zurückziehen

## Das Ergebnis

result-won = 🏆 Gewonnen! Alle Karten sind gespielt.
result-won-by = 🏆 { $name } gewinnt!
result-lost = { $cards ->
    [0] Verloren, ohne eine Karte übrig
    [one] Verloren mit { $cards } Karte übrig
   *[other] Verloren mit { $cards } Karten übrig
}
result-excellent = Weniger als zehn übrig: ein ausgezeichnetes Ergebnis.
result-next-time = Weniger als zehn wären ausgezeichnet. Noch ein Versuch?
result-piles = Die Stapel am Ende
result-left = Noch auf der Hand
result-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
over-O11 = { $name } konnte nicht so viele Karten spielen, wie ein Zug verlangt.
over-O12 = Jede Karte hat ihren Platz gefunden. Ihr habt das Spiel besiegt.
over-X1 = { $name } hat aufgegeben.
over-X6 = Alle Karten sind gespielt, aber oben liegt ein offener Totenkopf.
over-F10 = { $name } hat alle eigenen Karten gespielt. { $cards ->
    [one] Gegenüber blieb { $cards } Karte.
   *[other] Gegenüber blieben { $cards } Karten.
}
over-F11 = { $name } konnte keine zwei Karten spielen. { $cards ->
    [one] { $cards } Karte blieb übrig.
   *[other] { $cards } Karten blieben übrig.
}
over-gave-up = { $name } hat aufgegeben.

### Lobby, Spielfeld, Hand, Signale, Ergebnis.

## Knöpfe und Menüs

button-join = Mitspielen
button-leave = Verlassen
button-remove-computer = Computer entfernen
button-start = Start
button-play-now = Jetzt spielen
button-hand = Meine Karten
button-refresh = Aktualisieren
button-claim = Ich fange an
button-signals = Signal
button-come-back = Ich bin wieder da
button-take-over = Computer spielt weiter
button-end-turn = Zug beenden
button-take-back = Zurücknehmen
button-hint = Tipp
button-agree-hints = Tipps erlauben
button-plan = Vorausplanen
button-plan-done = Fertig
button-play-all = { $plays } spielen
button-give-up = Ja, aufgeben
button-rematch = Noch eine Partie
button-another = Anderes Spiel
button-export = Als Text speichern
button-end-table = Ja, schließen
button-forget-me = Meine Daten löschen
menu-add-computer = Computer dazusetzen …
menu-options = Optionen …
menu-marks = Etwas zu Symbolen sagen…

## Die Lobby

lobby-title = { $variant } · Setz dich dazu
lobby-seats = Plätze: { $taken } von { $most }
lobby-options = Optionen
lobby-host = Host
lobby-waiting = { $more ->
    [one] Es fehlt noch jemand. Drückt auf **Mitspielen**; der Host kann auch einen Computer dazusetzen.
   *[other] Es fehlen noch { $more } Leute. Drückt auf **Mitspielen**; der Host kann auch Computer dazusetzen.
}
lobby-ready = Drückt auf **Mitspielen**, um dabei zu sein. Sind alle da, drückt der Host auf **Start**.
lobby-full = Der Tisch ist voll. Der Host kann auf **Start** drücken.
lobby-private = Nur für Eingeladene: Der Host lädt mit `/table invite` ein.
lobby-kept-title = Freigehaltene Plätze
lobby-kept = { $names } · bis { $until }
lobby-invited = Eingeladen
lobby-more = und { $count } weitere
lobby-newcomers = Neu hier? /help bringt dich in einer Minute ins Spiel, /rules erklärt die Regeln.

## Das Spielfeld

board-turn = Zug { $number }
board-in-force = Jetzt gilt
board-said = Signale
board-said-of-marks = Zu den Symbolen
board-last-turn = Letzter Zug
board-last-turns = Letzte Züge
board-cards = Karten
board-piles-of = **Stapel von { $name }**
board-pile = **{ $pile }** · { $room ->
    [0] voll
   *[other] Platz: { $room }
}
board-force = **{ $pile }** · { $symbol }: { $meaning }
board-only-pile = Die nächste Karte muss auf Stapel **{ $pile }**.
board-who-starts = Schaut in **Meine Karten**. Wer gut anfangen kann, drückt auf **Ich fange an**.
board-needs-cards = { $cards ->
    [one] **{ $name }** muss noch mindestens eine Karte spielen.
   *[other] **{ $name }** muss noch mindestens { $cards } Karten spielen.
}
cover-skull = { $count ->
    [one] den Totenkopf auf Stapel { $piles }
   *[other] die Totenköpfe auf den Stapeln { $piles }
}
cover-fire = { $count ->
    [one] das Feuer auf Stapel { $piles }
   *[other] die Feuer auf den Stapeln { $piles }
}
board-needs-cover = **{ $name }** muss { $what } abdecken, bevor der Zug enden kann.
board-needs-cards-and-cover = **{ $name }** muss noch mindestens { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} spielen und dabei { $what } abdecken.
board-needs-may-end = **{ $name }** darf den Zug beenden oder weiterspielen.
board-needs-must-end = **{ $name }** darf keine Karte mehr spielen und muss den Zug beenden.
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
board-hand-and-deck = { $name }: { $cards } auf der Hand, { $deck } im Nachziehstapel

## Die Hand

hand-empty = Du hast keine Karten mehr auf der Hand.
hand-who-starts = Noch hat niemand angefangen. Kannst du gut anfangen? Dann drück auf **Ich fange an**.
hand-waiting = **{ $name }** ist am Zug.
hand-since = Seit deinem letzten Zug: { $turns }
hand-since-turn = **{ $name }** { $plays }
hand-plan = Vorgemerkt: { $plays }
hand-plan-broken = ⚠ { $play } geht nicht mehr.
hand-planning = Leg Karten in Gedanken. Bist du am Zug, spielt ein Druck sie aus, soweit sie dann noch passen.
hand-needs-cards = { $cards ->
    [one] Dein Zug: noch mindestens **eine** Karte.
   *[other] Dein Zug: noch mindestens **{ $cards }** Karten.
}
hand-needs-cover = Deck **{ $what }** ab, bevor du den Zug beendest.
hand-needs-cards-and-cover = Dein Zug: noch mindestens { $cards ->
    [one] **eine** Karte
   *[other] **{ $cards }** Karten
}. Deck dabei **{ $what }** ab.
hand-needs-may-end = **Zug beenden** oder weiterspielen.
hand-needs-must-end = Mehr lässt sich nicht spielen. Drück auf **Zug beenden**.
hand-needs-stuck = So lässt sich der Zug nicht mehr beenden. Drück auf **Zurücknehmen** und versuch eine andere Reihenfolge.
hand-chosen = Wohin mit der **{ $card }**?
hand-refused = { $piles }: { $why }
hand-dead-ends = ⚠ Nach einer mit ⚠ markierten Karte lässt sich der Zug nicht mehr beenden.
warning-F11a = ⚠ Wenn du den Zug jetzt beendest, behältst du eine einzige Karte, und dein Nachziehstapel ist leer. Mit einer Karte kannst du keine zwei spielen: Du würdest im nächsten Zug verlieren. Spiel sie jetzt, wenn es geht.

why-O4 = hast du nicht auf der Hand
why-O5 = muss höher sein oder genau 10 niedriger
why-O6 = muss niedriger sein oder genau 10 höher
why-X5 = mit einem Stopp hier bliebe der Totenkopf offen
why-X7 = genau drei Karten in diesem Zug
why-X11 = gerade kein Rückwärtstrick erlaubt
why-X12 = in diesem Zug alles auf einen Stapel
why-F4 = hast du nicht auf der Hand
why-F6 = in diesem Zug hast du schon geholfen
why-F7 = würde dem gegnerischen Stapel nicht helfen

## Signale

signal-title = Signal
signal-how = Ein Signal gilt, bis auf seinem Stapel eine Karte gespielt wird; noch einmal drücken nimmt es zurück. Alle sehen es. Nenn nie eine Zahl.
signal-how-marks = Zu Symbolen: *habe ich* gilt, bis du so eine Karte spielst, *lieber nicht jetzt* eine Runde lang.
signal-means = **{ $word }**: { $meaning }
signal-means-keep-off = Ich habe eine gute Karte für diesen Stapel, lasst ihn mir bitte.
signal-means-small-steps = Ich habe bald etwas dafür: bitte nur kleine Schritte.
signal-means-jump-back = Hier kann ich um zehn zurückspringen, solange niemand darauf spielt.
signal-means-free = Ich habe nichts dafür, nehmt ihn.
signal-line = { $pile }: *{ $word }* ({ $names })
say-keep-off = Bitte nicht
say-small-steps = Kleine Schritte
say-jump-back = Rückwärtstrick
say-free = Frei
say-mark-hold = Habe ich: { $mark }
say-mark-not-now = Lieber nicht jetzt: { $mark }

## Das Ergebnis

result-won = 🏆 Gewonnen! Alle Karten sind gespielt.
result-won-by = 🏆 { $name } gewinnt!
result-lost = { $cards ->
    [0] Verloren, obwohl keine Karte übrig ist
    [one] Verloren, { $cards } Karte ist übrig
   *[other] Verloren, { $cards } Karten sind übrig
}
result-excellent = Weniger als zehn Karten übrig: Das ist ausgezeichnet.
result-next-time = Weniger als zehn wären ausgezeichnet. Noch ein Versuch?
result-decisive = Woran es lag
result-needed = { $name } brauchte noch Karten: { $owed }, spielbar: { $fits }
result-longest-step = Größter Schritt: { $below } → **{ $card }** auf { $pile }
result-tricks = Rückwärtstricks: { $tricks }
result-piles = Die Stapel am Ende
result-left = Nicht gespielt
result-deck = { $cards ->
    [one] { $cards } Karte im Nachziehstapel
   *[other] { $cards } Karten im Nachziehstapel
}
result-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}

closed-title = { $variant } · geschlossen
closed-result = So ging es aus: { $address }

over-O11 = { $name } konnte nicht alles spielen, was der Zug verlangt.
over-O12 = Jede Karte hat ihren Platz gefunden. Ihr habt das Spiel besiegt!
over-X1 = { $name } hat aufgegeben.
over-X6 = Alle Karten sind gespielt, aber obenauf liegt ein Totenkopf.
over-F10 = { $name } hat alle Karten gespielt. { $cards ->
    [one] Auf der Gegenseite blieb { $cards } Karte übrig.
   *[other] Auf der Gegenseite blieben { $cards } Karten übrig.
}
over-F11 = { $name } konnte keine zwei Karten spielen. { $cards ->
    [one] { $cards } Karte blieb übrig.
   *[other] { $cards } Karten blieben übrig.
}
over-gave-up = { $name } hat aufgegeben.

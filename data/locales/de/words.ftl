### Der Wortschatz am Tisch.

variant-original = The Game
variant-extreme = The Game: Extreme
variant-face-to-face = The Game: Face to Face

about-original = Ein Team, 98 Karten, vier Stapel: gemeinsam alles loswerden.
about-extreme = Das Teamspiel mit 28 Karten, die Anweisungen geben.
about-face-to-face = Ein Duell zu zweit: eigene Karten, eigene Stapel und hin und wieder eine helfende Hand.

seat-computer = 🤖 Computer { $number }
seat-nameless = Platz { $number }
seat-nobody = noch niemand (alle dürfen *Ich fange an* drücken)

level-easy = Leicht
level-normal = Normal
level-expert = Experte
about-level-easy = Freundlich und noch neu im Spiel
about-level-normal = Spielt wie ein guter Mensch
about-level-expert = So stark wie möglich

word-keep-off = bitte nicht
word-small-steps = nur kleine Schritte
word-jump-back = ich kann hier zurückspringen
word-free = frei

symbol-stop = Stopp
symbol-skull = Totenkopf
symbol-three = Drei
symbol-silence = Schweigen
symbol-no-trick = Kein Trick
symbol-one-pile = Ein Stapel
symbol-draw-one = Eine ziehen

meaning-stop = der Zug endet sofort, auch unter dem Minimum.
meaning-skull = muss noch in diesem Zug überdeckt werden.
meaning-three = genau drei Karten in diesem Zug, die vorher gespielten zählen mit.
meaning-silence = solange die Karte offen liegt, spricht niemand über das Spiel; Signale sind aus.
meaning-no-trick = solange die Karte offen liegt, gibt es auf keinem Stapel einen Rückwärtstrick.
meaning-one-pile = solange die Karte offen liegt, kommen alle Karten eines Zuges auf einen Stapel.
meaning-draw-one = solange die Karte offen liegt, wird nach dem Zug nur eine Karte gezogen.

play-trick = ↩ Trick
play-dead-end = ⚠ Sackgasse
play-help = 🤝 Hilfe

language-en = Englisch
language-de = Deutsch
language-ru = Russisch
language-uk = Ukrainisch
language-cs = Tschechisch
language-of-server = wie in Discord eingestellt

length-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
length-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
length-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-manage-messages = Nachrichten verwalten

## Optionen eines Tisches

option-three = Mindestens drei Karten pro Zug
option-short = Eine Handkarte weniger
option-take-backs = Zurücknehmen
option-shuffled = Gemischte Symbole
about-option-three = Schwerer: drei statt zwei, solange es Karten zu ziehen gibt
about-option-short = Noch schwerer: alle haben eine Karte weniger auf der Hand
about-option-take-backs = Gespielte Karten können bis zum Ende des Zuges zurück
about-option-shuffled = Die 28 Symbole liegen in jeder Partie auf anderen Karten
told-three = mindestens drei Karten pro Zug
told-short = eine Handkarte weniger
told-no-take-backs = kein Zurücknehmen
told-shuffled = gemischte Symbole

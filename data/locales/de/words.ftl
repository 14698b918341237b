### Der Wortschatz am Tisch.

variant-original = The Game
variant-extreme = The Game: Extreme
variant-on-fire = The Game: On Fire
variant-face-to-face = The Game: Face to Face

about-original = Ein Team, 98 Karten, vier Stapel: Werdet gemeinsam alle Karten los.
about-extreme = Das Teamspiel mit 28 Karten, die Anweisungen tragen.
about-on-fire = Das Teamspiel mit sechs Karten, die brennen, bis jemand sie abdeckt.
about-face-to-face = Ein Duell: eigene Karten, eigene Stapel und, wenn es lohnt, eine Karte auf einen gegnerischen.

seat-computer = 🤖 Computer { $number }
seat-computer-for = 🤖 für { $name }
seat-nameless = Platz { $number }

level-easy = Leicht
level-normal = Normal
level-expert = Profi
about-level-easy = Freundlich und noch neu im Spiel
about-level-normal = Spielt wie jemand mit Erfahrung
about-level-expert = Stärker geht es nicht

word-keep-off = bitte nicht hier
word-small-steps = nur kleine Schritte
word-jump-back = hier kann ich zurückspringen
word-free = frei für alle
mark-word-hold = habe ich
mark-word-not-now = lieber nicht jetzt

symbol-stop = Stopp
symbol-skull = Totenkopf
symbol-three = Drei
symbol-silence = Schweigen
symbol-no-trick = Kein Trick
symbol-one-pile = Ein Stapel
symbol-draw-one = Eine ziehen
symbol-fire = Feuer

meaning-stop = Der Zug endet sofort, auch unter dem Minimum.
meaning-skull = Muss noch in diesem Zug abgedeckt werden.
meaning-three = Genau drei Karten in diesem Zug; schon gespielte zählen mit.
meaning-silence = Solange die Karte offen liegt, spricht niemand über das Spiel; Signale sind aus.
meaning-no-trick = Solange die Karte offen liegt, ist auf keinem Stapel ein Rückwärtstrick erlaubt.
meaning-one-pile = Solange die Karte offen liegt, kommen alle Karten eines Zuges auf denselben Stapel.
meaning-draw-one = Solange die Karte offen liegt, zieht ihr nach dem Zug nur eine Karte nach.
meaning-fire = Muss gleich im nächsten Zug nach dem Ausspielen abgedeckt werden.

play-trick = ↩ Trick
play-dead-end = ⚠ Sackgasse
play-help = 🤝 Hilfe
owner-you = du

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

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-manage-messages = Nachrichten verwalten

## Optionen eines Tisches

option-three = Mindestens drei Karten pro Zug
option-short = Eine Handkarte weniger für alle
option-take-backs = Karten zurücknehmen
option-shuffled = Symbole neu mischen
option-no-hints = Ohne Tipps
about-option-three = Schwerer: drei Karten statt zwei, solange es etwas zu ziehen gibt
about-option-short = Noch schwerer: alle haben eine Karte weniger auf der Hand
about-option-take-backs = Bis zum Ende des Zuges lassen sich Karten zurücknehmen
about-option-shuffled = In jeder Partie liegen die 28 Symbole auf anderen Karten
about-option-no-hints = Niemand am Tisch kann den Computer um Rat fragen
told-three = mindestens drei Karten pro Zug
told-short = eine Handkarte weniger
told-no-take-backs = ohne Zurücknehmen
told-shuffled = neu gemischte Symbole
told-no-hints = ohne Tipps

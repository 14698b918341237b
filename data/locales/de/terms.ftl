### Was ein Tisch vor dem Geben vereinbart: Vorlagen, Optionen, Tempo.

button-terms = Optionen
menu-variant = Welches Spiel …
menu-preset = Alles auf einmal: eine Spielweise …
menu-doors = Wer kommen darf …
menu-tempo = Tempo …

terms-title = { $variant } · So spielt dieser Tisch
terms-read-only = Bis zum Start können Host und Moderation das hier ändern.
terms-rules = Das Spiel
terms-doors = Wer kommen darf
terms-tempo = Tempo

option-private = Nur mit Einladung
option-open-seats = Computer machen Platz
option-open-hands = Offene Karten fürs Publikum
about-option-private = Nur wen der Host eingeladen hat, kann sich setzen
about-option-open-seats = Während der Partie darf jeder den Platz eines Computerspielers übernehmen
about-option-open-hands = Wer zuschaut, darf alle Karten sehen und kann sich dann nicht mehr setzen

for-option-three = Für Teams, die sonst zu oft gewinnen.
for-option-short = Für alle, denen drei Karten nicht genügen.
for-option-take-backs = Für alle; ohne gilt jede Karte sofort.
for-option-shuffled = Für alle, die auswendig wissen, welche Karte was trägt.
for-option-no-hints = Für Teams, die selbst darauf kommen wollen.
for-option-private = Für Leute, die unter sich bleiben wollen.
for-option-open-seats = Für einen Abend, an dem Leute kommen und gehen.
for-option-open-hands = Fürs Publikum oder zum Erklären.

tempo-usual = Wie hier üblich
tempo-quick = Flinke Computerspieler
tempo-unhurried = Gemächliche Computerspieler
tempo-day = Ein Tag pro Zug
tempo-three-days = Drei Tage pro Zug
tempo-week = Eine Woche pro Zug
about-tempo-usual = Erinnert wird, wie es der Server eingestellt hat
about-tempo-quick = Der Computer spielt sofort: für alle, die das Spiel kennen
about-tempo-unhurried = Der Computer lässt sich Zeit: So kann man jeder seiner Karten folgen
about-tempo-day = Erinnerung nach 18 Stunden, nach einem Tag darf der Computer übernehmen: für Vielbeschäftigte
about-tempo-three-days = Erinnerung nach 54 Stunden, nach drei Tagen darf der Computer übernehmen
about-tempo-week = Erinnerung nach 5 Tagen, nach einer Woche darf der Computer übernehmen
told-tempo-quick = flinke Computerspieler
told-tempo-unhurried = gemächliche Computerspieler
told-tempo-day = ein Tag pro Zug
told-tempo-three-days = drei Tage pro Zug
told-tempo-week = eine Woche pro Zug

preset-first-game = Erste Partie
preset-evening = Spieleabend
preset-slow-game = Langsame Partie
preset-hard = Schwer
about-preset-first-game = The Game mit Zurücknehmen und Tipps; die Computerspieler lassen sich Zeit
about-preset-evening = Das übliche Spiel; Leute dürfen Plätze von Computerspielern übernehmen
about-preset-slow-game = Ein Tag pro Zug, mit passenden Erinnerungen
about-preset-hard = Drei Karten pro Zug, eine Handkarte weniger, kein Zurücknehmen, keine Tipps, wo es das gibt

option-table-open-preset = Eine Spielweise: stellt die Optionen darunter auf einmal ein
option-table-open-computers = So viele Computerspieler setzen sich gleich dazu
option-table-open-level = Wie stark sie sind
option-table-open-tempo = Wie schnell der Computer spielt oder wie viele Tage ein Zug dauern darf
option-table-open-open-seats = Während der Partie darf jeder den Platz eines Computerspielers übernehmen

### Das Tagesspiel, und Partien nur für die eigenen Augen.

daily-title = Das Tagesspiel · { $day }
daily-about = Drei Partien am Tag, für alle dieselben; der erste Versuch zählt. Der Tag endet um Mitternacht UTC.
daily-alone = The Game allein
daily-extreme = Extreme allein
daily-pair = Mit dem Profi
daily-team = Als Team
daily-open = Noch nicht gespielt.
daily-begun = Angefangen. Mit dem Knopf geht es weiter.
daily-later-attempt = ein späterer Versuch: zählt nicht
daily-streak = Tage in Folge: { $now } · längste Serie: { $longest }
daily-expert-thinks = der Profi spielt noch
daily-expert = Profi: { $result }
daily-median = Mitte dieses Servers: { $cards }
daily-table = { $day } · { $kind }
daily-players = Zu Ende gespielt: { $count }
daily-closed = Wer und wie, wird gezeigt, sobald du deinen eigenen Versuch beendet hast.
daily-scope-server = Alle, die das Tagesspiel auf diesem Server aufgerufen haben. Wer die wenigsten Karten übrig hat, führt; bei Gleichstand, wer weniger Hilfe hatte.
daily-scope-partners = Alle, mit denen du zuletzt gespielt hast, egal wo. Wer die wenigsten Karten übrig hat, führt; bei Gleichstand, wer weniger Hilfe hatte.
daily-share-title = Zum Weitergeben, ohne ein Wort über die Karten
daily-new = Drei neue Partien, für alle dieselben. Der erste Versuch zählt.

button-daily = Mein Tagesspiel
button-daily-server = Tabelle dieses Servers
button-daily-partners = Tabelle meiner Mitspieler
button-daily-share = Teilen
button-daily-post = Hier zeigen
button-solo-again = Noch eine
button-ask-give-up = Aufgeben …

command-daily = Die Partien des Tages, für alle dieselben: Dein erster Versuch zählt
option-daily-deal = Welche; ohne Angabe alle, und wie du stehst
command-solo = Eine Partie nur für deine Augen, wo immer du bist
option-solo-variant = Welches Spiel; ohne Angabe The Game
option-solo-partners = Wie viele Computerspieler mitspielen
option-solo-level = Wie gut sie spielen
option-solo-deal = Code einer Partie, für deren Karten

refused-T-had-cards = Diese Karten hast du schon einmal bekommen, ein erster Versuch ist das also nicht mehr. Warte auf die Partien von morgen, oder spiele mit `/solo`.
refused-not-first = Nur ein eigener erster Versuch, am selben Tag, kann weitergegeben werden. Beende deinen mit `/daily` und versuche es dann noch einmal.
refused-not-alone = So viele Plätze hat dieses Spiel nicht: Wähle höchstens { $most } Computerspieler.
refused-daily-deal = Das sind die Karten des Tagesspiels: Spiele sie mit `/daily`, damit dein erster Versuch zählt.
refused-one-server = Das betrifft einen einzelnen Server. Frage danach in einem Kanal eines Servers, auf dem ich bin.

command-server-daily = Jeden Tag die neuen Partien in einem Kanal ankündigen; ohne Kanal nicht mehr
option-server-daily-channel = Wo
answer-daily-channel = Ab morgen wird jedes neue Tagesspiel in { $channel } angekündigt, mit den Tabellen des Vortags: eine Nachricht am Tag, die niemanden ruft.
answer-no-daily-channel = Das Tagesspiel wird hier nicht mehr angekündigt.

### Zum Nachlesen, in eigenen Worten.

## Die Regeln

rules-title = { $variant }: die Regeln
rules-more = Die ganzen Regeln: /rules mit „Ausführlich“
rules-section-setup = Vor dem Start
rules-section-turn = Dein Zug
rules-section-trick = Der Rückwärtstrick
rules-section-draw = Nachziehen
rules-section-end = Das Ende
rules-section-talk = Reden
rules-section-expert = Schwerer
rules-section-flash = ⚡ Für einen Zug
rules-section-lasting = ∞ Solange offen
rules-section-symbols = Die Symbole
rules-section-bot = An diesem Tisch
rules-section-help = Helfen
rules-section-cards = Welche Karten sie tragen

rules-original =
    Ihr seid ein Team. Die Karten 2 bis 99 müssen alle auf vier Stapel: **A** und **B** steigen von 1 auf ↑, **C** und **D** fallen von 100 ab ↓.
    Spiel in deinem Zug mindestens **zwei** Karten und zieh dann nach. Um **genau 10** zurückspringen geht immer.
    Redet, worüber ihr wollt, aber nennt **nie eine Zahl**. Wer nicht genug Karten spielen kann, verliert die Partie für alle.
rules-original-setup = Eine bis fünf Personen. Allein hast du 8 Karten, zu zweit je 7, ab drei je 6. Der Rest wartet verdeckt im Nachziehstapel. Haben alle ihre Hand gesehen, einigt ihr euch, wer anfängt.
rules-original-turn = Leg Karten einzeln auf beliebige Stapel. Auf ↑ muss jede höher sein als die oberste, auf ↓ niedriger; wie groß der Sprung ist, spielt keine Rolle. Zwei Karten sind Pflicht, eine ab dem Zug, zu dessen Beginn der Nachziehstapel leer ist. Mehr darfst du immer.
rules-original-trick = Eine Karte, die genau 10 **niedriger** ist als die oberste, darf auf ↑; eine genau 10 **höhere** auf ↓. Das schafft neuen Platz, so oft es dir gelingt. Beispiel: 37 auf eine aufsteigende 47.
rules-original-draw = Nach dem Zug ziehst du, bis deine Hand wieder voll ist. Ist der Nachziehstapel leer, geht es ohne Nachziehen weiter, und wer keine Karten mehr hat, wird übersprungen.
rules-original-end = Alle 98 Karten gespielt: gewonnen. Kann jemand am Zug die nötigen Karten nicht spielen, ist sofort Schluss, und jede übrige Karte zählt eins. Weniger als zehn ist ausgezeichnet.
rules-original-talk = Alles außer Zahlen. An diesem Tisch geht das mit Signalen: *bitte nicht*, *nur kleine Schritte*, *ich kann hier zurückspringen*, *frei*. Ein Signal gilt, bis sich sein Stapel ändert.
rules-original-expert = Zwei Optionen machen es schwerer: mindestens drei Karten pro Zug, solange es einen Nachziehstapel gibt, und eine Handkarte weniger für alle.

rules-extreme =
    Alles ist wie bei The Game, aber 28 Karten tragen eines von sieben Symbolen, jedes viermal. Wer so eine Karte spielt, muss tun, was sie sagt.
    ⚡ Stopp, Totenkopf und Drei binden nur die Person am Zug. ∞ Schweigen, Kein Trick, Ein Stapel und Eine ziehen binden alle, bis eine andere Karte darauf liegt.
rules-extreme-setup = Personen, Hände und Stapel sind wie bei The Game. Ihr dürft sagen, welche Symbole ihr habt, aber nie die Zahlen.
rules-extreme-flash = Ein Stopp darf gleich die erste Karte sein. Er darf einen Totenkopf überdecken, aber keinen offen lassen. Bei der Drei zählen die Karten davor mit, und ein Stopp kann nur die dritte sein. Mit weniger als drei Karten auf der Hand ist eine Drei eine Sackgasse.
rules-extreme-lasting = Es können mehrere zugleich gelten, und zwar jeweils unmittelbar bevor eine Karte gespielt wird: Wer Kein Trick überdeckt, darf das nicht mit einem Rückwärtstrick tun. Bei Ein Stapel wählt deine erste Karte den Stapel. Bei Eine ziehen entscheidet, was beim Nachziehen offen liegt.
rules-extreme-bot = Was eine Anweisung bricht, wird nicht angenommen; aus Versehen verliert also niemand. Karten, nach denen der Zug nicht mehr zu Ende geht, sind mit *Sackgasse* markiert. Zum Sieg darf am Ende kein Totenkopf oben liegen. Welche Zahlen Symbole tragen, hat dieses Projekt selbst festgelegt.

rules-face-to-face =
    Zwei gegeneinander. Beide haben 58 Karten, 2 bis 59, und zwei Stapel: Einer steigt von 1 auf ↑, einer fällt von 60 ab ↓. Mindestens **zwei** Karten pro Zug; auf den eigenen Stapeln darfst du genau 10 zurück.
    Höchstens **eine** Karte pro Zug darf auf einen fremden Stapel, wenn sie ihm hilft. Dann ziehst du bis auf sechs nach, sonst nur zwei. Wer alles gespielt hat, gewinnt; wer keine zwei Karten spielen kann, verliert.
rules-face-to-face-setup = Beide haben sechs Karten vom eigenen Deck. Das Los entscheidet, wer anfängt. A und B gehören zum ersten Platz, C und D zum zweiten.
rules-face-to-face-turn = Mindestens zwei Karten, einzeln, beliebig auf deine beiden Stapel verteilt: höher auf ↑, niedriger auf ↓ oder genau 10 zurück. Es bleibt bis zuletzt bei zwei.
rules-face-to-face-help = Höchstens eine Karte pro Zug kommt auf einen fremden Stapel, und nur gegen seinen Pfeil: niedriger als die oberste auf ↑, höher auf ↓, egal wie viel. Einem leeren Stapel ist nicht zu helfen.
rules-face-to-face-draw = Nur auf eigene Stapel gespielt: Du ziehst zwei, egal wie viele es waren. Geholfen: Du ziehst, bis du sechs hast. Ist dein Deck aufgebraucht, spielst du ohne Nachziehen weiter.
rules-face-to-face-end = Sind dein Deck und deine Hand leer, gewinnst du auf der Stelle. Kannst du in deinem Zug keine zwei Karten spielen, verlierst du; behalt also nie eine einzelne letzte Karte.

## Die erste Partie

help-title = In einer Minute zur ersten Partie
help-first-game =
    1. Tipp `/table open` und wähl *The Game*.
    2. Andere drücken **Mitspielen**; allein spielst du solo oder holst dir Hilfe mit **Computer dazusetzen**.
    3. Drück **Start**, dann **Meine Hand**. Deine Karten siehst nur du.
    4. Wer gut eröffnen kann, drückt **Ich fange an**.
help-turn-title = Wenn du am Zug bist
help-turn = Drück eine Karte, dann einen Stapel. `A ↑ 47 → 49` heißt: Die 49 kommt auf Stapel A, der 47 zeigt und steigt. Graue Stapel passen nicht. Kleine Schritte halten die Stapel offen. Nach zwei Karten drück **Zug beenden**; bis dahin hilft **Zurücknehmen**.
help-talk-title = Reden
help-talk = Nenn nie eine Zahl. Mit **Signal** bittest du um einen Stapel oder gibst ihn frei.
help-commands-title = Mit Befehlen
help-commands = `/hand` deine Karten · `/play` eine Karte oder ein ganzer Zug (`45A 47A 88D`) · `/end-turn` · `/back` · `/signal` · `/hint` · `/table board` zeigt das Brett noch einmal · `/rules` · `/me` Sprache, Erwähnungen und Bilder · `/privacy`
help-trouble-title = Wenn etwas klemmt
help-trouble = Drück **Meine Hand** für eine frische Hand, oder nimm `/table board`. Jemand ist weg? Nach einer Weile darf der Computer übernehmen. Die Tischleitung beendet einen Tisch mit `/table end`.

## Datenschutz

privacy-title = Was über dich gespeichert ist
privacy-stored = Deine Discord-ID und dein Name am Tisch, die Tische, die du eröffnet hast und an denen du gesessen hast, jede gespielte Karte mit Uhrzeit, die Ergebnisse und deine Einstellungen (Sprache, Erwähnungen, Bilder). Keine Nachrichten, keine Direktnachrichten, nichts über Leute, die nicht mitspielen.
privacy-why-title = Wozu
privacy-why = Um deine Partien zu führen, sie nach einem Neustart zurückzuholen und Ergebnisse zu zeigen. Nichts wird weitergegeben.
privacy-long-title = Wie lange
privacy-long = Bis du es löschst oder der Betrieb des Bots es tut. Beendete Partien behalten dann einen namenlosen Platz.
privacy-yours-title = Deine Rechte
privacy-yours = `/privacy export` gibt dir alles als Datei. `/privacy delete` löscht dich.
privacy-export = In dieser Datei steht alles, was über dich gespeichert ist.
privacy-delete-title = Deine Daten löschen?
privacy-delete = Du verlässt jeden offenen Tisch; dein Name und deine ID verschwinden überall. Beendete Partien behalten einen namenlosen Platz. Das lässt sich nicht rückgängig machen.
privacy-deleted = Deine Daten sind gelöscht.

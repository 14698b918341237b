### Zum Nachlesen, in eigenen Worten.

## Die Regeln

rules-title = { $variant } · die Regeln
rules-in-short = Kurz gesagt
button-rules = Die Regeln
button-help = So geht’s
rules-section-setup = Vor dem Start
rules-section-turn = Dein Zug
rules-section-trick = Der Rückwärtstrick
rules-section-draw = Nachziehen
rules-section-end = Das Ende
rules-section-talk = Reden
rules-section-expert = Für Profis
rules-section-flash = ⚡ Für einen Zug
rules-section-lasting = ∞ Bis sie abgedeckt sind
rules-section-symbols = Die Symbole
rules-section-fire = Feuer
rules-section-bot = Mit diesem Bot
rules-section-help = Helfen
rules-section-cards = Welche Karten Symbole tragen
rules-section-signs = Auf den Knöpfen
legend-distance = **49 ▸ A +2** legt die 49 auf Stapel A, der damit 2 Zahlen verliert; −10 gibt ihm 10 zurück.
legend-trick = { $sign } ein Rückwärtstrick
legend-cheapest = { $sign } der Zug, der am wenigsten Zahlen verbraucht
legend-dead-end = { $sign } eine Sackgasse: danach lässt sich der Zug nicht mehr beenden
legend-help = { $sign } eine Karte, die der Gegenseite hilft

rules-original =
    Ihr seid ein Team. Alle Karten von 2 bis 99 müssen auf vier Stapel: **A** und **B** steigen ab 1 ↑, **C** und **D** fallen ab 100 ↓.
    Spiel in deinem Zug mindestens **zwei** Karten und zieh dann nach. Eine Ausnahme, der **Rückwärtstrick**: **genau 10** in die Gegenrichtung (37 auf ↑ 47).
    Redet, worüber ihr wollt, aber nennt **nie eine Zahl**. Kann jemand nicht genug Karten spielen, ist die Partie für alle verloren.
rules-original-setup = Ihr seid eine bis fünf Personen. Allein hast du 8 Karten, zu zweit habt ihr je 7, zu dritt bis zu fünft je 6. Der Rest ist der verdeckte Nachziehstapel. Wenn alle ihre Karten gesehen haben, einigt ihr euch, wer anfängt; dann geht es reihum.
rules-original-turn = Spiel deine Karten einzeln, jede auf einen beliebigen Stapel. Auf ↑ muss eine Karte höher sein als die oberste, auf ↓ niedriger; wie groß der Abstand ist, spielt keine Rolle. Mindestens zwei sind Pflicht; ist der Nachziehstapel zu Beginn deines Zuges leer, genügt eine. Mehr darfst du immer.
rules-original-trick = Eine Karte, die um genau 10 **niedriger** ist als die oberste, darf auf ↑, eine um genau 10 **höhere** auf ↓. So bekommt der Stapel wieder Platz. Das geht, so oft du kannst. Beispiel: die 37 auf einen steigenden Stapel mit der 47.
rules-original-draw = Nach dem Zug ziehst du, bis deine Hand wieder voll ist. Ist der Nachziehstapel leer, spielt ihr ohne Nachziehen weiter, und wer keine Karten mehr hat, wird übersprungen.
rules-original-end = Alle 98 Karten gespielt: Ihr habt gewonnen. Kann jemand am Zug nicht genug Karten spielen, ist die Partie sofort verloren, und jede nicht gespielte Karte zählt einen Punkt. Weniger als zehn ist ausgezeichnet.
rules-original-talk = Sagt alles außer den Zahlen auf euren Karten. Oder schickt mit einem Klick ein Signal: *bitte nicht hier*, *nur kleine Schritte*, *hier kann ich zurückspringen*, *frei für alle*. Ein Signal gilt, bis sich sein Stapel ändert.
rules-original-expert = Zwei Optionen machen es schwerer: mindestens drei Karten pro Zug, solange es einen Nachziehstapel gibt, und eine Handkarte weniger für alle.
rules-original-bot = Was nicht passt, hat keinen Knopf. Nach einer Karte mit dem Vermerk *Sackgasse* (⚠) lässt sich der Zug nicht mehr beenden. Bis zum Ende deines Zuges kannst du Karten zurücknehmen; an einem Tisch ohne Zurücknehmen ist die Partie in einer Sackgasse sofort verloren.

rules-extreme =
    Wie The Game, aber 28 Karten tragen eines von sieben Symbolen, jedes viermal. Wer eine solche Karte spielt, muss genau tun, was sie verlangt.
    ⚡ „Stopp“, „Totenkopf“ und „Drei“ gelten nur für die Person am Zug. ∞ „Schweigen“, „Kein Trick“, „Ein Stapel“ und „Eine ziehen“ gelten für alle, bis eine andere Karte sie abdeckt.
rules-extreme-setup = Spielerzahl, Handkarten, Stapel und Züge wie bei The Game: Kennst du es noch nicht, lies zuerst dessen Regeln. Ihr dürft sagen, welche Symbole ihr habt und welche besser warten, aber nie eine Zahl.
rules-extreme-flash = Befolge jedes Symbol, das du in deinem Zug spielst. Ein Stopp darf sogar deine erste Karte sein; du ziehst sofort nach und kannst nichts mehr zurücknehmen. Er darf einen Totenkopf abdecken, aber keinen offen lassen. Bei der Drei zählen auch die Karten davor, und ein Stopp darf nur die dritte sein. Hast du zu Beginn des Zuges weniger als drei Karten, ist eine Drei eine Sackgasse.
rules-extreme-lasting = Mehrere können zugleich gelten; jede endet, sobald sie abgedeckt ist. Es zählt, was unmittelbar vor einer Karte offen liegt: „Kein Trick“ lässt sich also nicht mit einem Trick abdecken. „Ein Stapel“: Deine erste Karte bestimmt den Stapel; spielst du „Ein Stapel“ selbst mitten im Zug, muss deine nächste Karte darauf. „Eine ziehen“: Es zählt, was beim Nachziehen offen liegt; ist sie abgedeckt, zieht ihr wieder bis zur vollen Hand.
rules-extreme-end = Alle 98 Karten gespielt und jede Anweisung befolgt: Ihr habt gewonnen. Liegt am Ende ein Totenkopf obenauf, ist die Partie verloren.
rules-extreme-bot = Eine Karte, die eine Anweisung bricht, wird nicht angenommen; aus Versehen verliert also niemand. Nach einer Karte mit dem Vermerk *Sackgasse* lässt sich der Zug nicht mehr beenden: Nimm sie zurück; an einem Tisch ohne Zurücknehmen ist die Partie verloren. Welche Zahlen Symbole tragen, hat dieses Projekt selbst festgelegt; mit *Symbole neu mischen* wechselt das in jeder Partie.

rules-on-fire =
    Wie The Game, aber sechs Karten brennen 🔥: **22, 33, 44, 55, 66 und 77**. Gespielt werden sie wie jede andere Karte.
    Wer als Nächstes am Zug ist, muss jedes Feuer mit einer anderen Karte abdecken, bevor der Zug endet. Geht das nicht, ist die Partie für alle verloren.
rules-on-fire-setup = Personen, Hände, Stapel, Züge und was ihr sagen dürft: alles wie bei The Game. Kennst du es noch nicht, lies zuerst dessen Regeln.
rules-on-fire-fire = Liegt zu Beginn deines Zuges ein Feuer oben auf einem Stapel, deck es ab, bevor du den Zug beendest. Jede passende Karte genügt, auch mit dem Rückwärtstrick, und sie zählt zum Minimum. Du darfst ein Feuer mit einem anderen Feuer abdecken, und ein Feuer, das du selbst spielst, darf offen bleiben: Darum kümmert sich, wer als Nächstes dran ist. Allein bist das wieder du.
rules-on-fire-end = Alle 98 Karten gespielt: Ihr habt gewonnen. Ein Feuer aus dem letzten Zug schadet nicht mehr, eins aus dem Zug davor muss aber abgedeckt sein. Kann jemand am Zug nicht jedes alte Feuer abdecken und genug Karten spielen, ist die Partie sofort verloren, und jede nicht gespielte Karte zählt einen Punkt.
rules-on-fire-bot = Auf dem Spielfeld steht, welche Stapel in diesem Zug abzudecken sind; vorher kannst du ihn nicht beenden. Nach einer Karte mit dem Vermerk *Sackgasse* lässt sich der Zug nicht mehr beenden. Bis zum Ende deines Zuges kannst du Karten zurücknehmen; an einem Tisch ohne Zurücknehmen ist die Partie in einer Sackgasse sofort verloren.

rules-face-to-face =
    Ein Duell. Ihr habt je 58 Karten, 2 bis 59, und je zwei Stapel: Einer steigt ab 1 ↑, einer fällt ab 60 ↓. Spiel mindestens **zwei** Karten pro Zug; auf deinen eigenen Stapeln gilt der Rückwärtstrick, **genau 10** in die Gegenrichtung.
    Höchstens **eine** Karte pro Zug darf auf einen gegnerischen Stapel, und nur wenn sie ihm hilft. Dann ziehst du auf sechs Karten nach, sonst nur zwei. Wer alle Karten gespielt hat, gewinnt; wer keine zwei spielen kann, verliert.
rules-face-to-face-setup = Ihr habt je sechs Karten vom eigenen Nachziehstapel. Das Los entscheidet, wer anfängt. A und B gehören der Person auf Platz 1, C und D der auf Platz 2.
rules-face-to-face-turn = Mindestens zwei Karten, einzeln, beliebig auf deine beiden Stapel: höher auf ↑, niedriger auf ↓ oder genau 10 zurück. Dabei bleibt es bis zum Schluss, auch wenn dein Nachziehstapel leer ist.
rules-face-to-face-help = Höchstens eine Karte pro Zug darf auf einen gegnerischen Stapel, und nur gegen seinen Pfeil: niedriger als die oberste auf ↑, höher auf ↓, egal wie viel. Einem Stapel ohne Karten ist nicht zu helfen.
rules-face-to-face-draw = Nur auf eigene Stapel gespielt: Zieh zwei Karten nach, egal wie viele du gespielt hast. Geholfen: Zieh, bis du sechs auf der Hand hast. Ist dein Nachziehstapel leer, spielst du ohne Nachziehen weiter.
rules-face-to-face-end = Wer alle 58 Karten gespielt hat, gewinnt sofort, ganz gleich, wohin die letzte ging. Wer am Zug keine zwei Karten spielen kann, verliert; behalt also nie eine einzelne letzte Karte.
rules-face-to-face-bot = Was nicht passt, hat keinen Knopf. Nach einer Karte mit dem Vermerk *Sackgasse* (⚠) lässt sich der Zug nicht mehr beenden. Bis zum Ende deines Zuges kannst du Karten zurücknehmen; an einem Tisch ohne Zurücknehmen verlierst du in einer Sackgasse sofort. Signale gibt es im Duell nicht.

## Die erste Partie

help-goal-title = Worum es geht
help-goal = Ihr gewinnt gemeinsam, wenn alle Karten von 2 bis 99 auf den vier Stapeln liegen. Auf ↑ kommen höhere Karten, auf ↓ niedrigere; genau 10 in die Gegenrichtung geht auch, das ist der Rückwärtstrick (37 auf ↑ 47). Mindestens zwei Karten pro Zug: Wer das nicht schafft, verliert für alle.
help-first-game-title = In einer Minute zur ersten Partie
help-first-game =
    1. Drück auf **{ button-play-guided }**: eine echte Partie kurz vor ihrem Ende, in der jeder Schritt erklärt wird. Sie dauert drei Minuten.
    2. Oder drück auf **{ button-play-now }**: eine ganze Partie mit einem Computer als Partner.
    3. Mit anderen: `/table open`. Wer dabei sein will, drückt auf **{ button-join }**; Computer kommen über *Computer dazusetzen*.
    4. Drück auf **{ button-start }**, dann auf **{ button-hand }**: Deine Karten siehst nur du. Wer einen guten ersten Zug hat, drückt auf **{ button-claim }**.
help-turn-title = Wenn du am Zug bist
help-turn = Zu jeder Karte gibt es Knöpfe für die Stapel, auf die sie passt: `49 ▸ A +2` legt die 49 auf Stapel A und kostet 2 Zahlen. ★ kostet am wenigsten, ↩ bringt zehn zurück, ⚠ ist eine Sackgasse. Kleine Schritte halten die Stapel offen. Nach zwei Karten darfst du **Zug beenden** drücken; solange du das nicht tust, nimmt **Zurücknehmen** die letzte Karte zurück. Keine Idee? Drück auf **Tipp**. *Platz* auf dem Spielfeld sagt, wie viele Zahlen ein Stapel noch hat.
help-talk-title = Reden
help-talk = Nenn nie eine Zahl. Mit **Signal** hältst du einen Stapel für dich frei oder überlässt ihn den anderen.
help-commands-title = Mit Befehlen
help-commands = `/hand` deine Karten · `/play` eine Karte oder ein ganzer Zug (`45A 47A 88D`) · `/end-turn` · `/back` · `/signal` · `/signal-symbol` · `/hint` · `/give-up` · `/table board` postet das Spielfeld noch einmal · `/table leave` · `/table invite` und `/table remove` für den Host · `/replay` eine beendete Partie noch einmal · `/table watch` hier zuschauen · `/rules` · `/me` Sprache, Erwähnungen und Bilder · `/privacy`
help-trouble-title = Wenn etwas klemmt
help-trouble = Drück auf **Meine Karten** für den neuesten Stand, oder nimm `/table board`. Jemand ist weg? Nach einer Weile darf der Computer übernehmen. Der Host schließt einen Tisch mit `/table end`.

## Wer diesen Bot betreibt

links-title = Wer diesen Bot betreibt
link-privacy = Datenschutzerklärung
link-terms = Nutzungsbedingungen
link-support = Hilfe

## Datenschutz

privacy-title = Was über dich gespeichert ist
privacy-stored = Deine Discord-ID, dein Name am Tisch, die Tische, die du eröffnet oder an denen du gespielt hast, was du dort wann getan hast (Karten, Signale, Platzwechsel, Gründe für das Beenden eines Tisches), die Ergebnisse und deine Einstellungen (Sprache, Erwähnungen, Bilder, wie dein letzter Tisch eingestellt war). Keine Chatnachrichten, keine Direktnachrichten, nichts über Leute, die den Bot nicht benutzen, außer dass ein Host sie eingeladen oder ausgeschlossen hat oder ihnen ein Platz angeboten wurde.
privacy-why-title = Wozu
privacy-why = Um deine Partien zu führen, sie nach einem Neustart fortzusetzen und Ergebnisse zu zeigen. Nichts davon wird weitergegeben. Mit `/me hidden` erscheinst du in keiner Statistik und keiner Rangliste, die andere sehen.
privacy-long-title = Wie lange
privacy-long = Der Verlauf einer Partie und die Namen am Tisch werden 30 Tage, nachdem der Tisch geschlossen ist, gelöscht; von einer beendeten Partie bleiben Karten und Züge, nach Plätzen und ohne Namen, damit du sie noch einmal ansehen kannst. Ergebnisse und deine Einstellungen bleiben, bis du sie löschst. Wird der Bot von einem Server entfernt, bleiben dessen Ergebnisse ohne Namen erhalten.
privacy-yours-title = Deine Rechte
privacy-yours = `/privacy export` gibt dir alles als Datei. `/privacy delete` löscht es: Beendete Partien behalten einen namenlosen Platz.
privacy-export = In dieser Datei steht alles, was über dich gespeichert ist.
privacy-delete-title = Deine Daten löschen?
privacy-delete = Du verlässt alle offenen Tische, und dein Name, deine ID und deine Einstellungen werden gelöscht. Beendete Partien behalten einen namenlosen Platz. Das lässt sich nicht rückgängig machen.
privacy-deleted = Deine Daten sind gelöscht.

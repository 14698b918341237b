### Warum etwas nicht ging und was stattdessen hilft.

refused-unknown = Das geht gerade nicht; es hat sich nichts geändert. Drück auf **Meine Karten** für den neuesten Stand.

## Die Regeln

refused-O1 = Dieses Deck besteht nicht aus den 98 Karten von 2 bis 99. Eröffne einen neuen Tisch.
refused-O3 = { $active ->
    [nobody] Noch hat niemand angefangen. Drück auf **Ich fange an**, wenn du möchtest.
   *[other] Du bist nicht am Zug, sondern { $active }. Warte, bis du dran bist.
}
refused-O4 = Die { $card } hast du nicht auf der Hand. Drück auf **Meine Karten**, um deine Karten zu sehen.
refused-O5 = Die { $card } passt nicht auf { $pile }: Auf die { $top } muss eine höhere Karte oder eine um genau 10 niedrigere. Wähl einen anderen Stapel oder eine andere Karte.
refused-O6 = Die { $card } passt nicht auf { $pile }: Auf die { $top } muss eine niedrigere Karte oder eine um genau 10 höhere. Wähl einen anderen Stapel oder eine andere Karte.
refused-O9 = { $owed ->
    [one] Spiel noch mindestens eine Karte, bevor du den Zug beendest.
   *[other] Spiel noch mindestens { $owed } Karten, bevor du den Zug beendest.
}
refused-O11b = { $fault ->
    [off] An diesem Tisch wird nichts zurückgenommen. Lies die Beschriftung, bevor du auf einen Stapel drückst.
   *[nothing] Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch keine Karte gespielt. Drück zuerst auf eine Karte.
}
refused-O14 = Im Duell gibt es keine Signale. Drück einfach **Meine Karten** und spiel.
refused-O15a = Diese Optionen passen nicht zu diesem Spiel. Wähl andere: Bei Face to Face lässt sich nur das Zurücknehmen ein- und ausschalten.
refused-seats = { $seats ->
    [one] Allein lässt sich dieses Spiel nicht spielen. Setz jemanden dazu, oder wähl ein anderes Spiel.
   *[other] Zu { $seats } lässt sich dieses Spiel nicht spielen. Ändere die Runde, oder wähl ein anderes Spiel.
}
refused-end = Die Partie ist vorbei. Drück auf **Noch eine Partie**.
refused-syntax = Das kann ich nicht lesen. Schreib Karte und Stapel, etwa `45A`, oder einen ganzen Zug: `45A 47A 88D`.
refused-X2 = Das lässt sich nicht sagen: Dieses Spiel hat kein solches Symbol, oder du hast keins davon auf der Hand. Öffne noch einmal **Signal** und sieh nach, was du sagen kannst.
refused-X5 = Ein Totenkopf liegt offen. Deck ihn zuerst ab.
refused-X7 = Die Drei verlangt genau drei Karten in diesem Zug, und ein Stopp darf nur die dritte sein. Spiel eine andere Karte, oder beende den Zug nach der dritten.
refused-X10 = „Schweigen“ liegt offen, deshalb gibt es keine Signale. Warte, bis jemand diese Karte abdeckt.
refused-X11 = „Kein Trick“ liegt offen: Die { $card } darf nicht auf { $pile } zurückspringen. Deck zuerst „Kein Trick“ ab, oder wähl einen anderen Stapel.
refused-X12 = „Ein Stapel“ liegt offen: Alle Karten dieses Zuges kommen auf denselben Stapel. Spiel dort weiter, wo deine letzte Karte liegt.
refused-X-deck = Die Symboltabelle braucht sieben Anweisungen mit je vier verschiedenen Karten. Wer den Bot betreibt, kann sie berichtigen.
refused-deal-code = { $fault ->
    [sign] Darin steht ein Zeichen, das in keinem Code vorkommt. Sieh noch einmal nach: Ein Code besteht aus zehn Ziffern und Buchstaben, etwa 4203N-QK8NW.
    [length] Ein Code hat zehn Zeichen, etwa 4203N-QK8NW. Sieh noch einmal nach: Es sind zu viele oder zu wenige.
    [slip] In diesem Code steckt ein Versehen: Ein Zeichen ist falsch, oder zwei sind vertauscht. Sieh noch einmal nach.
    [version] Dieser Code stammt aus einer neueren Version des Bots. Lass dir einen anderen geben.
   *[game] Das Spiel, das dieser Code nennt, gibt es nicht. Lass dir einen anderen geben.
}
refused-B2 = Ein Feuer, das schon vor deinem Zug da war, liegt noch offen. Deck es zuerst ab.
refused-F1 = Dieses Deck besteht nicht aus den 58 Karten von 2 bis 59. Eröffne einen neuen Tisch.
refused-F3 = { $active ->
    [nobody] Noch hat niemand angefangen. Drück auf **Meine Karten** und warte einen Moment.
   *[other] Du bist nicht am Zug, sondern { $active }. Warte, bis du dran bist.
}
refused-F4 = { $owed ->
    [0] Diese Karte hast du nicht auf der Hand. Drück auf **Meine Karten**, um deine Karten zu sehen.
    [one] Spiel noch mindestens eine Karte, bevor du den Zug beendest.
   *[other] Spiel noch mindestens { $owed } Karten, bevor du den Zug beendest.
}
refused-F6 = Nur eine Karte pro Zug darf auf einen gegnerischen Stapel. Spiel die anderen auf deine eigenen Stapel.
refused-F7 = Die { $card } hilft Stapel { $pile } nicht, dort liegt die { $top }. Auf gegnerischen Stapeln geht eine Karte gegen den Pfeil. Wähl einen anderen Stapel oder eine andere Karte.

## Der Tisch

refused-T-no-table = Hier ist kein Tisch offen. Eröffne einen mit `/table open`.
refused-T-channel-taken = In diesem Kanal ist schon ein Tisch offen. Spiel dort mit, oder eröffne deinen in einem anderen Kanal oder Thread.
refused-T-channel-not-allowed = In diesem Kanal sind keine Tische erlaubt. Nimm einen anderen; die Moderation kann das mit `/server settings` ändern.
refused-T-may-not-host = Auf diesem Server dürfen nur bestimmte Mitglieder Tische eröffnen. Bitte die Moderation darum.
refused-T-over = Dieser Tisch ist geschlossen. Eröffne einen neuen mit `/table open`.
refused-T-not-started = Die Partie hat noch nicht begonnen. Der Host muss auf **Start** drücken.
refused-T-started = Die Partie läuft schon. Warte auf die nächste, oder eröffne einen Tisch in einem anderen Kanal.
refused-T-full = { $seats ->
    [one] Alle Plätze sind besetzt: Dieses Spiel hat { $seats } Platz. Eröffne einen Tisch in einem anderen Kanal.
   *[other] Alle Plätze sind besetzt: Dieses Spiel hat { $seats } Plätze. Warte auf die nächste Partie, oder eröffne einen Tisch in einem anderen Kanal.
}
refused-T-seats = { $most ->
    [2] Dieses Spiel geht nur zu zweit; jetzt am Tisch: { $seated }. Lass jemanden mitspielen, oder setz einen Computer dazu.
   *[other] Dieses Spiel braucht { $fewest } bis { $most } Leute; jetzt am Tisch: { $seated }. Lass jemanden mitspielen, oder setz einen Computer dazu.
}
refused-T-seated = { $person ->
    [nobody] Du sitzt schon an diesem Tisch. Warte, bis es losgeht, oder drück auf **Meine Karten**, wenn die Partie läuft.
   *[other] { $person } sitzt schon an diesem Tisch. Wähl jemand anderen.
}
refused-T-not-seated = Du sitzt nicht an diesem Tisch. Schau diesmal zu, und spiel in der nächsten Partie mit.
refused-T-not-played = Eine Wiederholung können nur die anstoßen, die mitgespielt haben. Drück auf **Anderes Spiel** oder eröffne mit `/table open` einen Tisch.
refused-T-no-seat = Auf diesem Platz sitzt niemand, den du wählen könntest. Sieh dir das Spielfeld noch einmal an.
refused-T-not-host = Das kann nur der Host ({ $host }) oder die Moderation. Frag dort nach.
refused-T-not-your-turn = { $seat ->
    [nobody] Noch hat niemand angefangen. Drück auf **Ich fange an**, wenn du möchtest.
   *[other] Du bist nicht am Zug, sondern { $seat }. Warte, bis du dran bist.
}
refused-T-not-yet = { $seat ->
    [nobody] Es ist noch Zeit. Warte auf die Nachricht, dass der Computer übernehmen darf.
   *[other] { $seat } hat noch Zeit. Warte auf die Nachricht, dass der Computer übernehmen darf.
}
refused-T-last-person = Sonst spielt hier niemand, und allein spielt der Computer nicht weiter. Schließ den Tisch stattdessen: `/table end`, als Moderation `/tables end`.
refused-T-stale = Dieser Knopf ist veraltet. Drück auf **Meine Karten**, um zu sehen, wie es jetzt steht.
refused-T-still-on = Diese Partie läuft noch. Spielt sie zuerst zu Ende.
refused-T-kept = { $until ->
    [nobody] Die übrigen Plätze sind für Leute aus der letzten Partie freigehalten. Versuch es in ein paar Minuten noch einmal.
   *[other] Die übrigen Plätze sind für Leute aus der letzten Partie freigehalten. Versuch es { $until } noch einmal, dann sind sie für alle frei.
}
refused-T-barred = { $person ->
    [nobody] An diesem Tisch gibt es keinen Platz für dich, bis er schließt: So hat es der Host oder die Moderation entschieden. Eröffne einen Tisch in einem anderen Kanal, oder spiel am nächsten hier mit.
   *[other] { $person } ist von diesem Tisch ausgeschlossen. Wähl jemand anderen, oder heb das mit `/table invite` auf.
}
refused-T-private = Dieser Tisch ist nur für Eingeladene. Bitte den Host ({ $host }) um eine Einladung mit `/table invite`, oder eröffne einen Tisch in einem anderen Kanal.
refused-T-signals = Das sind genug Signale für einen Zug: höchstens { $most } für jeden. Warte auf den nächsten Zug, dann kannst du wieder welche geben.
refused-T-alone = Hier ist niemand, dem du ein Signal geben könntest: Du spielst allein. Drück auf **Meine Karten** und spiel.
refused-T-hints-off = An diesem Tisch wird ohne Tipps gespielt; das stand vor dem Austeilen fest. Am nächsten Tisch kannst du es anders wählen.
refused-T-hints-not-agreed = { $seat ->
    [nobody] Du spielst hier gegen einen Menschen: Tipps gibt es erst, wenn ihr beide auf eurer Hand **Tipps erlauben** gedrückt habt.
   *[other] Du spielst hier gegen einen Menschen: Tipps gibt es erst, wenn ihr beide auf eurer Hand **Tipps erlauben** gedrückt habt. { $seat } hat das noch nicht getan.
}
refused-T-take-backs = Für einen Zug ist jetzt genug zurückgenommen: höchstens { $most } Karten. Spiel von hier aus weiter, oder drück auf **Zug beenden**, sobald es geht.
refused-T-dead-end = Von dort ließe sich der Zug nicht mehr beenden, und für diesen Zug ist genug zurückgenommen. Wähl eine andere Karte oder einen anderen Stapel.
refused-T-hand-overs = Das war für einen Zug genug Hin und Her: Höchstens { $most }-mal kannst du deinen Platz dem Computer überlassen. Spiel weiter, oder warte auf den nächsten Zug, dann geht es wieder.
refused-T-joins = Das war viel Kommen und Gehen: An einen Tisch kann man sich höchstens { $most }-mal setzen. Warte auf die nächste Partie, oder eröffne einen Tisch in einem anderen Kanal.
refused-T-lobby-changes = An diesem Tisch wurde vor dem Start sehr oft etwas geändert: Höchstens { $most }-mal geht das. Drück auf **Start**, oder schließ ihn und eröffne einen neuen.
refused-T-guest-changes = Für einen Tisch ist das genug Einladen und Ausschließen: höchstens { $most }-mal. Frag die Moderation, oder eröffne einen neuen Tisch.
refused-T-host-tables = Du bist hier schon Host von so vielen offenen Tischen, wie eine Person darf: { $most }. Schließ einen mit `/table end`, oder warte, bis einer vorbei ist; dann kannst du wieder einen eröffnen.
refused-T-server-tables = Auf diesem Server sind so viele Tische offen, wie er erlaubt: { $most }. Warte, bis einer vorbei ist, oder frag die Moderation; sie kann das mit `/server settings` ändern.
refused-T-hands-closed = Die Karten sehen nur Leute, die nicht mitspielen, und nur, wo der Host es beim Eröffnen erlaubt hat. Schau zu, was auf dem Tisch liegt.
refused-T-watched = { $person ->
    [nobody] Du hast bei dieser Partie in alle Karten gesehen und kannst nicht mehr mitspielen. Warte auf die nächste.
   *[other] { $person } hat bei dieser Partie in alle Karten gesehen und kann nicht mehr mitspielen. Wähle jemand anderen.
}
refused-T-played-on = Welches Spiel hier mit welchen Optionen gespielt wird, steht fest: Die Karten kommen aus einer früheren Partie oder von einem Code. Eröffne für ein anderes einen eigenen Tisch.
refused-T-unreadable = Diese Version des Bots kann diesen Tisch nicht lesen. Die Moderation kann ihn mit `/tables end` schließen; dann lässt sich hier ein neuer eröffnen.
refused-T-unavailable = Im Moment lässt sich nichts speichern, deshalb hat sich nichts geändert. Versuch es in einer Minute noch einmal.

## Discord

refused-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen mit `/table open`.
refused-no-server = Tische gibt es nur auf Servern. Geh in einen Kanal eines Servers, auf dem ich bin, und gib dort `/help` ein.
refused-outdated = Dieser Befehl hat sich geändert. Lade Discord neu und versuch es dann noch einmal.
refused-not-allowed = Das kann nur die Moderation. Frag dort nach.
refused-not-manager = Wer Tische moderiert, bestimmt nur, wer diesen Server verwalten darf. Frag dort nach.
refused-not-computer = Hier sitzt kein Computer, den du entfernen könntest. Im Menü kannst du einen dazusetzen.
refused-not-person = Einladen kann man nur Menschen. Wähl jemand anderen, oder setz vor dem Start einen Computer dazu.
refused-opened-often = { $until ->
    [nobody] Du hast innerhalb einer Minute mehrere Tische eröffnet. Versuch es gleich noch einmal.
   *[other] Du hast innerhalb einer Minute mehrere Tische eröffnet. Versuch es { $until } noch einmal.
}
refused-board-just-posted = { $until ->
    [nobody] Das Spielfeld wurde hier gerade erst gepostet. Versuch es gleich noch einmal.
   *[other] Das Spielfeld wurde hier gerade erst gepostet. Versuch es { $until } noch einmal.
}
refused-rematch-just-asked = { $until ->
    [nobody] Du hast gerade erst nach einer weiteren Partie gefragt. Versuch es gleich noch einmal.
   *[other] Du hast gerade erst nach einer weiteren Partie gefragt. Versuch es { $until } noch einmal.
}
refused-no-replay = Diese Partie ist nicht mehr gespeichert, oder sie wurde anderswo gespielt. Wähle eine von deinen mit `/replay`.
refused-no-games = Du hast noch keine Partie zu Ende gespielt. Spiel eine, dann zeigt `/replay` sie.
refused-no-picture = Es konnte kein Bild gezeichnet werden. Erlaube Bilder mit `/me pictures`, oder versuch es gleich noch einmal.
refused-animation-later = Bewegte Bilder brauchen etwas Zeit, und gerade sind mehrere gewünscht. Versuch es in einer Minute noch einmal.
refused-bad-notation = { $rule ->
    [syntax] Zeile { $line } ist keine Zeile der Notation, bei „{ $token }“. Sieh dir den Text an, den du mit *Speichern…* bekommst, und versuch es noch einmal.
    [result] In Zeile { $line } steht ein anderes Ergebnis als das, was geschehen ist. Ändere es oder lass es weg, und versuch es noch einmal.
   *[other] Zeile { $line } passt nicht zu den Regeln, bei „{ $token }“ (Regel { $rule }). Ändere sie und versuch es noch einmal.
}
refused-no-text = Diese Datei ist kein Text oder zu lang für eine Partie. Nimm eine mit höchstens 64 kB.
refused-pasted-often = { $until ->
    [nobody] Das waren viele Partien in zehn Minuten. Versuch es gleich noch einmal.
   *[other] Das waren viele Partien in zehn Minuten. Versuch es { $until } noch einmal.
}
refused-shared-often = { $until ->
    [nobody] Du hast in einer Minute schon mehrere Züge gezeigt. Versuch es gleich noch einmal.
   *[other] Du hast in einer Minute schon mehrere Züge gezeigt. Versuch es { $until } noch einmal.
}
refused-no-hint = Einen Tipp gibt es nur, wenn du am Zug bist. Frag dann noch einmal.
refused-quiet-half = Wähl zwei verschiedene Stunden, `from` und `to`, oder lass beide leer: Dann gibt es keine Ruhezeit.
refused-no-zone = Diese Zeitzone kenne ich nicht. Tipp einen Ort ein und nimm ihn aus der Liste, oder einen Abstand wie `+1` oder `UTC-05:30`.
refused-hint-later = Mir fällt gerade kein Tipp ein. Frag gleich noch einmal.
refused-hint-pending = Über deine letzte Frage denke ich noch nach. Warte auf diesen Tipp.
refused-exported-often = { $until ->
    [nobody] Diese Datei hast du gerade schon mehrmals bekommen. Versuch es gleich noch einmal.
   *[other] Diese Datei hast du gerade schon mehrmals bekommen. Versuch es { $until } noch einmal.
}
refused-hints-often = { $until ->
    [nobody] Das waren viele Tipps in einer Minute. Versuch es gleich noch einmal.
   *[other] Das waren viele Tipps in einer Minute. Versuch es { $until } noch einmal.
}
refused-permission-missing = { $count ->
    [one] Mir fehlt in { $channel } eine Berechtigung: **{ $permissions }**. Bitte die Moderation, sie mir zu geben, und versuch es dann noch einmal.
   *[other] Mir fehlen in { $channel } Berechtigungen: **{ $permissions }**. Bitte die Moderation, sie mir zu geben, und versuch es dann noch einmal.
}
obstacle-private-thread = Ich bin nicht in diesem privaten Thread. Erwähne mich hier einmal und versuch es dann noch einmal.
obstacle-locked-thread = Dieser Thread ist gesperrt, ich kann hier nicht schreiben. Bitte die Moderation, ihn zu entsperren, oder nimm einen anderen Kanal.

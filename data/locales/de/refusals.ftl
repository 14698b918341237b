### Warum etwas nicht ging und was stattdessen hilft.

refused-unknown = Das geht gerade nicht; es hat sich nichts geändert. Drück **Meine Karten** für den neuesten Stand.

## Die Regeln

refused-O1 = Dieses Deck besteht nicht aus den 98 Karten von 2 bis 99. Eröffne einen neuen Tisch.
refused-O3 = { $active ->
    [nobody] Noch hat niemand angefangen. Drück **Ich fange an**, wenn du eröffnen willst.
   *[other] Du bist nicht am Zug, sondern { $active }. Warte, bis du dran bist.
}
refused-O4 = Die { $card } hast du nicht auf der Hand. Drück **Meine Karten**, um deine Karten zu sehen.
refused-O5 = Die { $card } passt nicht auf { $pile }: Auf die { $top } muss eine höhere Karte oder eine genau 10 niedrigere. Wähl einen anderen Stapel oder eine andere Karte.
refused-O6 = Die { $card } passt nicht auf { $pile }: Auf die { $top } muss eine niedrigere Karte oder eine genau 10 höhere. Wähl einen anderen Stapel oder eine andere Karte.
refused-O9 = { $owed ->
    [one] Spiel noch mindestens eine Karte, bevor du den Zug beendest.
   *[other] Spiel noch mindestens { $owed } Karten, bevor du den Zug beendest.
}
refused-O11b = { $fault ->
    [off] An diesem Tisch wird nichts zurückgenommen. Lies die Beschriftung, bevor du einen Stapel drückst.
   *[nothing] Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch keine Karte gespielt. Drück zuerst eine Karte.
}
refused-O14 = Im Duell gibt es keine Signale. Drück einfach **Meine Karten** und spiel.
refused-O15a = Diese Optionen passen nicht zu diesem Spiel. Wähl andere: Bei Face to Face lässt sich nur das Zurücknehmen ein- und ausschalten.
refused-seats = { $seats ->
    [one] Allein lässt sich dieses Spiel nicht spielen. Setz jemanden dazu, oder wähl ein anderes Spiel.
   *[other] Zu { $seats } lässt sich dieses Spiel nicht spielen. Ändere die Runde, oder wähl ein anderes Spiel.
}
refused-end = Die Partie ist vorbei. Drück **Noch eine Partie**.
refused-syntax = Das kann ich nicht lesen. Schreib Karte und Stapel, etwa `45A`, oder einen ganzen Zug: `45A 47A 88D`.
refused-X5 = Ein Totenkopf liegt offen. Deck ihn zuerst ab.
refused-X7 = Die Drei verlangt genau drei Karten in diesem Zug, und ein Stopp darf nur die dritte sein. Spiel eine andere Karte, oder beende den Zug nach der dritten.
refused-X10 = „Schweigen“ liegt offen, deshalb gibt es keine Signale. Warte, bis jemand diese Karte abdeckt.
refused-X11 = „Kein Trick“ liegt offen: Die { $card } darf nicht auf { $pile } zurückspringen. Deck diese Karte zuerst ab, oder wähl einen anderen Stapel.
refused-X12 = „Ein Stapel“ liegt offen: Alle Karten dieses Zuges kommen auf denselben Stapel. Spiel dort weiter, wo deine letzte Karte liegt.
refused-X-deck = Die Symboltabelle braucht sieben Anweisungen mit je vier verschiedenen Karten. Wer den Bot betreibt, kann sie berichtigen.
refused-B2 = Ein Feuer, das schon vor deinem Zug da war, liegt noch offen. Deck es zuerst ab.
refused-F1 = Dieses Deck besteht nicht aus den 58 Karten von 2 bis 59. Eröffne einen neuen Tisch.
refused-F3 = { $active ->
    [nobody] Noch hat niemand angefangen. Drück **Meine Karten** und warte einen Moment.
   *[other] Du bist nicht am Zug, sondern { $active }. Warte, bis du dran bist.
}
refused-F4 = { $owed ->
    [0] Diese Karte hast du nicht auf der Hand. Drück **Meine Karten**, um deine Karten zu sehen.
    [one] Spiel noch mindestens eine Karte, bevor du den Zug beendest.
   *[other] Spiel noch mindestens { $owed } Karten, bevor du den Zug beendest.
}
refused-F6 = Nur eine Karte pro Zug darf auf der Gegenseite helfen. Spiel die anderen auf deine eigenen Stapel.
refused-F7 = Die { $card } hilft Stapel { $pile } nicht, dort liegt die { $top }. Auf fremden Stapeln geht eine Karte gegen den Pfeil. Wähl einen anderen Stapel oder eine andere Karte.

## Der Tisch

refused-T-no-table = Hier ist kein Tisch offen. Eröffne einen mit `/table open`.
refused-T-channel-taken = In diesem Kanal ist schon ein Tisch offen. Spiel dort mit, oder eröffne deinen in einem anderen Kanal oder Thread.
refused-T-channel-not-allowed = In diesem Kanal sind keine Tische erlaubt. Nimm einen anderen; die Moderation kann das mit `/server settings` ändern.
refused-T-may-not-host = Auf diesem Server dürfen nicht alle Tische eröffnen. Bitte die Moderation darum.
refused-T-over = Dieser Tisch ist geschlossen. Eröffne einen neuen mit `/table open`.
refused-T-not-started = Die Partie hat noch nicht begonnen. Die Tischleitung muss **Start** drücken.
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
    [nobody] Du sitzt schon an diesem Tisch. Warte, bis es losgeht, oder drück **Meine Karten**, wenn die Partie läuft.
   *[other] { $person } sitzt schon an diesem Tisch. Wähl jemand anderen.
}
refused-T-not-seated = Du sitzt nicht an diesem Tisch. Schau diesmal zu, und spiel in der nächsten Partie mit.
refused-T-no-seat = Dort sitzt niemand, den du wählen könntest. Sieh dir das Spielfeld noch einmal an.
refused-T-not-host = Das kann nur die Tischleitung ({ $host }) oder die Moderation. Frag dort nach.
refused-T-not-your-turn = { $seat ->
    [nobody] Noch hat niemand angefangen. Drück **Ich fange an**, wenn du eröffnen willst.
   *[other] Du bist nicht am Zug, sondern { $seat }. Warte, bis du dran bist.
}
refused-T-not-yet = { $seat ->
    [nobody] Es ist noch Zeit. Warte auf die Nachricht, dass der Computer übernehmen darf.
   *[other] { $seat } hat noch Zeit. Warte auf die Nachricht, dass der Computer übernehmen darf.
}
refused-T-last-person = Außer dir ist niemand mehr da, und allein spielt der Computer nicht weiter. Nimm stattdessen `/table end`.
refused-T-stale = Das galt einem früheren Stand. Drück **Meine Karten**, um zu sehen, wie es jetzt steht.
refused-T-still-on = Diese Partie läuft noch. Spielt sie zuerst zu Ende.
refused-T-unreadable = Diese Version des Bots kann diesen Tisch nicht lesen. Die Moderation kann ihn mit `/tables end` beenden; dann lässt sich hier ein neuer eröffnen.
refused-T-unavailable = Im Moment lässt sich nichts speichern, deshalb hat sich nichts geändert. Versuch es in einer Minute noch einmal.

## Discord

refused-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen mit `/table open`.
refused-outdated = Dieser Befehl hat sich geändert. Lade Discord neu und versuch es dann noch einmal.
refused-not-allowed = Das kann nur die Moderation. Frag dort nach.
refused-not-computer = Hier sitzt kein Computer, den du entfernen könntest. Im Menü kannst du einen dazusetzen.
refused-no-hint = Einen Tipp gibt es nur, wenn du am Zug bist. Frag dann noch einmal.
refused-hint-later = Mir fällt gerade kein Tipp ein. Frag gleich noch einmal.
refused-permission-missing = { $count ->
    [one] Mir fehlt in { $channel } eine Berechtigung: **{ $permissions }**. Bitte die Moderation, sie mir zu geben, und versuch es dann noch einmal.
   *[other] Mir fehlen in { $channel } Berechtigungen: **{ $permissions }**. Bitte die Moderation, sie mir zu geben, und versuch es dann noch einmal.
}

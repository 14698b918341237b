### Warum etwas nicht ging und was stattdessen hilft.

refused-unknown = Das geht gerade nicht. Es hat sich nichts geändert. Drück **Meine Hand** für den neuesten Stand.

## Die Regeln

refused-O1 = Dieses Deck besteht nicht aus den 98 Karten von 2 bis 99. Eröffne einen neuen Tisch.
refused-O3 = Du bist nicht am Zug. Jetzt: { $active }.
refused-O4 = Die { $card } hast du nicht auf der Hand. Drück **Meine Hand**, um deine Karten zu sehen.
refused-O5 = Die { $card } passt nicht auf { $pile }: Auf { $top } muss eine höhere Karte folgen oder eine genau 10 niedrigere. Wähl einen anderen Stapel.
refused-O6 = Die { $card } passt nicht auf { $pile }: Auf { $top } muss eine niedrigere Karte folgen oder eine genau 10 höhere. Wähl einen anderen Stapel.
refused-O9 = { $owed ->
    [one] Spiel noch mindestens eine Karte, bevor du den Zug beendest.
   *[other] Spiel noch mindestens { $owed } Karten, bevor du den Zug beendest.
}
refused-O11b = { $fault ->
    [off] An diesem Tisch wird ohne Zurücknehmen gespielt.
   *[nothing] Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch keine Karte gespielt.
}
refused-O14 = Im Duell gibt es keine Signale. Genieß die Stille.
refused-O15a = Diese Optionen passen nicht zu diesem Spiel. Bei Face to Face lässt sich nur das Zurücknehmen wählen.
refused-seats = { $seats ->
    [one] Allein lässt sich dieses Spiel nicht spielen. Setzt jemanden dazu, oder wählt ein anderes Spiel.
   *[other] Mit { $seats } Leuten lässt sich dieses Spiel nicht spielen. Ändert die Runde, oder wählt ein anderes Spiel.
}
refused-end = Die Partie ist vorbei. Mit **Revanche** beginnt die nächste.
refused-syntax = Das kann ich nicht lesen. Schreib Karte und Stapel, etwa `45A`; für einen ganzen Zug `45A 47A 88D`.
refused-X4 = Die Stoppkarte hat den Zug beendet. Mehr lässt sich nicht spielen.
refused-X5 = Ein Totenkopf liegt offen. Überdeck ihn zuerst.
refused-X7 = Die Drei verlangt genau drei Karten in diesem Zug; ein Stopp darf nur die dritte sein.
refused-X10 = Schweigen liegt offen: keine Signale, bis die Karte überdeckt ist.
refused-X11 = „Kein Trick“ liegt offen: Die { $card } darf auf { $pile } nicht zurückspringen, bis die Karte überdeckt ist.
refused-X12 = „Ein Stapel“ liegt offen: Alle Karten dieses Zuges kommen auf denselben Stapel. Spiel dort weiter, wo deine letzte liegt.
refused-X-deck = Die Symboltabelle muss sieben Anweisungen mit je vier verschiedenen Karten nennen.
refused-F1 = Dieses Deck besteht nicht aus den 58 Karten von 2 bis 59. Eröffne einen neuen Tisch.
refused-F3 = Du bist nicht am Zug. Jetzt: { $active }.
refused-F4 = { $owed ->
    [0] Diese Karte hast du nicht auf der Hand. Drück **Meine Hand**, um deine Karten zu sehen.
    [one] Spiel noch mindestens eine Karte, bevor du den Zug beendest.
   *[other] Spiel noch mindestens { $owed } Karten, bevor du den Zug beendest.
}
refused-F6 = Nur eine Karte pro Zug darf auf der anderen Seite helfen. Spiel auf deine eigenen Stapel.
refused-F7 = Die { $card } hilft auf { $pile } nicht, dort liegt { $top }. Auf fremden Stapeln muss eine Karte gegen den Pfeil gehen.

## Der Tisch

refused-T-no-table = Hier ist kein Tisch offen. Eröffne einen mit `/table open`.
refused-T-channel-taken = In diesem Kanal ist schon ein Tisch offen. Spiel dort mit, oder eröffne deinen in einem anderen Kanal oder Thread.
refused-T-may-not-host = Auf diesem Server dürfen nur manche Leute Tische eröffnen. Frag die Moderation.
refused-T-over = Dieser Tisch ist geschlossen. Eröffne einen neuen mit `/table open`.
refused-T-not-started = Die Partie hat noch nicht begonnen. Die Tischleitung drückt **Start**.
refused-T-started = Die Partie läuft schon. Warte auf die nächste, oder eröffne einen Tisch in einem anderen Kanal.
refused-T-full = { $seats ->
    [one] Alle Plätze sind besetzt: Dieses Spiel hat { $seats } Platz.
   *[other] Alle Plätze sind besetzt: Dieses Spiel hat { $seats } Plätze.
}
refused-T-seats = Dieses Spiel braucht { $fewest } bis { $most } Leute, jetzt sind es { $seated }. Lasst andere mitspielen, oder setzt einen Computer dazu.
refused-T-seated = Diese Person sitzt schon am Tisch.
refused-T-not-seated = Du sitzt nicht an diesem Tisch. Steig vor dem Start ein, oder schau zu.
refused-T-no-seat = Da sitzt niemand, den du wählen könntest. Sieh dir das Brett noch einmal an.
refused-T-not-host = Das kann nur die Tischleitung ({ $host }) oder die Moderation.
refused-T-not-your-turn = Du bist nicht am Zug. Jetzt: { $seat }.
refused-T-not-yet = { $seat } hat noch Zeit. Der Tisch meldet sich, sobald der Computer übernehmen darf.
refused-T-last-person = Allein kann der Computer nicht weiterspielen: Außer dir ist niemand mehr da. Nimm stattdessen `/table end`.
refused-T-stale = Dieser Knopf stammt von vorhin. So steht es jetzt.
refused-T-still-on = Diese Partie läuft noch. Die Revanche kommt danach.
refused-T-unavailable = Im Moment lässt sich nichts speichern, deshalb hat sich nichts geändert. Versuch es in einer Minute noch einmal.

## Discord

refused-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen mit `/table open`.
refused-not-allowed = Das kann nur die Moderation.
refused-channel-not-allowed = In diesem Kanal sind keine Tische erlaubt. Die Moderation kann das mit `/server settings` ändern.
refused-bad-options = Diese Optionen passen nicht zusammen. Sieh sie dir in der Lobby noch einmal an.
refused-computer-seat = Dort sitzt ein Computer.
refused-not-computer = Hier sitzt kein Computer.
refused-no-hint = Einen Tipp gibt es nur, wenn du am Zug bist.
refused-permission-missing = { $count ->
    [one] Mir fehlt in { $channel } eine Berechtigung: **{ $permissions }**. Bitte die Moderation darum, und versuch es dann noch einmal.
   *[other] Mir fehlen in { $channel } Berechtigungen: **{ $permissions }**. Bitte die Moderation darum, und versuch es dann noch einmal.
}

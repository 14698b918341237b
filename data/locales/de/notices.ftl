### Kurze Nachrichten neben dem Spielfeld und kurze Antworten.

ping-turn = { $owed ->
    [0] { $person }, du bist am Zug.
    [one] { $person }, du bist am Zug: mindestens eine Karte.
   *[other] { $person }, du bist am Zug: mindestens { $owed } Karten.
}
ping-next = { $person }, nach { $name } bist du am Zug.
ping-who-starts = { $people } Die Karten sind verteilt. Schaut in **Meine Karten**: Wer fängt an?
ping-reminder = { $person }, der Tisch wartet auf dich.
ping-take-over = { $name } ist schon eine Weile weg. Alle am Tisch dürfen den Computer weiterspielen lassen.
ping-alone = { $name } ist schon eine Weile weg. Passiert nichts, schließt der Tisch.

notice-taken-over = Für { $name } spielt jetzt der Computer. **Ich bin wieder da** macht das rückgängig.
notice-came-back = { $name } ist wieder da.
notice-left = { $name } hat den Tisch verlassen. Der Computer spielt weiter.
notice-removed = { $name } wurde vom Tisch entfernt.
notice-offered = Ein Platz steht { $name } offen: **Ich bin wieder da** nimmt ihn ein. Bis dahin spielt der Computer.
notice-offered-instead = Der Platz von { $old } steht { $name } offen: **Ich bin wieder da** nimmt ihn ein. Bis dahin spielt der Computer.
notice-stepped-in = { $name } übernimmt einen Platz.
notice-ended-host = Der Host hat diesen Tisch geschlossen.
notice-ended-moderator = Die Moderation hat diesen Tisch geschlossen.
notice-ended-empty = Niemand ist mehr da, deshalb ist dieser Tisch jetzt geschlossen.
notice-ended-forgotten = Hier ist lange nichts mehr passiert, deshalb ist dieser Tisch jetzt geschlossen.
notice-ended-other = Dieser Tisch ist geschlossen.
notice-note = Grund: { $note }
notice-paused = { $count ->
    [one] Die Partie pausiert: Mir fehlt hier die Berechtigung **{ $permissions }**. Sobald ich sie habe, geht es von selbst weiter.
   *[other] Die Partie pausiert: Mir fehlen hier die Berechtigungen **{ $permissions }**. Sobald ich sie habe, geht es von selbst weiter.
}
notice-paused-private-thread = Die Partie pausiert: Ich bin nicht mehr in diesem privaten Thread. Erwähne mich hier einmal, dann geht es weiter.
notice-paused-locked-thread = Die Partie pausiert: Dieser Thread ist gesperrt, ich kann hier nicht schreiben. Sobald die Moderation ihn entsperrt, geht es von selbst weiter.
notice-paused-refused = Die Partie pausiert: Discord lässt mich hier nicht schreiben. Die Moderation sollte meine Berechtigungen in diesem Kanal prüfen; ich versuche es gleich noch einmal.
notice-resumed = Die Partie geht weiter.

answer-apology = Entschuldige, bei mir ist etwas schiefgegangen. Deine Partie ist sicher. Fehlernummer: `{ $reference }`
answer-lost = Discord hat meine Antwort verloren. **Meine Karten** zeigt dir, wie es steht.
answer-slow = ⏳ Das dauert länger, als es sollte. Ich bin noch dabei: Sieh auf den Tisch, bevor du es noch einmal versuchst, vielleicht hat es geklappt.
answer-signalled = Dein Signal zu Stapel { $pile }: *{ $word }*.
answer-signal-withdrawn = Signal zu Stapel { $pile } zurückgenommen.
answer-mark-said = Du sagst: *{ $phrase }*.
answer-mark-withdrawn = Du sagst nicht mehr: *{ $phrase }*.
answer-give-up = Aufgeben? Die Partie endet sofort und gilt als verloren.
answer-leave = Die Partie verlassen? Der Computer spielt auf deinem Platz weiter, und du kannst nicht zurück.
answer-leave-last = Die Partie verlassen? Sonst ist niemand mehr da: Der Tisch wird geschlossen.
answer-invited = { $name } darf sich jetzt dazusetzen. Am Tisch steht es; erwähnt habe ich niemanden.
answer-another = Welches Spiel soll es sein? Die Lobby öffnet sich hier, für alle sichtbar.
answer-done = Erledigt.
answer-language = Ich antworte dir ab jetzt auf { $language }.
answer-language-discord = Ich antworte dir ab jetzt in deiner Discord-Sprache.
answer-pings-on = Ich erwähne dich, wenn du am Zug bist.
answer-pings-off = Ich erwähne dich nicht mehr, wenn du am Zug bist.
answer-next-on = Ich erwähne dich auch, wenn der Zug vor deinem beginnt, an Tischen zu dritt und mehr.
answer-next-off = Ich erwähne dich nur noch, wenn du am Zug bist.
answer-quiet-hours = Von { $start } bis { $end } erwähne ich dich nicht. In deiner Zeitzone ({ $zone }) ist es jetzt { $now }; stimmt das nicht, stell eine andere ein. Bist du am Ende der Ruhezeit noch am Zug, melde ich mich dann.
answer-no-quiet-hours = Du hast jetzt keine Ruhezeit.
answer-pictures-on = Du bekommst ab jetzt Bilder.
answer-pictures-off = Du bekommst ab jetzt nur Text.
answer-two-steps-on = Du drückst erst auf eine Karte, dann auf einen Stapel.
answer-two-steps-off = Zu jeder Karte deiner Hand gibt es einen Knopf für jeden Stapel, auf den sie passt.

hint-plays = Ich würde { $plays } spielen.
hint-end = Ich würde den Zug hier beenden.
hint-end-saves = { $step ->
    [one] Ich würde den Zug hier beenden: Jede weitere Karte kostet Platz, mindestens { $step } Zahl.
   *[other] Ich würde den Zug hier beenden: Jede weitere Karte kostet Platz, mindestens { $step } Zahlen.
}
hint-must-end = Mehr lässt sich nicht spielen: Beende den Zug.
hint-wins = Damit ist die Partie gewonnen!
hint-trick = Der Rückwärtstrick holt auf { $pile } zehn zurück.
hint-prepares-trick = Das bereitet einen Rückwärtstrick auf { $pile } vor.
hint-covers = „{ $mark }“ liegt auf { $pile } und muss abgedeckt werden, bevor der Zug enden kann.
hint-lifts = Das deckt „{ $mark }“ auf { $pile } ab, was alle einschränkt.
hint-helps = Wer hilft, füllt die Hand wieder auf sechs Karten auf.
hint-stops = „{ $mark }“ beendet den Zug, bevor er mehr Platz kostet.
hint-small-step = { $step ->
    [one] Das kostet auf { $pile } nur { $step } Zahl.
   *[other] Das kostet auf { $pile } nur { $step } Zahlen.
}
hint-spares = Das berücksichtigt, was { $name } zu { $pile } sagt: *{ $word }*.
hint-keeps = { $low } und { $high } bleiben für einen Rückwärtstrick zusammen.
hint-avoids = „{ $mark }“ bleibt für einen besseren Moment auf der Hand.
hint-cheapest = { $step ->
    [one] Keine deiner Karten kostet jetzt weniger Platz: { $step } Zahl auf { $pile }.
   *[other] Keine deiner Karten kostet jetzt weniger Platz: { $step } Zahlen auf { $pile }.
}
hint-least = { $step ->
    [one] Einen guten Zug gibt es hier nicht: Selbst die beste Karte kostet { $step } Zahl.
   *[other] Einen guten Zug gibt es hier nicht: Selbst die beste Karte kostet { $step } Zahlen.
}
hint-weighed = Eine andere Karte läge näher, aber so stehst du danach besser da.

## Für die Moderation

tables-title = { $count ->
    [0] Keine offenen Tische
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}
tables-none = Auf diesem Server spielt gerade niemand.
tables-more = { $count ->
    [one] … und { $count } weiterer
   *[other] … und { $count } weitere
}
tables-lobby = { $channel } · { $variant } · wartet auf den Start, eröffnet { $opened }, letzte Änderung { $moved }
tables-playing = { $channel } · { $variant } · eröffnet { $opened }, zuletzt gespielt { $moved }
tables-awaiting = { $channel } · { $variant } · eröffnet { $opened }, zuletzt gespielt { $moved }, am Zug ist **{ $name }**
tables-end-title = Diesen Tisch schließen?
tables-end-question = Die Partie ist dann für alle vorbei und kommt nicht wieder.
tables-end-reason = Angegebener Grund
tables-ended = { $count ->
    [0] So alt war kein Tisch.
    [one] { $count } Tisch geschlossen.
   *[other] { $count } Tische geschlossen.
}
tables-unlocked = Der Tisch wurde neu geladen und noch einmal gepostet.

server-title = Server-Einstellungen
server-language = Sprache: { $language }
server-remind = Stille bis zur Erinnerung: { $length }
server-takeover = Danach bis zur Übernahme durch den Computer: { $length }
server-close = Danach bis zum Schließen des Tisches: { $length }
server-hosts-everyone = Alle dürfen Tische eröffnen.
server-hosts-moderators = Nur die Moderation darf Tische eröffnen.
server-hosts-role = Die Moderation und { $role } dürfen Tische eröffnen.
server-channels-all = Tische sind in jedem Kanal erlaubt.
server-channels = Tische sind erlaubt in { $channels }.
server-tables = Offene Tische zugleich: { $host } pro Host, { $server } auf dem Server. Die Moderation darf mehr eröffnen.
server-pictures-on = Das Spielfeld kommt mit Bild.
server-pictures-off = Das Spielfeld kommt nur als Text.
server-moderators = Auch { $role } darf Tische moderieren. Damit sie `/tables` sieht, erlaube es ihr unter *Servereinstellungen → Integrationen*.

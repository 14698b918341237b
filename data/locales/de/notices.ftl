### Kurze Nachrichten neben dem Brett und kurze Antworten.

ping-turn = { $owed ->
    [0] { $person }, du bist am Zug.
    [one] { $person }, du bist am Zug: mindestens eine Karte.
   *[other] { $person }, du bist am Zug: mindestens { $owed } Karten.
}
ping-who-starts = { $people } Die Karten sind verteilt. Seht euch **Meine Hand** an: Wer fängt an?
ping-reminder = { $person }, der Tisch wartet auf dich.
ping-take-over = { $name } ist schon eine Weile weg. Alle am Tisch dürfen den Computer weiterspielen lassen.

notice-taken-over = Für { $name } spielt jetzt der Computer. Ein Klick auf **Bin wieder da** macht es rückgängig.
notice-came-back = { $name } ist wieder da.
notice-left = { $name } hat den Tisch verlassen. Der Computer spielt weiter.
notice-removed = { $name } wurde vom Tisch entfernt.
notice-replaced = { $new } spielt statt { $old } weiter.
notice-ended-host = Die Tischleitung hat diesen Tisch beendet.
notice-ended-moderator = Die Moderation hat diesen Tisch beendet.
notice-ended-empty = Niemand ist mehr da: Dieser Tisch ist geschlossen.
notice-ended-forgotten = Hier ist lange nichts passiert: Dieser Tisch ist geschlossen.
notice-ended-other = Dieser Tisch ist geschlossen.
notice-note = Grund: { $note }
notice-paused = { $count ->
    [one] Die Partie ruht: Mir fehlt hier die Berechtigung **{ $permissions }**. Sobald ich sie habe, geht es von selbst weiter.
   *[other] Die Partie ruht: Mir fehlen hier die Berechtigungen **{ $permissions }**. Sobald ich sie habe, geht es von selbst weiter.
}
notice-resumed = Die Partie geht weiter.
notice-board-moved = Das Brett steht jetzt weiter unten: { $address }

answer-apology = Entschuldige, da ist bei mir etwas schiefgegangen. Deine Partie ist sicher. Kennzeichen: `{ $reference }`
answer-opened = Dein Tisch ist offen: { $address }
answer-signalled = Zu { $pile } gesagt: *{ $word }*.
answer-signal-withdrawn = Zu { $pile } sagst du nichts mehr.
answer-give-up = Aufgeben? Die Partie ist damit sofort für den ganzen Tisch verloren.
answer-done = Erledigt.
answer-language = Ich antworte dir ab jetzt auf { $language }.
answer-language-discord = Ich antworte dir in der Sprache deines Discords.
answer-pings-on = Ich erwähne dich, wenn du am Zug bist.
answer-pings-off = Ich erwähne dich nicht mehr, wenn du am Zug bist.
answer-pictures-on = Du siehst Bilder.
answer-pictures-off = Du siehst nur Text.
answer-has-time = Es ist noch Zeit: { $due }.

hint-plays = Ich würde { $plays } spielen.
hint-end-turn = Ich würde den Zug hier beenden.
hint-trick = Der Rückwärtstrick gewinnt zehn zurück.
hint-small-steps = Das kostet am wenigsten Platz.
hint-saves-trick = Das hebt ein Paar mit Abstand zehn für später auf.
hint-heeds-signal = Das achtet auf die Signale der anderen.
hint-help = Wer hilft, darf bis auf sechs nachziehen.
hint-win = Das gewinnt.
hint-only-way = Anders lässt sich der Zug nicht zu Ende bringen.
hint-finish = So wird die Hand am schnellsten leer.

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
tables-lobby = { $channel } · { $variant } · Lobby, eröffnet { $opened }, letzte Änderung { $moved }
tables-playing = { $channel } · { $variant } · eröffnet { $opened }, letzte Karte { $moved }
tables-awaiting = { $channel } · { $variant } · eröffnet { $opened }, letzte Karte { $moved }, wartet auf **{ $name }**
tables-ended = { $count ->
    [0] So alt war kein Tisch.
    [one] { $count } Tisch beendet.
   *[other] { $count } Tische beendet.
}
tables-unlocked = Der Tisch wurde neu eingelesen und noch einmal gezeigt.

server-title = Einstellungen dieses Servers
server-language = Sprache: { $language }
server-remind = Dauer der Stille bis zur Erinnerung: { $length }
server-takeover = Danach, bis der Computer übernehmen darf: { $length }
server-close = Danach, bis ein vergessener Tisch schließt: { $length }
server-hosts-everyone = Alle dürfen Tische eröffnen.
server-hosts-moderators = Nur die Moderation darf Tische eröffnen.
server-hosts-role = Die Moderation und { $role } dürfen Tische eröffnen.
server-channels-all = Tische sind in jedem Kanal erlaubt.
server-channels = Tische sind erlaubt in { $channels }.
server-pictures-on = Bretter kommen mit Bild.
server-pictures-off = Bretter kommen nur als Text.
server-moderators = { $role } darf Tische moderieren.

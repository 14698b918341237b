### Looking for players: calls for those who have asked for them, seats that are offered, a start by itself.
button-seek = Mitspieler suchen
button-tell-me = Sag mir nächstes Mal Bescheid
button-tell-me-not = Keine Rufe mehr
button-take-offer = Platz annehmen
button-decline = Nein, danke
menu-seek = Startet von selbst mit …
choice-seek = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spielern
}
choice-seek-host = Nicht von selbst: Ich drücke Start
lobby-wanted = { $count ->
    [one] Die Partie startet von selbst, sobald { $count } Spieler hier sitzt.
   *[other] Die Partie startet von selbst, sobald { $count } Spieler hier sitzen.
}
answer-seek = Mit wie vielen Spielern soll die Partie von selbst starten? Ich sage auch allen hier Bescheid, die wissen wollen, wenn jemand Mitspieler sucht.
call-players = { $people } **{ $host } sucht Mitspieler:** { $variant }.
seat-offer = { $name }, **{ $host }** bietet dir einen Platz an: { $variant }.
answer-called = { $count ->
    [one] Ich habe { $count } Person Bescheid gesagt, die das wollte.
   *[other] Ich habe { $count } Personen Bescheid gesagt, die das wollten.
}
answer-called-nobody = Hier will gerade niemand Bescheid bekommen, also habe ich niemanden erwähnt. Dein Tisch steht in `/table list`; mit `/table invite` bietest du jemandem einen Platz an.
answer-call-later = Auf diesem Server wurden gerade erst Mitspieler gesucht. { $until } kann ich wieder Bescheid sagen, mit **Mitspieler suchen**; bis dahin steht dein Tisch in `/table list`.
answer-call-private = Hier dürfen nur Eingeladene sitzen, also habe ich niemandem Bescheid gesagt.
answer-invited-told = { $name } darf sich jetzt setzen. Rufe zu Tischen sind dort erwünscht, deshalb kam eine Erwähnung dazu.
answer-declined = Du hast abgelehnt. Der Platz ist für andere frei.
answer-tell-me = Wenn jemand auf diesem Server Mitspieler sucht, erwähne ich dich, höchstens einmal in { $pause }, nie in deiner Ruhezeit und nur dort, wo du den Tisch sehen kannst. Alle dort lesen deinen Namen. Mit `/me calls` stellst du Stunden ein oder beendest es.
answer-tell-me-hours = Wenn jemand auf diesem Server Mitspieler sucht, erwähne ich dich von { $start } bis { $end } ({ $zone }), höchstens einmal in { $pause }, nie in deiner Ruhezeit und nur dort, wo du den Tisch sehen kannst. Alle dort lesen deinen Namen. Mit `/me calls` änderst oder beendest du es.
answer-tell-me-off = Ich erwähne dich nicht mehr, wenn jemand auf diesem Server Mitspieler sucht.
answer-tell-me-no-pings = Du hast alle Erwähnungen abgestellt; es kommt also nichts, bis du sie mit `/me pings` wieder einschaltest.
refused-not-offered = Hier ist dir kein Platz angeboten. Mit **Mitspielen** nimmst du einen freien.
command-me-calls = Sag mir Bescheid, wenn jemand auf diesem Server Mitspieler sucht
option-me-calls-on = Mich erwähnen, wenn jemand Mitspieler sucht?
option-me-calls-from = Ab dieser Stunde (0 bis 23); beide leer: jederzeit
option-me-calls-to = Bis zu dieser Stunde (0 bis 23)
option-me-calls-pause = Höchstens einmal in so vielen Stunden; anfangs 4
option-table-open-players = Mitspieler suchen; die Partie startet von selbst, sobald so viele sitzen

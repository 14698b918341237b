### Looking for players: calls for those who have asked for them, seats that are offered, a start by itself.
button-seek = Find players
button-tell-me = Tell me next time
button-tell-me-not = No more calls
button-take-offer = Take the seat
button-decline = No, thanks
menu-seek = Start by itself with…
choice-seek = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
choice-seek-host = Not by itself: I press Start
lobby-wanted = { $count ->
    [one] The game starts by itself as soon as { $count } player sits here.
   *[other] The game starts by itself as soon as { $count } players sit here.
}
answer-seek = With how many players shall the game start by itself? I also tell those here who have asked to be told when somebody looks for players.
call-players = { $people } **{ $host } looks for players:** { $variant }.
seat-offer = { $name }, **{ $host }** offers you a seat: { $variant }.
answer-called = { $count ->
    [one] I have told { $count } person who asked to be told.
   *[other] I have told { $count } people who asked to be told.
}
answer-called-nobody = Nobody here has asked to be told just now, so I have mentioned nobody. Your table stands in `/table list`; `/table invite` offers somebody a seat.
answer-call-later = Players were looked for on this server only a moment ago. I can tell people again { $until }, with **Find players**; until then your table stands in `/table list`.
answer-call-private = Only players you invite may sit down here, so I have told nobody.
answer-invited-told = { $name } may sit down now. They have asked to be told of tables, so I have mentioned them.
answer-declined = You have declined. The seat is free for others.
answer-tell-me = When somebody on this server looks for players, I mention you, at most once in { $pause }, never in your quiet hours, and only where you can see the table. Everybody there reads your name. `/me calls` sets hours or ends it.
answer-tell-me-hours = When somebody on this server looks for players, I mention you from { $start } to { $end } ({ $zone }), at most once in { $pause }, never in your quiet hours, and only where you can see the table. Everybody there reads your name. `/me calls` changes or ends it.
answer-tell-me-off = I no longer mention you when somebody on this server looks for players.
answer-tell-me-no-pings = You have turned off all mentions, so nothing comes until you turn them on with `/me pings`.
refused-not-offered = No seat is offered to you here. **Join** takes a free one.
command-me-calls = Be told when somebody looks for players on this server
option-me-calls-on = Mention me when somebody looks for players?
option-me-calls-from = From this hour on (0 to 23); leave both empty for any time
option-me-calls-to = Until this hour (0 to 23)
option-me-calls-pause = At most once in so many hours; at first 4
option-table-open-players = Look for players; the game starts by itself as soon as so many sit there

### Short messages beside the board, and short answers.

ping-turn = { $owed ->
    [0] { $person }, it is your turn.
    [one] { $person }, it is your turn: at least one card.
   *[other] { $person }, it is your turn: at least { $owed } cards.
}
ping-next = { $person }, you are next, after { $name }.
ping-who-starts = { $people } The cards are dealt. Look at **My hand**: who starts?
ping-reminder = { $person }, the table is waiting for you.
ping-take-over = { $name } has been away for a while. Anybody at the table may let the computer play on.
ping-alone = { $name } has been away for a while. If nothing happens, this table closes.

notice-taken-over = The computer is playing for { $name } now. Pressing **I’m back** undoes that.
notice-came-back = { $name } is back.
notice-left = { $name } has left. The computer plays on.
notice-removed = { $name } has been removed from the table.
notice-offered = A seat is open to { $name }: **I’m back** takes it. Until then the computer plays.
notice-offered-instead = The seat of { $old } is open to { $name }: **I’m back** takes it. Until then the computer plays.
notice-stepped-in = { $name } takes over a seat.
notice-ended-host = The host has closed this table.
notice-ended-moderator = A moderator has closed this table.
notice-ended-empty = Nobody is left, so this table is closed.
notice-ended-forgotten = Nothing has happened here for a long time, so this table is closed.
notice-ended-other = This table is closed.
notice-note = Reason: { $note }
notice-paused = { $count ->
    [one] The game is paused: I need the permission **{ $permissions }** here. It will go on by itself once I have it.
   *[other] The game is paused: I need the permissions **{ $permissions }** here. It will go on by itself once I have them.
}
notice-paused-private-thread = The game is paused: I am not in this private thread any more. Mention me here once, and it goes on.
notice-paused-locked-thread = The game is paused: this thread is locked, so I cannot write in it. It will go on by itself once a moderator unlocks it.
notice-paused-refused = The game is paused: Discord does not let me write here. A moderator should look at my permissions in this channel; I will try again shortly.
notice-resumed = The game goes on.

answer-apology = Sorry, something went wrong on my side. Your game is safe. Reference: `{ $reference }`
answer-lost = Discord lost my answer. **My hand** shows how things stand.
answer-slow = ⏳ This takes longer than it should. I am still at it: look at the board before you try again, it may have gone through.
answer-signalled = Your signal on pile { $pile }: *{ $word }*.
answer-signal-withdrawn = Signal on pile { $pile } taken back.
answer-mark-said = You say: *{ $phrase }*.
answer-mark-withdrawn = You no longer say: *{ $phrase }*.
answer-give-up = Give up? The game ends at once and counts as lost.
answer-leave = Leave the game? The computer plays on in your seat, and you cannot come back to it.
answer-leave-last = Leave the game? Nobody else is left, so the table closes.
answer-invited = { $name } may sit down now. The table shows it; I have mentioned nobody.
answer-another = Which game shall it be? The lobby opens here, for everybody to see.
answer-done = Done.
answer-language = From now on I will answer you in { $language }.
answer-language-discord = From now on I will answer you in the language that your Discord is set to.
answer-pings-on = I will mention you when it is your turn.
answer-pings-off = I will no longer mention you when it is your turn.
answer-next-on = I will also mention you when the turn before yours begins, at tables of three and more.
answer-next-off = I will mention you only when it is your turn.
answer-quiet-hours = From { $start } to { $end } I will not mention you. It is { $now } now in your time zone ({ $zone }); if that is wrong, set another. If it is still your turn when the quiet hours end, I call you then.
answer-no-quiet-hours = You have no quiet hours now.
answer-pictures-on = You will get pictures.
answer-pictures-off = You will get text only.
answer-two-steps-on = You press a card, then a pile.
answer-two-steps-off = Every card in your hand comes with a button for each pile it can go on.

hint-plays = I would play { $plays }.
hint-end = I would end the turn here.
hint-end-saves = { $step ->
    [one] I would end the turn here: any further card uses up room, at least { $step } number.
   *[other] I would end the turn here: any further card uses up room, at least { $step } numbers.
}
hint-must-end = Nothing more can be played: end the turn.
hint-wins = That wins!
hint-trick = The backwards trick wins ten back on { $pile }.
hint-prepares-trick = It prepares a backwards trick on { $pile }.
hint-covers = “{ $mark }” lies on { $pile } and must be covered before the turn can end.
hint-lifts = It covers “{ $mark }” on { $pile }, which binds everybody.
hint-helps = Helping lets you refill your hand to six.
hint-stops = “{ $mark }” ends the turn before it costs more room.
hint-small-step = { $step ->
    [one] It uses up only { $step } number on { $pile }.
   *[other] It uses up only { $step } numbers on { $pile }.
}
hint-spares = That leaves { $pile } alone, of which { $name } says: *{ $word }*.
hint-keeps = { $low } and { $high } stay together for a backwards trick.
hint-avoids = That keeps “{ $mark }” for a better moment.
hint-cheapest = { $step ->
    [one] No card of yours uses up less room now: { $step } number on { $pile }.
   *[other] No card of yours uses up less room now: { $step } numbers on { $pile }.
}
hint-least = { $step ->
    [one] There is no good play here: even the best card uses up { $step } number.
   *[other] There is no good play here: even the best card uses up { $step } numbers.
}
hint-weighed = Another card would be nearer, but this leaves you better off afterwards.

## For moderators

tables-title = { $count ->
    [0] No open tables
    [one] { $count } open table
   *[other] { $count } open tables
}
tables-none = Nobody is playing on this server right now.
tables-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
tables-lobby = { $channel } · { $variant } · lobby, opened { $opened }, last change { $moved }
tables-playing = { $channel } · { $variant } · opened { $opened }, last move { $moved }
tables-awaiting = { $channel } · { $variant } · opened { $opened }, last move { $moved }, waiting for **{ $name }**
tables-end-title = Close this table?
tables-end-question = The game is over for everybody at it, and cannot be brought back.
tables-end-reason = Reason given
tables-ended = { $count ->
    [0] No table was that old.
    [one] { $count } table closed.
   *[other] { $count } tables closed.
}
tables-unlocked = The table has been reloaded and posted again.

server-title = Server settings
server-language = Language: { $language }
server-remind = Silence before a reminder: { $length }
server-takeover = The computer may take over after another { $length }
server-close = A forgotten table closes after another { $length }
server-hosts-everyone = Everybody may open tables.
server-hosts-moderators = Only moderators may open tables.
server-hosts-role = Moderators and { $role } may open tables.
server-channels-all = Tables are allowed in every channel.
server-channels = Tables are allowed in { $channels }.
server-tables = Open tables at a time: { $host } a host, { $server } on the server. Moderators may open more.
server-pictures-on = Boards come with a picture.
server-pictures-off = Boards come as text only.
server-moderators = { $role } may moderate tables, too. To let it see `/tables`, allow that under *Server Settings → Integrations*.

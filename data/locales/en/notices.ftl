### Short messages beside the board, and short answers.

ping-turn = { $owed ->
    [0] { $person }, it is your turn.
    [one] { $person }, it is your turn: at least one card.
   *[other] { $person }, it is your turn: at least { $owed } cards.
}
ping-who-starts = { $people } The cards are dealt. Look at **My hand**: who starts?
ping-reminder = { $person }, the table is waiting for you.
ping-take-over = { $name } has been away for a while. Anybody at the table may let the computer play on.

notice-taken-over = The computer plays for { $name } now. One click on **I’m back** undoes it.
notice-came-back = { $name } is back.
notice-left = { $name } has left. The computer plays on.
notice-removed = { $name } has been removed from the table.
notice-replaced = { $new } plays on in place of { $old }.
notice-ended-host = The host has ended this table.
notice-ended-moderator = A moderator has ended this table.
notice-ended-empty = Nobody is left: this table is closed.
notice-ended-forgotten = Nothing has happened here for long: this table is closed.
notice-ended-other = This table is closed.
notice-note = Reason: { $note }
notice-paused = { $count ->
    [one] The game is paused: I lack the permission **{ $permissions }** here. It goes on by itself once I have it.
   *[other] The game is paused: I lack the permissions **{ $permissions }** here. It goes on by itself once I have them.
}
notice-resumed = The game goes on.
notice-board-moved = The board is further down now: { $address }

answer-apology = Sorry, that went wrong on my side. Your game is safe. Reference: `{ $reference }`
answer-opened = Your table is open: { $address }
answer-signalled = Said of { $pile }: *{ $word }*.
answer-signal-withdrawn = You no longer say anything about { $pile }.
answer-give-up = Give up? The game is lost for the whole table at once.
answer-done = Done.
answer-language = I will answer you in { $language }.
answer-language-discord = I will answer you in the language of your Discord.
answer-pings-on = I will mention you when it is your turn.
answer-pings-off = I will no longer mention you when it is your turn.
answer-pictures-on = You will see pictures.
answer-pictures-off = You will see text only.
answer-has-time = There is still time: { $due }.

hint-plays = I would play { $plays }.
hint-end-turn = I would end the turn here.
hint-trick = The trick wins back ten.
hint-small-steps = It costs the least room.
hint-saves-trick = It keeps a pair that is ten apart for later.
hint-heeds-signal = It keeps to what the others have signalled.
hint-help = Helping lets you draw up to six.
hint-win = It wins.
hint-only-way = Nothing else finishes the turn.
hint-finish = It empties the hand soonest.

## For moderators

tables-title = { $count ->
    [0] No open tables
    [one] { $count } open table
   *[other] { $count } open tables
}
tables-none = Nobody is playing on this server.
tables-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
tables-lobby = { $channel } · { $variant } · lobby, opened { $opened }, last change { $moved }
tables-playing = { $channel } · { $variant } · opened { $opened }, last move { $moved }
tables-awaiting = { $channel } · { $variant } · opened { $opened }, last move { $moved }, waiting for **{ $name }**
tables-ended = { $count ->
    [0] No table was that old.
    [one] { $count } table ended.
   *[other] { $count } tables ended.
}
tables-unlocked = The table has been read anew and posted again.

server-title = Settings of this server
server-language = Language: { $language }
server-remind = A silent player is reminded after: { $length }
server-takeover = Then, until the computer may take over: { $length }
server-close = Then, until a forgotten table closes: { $length }
server-hosts-everyone = Everybody may open tables.
server-hosts-moderators = Only moderators may open tables.
server-hosts-role = Moderators and { $role } may open tables.
server-channels-all = Tables are allowed in every channel.
server-channels = Tables are allowed in { $channels }.
server-pictures-on = Boards come with pictures.
server-pictures-off = Boards come as text only.
server-moderators = { $role } counts as moderators of tables.

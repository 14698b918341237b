### Why something did not work, and what to do instead. Only the one who asked sees it.

refused-unknown = That does not work right now. Nothing has changed. Press **My hand** for a fresh look.

## The rules

refused-O1 = This deck is not the 98 cards from 2 to 99. Start a new table.
refused-O3 = It is not your turn. Now: { $active }.
refused-O4 = You do not hold { $card }. Press **My hand** to see your cards.
refused-O5 = { $card } does not go on { $pile }: above { $top } it must be higher, or exactly 10 lower. Choose another pile.
refused-O6 = { $card } does not go on { $pile }: below { $top } it must be lower, or exactly 10 higher. Choose another pile.
refused-O9 = { $owed ->
    [one] Play at least one more card before you end the turn.
   *[other] Play at least { $owed } more cards before you end the turn.
}
refused-O11b = { $fault ->
    [off] This table plays without take-backs.
   *[nothing] There is nothing to take back: you have not played a card this turn.
}
refused-O14 = Opponents do not signal. Enjoy the silence.
refused-O15a = These options do not go with this game. In Face to Face only take-backs can be chosen.
refused-seats = { $seats ->
    [one] This game cannot be played by { $seats } player. Add or remove players, or choose another game.
   *[other] This game cannot be played by { $seats } players. Add or remove players, or choose another game.
}
refused-end = The game is over. Press **Rematch** for another.
refused-syntax = I cannot read that. Write card and pile, such as `45A`; for a whole turn `45A 47A 88D`.
refused-X4 = The stop card has ended the turn. Nothing more can be played.
refused-X5 = A skull lies open. Cover it first.
refused-X7 = A three card demands exactly three cards this turn; a stop may only be the third.
refused-X10 = Silence lies open: no signals until that card is covered.
refused-X11 = No trick lies open: { $card } may not jump back on { $pile } until that card is covered.
refused-X12 = One pile lies open: this turn’s cards all go on the same pile. Play on where your last card went.
refused-X-deck = The table of symbols must name seven instructions with four different cards each.
refused-F1 = This deck is not the 58 cards from 2 to 59. Start a new table.
refused-F3 = It is not your turn. Now: { $active }.
refused-F4 = { $owed ->
    [0] You do not hold that card. Press **My hand** to see your cards.
    [one] Play at least one more card before you end the turn.
   *[other] Play at least { $owed } more cards before you end the turn.
}
refused-F6 = Only one card a turn may help your opponent. Play on your own piles.
refused-F7 = { $card } does not help on { $pile }, which shows { $top }. On your opponent’s piles a card must go against the arrow.

## The table

refused-T-no-table = There is no open table here. Open one with `/table open`.
refused-T-channel-taken = A table is open in this channel already. Join it, or open yours in another channel or thread.
refused-T-may-not-host = On this server only some people may open tables. Ask a moderator.
refused-T-over = This table is closed. Open a new one with `/table open`.
refused-T-not-started = The game has not started yet. The host presses **Start**.
refused-T-started = The game has started already. Wait for the next one, or open a table in another channel.
refused-T-full = { $seats ->
    [one] All seats are taken: this game has room for { $seats } player.
   *[other] All seats are taken: this game has room for { $seats } players.
}
refused-T-seats = This game needs { $fewest } to { $most } players; now there are { $seated }. Let others join, or add a computer player.
refused-T-seated = That player already has a seat here.
refused-T-not-seated = You have no seat at this table. Join before the game starts, or watch.
refused-T-no-seat = There is no such player to choose. Look at the board again.
refused-T-not-host = Only the host ({ $host }) or a moderator can do that.
refused-T-not-your-turn = It is not your turn. Now: { $seat }.
refused-T-not-yet = { $seat } still has time. The table will say when the computer may take over.
refused-T-last-person = The computer cannot play on alone: you are the last one here. Use `/table end` instead.
refused-T-stale = That button is from an earlier moment. Here is how things stand now.
refused-T-still-on = This game is still on. A rematch comes after the end.
refused-T-unavailable = Nothing can be stored at the moment, so nothing has changed. Try again in a minute.

## Discord

refused-closed = This table is closed. Open a new one with `/table open`.
refused-not-allowed = Only moderators can do that.
refused-channel-not-allowed = Tables are not allowed in this channel. A moderator can change that with `/server settings`.
refused-bad-options = These options do not go together. Look at them again in the lobby.
refused-computer-seat = A computer player sits there.
refused-not-computer = No computer player sits here.
refused-no-hint = A hint comes only on your own turn.
refused-permission-missing = { $count ->
    [one] I lack a permission in { $channel }: **{ $permissions }**. Ask a moderator to allow it, then try again.
   *[other] I lack some permissions in { $channel }: **{ $permissions }**. Ask a moderator to allow them, then try again.
}

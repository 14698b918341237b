### Why something did not work, and what to do instead. Only the one who asked sees it.

refused-unknown = That does not work right now; nothing has changed. Press **My hand** for a fresh look.

## The rules

refused-O1 = This deck is not the 98 cards from 2 to 99. Open a new table.
refused-O3 = { $active ->
    [nobody] Nobody has started yet. Press **I’ll go first** if you want to.
   *[other] It is not your turn: { $active } is playing. Wait until it is yours.
}
refused-O4 = You do not hold { $card }. Press **My hand** to see your cards.
refused-O5 = { $card } does not fit on { $pile }: on { $top } it takes a higher card, or one exactly 10 lower. Choose another pile or card.
refused-O6 = { $card } does not fit on { $pile }: on { $top } it takes a lower card, or one exactly 10 higher. Choose another pile or card.
refused-O9 = { $owed ->
    [one] Play at least one more card before you end the turn.
   *[other] Play at least { $owed } more cards before you end the turn.
}
refused-O11b = { $fault ->
    [off] This table plays without take-backs. Look at the labels before you press a pile.
   *[nothing] There is nothing to take back: you have not played a card this turn. Press a card first.
}
refused-O14 = Opponents do not signal each other. Just press **My hand** and play.
refused-O15a = These options do not go with this game. Choose others: in Face to Face only take-backs can be switched on or off.
refused-seats = { $seats ->
    [one] This game is not for { $seats } player. Add players, or choose another game.
   *[other] This game is not for { $seats } players. Add or remove players, or choose another game.
}
refused-end = The game is over. Press **Rematch** for another one.
refused-syntax = I cannot read that. Write card and pile, such as `45A`, or a whole turn: `45A 47A 88D`.
refused-X2 = That cannot be said: this game has no such symbol, or you hold none of them. Open **Signal** again to see what you can say.
refused-X5 = A skull is uncovered. Cover it first.
refused-X7 = “Three” means exactly three cards this turn, and a stop may only be the third. Play another card, or end the turn if you have played three.
refused-X10 = “Silence” is uncovered, so there are no signals. Wait until somebody covers that card.
refused-X11 = “No trick” is uncovered: { $card } may not jump back on { $pile }. Cover “No trick” first, or choose another pile.
refused-X12 = “One pile” is uncovered: all cards of this turn go on the same pile. Play on where your last card went.
refused-X-deck = The table of symbols needs seven instructions with four different cards each. Ask whoever runs the bot to correct it.
refused-deal-code = { $fault ->
    [sign] There is a sign in it that no code has. Look at it again: a deal’s code is made of ten digits and letters, such as 4203N-QK8NW.
    [length] A deal’s code has ten signs, such as 4203N-QK8NW. Look at it again: there are too many or too few.
    [slip] There is a slip in this code: one sign is wrong, or two have changed places. Look at it again.
    [version] This code is of a newer version of the bot. Ask for another one.
   *[game] There is no such game as this code says. Ask for another one.
}
refused-B2 = A fire from before your turn is still uncovered. Cover it first.
refused-F1 = This deck is not the 58 cards from 2 to 59. Open a new table.
refused-F3 = { $active ->
    [nobody] Nobody has started yet. Press **My hand** and wait a moment.
   *[other] It is not your turn: { $active } is playing. Wait until it is yours.
}
refused-F4 = { $owed ->
    [0] You do not hold that card. Press **My hand** to see your cards.
    [one] Play at least one more card before you end the turn.
   *[other] Play at least { $owed } more cards before you end the turn.
}
refused-F6 = Only one card a turn may help your opponent. Play the others on your own piles.
refused-F7 = { $card } does not help pile { $pile }, which shows { $top }. On your opponent’s piles a card goes against the arrow. Choose another pile or card.

## The table

refused-T-no-table = There is no open table here. Open one with `/table open`.
refused-T-channel-taken = There is already a table in this channel. Join it, or open yours in another channel or thread.
refused-T-channel-not-allowed = Tables are not allowed in this channel. Try another one; a moderator can change this with `/server settings`.
refused-T-may-not-host = Not everybody may open tables on this server. Ask a moderator to open one.
refused-T-over = This table is closed. Open a new one with `/table open`.
refused-T-not-started = The game has not started yet. The host has to press **Start**.
refused-T-started = The game has already started. Wait for the next one, or open a table in another channel.
refused-T-full = { $seats ->
    [one] All seats are taken: this game has { $seats } seat. Open a table in another channel.
   *[other] All seats are taken: this game has { $seats } seats. Wait for the next game, or open a table in another channel.
}
refused-T-seats = { $most ->
    [2] This game takes exactly two players; players at the table now: { $seated }. Let somebody join, or add a computer player.
   *[other] This game takes { $fewest } to { $most } players; players at the table now: { $seated }. Let somebody join, or add a computer player.
}
refused-T-seated = { $person ->
    [nobody] You already have a seat here. Wait for the game to begin, or press **My hand** if it has started.
   *[other] { $person } already has a seat here. Choose somebody else.
}
refused-T-not-seated = You have no seat at this table. Watch this game, and join the next one.
refused-T-not-played = Only players of that game can ask for its rematch. Press **Another game**, or open a table with `/table open`.
refused-T-no-seat = Nobody at that seat can be chosen. Have another look at the board.
refused-T-not-host = Only the host ({ $host }) or a moderator can do that. Ask one of them.
refused-T-not-your-turn = { $seat ->
    [nobody] Nobody has started yet. Press **I’ll go first** if you want to.
   *[other] It is not your turn: { $seat } is playing. Wait until it is yours.
}
refused-T-not-yet = { $seat ->
    [nobody] There is still time. Wait for the message here that the computer may take over.
   *[other] { $seat } still has time. Wait for the message here that the computer may take over.
}
refused-T-last-person = Nobody else plays for themselves here, and the computer does not play on alone. Close the table instead: `/table end`, moderators `/tables end`.
refused-T-stale = That button is out of date. Press **My hand** to see how things stand now.
refused-T-still-on = This game is still on. Finish it first.
refused-T-kept = { $until ->
    [nobody] The seats that are left are kept for players of the last game. Try again in a few minutes.
   *[other] The seats that are left are kept for players of the last game. Try again { $until }, when they are free for everybody.
}
refused-T-barred = { $person ->
    [nobody] There is no seat for you at this table until it closes: that was decided by the host or a moderator. Open a table in another channel, or join the next one here.
   *[other] { $person } is barred from this table. Choose somebody else, or lift the bar with `/table invite`.
}
refused-T-private = This table is for invited players only. Ask the host ({ $host }) to invite you with `/table invite`, or open a table in another channel.
refused-T-signals = That is enough signals for one turn: at most { $most } each. Wait for the next turn, then you can signal again.
refused-T-alone = You play alone, so there is no partner to signal to. Just press **My hand** and play.
refused-T-hints-off = This table plays without hints; that was settled before the deal. At the next table you can choose otherwise.
refused-T-hints-not-agreed = { $seat ->
    [nobody] You play against a person here: there are hints only once both of you press **Allow hints** on your hands.
   *[other] You play against a person here: there are hints only once both of you press **Allow hints** on your hands. { $seat } has not done so yet.
}
refused-T-take-backs = That is enough taking back for one turn: at most { $most } cards. Play on from here, or press **End turn** once you may.
refused-T-dead-end = From there the turn could not be finished, and for this turn the take-backs are used up. Choose another card or pile.
refused-T-hand-overs = That is enough coming and going for one turn: you can leave your seat to the computer at most { $most } times. Play on, or wait for the next turn, then it works again.
refused-T-joins = That was a lot of coming and going: one can sit down at a table at most { $most } times. Wait for the next game, or open a table in another channel.
refused-T-lobby-changes = This table has been changed very often before its start: { $most } times is the most. Press **Start**, or close it and open a new one.
refused-T-guest-changes = That is enough inviting and barring for one table: at most { $most } times. Ask a moderator, or open a new table.
refused-T-host-tables = You host as many open tables here as one person may: { $most }. Close one with `/table end`, or wait until one is over; then you can open another.
refused-T-server-tables = This server has as many open tables as it allows: { $most }. Wait until one is over, or ask a moderator, who can change this with `/server settings`.
refused-T-hands-closed = The hands are open only to those who do not play, and only where the host has allowed it on opening the table. Watch what lies on the table.
refused-T-watched = { $person ->
    [nobody] You have watched the hands of this game and cannot play in it any more. Wait for the next one.
   *[other] { $person } has watched the hands of this game and cannot play in it any more. Choose somebody else.
}
refused-T-played-on = Which game is played here, and with which options, is settled: its cards come from an earlier game or from a code. Open a table of your own for another one.
refused-T-unreadable = This version of the bot cannot read this table. A moderator can close it with `/tables end`; then a new one can be opened here.
refused-T-unavailable = Nothing can be saved at the moment, so nothing has changed. Try again in a minute.

## Discord

refused-closed = This table is closed. Open a new one with `/table open`.
refused-no-server = Tables are on servers only. Go to a channel of a server that I am on, and type `/help` there.
refused-outdated = This command has changed. Reload Discord, then try it again.
refused-not-allowed = Only moderators can do that. Ask one of them.
refused-not-manager = Only somebody who may manage this server can choose who moderates tables. Ask one of them.
refused-not-computer = There is no computer player here to remove. Use the menu to add one.
refused-not-person = Only people can be invited. Choose somebody else, or add a computer player in the lobby.
refused-opened-often = { $until ->
    [nobody] You have opened several tables within a minute. Try again in a moment.
   *[other] You have opened several tables within a minute. Try again { $until }.
}
refused-board-just-posted = { $until ->
    [nobody] The board has just been posted here. Try again in a moment.
   *[other] The board has just been posted here. Try again { $until }.
}
refused-rematch-just-asked = { $until ->
    [nobody] You have only just asked for another game. Try again in a moment.
   *[other] You have only just asked for another game. Try again { $until }.
}
refused-no-replay = This game is not kept any more, or it was played elsewhere. Choose one of yours with `/replay`.
refused-no-games = You have not finished a game yet. Play one, then `/replay` shows it.
refused-no-picture = No picture could be drawn. Allow pictures with `/me pictures`, or try again in a moment.
refused-animation-later = Animated pictures take a while, and several are wanted just now. Try again in a minute.
refused-bad-notation = { $rule ->
    [syntax] Line { $line } is no line of the notation, at “{ $token }”. Have a look at the text you get with *Save…* and try again.
    [result] In line { $line } the result is not what happened. Correct it, or leave it out, and try again.
   *[other] Line { $line } does not fit the rules, at “{ $token }” (rule { $rule }). Correct it and try again.
}
refused-no-text = This file is no text, or it is too long for a game. Try one of at most 64 kB.
refused-pasted-often = { $until ->
    [nobody] That was a lot of games within ten minutes. Try again in a moment.
   *[other] That was a lot of games within ten minutes. Try again { $until }.
}
refused-shared-often = { $until ->
    [nobody] You have shown several turns here within a minute. Try again in a moment.
   *[other] You have shown several turns here within a minute. Try again { $until }.
}
refused-no-hint = A hint is only for your own turn. Ask again when it is yours.
refused-quiet-half = Choose two different hours, `from` and `to`, or leave both empty for no quiet hours.
refused-no-zone = I do not know that time zone. Type a place and choose one from the list, or an offset such as `+3` or `UTC-05:30`.
refused-hint-later = No hint comes to mind just now. Ask again in a moment.
refused-hint-pending = I am still thinking about your last question. Wait for that hint.
refused-exported-often = { $until ->
    [nobody] You have had that file several times just now. Try again in a moment.
   *[other] You have had that file several times just now. Try again { $until }.
}
refused-hints-often = { $until ->
    [nobody] That was a lot of hints within a minute. Try again in a moment.
   *[other] That was a lot of hints within a minute. Try again { $until }.
}
refused-permission-missing = { $count ->
    [one] I need one more permission in { $channel }: **{ $permissions }**. Ask a moderator to grant it, then try again.
   *[other] I need more permissions in { $channel }: **{ $permissions }**. Ask a moderator to grant them, then try again.
}
obstacle-private-thread = I have not been let into this private thread. Mention me here once, then try again.
obstacle-locked-thread = This thread is locked, so I cannot write in it. Ask a moderator to unlock it, or use another channel.

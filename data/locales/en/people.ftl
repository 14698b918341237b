### Finding people to play with: seats that are open, threads, calls, whom somebody does not want to meet.
button-take-seat = Take a seat
button-hand-over = Let the computer play for now
table-seats-open = During the game anybody may take a computer player’s seat
answer-leave-open = Leave the game? The computer plays on in your seat. While seats are open, **Take a seat** brings you back to yours if nobody else has it by then.
answer-seats-open = During the game anybody may now take a computer player’s seat, with **Take a seat** on the board or `/table join`.
answer-seats-closed = Seats of computer players stay theirs now. Whoever you invite with `/table invite` may still take one.
refused-T-seats-closed = The game has already started, and here the seats of computer players stay theirs. Ask the host ({ $host }), who can open them with `/table seats`, or wait for the next game.
refused-T-other-hand = { $person ->
    [nobody] You have held other cards in this game, so only your old seat would do, and that is taken. Wait for the next game.
   *[other] { $person } has held other cards in this game, so only their old seat would do. Choose somebody else.
}

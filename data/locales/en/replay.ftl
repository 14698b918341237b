### Replays: a game that is over, turn by turn.

button-replay = Replay
button-replay-share = Show to the channel
menu-replay-turn = Go to a turn…
menu-replay-eyes = Whose cards…

replay-deal = The deal · { $last ->
    [one] { $last } turn follows
   *[other] { $last } turns follow
}
replay-turn = Turn { $number } of { $last }
replay-started = **{ $name }** takes the first turn.
replay-not-started = Nobody has started.
replay-nothing-played = no card
replay-under-way = **{ $name }**: { $plays } · the turn is not over
replay-drawn = Drawn
replay-piles = Piles
replay-hands = In hand
replay-hand = { $name }: { $cards }
replay-withdrawn = { $pile }: *taken back* ({ $name })
replay-choice-deal = The deal
replay-choice-turn = { $number } · { $name }: { $plays }
replay-choice-won = Won
replay-earlier = ◂ Earlier, up to turn { $number }
replay-later = ▸ Later, from turn { $number }
replay-eyes-all = All hands
replay-eyes-table = Only what lies on the table
replay-eyes-seat = Cards of { $name }

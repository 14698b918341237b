### Replays: a game that is over, turn by turn.

button-replay = Replay
button-replay-share = Show to the channel
button-play-on = Play on from here
button-watch = Watch
button-watch-newest = Newest turn
button-watch-hands = Show all hands (then I cannot play here)
menu-replay-turn = Go to a turn…
menu-replay-eyes = Whose cards…
menu-replay-save = Save…

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

table-played-on = Played on from turn { $turn } of an earlier game · does not count

replay-save-text = As text, in the notation
replay-save-picture = As a picture of this turn
replay-save-animation = As an animated picture of the whole game
replay-save-json = As JSON, for programs
replay-animation = The whole game, turn by turn.

watch-turn = Watching · turn { $number }
watch-deal = Watching · the deal
table-open-hands = Watchers may see all hands
table-hints-to-agree = Hints only once both players agree
table-hints-agreed-by = { $name } allows hints; the other player has not yet
table-hints-agreed = Both players allow hints

### Lobby, board, hand, signals, result.

## Buttons and menus

button-join = Join
button-leave = Leave
button-remove-computer = Remove a computer
button-start = Start
button-play-now = Play now
button-hand = My hand
button-refresh = Refresh
button-claim = I’ll go first
button-signals = Signal
button-come-back = I’m back
button-take-over = Let the computer play
button-end-turn = End turn
button-take-back = Take back
button-hint = Hint
button-agree-hints = Allow hints
button-plan = Plan ahead
button-plan-done = Done
button-play-all = Play { $plays }
button-give-up = Yes, give up
button-rematch = Rematch
button-another = Another game
button-export = Save as text
button-end-table = Yes, close it
button-forget-me = Delete my data
menu-add-computer = Add a computer player…
menu-options = Options…
menu-marks = Say something of symbols…

## The lobby

lobby-title = { $variant } · take a seat
lobby-seats = Seats: { $taken } of { $most }
lobby-options = Options
lobby-host = host
lobby-waiting = { $more ->
    [one] One more player is needed. Press **Join**; the host can also add a computer player.
   *[other] { $more } more players are needed. Press **Join**; the host can also add computer players.
}
lobby-ready = Press **Join** to play. The host presses **Start** once everybody is here.
lobby-full = The table is full. The host can press **Start**.
lobby-private = Only for invited players: the host invites with `/table invite`.
lobby-kept-title = Seats kept
lobby-kept = { $names } · until { $until }
lobby-invited = Invited
lobby-more = and { $count } more
lobby-newcomers = New here? /help gets you going in a minute, /rules explains the game.

## The board

board-turn = Turn { $number }
board-in-force = In force
board-said = Signals
board-said-of-marks = Symbols they speak of
board-last-turn = Last turn
board-last-turns = Last turns
board-cards = Cards
board-piles-of = **{ $name }’s piles**
board-pile = **{ $pile }** · { $room ->
    [0] full
   *[other] room: { $room }
}
board-force = **{ $pile }** · { $symbol }: { $meaning }
board-only-pile = The next card must go on pile **{ $pile }**.
board-who-starts = Have a look at **My hand**. Whoever has a good first turn presses **I’ll go first**.
board-needs-cards = { $cards ->
    [one] **{ $name }** still has to play at least one card.
   *[other] **{ $name }** still has to play at least { $cards } cards.
}
cover-skull = { $count ->
    [one] the skull on pile { $piles }
   *[other] the skulls on piles { $piles }
}
cover-fire = { $count ->
    [one] the fire on pile { $piles }
   *[other] the fires on piles { $piles }
}
board-needs-cover = **{ $name }** must cover { $what } before the turn can end.
board-needs-cards-and-cover = **{ $name }** still has to play at least { $cards ->
    [one] one card
   *[other] { $cards } cards
}, covering { $what }.
board-needs-may-end = **{ $name }** may end the turn or play on.
board-needs-must-end = **{ $name }** may play no more cards and must end the turn.
board-so-far = This turn: { $plays }
board-last = **{ $name }**: { $plays } · { $drawn ->
    [0] drew nothing
    [one] drew { $drawn } card
   *[other] drew { $drawn } cards
}
board-draw-pile = { $cards ->
    [0] The draw pile is empty.
    [one] Draw pile: { $cards } card
   *[other] Draw pile: { $cards } cards
}
board-hand = { $name }: { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
board-hand-and-deck = { $name }: { $cards } in hand, { $deck } to draw

## The hand

hand-empty = No cards left in your hand.
hand-who-starts = Nobody has started yet. Do you have a good first turn? Press **I’ll go first**.
hand-waiting = It is **{ $name }**’s turn.
hand-since = Since your last turn: { $turns }
hand-since-turn = **{ $name }** { $plays }
hand-plan = In mind: { $plays }
hand-plan-broken = ⚠ { $play } does not go any more.
hand-planning = Lay cards in mind. When your turn comes, one press plays them, as far as they still go.
hand-needs-cards = { $cards ->
    [one] Your turn: at least **one** card to go.
   *[other] Your turn: at least **{ $cards }** cards to go.
}
hand-needs-cover = Cover **{ $what }** before you end the turn.
hand-needs-cards-and-cover = Your turn: at least { $cards ->
    [one] **one** card
   *[other] **{ $cards }** cards
} to go, covering **{ $what }**.
hand-needs-may-end = You may press **End turn** or play on.
hand-needs-must-end = Nothing more can be played. Press **End turn**.
hand-needs-stuck = The turn cannot be finished from here. Press **Take back** and try another order.
hand-chosen = Where does **{ $card }** go?
hand-refused = { $piles }: { $why }
hand-dead-ends = ⚠ After a card marked ⚠ there is no way to finish the turn.
warning-F11a = ⚠ If you end the turn now, you keep a single card and your deck is empty. A turn needs two cards, so you would lose on your next one. Play it now if you can.

why-O4 = not in your hand
why-O5 = must be higher, or exactly 10 lower
why-O6 = must be lower, or exactly 10 higher
why-X5 = a stop here would leave the skull uncovered
why-X7 = exactly three cards this turn
why-X11 = no backwards trick right now
why-X12 = this turn all cards go on one pile
why-F4 = not in your hand
why-F6 = you have already helped this turn
why-F7 = it would not help your opponent’s pile

## Signals

signal-title = Signal
signal-how = A signal stands until a card is played on its pile; press it again to take it back. Everybody sees it. Never mention a number.
signal-how-marks = Of symbols: *I hold one* stands until you play one, *rather not now* for one round.
signal-means = **{ $word }**: { $meaning }
signal-means-keep-off = I have a good card for this pile, please leave it to me.
signal-means-small-steps = I have something for it soon: only small steps, please.
signal-means-jump-back = I can jump back ten here, as long as nobody plays on it.
signal-means-free = I have nothing for it, use it.
signal-line = { $pile }: *{ $word }* ({ $names })
say-keep-off = Keep off
say-small-steps = Small steps
say-jump-back = Jump back
say-free = Free
say-mark-hold = I hold: { $mark }
say-mark-not-now = Rather not now: { $mark }

## The result

result-won = 🏆 Won! All cards played.
result-won-by = 🏆 { $name } wins!
result-lost = { $cards ->
    [0] Lost, with no card left
    [one] Lost, with { $cards } card left
   *[other] Lost, with { $cards } cards left
}
result-excellent = Fewer than ten cards left: that is excellent.
result-next-time = Fewer than ten would be excellent. Another go?
result-decisive = What it came down to
result-needed = { $name } needed more cards: { $owed }, playable: { $fits }
result-longest-step = Longest step: { $below } → **{ $card }** on { $pile }
result-tricks = Backwards tricks: { $tricks }
result-piles = The piles at the end
result-left = Not played
result-deck = { $cards ->
    [one] { $cards } card in the draw pile
   *[other] { $cards } cards in the draw pile
}
result-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

closed-title = { $variant } · closed
closed-result = How it ended: { $address }

over-O11 = { $name } could not play all that the turn demands.
over-O12 = Every card has found its place. You have beaten the game!
over-X1 = { $name } gave up.
over-X6 = All cards are played, but a skull is left on top.
over-F10 = { $name } has played every card. { $cards ->
    [one] The opponent had { $cards } card left.
   *[other] The opponent had { $cards } cards left.
}
over-F11 = { $name } could not play two cards. { $cards ->
    [one] { $cards } card was left.
   *[other] { $cards } cards were left.
}
over-gave-up = { $name } gave up.

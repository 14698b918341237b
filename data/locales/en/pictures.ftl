# Words in pictures, and the texts that say the same to those who do not see them.

pictures-variant-original = The Game
pictures-variant-extreme = Extreme
pictures-variant-on-fire = On Fire
pictures-variant-face-to-face = Face to Face

pictures-seat = Seat { $number }
pictures-turn-number = turn { $turn }
pictures-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
pictures-who-starts = Who starts?
pictures-needs-cards = { $name }: { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
}
pictures-cover-skull = { $count ->
    [one] skull { $piles }
   *[other] skulls { $piles }
}
pictures-cover-fire = { $count ->
    [one] fire { $piles }
   *[other] fires { $piles }
}
pictures-needs-cover = { $name } must cover { $what }
pictures-needs-cards-and-cover = { $name }: cover { $what } · { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
}
pictures-needs-must-end = { $name } must end the turn
pictures-needs-may-end = { $name } may end the turn
pictures-needs-stuck = { $name } cannot finish the turn
pictures-own-piles = your piles: { $piles }
pictures-won = Won: every card played!
pictures-won-by = { $name } has won!
pictures-lost = { $cards ->
    [one] Lost, { $cards } card left
   *[other] Lost, { $cards } cards left
}
pictures-lost-closely = { $cards ->
    [one] So close: { $cards } card left
   *[other] So close: { $cards } cards left
}
pictures-seats-taken = { $taken } of { $seats } seats taken
pictures-free-seat = free

pictures-alt-pile-up = Pile { $pile }, ascending from { $row }: { $top } on top, { $cards ->
    [one] { $cards } card played
   *[other] { $cards } cards played
}
pictures-alt-pile-down = Pile { $pile }, descending from { $row }: { $top } on top, { $cards ->
    [one] { $cards } card played
   *[other] { $cards } cards played
}
pictures-alt-in-force = “{ $symbol }” in force
pictures-alt-spent = “{ $symbol }” no longer in force
pictures-alt-signal = { $name }: “{ $word }”
pictures-alt-owner = Piles of { $name }: { $piles }.
pictures-alt-deck = Draw pile: { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
pictures-alt-seat = { $name }: { $cards ->
    [one] { $cards } card in hand.
   *[other] { $cards } cards in hand.
}
pictures-alt-seat-deck = { $name }: { $cards ->
    [one] { $cards } card in hand,
   *[other] { $cards } cards in hand,
} { $deck } in the draw pile.
pictures-alt-play = { $card } on { $pile }
pictures-alt-trick = { $card } back on { $pile } (trick)
pictures-alt-this-turn = { $name } has played in this turn: { $plays }.
pictures-alt-last-turn = { $name } played in the last turn: { $plays }.
pictures-alt-hand = Your hand: { $cards }.
pictures-alt-hand-empty = Your hand is empty.
pictures-alt-playable = { $card } can go on { $piles }
pictures-alt-target-trick = { $pile } (trick)
pictures-alt-target-dead-end = { $pile } (dead end)
pictures-alt-computer = { $name } (computer)
pictures-alt-left = Not played: { $cards }.
pictures-alt-left-of = { $name } did not play: { $cards }.
pictures-alt-row-up = ascending from { $row }
pictures-alt-row-down = descending from { $row }
pictures-alt-rows = Piles: { $rows }.
pictures-alt-marks = Symbols on the cards: { $symbols }.

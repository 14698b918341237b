### The vocabulary of the table: short words that other messages are built of.

variant-original = The Game
variant-extreme = The Game: Extreme
variant-on-fire = The Game: On Fire
variant-face-to-face = The Game: Face to Face

about-original = One team, 98 cards, four piles: get rid of every card together.
about-extreme = The team game, with 28 cards that carry instructions.
about-on-fire = The team game, with six cards that burn until somebody covers them.
about-face-to-face = A duel for two: your own cards, your own piles and, if it pays, a card on your opponent’s.

seat-computer = 🤖 Computer { $number }
seat-computer-for = 🤖 for { $name }
seat-nameless = Seat { $number }

level-easy = Easy
level-normal = Normal
level-expert = Expert
about-level-easy = A friendly beginner
about-level-normal = Plays like someone who knows the game
about-level-expert = As strong as it gets

word-keep-off = keep off
word-small-steps = small steps only
word-jump-back = I can jump back here
word-free = free to use
mark-word-hold = I hold one
mark-word-not-now = rather not now

symbol-stop = Stop
symbol-skull = Skull
symbol-three = Three
symbol-silence = Silence
symbol-no-trick = No trick
symbol-one-pile = One pile
symbol-draw-one = Draw one
symbol-fire = Fire

meaning-stop = the turn ends at once, even below the minimum.
meaning-skull = must be covered before this turn ends.
meaning-three = exactly three cards this turn, counting those already played.
meaning-silence = while it is uncovered, nobody talks about the game; signals are off.
meaning-no-trick = while it is uncovered, no backwards trick on any pile.
meaning-one-pile = while it is uncovered, all cards of a turn go on the same pile.
meaning-draw-one = while it is uncovered, you draw only one card after your turn.
meaning-fire = must be covered in the very next turn after it was played.

play-trick = ↩ trick
play-dead-end = ⚠ dead end
play-help = 🤝 help
owner-you = you

language-of-server = as set in Discord

length-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
length-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
length-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-manage-messages = Manage Messages

## Options of a table

option-three = At least three cards a turn
option-short = One card fewer in every hand
option-take-backs = Take-backs
option-shuffled = Shuffled symbols
option-no-hints = No hints
about-option-three = Harder: three instead of two while there are cards to draw
about-option-short = Harder still: everybody holds one card fewer
about-option-take-backs = Cards can be taken back until the turn ends
about-option-shuffled = The 28 symbols land on different cards in every game
about-option-no-hints = Nobody at this table can ask the computer for advice
told-three = at least three cards a turn
told-short = one card fewer in hand
told-no-take-backs = no take-backs
told-shuffled = shuffled symbols
told-no-hints = no hints

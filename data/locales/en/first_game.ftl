### The guided first game, and who begins.

button-play-guided = Play with a guide
button-leave-guide = Without the guide

guide-cards = 🧭 A real game, close to its end: { $left } cards are left, and all of them have to go. The ones below are yours, nobody else sees them. On **A** and **B** ↑ you play higher cards, on **C** and **D** ↓ lower ones. The number on a button is the distance: small steps leave room.
guide-two = 🧭 A turn takes **at least two cards**, so one more. Changed your mind? **Take back** undoes a card until you end the turn.
guide-end = 🧭 That is enough for a turn. You could play more, but big steps cost room. Once you end it, you draw back up to a full hand.
guide-partner = 🧭 Now it is { $name }’s turn, your partner: you win or lose together. Your cards come back by themselves.
guide-trick = 🧭 The **backwards trick** ↩: exactly 10 the other way is allowed as well. It gives the pile ten numbers back.
guide-signal = 🧭 { $name } says of pile **{ $pile }**: *{ $word }*. Nobody may ever name a number, so you talk by signals. Yours are under **Signal**.
guide-talk = 🧭 Nobody may ever name a number. With **Signal** you tell your partner what you have in mind for a pile.
guide-hint = 🧭 Unsure? **Hint** tells you what the computer would do, and why. Enough cards are played, so the turn may end.
guide-empty = 🧭 The draw pile is empty: nobody draws any more, and one card a turn is enough. { $left } to go.
guide-lose = 🧭 How to lose: if somebody cannot play the cards that their turn demands, the game is lost for all. So keep an eye on the room.
guide-left = 🧭 { $left ->
    [one] One card to go.
   *[other] { $left } cards to go.
}
guide-stuck = 🧭 No way leads on from here. You may take cards back until you end the turn.
guide-press = ▸ Press **{ $button }**.
guide-over = 🧭 That was the guided game; it counts nowhere. **Play now** deals a whole one.
table-guided = A guided first game: it counts nowhere

button-hurry = Let the computer begin
who-begins-named = **{ $name }** begins { $when }, unless somebody presses **I’ll go first** before.
who-begins = A computer player begins { $when }, unless somebody presses **I’ll go first** before.

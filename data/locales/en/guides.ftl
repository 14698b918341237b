### What can be read up. The project's own words.

## The rules

rules-title = { $variant } · the rules
rules-in-short = In short
button-rules = The rules
button-help = How it works
rules-section-setup = Before you start
rules-section-turn = Your turn
rules-section-trick = The backwards trick
rules-section-draw = Drawing
rules-section-end = The end
rules-section-talk = Talking
rules-section-expert = Harder
rules-section-flash = ⚡ For one turn
rules-section-lasting = ∞ Until covered
rules-section-symbols = The symbols
rules-section-fire = Fire
rules-section-bot = With this bot
rules-section-help = Helping
rules-section-cards = Which cards carry them
rules-section-signs = On the buttons
legend-distance = **49 ▸ A +2** puts 49 on pile A, which loses 2 numbers; −10 gives it 10 back.
legend-trick = { $sign } a backwards trick
legend-cheapest = { $sign } the play that uses up the fewest numbers
legend-dead-end = { $sign } a dead end: after it the turn cannot be finished
legend-help = { $sign } a card that helps your opponent

rules-original =
    You are one team. All cards from 2 to 99 have to go on four piles: **A** and **B** ascend from 1 ↑, **C** and **D** descend from 100 ↓.
    On your turn play at least **two** cards, then draw back up to a full hand. One exception, the **backwards trick**: **exactly 10** the other way (37 on ↑ 47).
    Say what you like, but **never a number**. If somebody cannot play enough cards, the game is lost for all.
rules-original-setup = One to five players. Alone you hold 8 cards; two players hold 7 each, three to five hold 6 each. The rest is the face-down draw pile. Once you have all seen your hands, you agree who starts; from there it goes round in seat order.
rules-original-turn = Play cards one by one, each on any of the four piles. On ↑ a card must be higher than the top card, on ↓ lower; the gap does not matter. Play at least two; if the draw pile is empty when your turn starts, one is enough. You may always play more.
rules-original-trick = A card exactly 10 **lower** than the top card may go on ↑, one exactly 10 **higher** on ↓. That gives the pile new room, and you may do it as often as you can. Example: 37 on an ascending pile that shows 47.
rules-original-draw = After your turn you draw until your hand is full again. Once the draw pile is empty you play on without drawing, and whoever has no cards left is skipped.
rules-original-end = All 98 cards played: you win. If the player whose turn it is cannot play the required number of cards, the game is lost at once, and every card not played counts one point. Fewer than ten is excellent.
rules-original-talk = Say anything except the numbers on your cards. Or send a signal with one click: *keep off*, *small steps only*, *I can jump back here*, *free to use*. A signal stands until its pile changes.
rules-original-expert = Two options make it harder: at least three cards a turn while there is a draw pile, and one card fewer in every hand.
rules-original-bot = What does not fit has no button. A card marked *dead end* (⚠) leaves no way to finish the turn. You may take cards back until you end your turn; at a table without take-backs, a dead end loses the game at once.

rules-extreme =
    As in The Game, but 28 cards carry one of seven symbols, four cards each. Whoever plays such a card must do exactly what it says.
    ⚡ “Stop”, “Skull” and “Three” bind only the player whose turn it is. ∞ “Silence”, “No trick”, “One pile” and “Draw one” bind everybody until another card covers them.
rules-extreme-setup = Players, hands, piles and turns are those of The Game: if it is new to you, read its rules first. You may say which symbols you hold and which had better wait, but never a number.
rules-extreme-flash = Obey every symbol you play this turn. “Stop” may even be your first card; you draw at once, and nothing can be taken back any more. It may cover a skull, but not leave one uncovered. “Three” counts the cards played before it as well, and a stop can only be the third. If you start your turn with fewer than three cards, a three is a dead end.
rules-extreme-lasting = Several can be in force at once; each ends the moment it is covered. What counts is what lies there just before a card is played, so a trick cannot cover “No trick”. “One pile”: your first card chooses the pile; if you play “One pile” itself in mid-turn, your next card must go on it. “Draw one”: what lies there when you draw counts; once it is covered, you draw up to a full hand again.
rules-extreme-end = All 98 cards played and every instruction carried out: you win. If a skull is left on top, the game is lost.
rules-extreme-bot = A card that would break an instruction is not accepted, so nobody loses by accident. A card marked *dead end* leaves no way to finish the turn; take it back, or, at a table without take-backs, the game is lost. Which numbers carry symbols is this project’s own choice; with *Shuffled symbols* it changes in every game.

rules-on-fire =
    As in The Game, but six cards burn 🔥: **22, 33, 44, 55, 66 and 77**. You play them like any other card.
    Whoever has the next turn must put another card on every fire before that turn ends. If that is impossible, the game is lost for all.
rules-on-fire-setup = Players, hands, piles, turns and talking are those of The Game: if it is new to you, read its rules first.
rules-on-fire-fire = If a fire is on top of a pile when your turn starts, cover it before you end the turn. Any card that fits will do, by the backwards trick as well, and it counts towards your minimum. You may cover a fire with another fire, and a fire that you play yourself may stay uncovered: those are up to the next player. When you play alone, that is you again.
rules-on-fire-end = All 98 cards played: you win. A fire from the last turn does no harm any more, but one from the turn before must be covered. If the player whose turn it is cannot cover every old fire and play enough cards, the game is lost at once, and every card not played counts one point.
rules-on-fire-bot = The board says which piles have to be covered in this turn; until then the turn cannot end. A card marked *dead end* leaves no way to finish the turn. You may take cards back until you end your turn; at a table without take-backs, a dead end loses the game at once.

rules-face-to-face =
    A duel. Each of you has 58 cards, 2 to 59, and two piles: one ascends from 1 ↑, one descends from 60 ↓. Play at least **two** cards a turn; on your own piles the backwards trick is allowed, **exactly 10** the other way.
    At most **one** card a turn may go on your opponent’s piles, and only if it helps them. If you do, draw until you hold six; otherwise draw only two. Whoever has played all their cards wins; whoever cannot play two loses.
rules-face-to-face-setup = Each of you holds six cards from your own deck. Who starts is drawn at random. A and B belong to the player in seat 1, C and D to the one in seat 2.
rules-face-to-face-turn = At least two cards, one by one, on your own two piles as you like: higher on ↑, lower on ↓, or exactly 10 backwards. The minimum stays two to the very end, even when your deck is used up.
rules-face-to-face-help = At most one card a turn may go on a pile of your opponent’s, and only against its arrow: lower than the top card on ↑, higher on ↓, by any amount. A pile without cards cannot be helped.
rules-face-to-face-draw = If you played on your own piles only, draw two cards, however many you played. If you helped, draw until you hold six. Once your deck is used up, you play on without drawing.
rules-face-to-face-end = Whoever has played all 58 cards wins at once, wherever the last one went. Whoever cannot play two cards on their turn loses; so never keep a single last card.
rules-face-to-face-bot = What does not fit has no button. A card marked *dead end* (⚠) leaves no way to finish the turn. You may take cards back until you end your turn; at a table without take-backs, a dead end loses at once. There are no signals in a duel.

## A first game

help-goal-title = The aim
help-goal = Together you win if all cards from 2 to 99 end up on the four piles. On ↑ play higher cards, on ↓ lower ones; exactly 10 the other way is allowed too, the backwards trick (37 on ↑ 47). Play at least two cards a turn: whoever cannot, loses the game for all.
help-first-game-title = Your first game in a minute
help-first-game =
    1. Press **{ button-play-guided }**: a real game close to its end, in which each step is explained. It takes three minutes.
    2. Or press **{ button-play-now }**: a whole game with a computer partner.
    3. With others: `/table open`. Friends press **{ button-join }**; computer players come by *Add a computer player*.
    4. Press **{ button-start }**, then **{ button-hand }**: only you can see your cards. Whoever has a good first turn presses **{ button-claim }**.
help-turn-title = On your turn
help-turn = Each card has a button for the piles it can go on: `49 ▸ A +2` puts 49 on pile A and uses up 2 numbers. ★ costs least, ↩ wins ten back, ⚠ is a dead end. Small steps keep the piles open. After two cards you may press **End turn**; until you do, **Take back** undoes your last card. Stuck for an idea? Press **Hint**. On the board, *room* tells how many numbers a pile has left.
help-talk-title = Talking
help-talk = Never say a number. Press **Signal** to keep a pile for yourself or to leave it to the others.
help-commands-title = Commands
help-commands = `/hand` your cards · `/play` a card or a whole turn (`45A 47A 88D`) · `/end-turn` · `/back` · `/signal` · `/signal-symbol` · `/hint` · `/give-up` · `/table board` posts the board again · `/table leave` · `/table invite` and `/table remove` for the host · `/replay` a finished game again · `/table watch` follow this one · `/rules` · `/me` your language, mentions and pictures · `/privacy`
help-trouble-title = If something is stuck
help-trouble = Press **My hand** to see your current cards, or use `/table board`. Somebody has gone? After a while the computer may take over. The host closes a table with `/table end`.

## Who runs this bot

links-title = Who runs this bot
link-privacy = Privacy policy
link-terms = Terms of use
link-support = Support

## Privacy

privacy-title = What is stored about you
privacy-stored = Your Discord ID, the name you had at the table, the tables you opened or played at, what you did there and when (cards, signals, seats, reasons given for ending a table), the results, and your settings (language, mentions, pictures, how you set up your last table). No chat messages, no direct messages, nothing about people who do not use the bot, except that a host has invited them, barred them or offered them a seat.
privacy-why-title = What for
privacy-why = To run your games, to bring them back after a restart, and to show results. Nothing is passed on to anybody. `/me hidden` keeps you out of statistics and rankings that others see.
privacy-long-title = For how long
privacy-long = The course of a game and the names at its table are deleted 30 days after the table has closed; of a finished game the cards and moves stay, by seat and without names, so that you can watch it again. Results and your settings stay until you delete them. If the bot is removed from a server, that server’s results are kept without names.
privacy-yours-title = Your rights
privacy-yours = `/privacy export` gives you everything as a file. `/privacy delete` deletes it: finished games keep an anonymous seat.
privacy-export = Everything that is stored about you is in this file.
privacy-delete-title = Delete your data?
privacy-delete = You leave every open table, and your name, your ID and your settings are deleted. Finished games keep an anonymous seat. This cannot be undone.
privacy-deleted = Your data has been deleted.

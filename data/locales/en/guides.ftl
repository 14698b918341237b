### What can be read up. The project's own words.

## The rules

rules-title = { $variant }: the rules
rules-more = The whole rules: /rules with “full”
rules-section-setup = Before you start
rules-section-turn = Your turn
rules-section-trick = The backwards trick
rules-section-draw = Drawing
rules-section-end = The end
rules-section-talk = Talking
rules-section-expert = Harder
rules-section-flash = ⚡ For one turn
rules-section-lasting = ∞ While uncovered
rules-section-symbols = The symbols
rules-section-bot = At this table
rules-section-help = Helping
rules-section-cards = Which cards carry them

rules-original =
    You are one team. The cards 2 to 99 must all land on four piles: **A** and **B** climb from 1 ↑, **C** and **D** fall from 100 ↓.
    On your turn play at least **two** cards, then draw back up. Jumping back by **exactly 10** is always allowed.
    Say what you like, but **never a number**. Whoever cannot play enough cards loses the game for all.
rules-original-setup = One to five players. Alone you hold 8 cards, two players 7 each, more players 6 each. The others wait face down in the draw pile. When all have seen their hands, the team settles who starts.
rules-original-turn = Play cards one by one, on any of the four piles. On ↑ each card must be higher than the top card, on ↓ lower; gaps do not matter. You need at least two cards, or one from the turn on which the draw pile is empty. More is always allowed.
rules-original-trick = A card that is exactly 10 **lower** than the top may go on ↑; one exactly 10 **higher** on ↓. That gives the pile new room, as often as you can do it. Example: 37 on an ascending 47.
rules-original-draw = After your turn you draw until your hand is full again. Once the draw pile is empty, play goes on without drawing, and empty hands are passed over.
rules-original-end = All 98 cards played: won. If somebody on turn cannot play the required cards, the game ends there, and every card not played counts one. Fewer than ten is excellent.
rules-original-talk = Anything but numbers. At this table that is done with signals: *keep off*, *small steps only*, *I can jump back here*, *free to use*. A signal holds until its pile changes.
rules-original-expert = Two options make it harder: at least three cards a turn while there is a draw pile, and one card less in every hand.

rules-extreme =
    Everything is as in The Game, but 28 cards carry one of seven symbols, four cards each. Whoever plays such a card must do what it says.
    ⚡ Stop, Skull and Three bind only the player whose turn it is. ∞ Silence, No trick, One pile and Draw one bind everybody until another card covers them.
rules-extreme-setup = Players, hands and piles are those of The Game. You may say which symbols you hold, but never the numbers.
rules-extreme-flash = Stop may be your very first card. A stop may cover a skull, but must not leave one open. With Three, the cards played before it count as well, and a stop can only be the third. If you hold fewer than three cards, a three card is a dead end.
rules-extreme-lasting = Several of these can bind at once. Each one counts just before a card is played: a card that covers No trick may not itself be a trick. With One pile, your first card chooses the pile. With Draw one, what lies open when you draw decides.
rules-extreme-bot = A play that breaks an order is not accepted, so nobody loses by accident. Plays after which the turn cannot be finished are marked *dead end*. To win, the last card must not leave a skull on top. Which numbers carry symbols is this project’s own choice.

rules-face-to-face =
    Two opponents. Each has 58 cards, 2 to 59, and two piles: one climbs from 1 ↑, one falls from 60 ↓. Play at least **two** cards a turn; exactly 10 backwards is allowed on your own piles.
    Just **one** card a turn may go on a pile of your opponent’s, if it helps that pile. Then you draw up to six, otherwise just two. Whoever has played everything wins; whoever cannot play two cards loses.
rules-face-to-face-setup = Both hold six cards from their own deck. Lots decide who starts. A and B belong to the first seat, C and D to the second.
rules-face-to-face-turn = At least two cards, one by one, on your two piles as you like: higher on ↑, lower on ↓, or exactly 10 backwards. The minimum stays two to the very end.
rules-face-to-face-help = At most one card a turn goes on an opponent’s pile, and only against its arrow: lower than the top on ↑, higher on ↓, by any amount. An empty pile cannot be helped.
rules-face-to-face-draw = Played on your own piles only: draw two, however many you played. Helped: draw until you hold six. With your deck used up you play on without drawing.
rules-face-to-face-end = If your deck and hand are empty, you win on the spot. If you cannot play two cards on your turn, you lose; so never keep a single last card.

## A first game

help-title = Your first game in a minute
help-first-game =
    1. Type `/table open` and choose *The Game*.
    2. Friends press **Join**; alone, play solo or pick a partner under **Add a computer player**.
    3. Press **Start**, then **My hand**. Only you can see your cards.
    4. Whoever has a good opening presses **I’ll start**.
help-turn-title = On your turn
help-turn = Press a card, then a pile. `A ↑ 47 → 49` means: 49 goes on pile A, which shows 47 and climbs. Greyed-out piles do not fit. Small steps keep the piles open. After two cards press **End turn**; until then **Take back** undoes a play.
help-talk-title = Talking
help-talk = Never say a number. Use **Signal** to ask for a pile or to offer one.
help-commands-title = By command
help-commands = `/hand` your cards · `/play` one card or a whole turn (`45A 47A 88D`) · `/end-turn` · `/back` · `/signal` · `/hint` · `/table board` shows the board again · `/rules` · `/me` your language, pings and pictures · `/privacy`
help-trouble-title = If something is stuck
help-trouble = Press **My hand** for a fresh hand, or use `/table board`. Somebody gone? After a while the computer may take over. The host ends a table with `/table end`.

## Privacy

privacy-title = What is stored about you
privacy-stored = Your Discord id and the name shown at the table, the tables you opened and sat at, every play with its time, the results, and your settings (language, pings, pictures). No messages, no direct messages, nothing about people who do not play.
privacy-why-title = What for
privacy-why = To run your games, to bring them back after a restart, and to show results. Nothing is passed on.
privacy-long-title = For how long
privacy-long = Until you delete it, or the bot’s owner does. Finished games then stay with an anonymous seat.
privacy-yours-title = Your rights
privacy-yours = `/privacy export` gives you everything as a file. `/privacy delete` removes you.
privacy-export = Everything that is stored about you is in this file.
privacy-delete-title = Delete your data?
privacy-delete = You leave every open table; your name and id disappear everywhere. Finished games keep an anonymous seat. This cannot be undone.
privacy-deleted = Your data is deleted.

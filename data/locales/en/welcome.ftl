### The one message that a server gets which has invited the bot.

welcome-title = Ninety-Eight is here
welcome =
    Play *The Game* in a channel, by buttons: one team, 98 cards, four piles, and nobody may name a number.
    ▶ **{ button-play-now }** deals you in with a computer partner.
    🧭 **{ button-play-guided }** explains each step and is over in three minutes.
    👥 With others: `/table open`. The rules: `/rules`. What this server wants of it: `/server settings`.

command-table-now = Play at once, with a computer partner
option-table-now-guide = A first game in which each step is explained

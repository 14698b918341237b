### The Daily, and games for one’s own eyes.

daily-title = The Daily · { $day }
daily-about = Three deals a day, the same for everybody; the first attempt counts. The day ends at midnight UTC.
daily-alone = The Game alone
daily-extreme = Extreme alone
daily-pair = With the expert
daily-team = As a team
daily-open = Not played yet.
daily-begun = Begun. Press its button to go on.
daily-later-attempt = a later attempt: does not count
daily-streak = Days in a row: { $now } · most: { $longest }
daily-expert-thinks = the expert is still playing
daily-expert = expert: { $result }
daily-median = middle of this server: { $cards }
daily-table = { $day } · { $kind }
daily-players = Through with it: { $count }
daily-closed = Who and how is shown once you have finished your own attempt.
daily-scope-server = Everybody who has called for the Daily on this server. The fewest cards left lead; of those who are equal, whoever was helped less.
daily-scope-partners = Everybody you have played with of late, wherever. The fewest cards left lead; of those who are equal, whoever was helped less.
daily-share-title = To pass on, without a word about the cards
daily-new = Three new deals, the same for everybody. The first attempt counts.

button-daily = My Daily
button-daily-server = This server’s table
button-daily-partners = My partners’ table
button-daily-share = Share
button-daily-post = Show it here
button-solo-again = Another one
button-ask-give-up = Give up…

command-daily = Today’s deals, the same for everybody: your first attempt counts
option-daily-deal = Which one; left out, all of them and how you stand
command-solo = A game for your eyes alone, wherever you are
option-solo-variant = Which game; left out, The Game
option-solo-partners = How many computer players play with you
option-solo-level = How well they play
option-solo-deal = A deal’s code, for its cards

refused-T-had-cards = You have been dealt these cards before, so this cannot be a first attempt. Wait for tomorrow’s deals, or play with `/solo`.
refused-not-first = Only a first attempt of your own, on its day, can be passed on. Finish today’s with `/daily`, then try again.
refused-not-alone = That is more company than this game has seats: choose at most { $most } computer players.
refused-daily-deal = These are today’s Daily: play them with `/daily`, so that your first attempt counts.
refused-one-server = That is about one server. Ask for it in a channel of a server that I am on.

command-server-daily = Announce each day’s new deals in a channel, with yesterday’s tables; without one, no more
option-server-daily-channel = Where
answer-daily-channel = From tomorrow on each new Daily is announced in { $channel }, with the tables of the day before: one message a day, which calls nobody.
answer-no-daily-channel = The Daily is not announced here any more.

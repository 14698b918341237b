### The record of finished games: statistics, rankings, achievements; and one’s own tables.

decimal-number = { $whole }.{ $tenth }

stats-title-mine = Your record
stats-title-person = A player’s record
stats-title-server = This server’s record
stats-title-team = A team’s record
stats-everywhere = on all servers
stats-here = on this server
stats-any-game = all games
stats-none = No finished game to show yet.
stats-totals = Games: **{ $games }** · won: **{ $wins }** ({ $share }%) · cards left: **{ $mean }** on average, **{ $best }** at best
stats-line = { $games } · won { $wins } · average { $mean } · best { $best }
stats-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
stats-by-game = Games by table
stats-by-company = With and without computer players
stats-without = Without: { $line }
stats-with = With: { $line }
stats-streaks = Wins in a row
stats-streak = now { $now } · most { $longest }
stats-partners = Most often with
stats-partner = { $player } · games: { $games } · of these won: { $wins }
stats-achievements = Achievements
stats-achieved = ✓ { $achievement }
stats-not-achieved = ○ { $achievement } ({ $reached } of { $needed })
stats-curve = Cards left, game by game
stats-months = Cards left, month by month
stats-spread = Cards left, and in how many games
stats-note = Counted: games that somebody played to the end. Not counted: games played on from another one, games with a guide, and games with cards that somebody may know.
menu-stats-variant = Which game…
menu-stats-replay = Replay a game…
button-stats-mine = My record
button-stats-here = This server
button-stats-everywhere = All servers

achievement-first-win = First win
achievement-under-ten = Three games with fewer than ten cards left
achievement-all-marks = All seven instructions in one game
achievement-silent = Won together without a word
achievement-no-take-backs = Won without taking anything back
achievement-harder = Won with harder options
achievement-big-table = Won with five at the table
achievement-in-a-row = Three wins in a row
achievement-every-game = Won every kind of game
achievement-hundred = A hundred games

leaderboard-title = Leaderboard of this server
leaderboard-period-ever = of all time
leaderboard-period-year = this year
leaderboard-period-month = this month
leaderboard-company-none = people only
leaderboard-company-easy = with easy computer players
leaderboard-company-normal = with normal computer players
leaderboard-company-expert = with expert computer players
leaderboard-row = **{ $place }.** { $player } · **{ $mean }** cards left · games: { $games } · won: { $wins } · hints: { $hints }
leaderboard-nobody = Nobody is ranked here yet.
leaderboard-own = Your place among { $ranked }
leaderboard-own-few = Not ranked: you have { $games } of the { $fewest } games that it takes.
leaderboard-rules-title = How it is ranked
leaderboard-rules = The fewest cards left on average lead; a win leaves none. Where these are equal, the larger share of wins leads; else the place is shared. It takes { $fewest } games that you finished yourself. Hints are told. The strongest computer player at a table decides which list its game belongs to. Harder options count like any others. Months and years are those of UTC.
leaderboard-page = Page { $page } of { $pages }
menu-leaderboard-seats = How many at the table…
menu-leaderboard-period = Which time…
menu-leaderboard-company = With whom…

note-record = 🏆 A record for this server: until now { $before } was the fewest cards left at a table like this.
note-first-win = 🎉 The first win here: { $players }
note-streak = 🔥 Wins in a row: { $count }

mine-title = Your tables: { $count }
mine-waiting = Waiting for you: **{ $count }**
mine-none = You sit at no table. `/table open` opens one.
mine-line = { $where } · { $state }, { $since }
mine-your-turn = **your turn**
mine-turn-of = { $name } is to play
mine-computer = a computer player is to play
mine-choosing = **somebody has to start**
mine-lobby = not started yet
mine-more = … and { $count } more

answer-hidden-on = From now on no statistics and no ranking shows you to anybody else. You still see yourself.
answer-hidden-off = Statistics and rankings show you to others again.

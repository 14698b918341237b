"""Wins in a row, counted along with each game: of a person everywhere and on one server, in all games and in one.

A game may be written down later than one that ended after it: what that one had come to is then counted anew.
"""

from collections.abc import Iterator

from bot.store.rows import GameRow, PlayerRow
from bot.store.statement import Statement

EVERYWHERE, ALL_GAMES = 0, ""  # the server, the variant

_PLAYED = (
    "FROM players p WHERE p.person = streaks.who AND p.counted = 1"
    f" AND streaks.guild IN ({EVERYWHERE}, p.guild) AND streaks.variant IN ('{ALL_GAMES}', p.variant)"
)
_LOST_BEFORE = f"SELECT p.won, SUM(1 - p.won) OVER (ORDER BY p.ended, p.game) AS lost {_PLAYED}"
_LOST_SINCE = f"SELECT p.won, SUM(1 - p.won) OVER (ORDER BY p.ended DESC, p.game DESC) AS lost {_PLAYED}"
_RUNS = f"SELECT COUNT(*) AS run FROM ({_LOST_BEFORE}) l WHERE won = 1 GROUP BY lost"
COUNT_ANEW = (
    f"UPDATE streaks SET longest = COALESCE((SELECT MAX(run) FROM ({_RUNS}) r), 0),"
    f" running = COALESCE((SELECT SUM(won) FROM ({_LOST_SINCE}) l WHERE lost = 0), 0)"
)
COUNT_LATER_ANEW = (
    f"{COUNT_ANEW} WHERE who = ? AND guild IN ({EVERYWHERE}, ?) AND variant IN ('{ALL_GAMES}', ?)"
    " AND (ended > ? OR (ended = ? AND game > ?))"
)
ADD_TO_STREAKS = (
    "INSERT INTO streaks (who, guild, variant, ended, game, running, longest) VALUES"
    " (?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (who, guild, variant) DO UPDATE SET ended = excluded.ended, game = excluded.game,"
    " running = CASE WHEN excluded.running = 1 THEN streaks.running + 1 ELSE 0 END,"
    " longest = CASE WHEN excluded.running = 1 AND streaks.running = streaks.longest THEN streaks.longest + 1"
    " ELSE streaks.longest END"
    " WHERE streaks.ended < excluded.ended OR (streaks.ended = excluded.ended AND streaks.game < excluded.game)"
)


def add_to_streaks(game: GameRow, player: PlayerRow) -> Iterator[Statement]:
    """Of somebody whose seat has just been stored."""
    won = int(player.won)
    result = (game.ended, game.id, won, won)
    places = [(guild, variant) for guild in (EVERYWHERE, game.guild) for variant in (ALL_GAMES, game.variant)]
    yield ADD_TO_STREAKS, tuple(value for place in places for value in (player.person, *place, *result))
    yield COUNT_LATER_ANEW, (player.person, game.guild, game.variant, game.ended, game.ended, game.id)

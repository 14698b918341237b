"""Wins in a row, counted along with each game: of a person everywhere and on one server, in all games and in one.

A game may be written down later than one that ended after it: what that person's games come to is then counted anew.
"""

from collections.abc import Iterator

from bot.store.rows import GameRow, PlayerRow
from bot.store.statement import Statement

EVERYWHERE, ALL_GAMES = 0, ""  # the server, the variant

_PLACES = ("guild, variant", f"{EVERYWHERE}, variant", f"guild, '{ALL_GAMES}'", f"{EVERYWHERE}, '{ALL_GAMES}'")
_PLAYED = " UNION ALL ".join(f"SELECT person, {place}, ended, game, won FROM own" for place in _PLACES)
_COUNT = (
    "INSERT INTO streaks (who, guild, variant, ended, game, running, longest)"
    f" WITH own AS ({{own}}), played (person, guild, variant, ended, game, won) AS ({_PLAYED}),"
    " told AS (SELECT person, guild, variant, ended, game, won,"
    " SUM(1 - won) OVER (PARTITION BY guild, variant ORDER BY ended, game) AS lost FROM played),"
    " runs AS (SELECT person, guild, variant, lost, MAX(ended) AS ended, MAX(game) AS game, SUM(won) AS run"
    " FROM told GROUP BY person, guild, variant, lost),"
    " newest AS (SELECT person, guild, variant, MAX(lost) AS lost, MAX(ended) AS ended, MAX(game) AS game,"
    " MAX(run) AS longest FROM runs GROUP BY person, guild, variant)"
    " SELECT n.person, n.guild, n.variant, n.ended, n.game, r.run, n.longest FROM newest n JOIN runs r"
    " ON r.guild = n.guild AND r.variant = n.variant AND r.lost = n.lost WHERE true"
    " ON CONFLICT (who, guild, variant) DO UPDATE SET ended = excluded.ended, game = excluded.game,"
    " running = excluded.running, longest = excluded.longest"
)
_COLUMNS = "p.person, p.guild, p.variant, p.ended, p.game, p.won"
COUNT_STREAKS = _COUNT.format(own=f"SELECT {_COLUMNS} FROM players p WHERE p.person = ? AND p.counted = 1")
COUNT_LATER_ANEW = _COUNT.format(  # in this order: without a later game no other is looked at
    own=f"SELECT {_COLUMNS} FROM streaks s CROSS JOIN players p"
    f" WHERE s.who = ? AND s.guild = {EVERYWHERE} AND s.variant = '{ALL_GAMES}'"
    " AND (s.ended > ? OR (s.ended = ? AND s.game > ?)) AND p.person = s.who AND p.counted = 1"
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
    yield COUNT_LATER_ANEW, (player.person, game.ended, game.ended, game.id)

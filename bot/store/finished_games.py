"""Finished games, one by one; see `Statistics` for what they come to."""

from abc import ABC, abstractmethod
from collections import defaultdict
from typing import Any

from msgspec.structs import replace

from bot.store.rows import GameRow, OldGame, PlayerRow
from bot.store.statement import Value

Rows = list[tuple[Any, ...]]

SELECT_GAME = (
    "SELECT g.id, g.guild, g.variant, g.result, g.clause, g.score, g.winner, g.turns, g.began, g.ended, g.options,"
    " g.hints, g.take_backs, g.signals, g.marks, g.deal, g.counted FROM games g"
)
SELECT_PLAYERS = "SELECT p.game, p.seat, p.person, p.computer, p.won, p.cards, p.hints, p.feats FROM players p"
SELECT_OLD_GAME = (
    "SELECT g.id, g.guild, g.variant, g.result, g.clause, g.score, g.winner, g.turns, g.began, g.ended FROM old_games g"
)
_NEWEST_IN_ORDER = "SELECT game, ended FROM players WHERE person = ? AND counted = {} ORDER BY ended DESC, game DESC"
NEWEST = (  # those that count and those that do not, each in the order of the index
    "SELECT game FROM ("
    f"SELECT game, ended FROM ({_NEWEST_IN_ORDER.format(1)} LIMIT ?) c"
    f" UNION ALL SELECT game, ended FROM ({_NEWEST_IN_ORDER.format(0)} LIMIT ?) n"
    ") s ORDER BY ended DESC, game DESC LIMIT ?"
)
MISCOUNTED = (
    "SELECT t.who FROM"
    " (SELECT who, SUM(games) AS games FROM tallies WHERE period = 0 AND who <> 0 GROUP BY who) t"
    " LEFT JOIN (SELECT who, SUM(games) AS games FROM outcomes GROUP BY who) o ON o.who = t.who"
    " LEFT JOIN streaks s ON s.who = t.who AND s.guild = 0 AND s.variant = ''"
    " WHERE COALESCE(o.games, 0) <> t.games OR s.who IS NULL OR s.ended <"
    " (SELECT MAX(p.ended) FROM players p WHERE p.person = t.who AND p.counted = 1)"
)


class FinishedGames(ABC):
    @abstractmethod
    async def read(self, sql: str, *values: Value) -> Rows:
        """Committed rows. Raises `StoreUnavailable`."""

    async def game(self, table: int) -> GameRow | None:
        games = await self._games(f"{SELECT_GAME} WHERE g.id = ?", "WHERE p.game = ?", table)
        return games[0] if games else None

    async def games_of(self, person: int, limit: int = 100) -> tuple[GameRow, ...]:
        """The finished games that somebody has a seat in, the newest first."""
        return await self._games(
            f"{SELECT_GAME} WHERE g.id IN ({NEWEST}) ORDER BY g.ended DESC, g.id DESC",
            f"WHERE p.game IN ({NEWEST})",
            *(person, limit, person, limit, limit),
        )

    async def seats_of(self, person: int, after: int, limit: int) -> tuple[int, ...]:
        """The games that know somebody, by number, the next so many."""
        sql = "SELECT game FROM players WHERE person = ? AND game > ? ORDER BY game LIMIT ?"
        return tuple(row[0] for row in await self.read(sql, person, after, limit))

    async def games_in(self, guild: int, after: tuple[float, int], limit: int) -> tuple[tuple[float, int], ...]:
        """When a server's games ended, and their numbers: the next so many."""
        sql = (
            "SELECT ended, id FROM games WHERE guild = ? AND ended >= ? AND (ended > ? OR id > ?)"
            " ORDER BY ended, id LIMIT ?"
        )
        ended, game = after
        return tuple((row[0], row[1]) for row in await self.read(sql, guild, ended, ended, game, limit))

    async def miscounted(self) -> tuple[int, ...]:
        """Whose games are not all in what is counted along: an older version, which knows less, wrote some down."""
        rows = await self.read(MISCOUNTED)
        return tuple(row[0] for row in rows)

    async def old_games(self, after: int, limit: int) -> tuple[OldGame, ...]:
        """Those of before that wait to be written down anew, by number, the next so many."""
        next_ones = f"{SELECT_OLD_GAME} WHERE g.id > ? ORDER BY g.id LIMIT ?"
        games = [OldGame(*row) for row in await self.read(next_ones, after, limit)]
        seats = defaultdict[int, list[tuple[int | None, str | None]]](list)
        if games:
            sql = "SELECT game, person, computer FROM old_players WHERE game >= ? AND game <= ? ORDER BY game, seat"
            for game, person, computer in await self.read(sql, games[0].id, games[-1].id):
                seats[game].append((person, computer))
        return tuple(replace(game, seats=tuple(seats[game.id])) for game in games)

    async def _games(self, games: str, which: str, *values: Value) -> tuple[GameRow, ...]:
        rows = await self.read(games, *values)
        players = defaultdict[int, list[PlayerRow]](list)
        for game, *player in await self.read(f"{SELECT_PLAYERS} {which} ORDER BY p.seat", *values):
            players[game].append(_player_row(*player))
        return tuple(_game_row(row, players[row[0]]) for row in rows)


def without_others(game: GameRow, person: int) -> GameRow:
    return replace(game, players=tuple(player for player in game.players if player.person == person))


def _game_row(row: tuple[Any, ...], players: list[PlayerRow]) -> GameRow:
    *fields, counted = row
    return replace(GameRow(*fields), counted=bool(counted), players=tuple(players))


def _player_row(seat: int, person: int | None, computer: str | None, won: int, *rest: Any) -> PlayerRow:
    return PlayerRow(seat, person, computer, bool(won), *rest)

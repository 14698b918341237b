"""A million finished games in a database: a big server, many small ones, and one person who has played very much."""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from bot.store import GameRow, PlayerRow, periods
from bot.store.game_statements import ADD_GAME, ADD_PLAYER, EVERYBODY, _game_values, _player_values
from bot.store.migrations import migrations

BIG = 200_000  # games of the big server
REGULARS = 5_000  # people there
OWN = 10_000  # games of the one person there, every fifth with the same team
SMALL = 400  # games of a small server
FRIENDS = 40  # people there
SEATS = 3
SPAN = 90 * 86_400.0
BATCH = 20_000
VARIANTS = ("original", "extreme", "on-fire")
TALLIES = ["guild", "variant", "period", "company", "seats", "who", "games", "wins", "cards", "best", "hints"]
SPREADS = ["guild", "variant", "company", "seats", "cards", "games"]

DERIVED = ("outcomes", "streaks")

Rows = list[tuple[Any, ...]]


class MillionGames:
    def __init__(self, person: int, guild: int, now: float, count: int) -> None:
        self.person, self.guild, self.now, self.count = person, guild, now, count
        self.team = (person, person + 1, person + 2)
        self._tallies = defaultdict[tuple[Any, ...], list[int]](lambda: [0, 0, 0, 99, 0])
        self._spreads = defaultdict[tuple[Any, ...], int](int)

    def batches(self) -> Iterator[tuple[str, Rows]]:
        random, games, players = Random(98), Rows(), Rows()
        for number in range(self.count):
            game = self._game(number, random)
            games.append(_game_values(game))
            players += [_player_values(game, player) for player in game.players]
            self._count(game)
            if len(games) == BATCH or number == self.count - 1:
                yield "games", games
                yield "players", players
                games, players = [], []
        yield "tallies", [(*key, *sums) for key, sums in self._tallies.items()]
        yield "spreads", [(*key, games) for key, games in self._spreads.items()]
        self._tallies.clear()
        self._spreads.clear()

    def _game(self, number: int, random: Random) -> GameRow:
        big = number < BIG
        guild = self.guild if big else self.guild + 1 + (number - BIG) // SMALL
        people = self._people(number, guild, big, random)
        score = max(0, int(random.gauss(25, 15)))
        company = "" if random.random() < 0.7 else "normal"
        won, feats = score == 0, random.randrange(16)
        rows = [PlayerRow(seat, who, None, won, score, 0, feats) for seat, who in enumerate(people)]
        if company:
            rows[-1] = PlayerRow(SEATS - 1, None, company, won, score, 0)
        ended = self.now - random.random() * SPAN
        return GameRow(
            number + 1, guild, VARIANTS[guild % 3] if not big else random.choice(VARIANTS), "lost" if score else "won",
            "O11", score, None, 40, ended - 900, ended, "take-backs", 0, 0, 3, 0, players=tuple(rows),
        )  # fmt: skip

    def _people(self, number: int, guild: int, big: bool, random: Random) -> tuple[int, ...]:
        if number < OWN:
            others = random.sample(range(REGULARS), 2)
            return self.team if number % 5 == 0 else (self.person, *(self.person + 10 + other for other in others))
        first = self.person + 10 if big else 10**18 + guild % 10**9 * FRIENDS
        return tuple(first + who for who in random.sample(range(REGULARS if big else FRIENDS), SEATS))

    def _count(self, game: GameRow) -> None:
        won, company = int(game.result == "won"), game.company
        people = [p.person for p in game.players if p.person is not None]
        for period in periods(game.ended):
            for who in (EVERYBODY, *people):
                sums = self._tallies[game.guild, game.variant, period, company, SEATS, who]
                sums[0] += 1
                sums[1] += won
                sums[2] += game.score
                sums[3] = min(sums[3], game.score)
        self._spreads[game.guild, game.variant, company, SEATS, game.score] += 1


async def fill(address: str, games: MillionGames) -> int:
    """Its size on disk, in bytes, with all its indexes."""
    if address.startswith("postgresql"):
        return await _fill_postgres(address, games)
    return await asyncio.to_thread(_fill_sqlite, Path(address), games)


def _columns(sql: str) -> list[str]:
    return sql[sql.index("(") + 1 : sql.index(")")].split(", ")


COLUMNS = {"games": _columns(ADD_GAME), "players": _columns(ADD_PLAYER), "tallies": TALLIES, "spreads": SPREADS}


def _fill_derived() -> Iterator[str]:
    """As the migrations do it: counted here, they would take more memory than all the rest."""
    for migration in migrations("sqlite"):
        if migration.name.endswith(DERIVED):
            yield [*migration.statements()][-1]


def _fill_sqlite(file: Path, games: MillionGames) -> int:
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA synchronous = OFF")
        database.execute("PRAGMA cache_size = -200000")
        for table, rows in games.batches():
            names = COLUMNS[table]
            marks = ", ".join("?" * len(names))
            database.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", rows)
            database.commit()
        for sql in _fill_derived():
            database.execute(sql)
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


async def _fill_postgres(address: str, games: MillionGames) -> int:
    connection = await asyncpg.connect(address)
    try:
        for table, rows in games.batches():
            await connection.copy_records_to_table(table, records=rows, columns=COLUMNS[table])
        for sql in _fill_derived():
            await connection.execute(sql)
        size = 0
        for table in (*COLUMNS, *DERIVED):
            await connection.execute(f"ANALYZE {table}")  # as its autovacuum does by itself
            size += await connection.fetchval(f"SELECT pg_total_relation_size('{table}')")
        return size
    finally:
        await connection.close()

"""Every store: games of a database of before are written down anew, each once, with what their logs still tell."""

import asyncio
from random import Random

from bot.records import Person, Records, keep_old_games
from bot.store import Append, Forget, LogRow, OpenTable, Store, TableRow, open_store
from bot.store.migrations import migrations
from bot.tables import Tables
from tests.records.random_games import finish, random_game
from tests.store.test_migrations import backend, open_with
from tests.tables.scene import INSTRUCTIONS

GAMES = 60  # more than a portion
BEFORE = 3  # the last migration that knew nothing of records


async def fill_old_database(address: str) -> dict[int, tuple[TableRow, tuple[LogRow, ...]]]:
    """As an older version left it; the log of every third game has been purged."""
    random, games = Random(98), {}
    async with await open_with(address, migrations(backend(address))[:BEFORE]) as store:
        for number in range(1, GAMES + 1):
            table, log = random_game(number, random)
            games[number] = table, log
            if number % 3:
                rows = [Append(r.table, r.n, r.at, r.what, r.who) for r in log]
                await store.write(OpenTable(number, table.guild, table.channel, table.host, table.opened), *rows)
                await store.read("UPDATE tables SET closed = ? WHERE id = ?", log[-1].at, number)
            await _insert_old_rows(store, table, log)
    return games


async def _insert_old_rows(store: Store, table: TableRow, log: tuple[LogRow, ...]) -> None:
    g = finish(table, log).game
    values = (g.id, g.guild, g.variant, g.result, g.clause, g.score, g.winner, g.turns, g.began, g.ended)
    marks = ", ".join("?" * len(values))
    await store.read(
        f"INSERT INTO games (id, guild, variant, result, clause, score, winner, turns, began, ended) VALUES ({marks})",
        *values,
    )
    for p in g.players:
        sql = "INSERT INTO players (game, seat, person, computer) VALUES (?, ?, ?, ?)"
        await store.read(sql, g.id, p.seat, p.person, p.computer)


async def test_old_games_are_kept_with_what_their_logs_tell(address: str) -> None:
    games = await fill_old_database(address)
    async with await open_store(address) as store:
        tables = Tables(store, INSTRUCTIONS)
        assert await keep_old_games(tables) == GAMES
        assert await keep_old_games(tables) == 0
        for number, (table, log) in games.items():
            kept, expected = await store.game(number), finish(table, log).game
            assert kept is not None
            if number % 3:
                assert kept == expected
            else:
                assert (kept.hints, kept.take_backs, kept.signals, kept.marks, kept.options) == (None,) * 5
                assert [(p.person, p.computer, p.won, p.cards) for p in kept.players] == [
                    (p.person, p.computer, p.won, p.cards) for p in expected.players
                ]


async def test_a_game_is_kept_once_wherever_it_was_stopped_and_whoever_else_does_it(address: str) -> None:
    """Cancelled again and again; on PostgreSQL by two processes at a time."""
    games = await fill_old_database(address)
    random = Random(7)
    for _ in range(6):
        async with await open_store(address) as store:
            shared = [Tables(store, INSTRUCTIONS), Tables(store, INSTRUCTIONS)]
            at_work = [asyncio.create_task(keep_old_games(tables)) for tables in shared]
            await asyncio.sleep(random.uniform(0, 0.1))
            for task in at_work:
                task.cancel()
            await asyncio.gather(*at_work, return_exceptions=True)
    async with await open_store(address) as store:
        await keep_old_games(Tables(store, INSTRUCTIONS))
        assert await store.old_games(-1, 1) == ()
        counted = await store.read("SELECT SUM(games) FROM tallies WHERE who = 0 AND period = 0")
        assert counted[0][0] == GAMES
        assert (await store.read("SELECT SUM(games) FROM spreads"))[0][0] == GAMES
        assert [row[0] for row in await store.read("SELECT id FROM games ORDER BY id")] == sorted(games)


async def test_whoever_is_forgotten_before_their_old_games_are_kept_is_in_none_of_them(address: str) -> None:
    games = await fill_old_database(address)
    person = next(who for _, log in games.values() if (who := log[0].who) is not None)
    async with await open_store(address) as store:
        await store.forget(person)
        await store.write(Forget(person))
        await keep_old_games(Tables(store, INSTRUCTIONS))
        assert (await Records(store).summary(Person(person, None))).totals.games == 0
        assert await store.games_of(person) == ()

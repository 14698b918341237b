"""Every store: what is counted along is what a database of before is filled with when it is brought up to date."""

from pathlib import Path
from random import Random

from bot.records import Person, Records, count_missed_games
from bot.store import FinishGame, Store, open_store
from bot.store.statements import statements
from tests.records.random_games import PEOPLE, finish, random_game
from tests.records.test_statistics import fill
from tests.store.backends import new_postgres

GAMES = 400
ALL = "SELECT * FROM outcomes ORDER BY who, guild, variant, cards"
STREAKS = "SELECT who, guild, variant, ended, running, longest FROM streaks ORDER BY who, guild, variant"
BEFORE = (
    "DROP TABLE outcomes",
    "DROP TABLE streaks",
    "DROP INDEX tallies_ranked",
    "DELETE FROM migrations WHERE number IN (7, 8)",
)


async def test_an_older_database_is_filled_with_what_would_have_been_counted(address: str) -> None:
    async with await open_store(address) as store:
        await fill(store, GAMES)
        counted, streaks = await store.read(ALL), await store.read(STREAKS)
        summary = await Records(store).summary(Person(PEOPLE[0], None))
        for sql in BEFORE:
            await store.read(sql)
    async with await open_store(address) as store:
        assert await store.read(ALL) == counted != []
        assert await store.read(STREAKS) == streaks != []
        assert await Records(store).summary(Person(PEOPLE[0], None)) == summary


async def write_as_before(store: Store, game: FinishGame) -> None:
    """A process of an older version knows the tallies and nothing else that is counted along."""
    for sql, values in statements(game):
        if "outcomes" not in sql and "streaks" not in sql:
            await store.read(sql, *values)


async def test_games_that_an_older_process_wrote_down_meanwhile_are_counted(server: Path) -> None:
    random = Random(7)
    games = [finish(*random_game(number, random)) for number in range(1, GAMES + 1)]
    async with await open_store(await new_postgres(server)) as store:
        for game in games:
            await store.write(game)
        counted, streaks = await store.read(ALL), await store.read(STREAKS)
    async with await open_store(await new_postgres(server)) as store:
        for game in games:
            await (write_as_before(store, game) if random.random() < 0.1 else store.write(game))
        assert await store.read(ALL) != counted
        assert await count_missed_games(store) > 0
        assert await store.read(ALL) == counted
        assert await store.read(STREAKS) == streaks
        assert await count_missed_games(store) == 0

"""Every store: what is counted along is what a database of before is filled with when it is brought up to date."""

from bot.records import Person, Records
from bot.store import open_store
from tests.records.random_games import PEOPLE
from tests.records.test_statistics import fill

GAMES = 400
ALL = "SELECT * FROM outcomes ORDER BY who, guild, variant, cards"
STREAKS = "SELECT who, guild, variant, ended, running, longest FROM streaks ORDER BY who, guild, variant"
BEFORE = (
    "DROP TABLE outcomes",
    "DROP TABLE streaks",
    "DROP INDEX tallies_ranked",
    "DELETE FROM migrations WHERE number >= 7",
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

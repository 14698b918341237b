"""Every store: what is counted along is what a database of before is filled with when it is brought up to date."""

from bot.records import Person, Records
from bot.store import open_store
from tests.records.random_games import PEOPLE
from tests.records.test_statistics import fill

GAMES = 400
ALL = "SELECT * FROM outcomes ORDER BY who, guild, variant, cards"


async def test_an_older_database_is_filled_with_what_would_have_been_counted(address: str) -> None:
    async with await open_store(address) as store:
        await fill(store, GAMES)
        counted = await store.read(ALL)
        summary = await Records(store).summary(Person(PEOPLE[0], None))
        for sql in ("DROP TABLE outcomes", "DROP INDEX tallies_ranked", "DELETE FROM migrations WHERE number >= 7"):
            await store.read(sql)
    async with await open_store(address) as store:
        assert await store.read(ALL) == counted != []
        assert await Records(store).summary(Person(PEOPLE[0], None)) == summary

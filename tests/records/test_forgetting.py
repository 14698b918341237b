"""Every store: somebody who is forgotten is in no row of the record, and the others' figures stay as they were."""

from itertools import combinations

from bot.records import Person, Records, Server
from bot.store import PersonSettings, SetPerson, Store, team_number
from tests.records.random_games import GUILDS, PEOPLE
from tests.records.test_statistics import fill

GAMES = 300
TABLES = (
    "games",
    "players",
    "old_games",
    "old_players",
    "tallies",
    "outcomes",
    "streaks",
    "spreads",
    "hidden",
    "seated",
)
GONE, OTHER = PEOPLE[:2]


async def test_no_trace_is_left_and_the_others_keep_theirs(store: Store) -> None:
    await fill(store, GAMES)
    await store.write(SetPerson(GONE, PersonSettings(hidden=True)))
    records = Records(store)
    before = [(await records.summary(Person(OTHER, guild))).totals for guild in GUILDS]
    servers = [(await records.summary(Server(guild))).totals for guild in GUILDS]
    await store.forget(GONE)
    traces = {GONE}
    for size in range(2, 6):  # the number of a set of people is a trace of each
        traces |= {team_number((GONE, *others)) for others in combinations(PEOPLE[1:], size - 1)}
    for table in TABLES:
        for row in await store.read(f"SELECT * FROM {table}"):
            assert traces.isdisjoint(row), table
    assert [(await records.summary(Person(OTHER, guild))).totals for guild in GUILDS] == before
    assert [(await records.summary(Server(guild))).totals for guild in GUILDS] == servers
    assert (await records.summary(Person(GONE, None))).totals.games == 0


async def test_a_server_that_is_forgotten_has_games_and_nobody_in_them(store: Store) -> None:
    await fill(store, GAMES)
    guild, other = GUILDS
    records = Records(store)
    before = (await records.summary(Server(guild))).totals
    elsewhere = (await records.summary(Person(OTHER, other))).totals
    await store.forget_server(guild)
    assert await store.read("SELECT 1 FROM players WHERE guild = ? AND person IS NOT NULL", guild) == []
    assert await store.read("SELECT 1 FROM games WHERE guild = ? AND team IS NOT NULL", guild) == []
    assert await store.read("SELECT 1 FROM tallies WHERE guild = ? AND who <> 0", guild) == []
    assert await store.read("SELECT 1 FROM outcomes WHERE guild = ?", guild) == []
    assert (await records.summary(Server(guild))).totals == before
    assert (await records.summary(Person(OTHER, other))).totals == elsewhere
    assert (await records.summary(Person(OTHER, guild))).totals.games == 0
    everywhere, there = await records.summary(Person(OTHER, None)), await records.summary(Person(OTHER, other))
    assert everywhere.streaks == there.streaks
    assert everywhere.spread == there.spread

"""What must be there of games that ended while bots were killed: each counted once, and each there after any purge."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.records import Replays
from bot.records.history import PastTurn
from bot.store import CountAnew, LogRow, Store, open_store
from bot.tables import Tables
from bot.tables.replay_log import replay_log
from tests.tables.killed_child import FOR_EVER
from tests.tables.scene import ANNA, BORIS, CARLA, INSTRUCTIONS

PLAYERS = (ANNA, BORIS, CARLA)
COUNTED_ALONG = (
    "SELECT * FROM outcomes ORDER BY who, guild, variant, cards",
    "SELECT who, guild, variant, ended, running, longest FROM streaks ORDER BY who, guild, variant",
)


class FinishedGames(NamedTuple):
    counted: int
    played_on: int


async def check_games(store: Store, logs: Mapping[int, Sequence[LogRow]]) -> FinishedGames:
    """Every game that is over is kept, and counted once unless it was played on; and none that is not."""
    counted, played_on = set[int](), set[int]()
    for number, log in logs.items():
        record = await store.record(number)
        table = None if record is None else replay_log(record, log)
        if table is not None and table.state is not None and table.state.outcome is not None:
            (counted if table.played_on is None else played_on).add(number)
    kept = await store.read("SELECT id, counted FROM games")
    assert {row[0] for row in kept} == counted | played_on, "a game is missing or too many"
    assert {row[0] for row in kept if row[1]} == counted, "what was played on is counted"
    for person in PLAYERS:
        await _check_counts(store, person, len(counted))
    return FinishedGames(len(counted), len(played_on))


async def _check_counts(store: Store, person: int, games: int) -> None:
    tallied = await store.read("SELECT SUM(games) FROM tallies WHERE who = ? AND period = 0", person)
    outcomes = await store.read("SELECT SUM(games) FROM outcomes WHERE who = ?", person)
    assert (tallied[0][0] or 0) == (outcomes[0][0] or 0) == games, "counted twice or never"
    before = [await store.read(sql) for sql in COUNTED_ALONG]
    await store.write(CountAnew(person))
    assert before == [await store.read(sql) for sql in COUNTED_ALONG], "counted along otherwise than anew"


async def games_by_log(address: str) -> dict[int, tuple[PastTurn, ...]]:
    """The turns of each game that is over."""
    async with await open_store(address) as store:
        replays = Replays(Tables(store, INSTRUCTIONS))
        games = [row[0] for row in await store.read("SELECT id FROM games")]
        return {game: (await replays.find(game)).history.turns for game in games}


async def games_still_there(address: str, games: Mapping[int, tuple[PastTurn, ...]]) -> None:
    """Also once the purge has come to its end."""
    for ended in (False, True):
        async with await open_store(address) as store:
            replays = Replays(Tables(store, INSTRUCTIONS))
            if ended:
                await replays.keep_before_purge(FOR_EVER)
                await store.purge(FOR_EVER)
                assert await store.read("SELECT 1 FROM tables WHERE closed IS NOT NULL") == []
            for game, turns in games.items():
                assert (await replays.find(game)).history.turns == turns, f"game {game} is lost"

"""A table that takes up a finished game: replayed from its own log, with a checkpoint or without, and not counted."""

from msgspec.structs import replace

from bot.records import Replays
from bot.rules import GiveUp, Options
from bot.tables import PlayedOn, Setup, TableClause, Tables, Terms
from tests.tables.scene import ANNA, BORIS, CARLA, CHANNEL, GUILD, by, game, play_turn, refused, to


async def taken_up(tables: Tables, turns: int = 3) -> tuple[PlayedOn, int]:
    """From a game of Anna's and Boris' to a lobby of Carla's."""
    table = await game(tables, ANNA, BORIS)
    for _ in range(turns + 1):
        await play_turn(tables, table)
    snapshot = await tables.look(table)
    assert snapshot.active is not None
    await tables.act(table, by((ANNA, BORIS)[snapshot.active]), GiveUp())
    origin = (await Replays(tables).find(table)).played_on(turns)
    lobby = await tables.open(by(CARLA), GUILD, CHANNEL, Terms(Setup(seats=2)), played_on=origin)
    return origin, lobby.id


async def test_a_lobby_that_plays_on_refuses_another_game(tables: Tables) -> None:
    _, lobby = await taken_up(tables)
    with refused(TableClause.PLAYED_ON):
        await tables.choose(lobby, by(CARLA), to(Setup("original", Options(3))))


async def test_the_log_alone_leads_to_the_same_position_and_so_does_a_checkpoint(tables: Tables) -> None:
    origin, table = await taken_up(tables)
    await tables.join(table, by(ANNA))
    await tables.start(table, by(CARLA))
    tables.table_log.checkpoint_every = 1
    await play_turn(tables, table)
    there = await tables.table_log.look(table)
    tables.table_log.forget([table])
    assert await tables.table_log.look(table) == there
    tables.table_log.forget([table], whole_log=True)
    assert await tables.table_log.look(table) == there
    assert there.played_on == PlayedOn(origin.game, 3), "what was dealt stands in its own row"


async def test_what_is_kept_after_the_purge_still_says_where_it_came_from(tables: Tables) -> None:
    origin, table = await taken_up(tables)
    await tables.join(table, by(ANNA))
    await tables.start(table, by(CARLA))
    snapshot = await tables.look(table)
    seat = snapshot.active
    assert seat is not None
    await tables.act(table, by(snapshot.seats[seat].person or 0), GiveUp())
    replays, now = Replays(tables), tables.table_log.clock()
    before = await replays.find(table)
    await replays.keep_before_purge(now + 1)
    await tables.store.purge(now + 1)
    after = await Replays(tables).find(table)
    assert after.history.turns == before.history.turns
    assert after.history.origin == (origin.game, 3)
    assert after.moment(4).snapshot.played_on == 3
    assert not after.table.names
    assert [seat.person for seat in after.table.seats] == [CARLA, ANNA]
    await tables.store.forget(ANNA)
    forgotten = (await Replays(tables).find(table)).table
    assert [seat.person for seat in forgotten.seats] == [CARLA, None]
    assert replace(forgotten, seats=()).names == {}


async def test_a_server_that_removes_the_bot_leaves_no_replay(tables: Tables) -> None:
    origin, _ = await taken_up(tables)
    replays, now = Replays(tables), tables.table_log.clock()
    await replays.keep_before_purge(now + 1)
    assert await tables.store.recording(origin.game) is not None
    await tables.store.forget_server(GUILD)
    assert await tables.store.recording(origin.game) is None

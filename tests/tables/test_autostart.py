"""A table that waits for so many players starts by itself as soon as they sit there, and only then."""

import pytest

from bot.store import Store
from bot.tables import Began, Declined, Phase, Setup, Tables, Terms, Wanted
from bot.tables import TableClause as T
from tests.tables.scene import ANNA, BORIS, CARLA, CHANNEL, DARIO, GUILD, MARTHA, by, lobby, refused


async def test_the_last_one_wanted_starts_the_game_by_sitting_down(tables: Tables) -> None:
    change = await tables.open(by(ANNA), GUILD, CHANNEL, wanted=3)
    assert (change.phase, change.wanted) == (Phase.LOBBY, 3)
    assert (await tables.join(change.id, by(BORIS))).phase is Phase.LOBBY
    change = await tables.join(change.id, by(CARLA))
    assert change.phase is Phase.CHOOSING
    [began] = [entry for entry in change.entries if isinstance(entry.what, Began)]
    assert began.who is None, "nobody has pressed Start"


async def test_computer_players_count(tables: Tables) -> None:
    change = await tables.open(by(ANNA), GUILD, CHANNEL, wanted=2)
    assert (await tables.seat_computer(change.id, by(ANNA))).phase is not Phase.LOBBY


async def test_it_starts_at_once_where_so_many_sit_already(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    assert (await tables.want_players(table, by(ANNA), 2)).phase is Phase.CHOOSING
    alone = await tables.open(by(CARLA), GUILD, CHANNEL + 1, wanted=1)
    assert alone.phase is not Phase.LOBBY


async def test_who_leaves_does_not_count(tables: Tables) -> None:
    table = (await tables.open(by(ANNA), GUILD, CHANNEL, wanted=3)).id
    await tables.join(table, by(BORIS))
    await tables.leave(table, by(BORIS))
    assert (await tables.join(table, by(CARLA))).phase is Phase.LOBBY
    assert (await tables.join(table, by(DARIO))).phase is Phase.CHOOSING


async def test_the_host_may_still_start_earlier_or_change_their_mind(tables: Tables) -> None:
    table = (await tables.open(by(ANNA), GUILD, CHANNEL, wanted=3)).id
    await tables.join(table, by(BORIS))
    assert (await tables.want_players(table, by(ANNA), 0)).wanted == 0
    assert (await tables.join(table, by(CARLA))).phase is Phase.LOBBY
    assert (await tables.start(table, by(ANNA))).phase is Phase.CHOOSING


async def test_only_the_host_and_moderators_say_with_how_many(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    with refused(T.NOT_HOST):
        await tables.want_players(table, by(BORIS), 3)
    assert (await tables.want_players(table, by(MARTHA, moderator=True), 3)).wanted == 3


@pytest.mark.parametrize("seats", [1, 3, 99])
async def test_a_number_that_the_game_does_not_take_is_refused(tables: Tables, seats: int) -> None:
    with refused(T.SEATS):
        await tables.open(by(ANNA), GUILD, CHANNEL, Terms(Setup("face-to-face")), wanted=seats)
    table = await lobby(tables, ANNA, setup=Setup("face-to-face"))
    with refused(T.SEATS):
        await tables.want_players(table, by(ANNA), seats)


async def test_the_log_replays(tables: Tables, store: Store) -> None:
    table = (await tables.open(by(ANNA), GUILD, CHANNEL, wanted=2)).id
    await tables.invite(table, by(ANNA), CARLA, "Carla")
    await tables.decline(table, by(CARLA))
    change = await tables.join(table, by(BORIS))
    tables.table_log.forget([table], whole_log=True)
    again = await tables.look(table)
    assert (again.phase, again.n, again.seats, again.wanted) == (change.phase, change.n, change.seats, 2)
    kinds = [type(entry.what) for entry in await tables.entries(table)]
    assert Wanted in kinds
    assert Declined in kinds


async def test_declining_twice_is_done_and_a_seat_of_one_s_own_is_left_otherwise(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    await tables.invite(table, by(ANNA), CARLA, "Carla")
    assert (await tables.decline(table, by(CARLA))).entries
    assert not (await tables.decline(table, by(CARLA))).entries
    with refused(T.SEATED):
        await tables.decline(table, by(BORIS))

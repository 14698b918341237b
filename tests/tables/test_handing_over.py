"""A seat that changes hands: only while a game is on, and without buying a silent player time."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.rules import GiveUp
from bot.store import ServerSettings
from bot.tables import Change, Reminded, Seat, TableClause, Tables, Timers
from tests.tables.night import A_MOMENT
from tests.tables.scene import ANNA, BORIS, CARLA, DARIO, MARTHA, Clock, by, game, lobby, refused

PACE = ServerSettings()

Handing = Callable[[Tables, int], Awaitable[Change]]
HANDINGS: dict[str, Handing] = {
    "my own to the computer": lambda tables, table: tables.to_computer(table, by(BORIS)),
    "another's to the computer": lambda tables, table: tables.to_computer(table, by(MARTHA, moderator=True), 1),
    "my own to a friend": lambda tables, table: tables.offer_seat(table, by(BORIS), 1, DARIO, "Dario"),
    "another's to a friend": lambda tables, table: tables.offer_seat(table, by(ANNA), 1, DARIO, "Dario"),
    "back to me": lambda tables, table: tables.take_back_seat(table, by(BORIS)),
}


@pytest.mark.parametrize("handing", HANDINGS)
async def test_in_a_lobby_there_is_no_hand_to_hand_over(tables: Tables, handing: str) -> None:
    table = await lobby(tables, ANNA, BORIS, CARLA)
    before = await tables.look(table)
    with refused(TableClause.NOT_STARTED):
        await HANDINGS[handing](tables, table)
    after = await tables.look(table)
    assert (after.n, after.seats) == (before.n, (Seat(ANNA), Seat(BORIS), Seat(CARLA)))


@pytest.mark.parametrize("ending", ["played", "ended"])
@pytest.mark.parametrize("handing", HANDINGS)
async def test_after_the_end_seats_stay_as_they_were(tables: Tables, handing: str, ending: str) -> None:
    table = await game(tables, ANNA, BORIS, CARLA)
    if ending == "played":
        await tables.act(table, by(ANNA), GiveUp())
    else:
        await tables.end(table, by(ANNA))
    before = await tables.look(table)
    with refused(TableClause.OVER):
        await HANDINGS[handing](tables, table)
    after = await tables.look(table)
    assert (after.n, after.seats) == (before.n, (Seat(ANNA), Seat(BORIS), Seat(CARLA)))


BYSTANDERS: dict[str, Handing] = {
    "leaves": lambda tables, table: tables.leave(table, by(CARLA)),
    "is removed": lambda tables, table: tables.remove(table, by(MARTHA, moderator=True), 2),
    "lets the computer play": lambda tables, table: tables.to_computer(table, by(CARLA)),
    "offers the seat": lambda tables, table: tables.offer_seat(table, by(CARLA), 2, DARIO, "Dario"),
    "is barred": lambda tables, table: tables.remove_person(table, by(ANNA), CARLA, bar=True),
    "somebody is invited": lambda tables, table: tables.invite(table, by(ANNA), DARIO, "Dario"),
    "is unlocked": lambda tables, table: tables.unlock(table, by(ANNA)),
}


@pytest.mark.parametrize("doing", BYSTANDERS)
async def test_a_bystander_does_not_buy_the_silent_player_time(
    tables: Tables, timers: Timers, clock: Clock, doing: str
) -> None:
    table = await game(tables, ANNA, BORIS, CARLA)
    clock.pass_by(PACE.remind - A_MOMENT)
    await BYSTANDERS[doing](tables, table)
    assert await timers.run_due() == []
    clock.pass_by(A_MOMENT)
    (change,) = await timers.run_due()
    assert [entry.what for entry in change.entries] == [Reminded(0)]


async def test_whoever_is_waited_for_and_hands_over_has_done_something(
    tables: Tables, timers: Timers, clock: Clock
) -> None:
    table = await game(tables, ANNA, BORIS, CARLA)
    clock.pass_by(PACE.remind - A_MOMENT)
    await tables.to_computer(table, by(ANNA))
    await tables.take_back_seat(table, by(ANNA))
    clock.pass_by(PACE.remind - A_MOMENT)
    assert await timers.run_due() == []
    clock.pass_by(A_MOMENT)
    assert len(await timers.run_due()) == 1


async def test_of_two_who_hand_over_at_once_one_plays_on(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    done = await asyncio.gather(
        tables.to_computer(table, by(ANNA)), tables.to_computer(table, by(BORIS)), return_exceptions=True
    )
    assert sorted(isinstance(each, Change) for each in done) == [False, True]
    assert len([seat for seat in (await tables.look(table)).seats if seat.human]) == 1

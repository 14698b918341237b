"""Actions that are chosen by what the seat sees, with the table held."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.rules import Action, Refused, TakeBack, View
from bot.tables import TableClause, Tables
from tests.tables.scene import ANNA, BORIS, CARLA, CHANNEL, by, game, refused


def first_play(view: View) -> list[Action]:
    return [view.plays()[0]]


async def test_what_is_chosen_is_done_and_comes_back_as_a_change(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    before = (await tables.look(table)).view_of(ANNA)
    assert before is not None
    change = await tables.act(table, by(ANNA), choose=first_play, turn=1)
    after = change.view_of(ANNA)
    assert after is not None
    assert after.state.played == (before.plays()[0],)


async def test_each_of_two_at_once_sees_what_the_other_has_done(tables: Tables) -> None:
    """As two presses of the same button: it knows that one card lay played, and takes back that one."""
    table = await game(tables, ANNA, BORIS)
    await tables.act(table, by(ANNA), choose=first_play)
    seen: list[int] = []

    def take_back_the_only_one(view: View) -> list[Action]:
        seen.append(len(view.state.played))
        if len(view.state.played) != 1:
            raise Refused(TableClause.STALE)
        return [TakeBack()]

    presses = [tables.act(table, by(ANNA), choose=take_back_the_only_one) for _ in range(2)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert [isinstance(result, Refused) for result in results] == [False, True]
    assert seen[:2] == [1, 0]


async def test_only_ones_own_seat_is_seen(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    seen: list[View] = []

    def remember(view: View) -> list[Action]:
        seen.append(view)
        raise Refused(TableClause.STALE)

    with refused(TableClause.STALE):
        await tables.act(table, by(BORIS), choose=remember)
    assert {view.seat for view in seen} == {1}
    assert {card for view in seen for card in view.state.hands[0]} == {0}, "face down"


@pytest.mark.parametrize(("person", "turn", "clause"), [(CARLA, 1, "NOT_SEATED"), (ANNA, 2, "STALE")])
async def test_whoever_may_not_act_now_is_not_asked(tables: Tables, person: int, turn: int, clause: str) -> None:
    table = await game(tables, ANNA, BORIS)

    def never(view: View) -> list[Action]:
        raise AssertionError("nothing was to be chosen")

    with refused(TableClause[clause]):
        await tables.act(table, by(person), choose=never, turn=turn)


async def test_a_caller_from_another_channel_finds_no_table(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    with refused(TableClause.NO_TABLE):
        await tables.act(table, replace(by(ANNA), channel=CHANNEL + 1), choose=first_play)
    change = await tables.act(table, replace(by(ANNA), channel=CHANNEL), choose=first_play)
    assert change.moment == 2


async def test_a_seat_is_seen_once_a_snapshot(tables: Tables) -> None:
    snapshot = await tables.look(await game(tables, ANNA, BORIS))
    assert snapshot.view(0) is snapshot.view_of(ANNA)
    assert snapshot.board() is snapshot.board()
    assert snapshot.view(0) != snapshot.view(1)

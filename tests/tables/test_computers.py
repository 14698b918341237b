"""Seats that the computer plays: the same door, one card at a time, and never a stuck table."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from bot.rules import (
    Action,
    EndTurn,
    Extreme,
    FaceToFace,
    GiveUp,
    Options,
    Original,
    Play,
    Signal,
    Start,
    View,
    Word,
    apply,
    deal,
    see,
)
from bot.rules import State as RulesState
from bot.tables import Acted, Phase, Tables, Timers
from bot.tables.computer import one_card, plain_turn
from bot.tables.rows import Level
from tests.tables.scene import ANNA, BORIS, INSTRUCTIONS, PAUSE, Clock, by, game, lobby

VARIANTS = [
    Original(1),
    Original(5, Options(minimum=3, hand=-1)),
    Extreme(3, instructions=INSTRUCTIONS),
    Extreme(2, Options(takebacks=False), instructions=INSTRUCTIONS),
    FaceToFace(),
]


async def with_computer(tables: Tables) -> int:
    """It is the computer player's turn."""
    table = await lobby(tables, ANNA)
    await tables.seat_computer(table, by(ANNA), "expert")
    await tables.start(table, by(ANNA))
    await tables.act(table, by(ANNA), Start())
    await play_anna(tables, table)
    return table


async def play_anna(tables: Tables, table: int) -> None:
    view = (await tables.look(table)).view_of(ANNA)
    assert view is not None
    await tables.act(table, by(ANNA), *plain_turn(view.state))


async def until_anna(tables: Tables, timers: Timers, table: int, clock: Clock) -> int:
    """How often it took a while."""
    for waits in range(20):
        sight = await tables.look(table)
        if sight.active != 1:
            return waits
        clock.pass_by(PAUSE)
        await timers.fire()
    pytest.fail("the computer player did not finish its turn")


async def test_it_plays_a_card_at_a_time_after_a_pause(tables: Tables, timers: Timers, clock: Clock) -> None:
    await with_computer(tables)
    clock.pass_by(PAUSE - 0.1)
    assert await timers.fire() == []
    clock.pass_by(0.1)
    (first,) = await timers.fire()
    assert [type(entry.what) for entry in first.entries] == [Acted]
    assert first.entries[0].who is None
    assert await timers.fire() == []
    clock.pass_by(PAUSE)
    (second,) = await timers.fire()
    assert [entry.what for entry in second.entries][-1] == Acted(1, EndTurn())
    assert second.active == 0


async def test_a_restart_in_its_turn_does_not_stop_it(tables: Tables, timers: Timers, clock: Clock) -> None:
    table = await with_computer(tables)
    clock.pass_by(PAUSE)
    await timers.fire()
    restarted = Tables(tables.store, INSTRUCTIONS, clock=clock, pause=PAUSE)
    again = Timers(restarted)
    await again.resume()
    assert await until_anna(restarted, again, table, clock) >= 1


async def test_it_gets_the_view_of_its_seat_and_its_level_and_nothing_more(tables: Tables, clock: Clock) -> None:
    asked: list[tuple[View, Level]] = []

    async def choose(view: View, level: Level) -> Sequence[Action]:
        asked.append((view, level))
        return [Signal(0, Word.SMALL_STEPS), *plain_turn(view.state)]

    table = await with_computer(tables)
    await until_anna(tables, Timers(tables, choose), table, clock)
    ((view, level),) = asked  # once a turn
    assert (view.seat, level) == (1, "expert")
    assert set(view.state.hands[0]) | set(view.state.decks[0]) == {0}
    actions = [e.what.action for e in await tables.entries(table) if isinstance(e.what, Acted) and e.what.seat == 1]
    assert isinstance(actions[0], Signal)


@pytest.mark.parametrize(
    "answer", [[], [EndTurn()], [Play(1, 0)], [Play(50, 0), Play(50, 0)], "crash", "sleep"], ids=str
)
async def test_when_it_fails_a_plain_turn_is_played_for_it(
    tables: Tables, clock: Clock, answer: Sequence[Action] | str
) -> None:
    async def choose(view: View, level: Level) -> Sequence[Action]:
        if answer == "crash":
            raise RuntimeError
        if answer == "sleep":
            await asyncio.sleep(60)
        assert not isinstance(answer, str)
        return answer

    table = await with_computer(tables)
    await until_anna(tables, Timers(tables, choose, budget=0.01), table, clock)
    assert (await tables.look(table)).phase is Phase.PLAYING


async def test_somebody_who_comes_back_while_it_thinks_is_not_played_over(tables: Tables, clock: Clock) -> None:
    table = await game(tables, ANNA, BORIS)
    await tables.to_computer(table, by(ANNA))

    async def choose(view: View, level: Level) -> Sequence[Action]:
        await tables.take_back_seat(table, by(ANNA))
        return plain_turn(view.state)

    timers = Timers(tables, choose)
    clock.pass_by(PAUSE)
    assert await timers.fire() == []
    clock.pass_by(PAUSE)
    assert await timers.fire() == []
    assert (await tables.look(table)).turn == 1


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: f"{v.name}-{v.seats}")
def test_the_plain_player_is_never_refused(variant: Original) -> None:
    for seed in range(10):
        state: RulesState = deal(variant, Random(seed)).begin()
        if state.seat is None:
            state = apply(state, 0, Start()).state
        while state.outcome is None:
            assert state.seat is not None
            seat = state.seat
            for action in plain_turn(see(state, seat).state):
                state = apply(state, seat, action).state
        assert state.turns > 3


def test_the_plain_player_backs_out_of_a_dead_end() -> None:
    """O11b: 34 then 24 makes two cards on an ascending 33; 24 nowhere first."""
    from msgspec.structs import replace

    from bot.rules import Pile

    state = deal(Original(1), Random(1)).begin()
    piles = (Pile(True, (1, 33)), Pile(True, (1, 99)), Pile(False, (100, 2)), Pile(False, (100, 2)))
    stuck = replace(state, hands=((24, 34, 60),), piles=piles, seat=0).after(Play(60, 0))
    actions = plain_turn(stuck)
    assert [str(a) for a in actions if isinstance(a, Play)] == ["34A", "24A"]
    no_way = replace(state.variant, options=Options(takebacks=False))
    assert plain_turn(replace(stuck, variant=no_way)) == [GiveUp()]


def test_one_card_is_the_talk_before_it_and_the_end_after_it() -> None:
    say, a, b, end = Signal(0, None), Play(5, 0), Play(6, 0), EndTurn()
    assert one_card([say, a, b, end]) == 2
    assert one_card([a, end]) == 2
    assert one_card([a, say, end]) == 3
    assert one_card([a, say]) == 2
    assert one_card([a, b]) == 1
    assert one_card([say]) == 1
    assert one_card([]) == 0

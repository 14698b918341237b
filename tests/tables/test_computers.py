"""Seats that the computer plays: the same door, one card at a time, and never a stuck table."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from bot.players.company import Company
from bot.players.pool import Pool
from bot.rules import (
    VARIANTS,
    Action,
    EndTurn,
    Extreme,
    FaceToFace,
    GiveUp,
    OnFire,
    Options,
    Original,
    Pile,
    Play,
    Signal,
    Start,
    TakeBack,
    View,
    Word,
    apply,
    deal,
    see,
)
from bot.rules import State as RulesState
from bot.tables import Acted, Phase, Setup, Tables, Timers
from bot.tables.computer import Thinking, one_card, plain_turn
from bot.tables.rows import Level
from tests.tables.computers import acted, crew, talkers, until_anna, whole_game, with_computer
from tests.tables.scene import ANNA, BORIS, INSTRUCTIONS, PAUSE, Clock, by, game

PLAYED = [
    Original(1),
    Original(5, Options(minimum=3, hand=-1)),
    Extreme(3, instructions=INSTRUCTIONS),
    Extreme(2, Options(takebacks=False), instructions=INSTRUCTIONS),
    OnFire(4),
    FaceToFace(),
]


async def test_it_plays_a_card_at_a_time_after_a_pause(tables: Tables, timers: Timers, clock: Clock) -> None:
    await with_computer(tables)
    clock.pass_by(PAUSE - 0.1)
    assert await timers.run_due() == []
    clock.pass_by(0.1)
    (first,) = await timers.run_due()
    assert [type(entry.what) for entry in first.entries] == [Acted]
    assert first.entries[0].who is None
    assert await timers.run_due() == []
    clock.pass_by(PAUSE)
    (second,) = await timers.run_due()
    assert [entry.what for entry in second.entries][-1] == Acted(1, EndTurn())
    assert second.active == 0


async def test_a_restart_in_its_turn_does_not_stop_it(tables: Tables, timers: Timers, clock: Clock) -> None:
    table = await with_computer(tables)
    clock.pass_by(PAUSE)
    await timers.run_due()
    restarted = Tables(tables.store, INSTRUCTIONS, clock=clock, pause=PAUSE)
    again = Timers(restarted)
    await again.resume()
    assert await until_anna(restarted, again, table, clock) >= 1


async def test_it_gets_the_view_of_its_seat_and_its_level_and_nothing_more(tables: Tables, clock: Clock) -> None:
    asked: list[tuple[View, Level]] = []

    async def choose(view: View, level: Level, server: int, company: Company) -> Sequence[Action]:
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
    async def choose(view: View, level: Level, server: int, company: Company) -> Sequence[Action]:
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

    async def choose(view: View, level: Level, server: int, company: Company) -> Sequence[Action]:
        await tables.take_back_seat(table, by(ANNA))
        return plain_turn(view.state)

    timers = Timers(tables, choose)
    clock.pass_by(PAUSE)
    assert await timers.run_due() == []
    clock.pass_by(PAUSE)
    assert await timers.run_due() == []
    assert (await tables.look(table)).turn == 1


@pytest.mark.parametrize("variant", PLAYED, ids=lambda v: f"{v.name}-{v.seats}")
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


# The pool's players, in their own process: they speak, claim the start and play.


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_whole_game_with_computer_players_through_the_door(
    tables: Tables, pool: Pool, clock: Clock, caplog: pytest.LogCaptureFixture, variant: str
) -> None:
    setup = Setup(variant)
    table = await crew(tables, min(2, setup.seat_counts[-1] - 1), setup)
    timers = talkers(tables, pool)
    if (await tables.look(table)).active is None:
        await tables.act(table, by(ANNA), Start())
    snapshot = await whole_game(tables, timers, table, clock)
    assert snapshot.outcome is not None
    assert [r.message for r in caplog.records if r.name.startswith("bot.tables")] == []  # nothing was refused or failed
    said = [action for _, action in await acted(tables, table) if isinstance(action, Signal)]
    assert bool(said) == setup.kind.talks


async def test_a_seat_handed_over_in_mid_turn_is_played_to_its_end(tables: Tables, pool: Pool, clock: Clock) -> None:
    table = await game(tables, ANNA, BORIS)
    snapshot = await tables.look(table)
    view = snapshot.view(0)
    assert view is not None
    await tables.act(table, by(ANNA), plain_turn(view.state)[0])
    await tables.to_computer(table, by(ANNA))
    timers = talkers(tables, pool)
    for _ in range(8):
        clock.pass_by(PAUSE)
        await timers.run_due()
    snapshot = await tables.look(table)
    assert (snapshot.active, snapshot.turn) == (1, 2)


async def test_a_dead_end_that_somebody_left_is_taken_back(pool: Pool) -> None:
    """O11b, as above, with the pool's players."""
    state = deal(Original(1), Random(1)).begin()
    piles = (Pile(True, (1, 33)), Pile(True, (1, 99)), Pile(False, (100, 2)), Pile(False, (100, 2)))
    stuck = replace(state, hands=((24, 34, 60),), piles=piles, seat=0).after(Play(60, 0))
    actions = await Thinking(pool)(see(stuck, 0), "expert")
    assert actions[0] == TakeBack()
    no_way = replace(stuck, variant=replace(state.variant, options=Options(takebacks=False)))
    assert await Thinking(pool)(see(no_way, 0), "expert") == [GiveUp()]


async def test_the_last_card_of_a_won_game_ends_no_turn(pool: Pool) -> None:
    state = deal(Original(1), Random(1)).begin()
    last = replace(state, hands=((40,),), decks=((),), seat=0)
    actions = await Thinking(pool)(see(last, 0), "expert")
    assert len(actions) == 1
    assert apply(last, 0, actions[0]).state.outcome is not None

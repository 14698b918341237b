"""Seats that the computer plays: the same door, one card at a time, and never a stuck table."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from bot.players import opening_cost, signals
from bot.players.pool import Pool
from bot.rules import (
    Action,
    EndTurn,
    Extreme,
    FaceToFace,
    GiveUp,
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
from bot.tables import Acted, Phase, Setup, Snapshot, Tables, Timers, plain
from bot.tables.computer import Thinking, news, one_card, plain_turn
from bot.tables.computer_seats import CHEAP
from bot.tables.deadlines import COURTESY, PATIENCE
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
        snapshot = await tables.look(table)
        if snapshot.active != 1:
            return waits
        clock.pass_by(PAUSE)
        await timers.run_due()
    pytest.fail("the computer player did not finish its turn")


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
    assert await timers.run_due() == []
    clock.pass_by(PAUSE)
    assert await timers.run_due() == []
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


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    async with Pool(timeout=60.0) as pool:
        await pool.warm()
        yield pool


def talkers(tables: Tables, pool: Pool) -> Timers:
    return Timers(tables, Thinking(pool), pool, budget=60.0)


async def crew(tables: Tables, computers: int, setup: Setup | None = None, level: Level = "normal") -> int:
    """Anna and so many computer players, dealt and with nobody's turn yet."""
    table = await lobby(tables, ANNA, setup=setup)
    for _ in range(computers):
        await tables.seat_computer(table, by(ANNA), level)
    await tables.start(table, by(ANNA))
    return table


async def acted(tables: Tables, table: int) -> list[tuple[int, Action]]:
    return [(e.what.seat, e.what.action) for e in await tables.entries(table) if isinstance(e.what, Acted)]


async def whole_game(tables: Tables, timers: Timers, table: int, clock: Clock) -> Snapshot:
    """Anna plays plain turns; the rest is up to the computer players."""
    for _ in range(400):
        await timers.run_due()
        snapshot = await tables.look(table)
        if snapshot.phase is Phase.OVER:
            return snapshot
        if snapshot.active == 0:
            await play_anna(tables, table)
        clock.pass_by(PAUSE)
    pytest.fail("the game did not come to its end")


@pytest.mark.parametrize(
    ("computers", "setup"),
    [(2, Setup()), (1, Setup("extreme")), (1, Setup("face-to-face"))],
    ids=["original", "extreme", "face-to-face"],
)
async def test_a_whole_game_with_computer_players_through_the_door(
    tables: Tables, pool: Pool, clock: Clock, caplog: pytest.LogCaptureFixture, computers: int, setup: Setup
) -> None:
    table = await crew(tables, computers, setup)
    timers = talkers(tables, pool)
    if (await tables.look(table)).active is None:
        await tables.act(table, by(ANNA), Start())
    snapshot = await whole_game(tables, timers, table, clock)
    assert snapshot.outcome is not None
    assert [r.message for r in caplog.records if r.name.startswith("bot.tables")] == []  # nothing was refused or failed
    said = [action for _, action in await acted(tables, table) if isinstance(action, Signal)]
    assert bool(said) == (setup.variant != "face-to-face")


async def test_O14_they_speak_when_somebody_has_played_and_only_what_is_new(
    tables: Tables, pool: Pool, clock: Clock
) -> None:
    table = await crew(tables, 2)
    timers = talkers(tables, pool)
    await tables.act(table, by(ANNA), Start())
    await timers.run_due()
    before = await acted(tables, table)
    snapshot = await tables.look(table)
    for seat in (1, 2):
        view = snapshot.view(seat)
        assert view is not None
        words = {remark.pile: remark.word for remark in view.state.signals if remark.seat == seat}
        assert words == {pile: word for pile, word in enumerate(signals(view)) if word}
    await timers.run_due()
    assert await acted(tables, table) == before  # said once
    await tables.act(table, by(ANNA), Signal(0, Word.FREE))
    await timers.run_due()
    assert len(await acted(tables, table)) == len(before) + 1  # talk is not answered with talk
    view = snapshot.view(0)
    assert view is not None
    await tables.act(table, by(ANNA), plain_turn(view.state)[0])
    await timers.run_due()
    new = (await acted(tables, table))[len(before) + 2 :]
    assert new
    assert all(isinstance(action, Signal) for _, action in new)
    assert {seat for seat, _ in new} <= {1, 2}
    assert len({(seat, action.pile) for seat, action in new if isinstance(action, Signal)}) == len(new)


async def test_the_others_have_spoken_before_a_computer_player_decides(
    tables: Tables, pool: Pool, clock: Clock
) -> None:
    heard: list[set[int]] = []
    thinking = Thinking(pool)

    async def choose(view: View, level: Level) -> Sequence[Action]:
        heard.append({remark.seat for remark in view.state.signals})
        return await thinking(view, level)

    table = await crew(tables, 2)
    timers = Timers(tables, choose, pool, budget=60.0)
    await tables.act(table, by(ANNA), Start())
    await play_anna(tables, table)
    clock.pass_by(PAUSE)
    await timers.run_due()
    assert 2 in heard[0]


async def test_X10_under_silence_nobody_says_a_word(tables: Tables, pool: Pool, clock: Clock) -> None:
    """Whatever was logged as said, was said while no silence lay there: the rules refuse the rest."""
    table = await crew(tables, 2, Setup("extreme"))
    timers = talkers(tables, pool)
    await tables.act(table, by(ANNA), Start())
    for _ in range(60):
        snapshot = await tables.look(table)
        board = snapshot.board()
        if snapshot.phase is Phase.OVER or board is None:
            break
        if board.state.variant.forbids_talk(board.state) is not None:
            before = len(await acted(tables, table))
            await timers._computer_seats.speak(table)
            assert len(await acted(tables, table)) == before
        if snapshot.active == 0:
            await play_anna(tables, table)
        clock.pass_by(PAUSE)
        await timers.run_due()


async def test_O3_people_have_time_to_claim_the_start(tables: Tables, pool: Pool, clock: Clock) -> None:
    table = await crew(tables, 2)
    timers = talkers(tables, pool)
    clock.pass_by(COURTESY - 1)
    assert await timers.run_due() == []
    await tables.act(table, by(ANNA), Start())
    clock.pass_by(1)
    await timers.run_due()
    assert (await tables.look(table)).active == 0


async def test_O3_when_nobody_claims_it_the_computer_player_who_minds_least_starts(
    tables: Tables, pool: Pool, clock: Clock
) -> None:
    table = await crew(tables, 3)
    timers = talkers(tables, pool)
    snapshot = await tables.look(table)
    costs = {seat: opening_cost(view) for seat in (1, 2, 3) if (view := snapshot.view(seat)) is not None}
    clock.pass_by(COURTESY)
    early = await timers.run_due()
    assert bool(early) == (min(costs.values()) <= CHEAP)
    clock.pass_by(PATIENCE)
    await timers.run_due()
    assert (await tables.look(table)).active == min(costs, key=lambda seat: costs[seat])


async def test_O3_without_an_opinion_a_computer_player_starts_all_the_same(tables: Tables, clock: Clock) -> None:
    table = await crew(tables, 2)
    timers = Timers(tables)
    clock.pass_by(COURTESY + PATIENCE)
    await timers.run_due()
    assert (await tables.look(table)).active == 1


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


async def test_talk_that_fails_stops_nothing(tables: Tables, clock: Clock) -> None:
    class Mute:
        async def words(self, views: Sequence[View]) -> None:
            raise RuntimeError

        async def opening_costs(self, views: Sequence[View]) -> None:
            raise RuntimeError

    table = await crew(tables, 2)
    timers = Timers(tables, plain, Mute())
    clock.pass_by(COURTESY + PATIENCE)
    await timers.run_due()
    assert (await tables.look(table)).active == 1
    clock.pass_by(PAUSE)
    (change,) = await timers.run_due()
    assert change.active in (1, 2)


def test_only_what_was_not_said_is_news() -> None:
    state = apply(deal(Original(2), Random(1)).begin(), 0, Start()).state
    words = (Word.FREE, None, Word.KEEP_OFF, None)
    assert news(state, 1, words) == [Signal(0, Word.FREE), Signal(2, Word.KEEP_OFF)]
    for action in news(state, 1, words):
        state = apply(state, 1, action).state
    assert news(state, 1, words) == []
    assert news(state, 1, (Word.FREE, None, None, None)) == [Signal(2, None)]
    covered = apply(state, 0, Play(state.hand[0], 0)).state
    assert news(covered, 1, (None, None, Word.KEEP_OFF, None)) == []  # gone with the card it was said over

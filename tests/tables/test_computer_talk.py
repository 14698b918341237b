"""What computer players say, when they speak, and who of them starts."""

from collections.abc import Sequence
from random import Random

from bot.players.company import Company
from bot.players.pool import Pool
from bot.players.talk import opening_cost, signals
from bot.rules import (
    Action,
    Original,
    Play,
    Signal,
    Start,
    View,
    Word,
    apply,
    deal,
)
from bot.tables import Phase, Setup, Tables, Timers, plain
from bot.tables.computer import Thinking, news, plain_turn
from bot.tables.deadlines import COURTESY
from bot.tables.rows import Level
from tests.tables.computers import acted, crew, play_anna, talkers
from tests.tables.scene import ANNA, PAUSE, Clock, by


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
    await tables.act(table, by(ANNA), *plain_turn(view.state)[:2])
    await timers.run_due()
    new = (await acted(tables, table))[len(before) + 3 :]
    assert new
    assert all(isinstance(action, Signal) for _, action in new)
    assert {seat for seat, _ in new} <= {1, 2}
    assert len({(seat, action.pile) for seat, action in new if isinstance(action, Signal)}) == len(new)


async def test_the_others_have_spoken_before_a_computer_player_decides(
    tables: Tables, pool: Pool, clock: Clock
) -> None:
    heard: list[set[int]] = []
    thinking = Thinking(pool)

    async def choose(view: View, level: Level, server: int, company: Company) -> Sequence[Action]:
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
    assert snapshot.computer_begins == clock() + COURTESY
    clock.pass_by(COURTESY)
    await timers.run_due()
    assert (await tables.look(table)).active == min(costs, key=lambda seat: costs[seat])


async def test_O3_without_an_opinion_a_computer_player_starts_all_the_same(tables: Tables, clock: Clock) -> None:
    table = await crew(tables, 2)
    timers = Timers(tables)
    clock.pass_by(COURTESY)
    await timers.run_due()
    assert (await tables.look(table)).active == 1


async def test_talk_that_fails_stops_nothing(tables: Tables, clock: Clock) -> None:
    class Mute:
        async def words(self, views: Sequence[View], server: int) -> None:
            raise RuntimeError

        async def opening_costs(self, views: Sequence[View], server: int) -> None:
            raise RuntimeError

    table = await crew(tables, 2)
    timers = Timers(tables, plain, Mute())
    clock.pass_by(COURTESY)
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

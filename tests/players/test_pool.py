"""Thinking aside: whatever goes wrong in there, a legal turn comes out and the next one is thought about again."""

import asyncio

import pytest

from bot.players.choose import choose
from bot.players.levels import WORLDS, Level
from bot.players.pool import FEWEST_WORLDS, Pool, Work
from bot.players.simple import simple_turn
from bot.players.talk import opening_cost, signals
from bot.rules import FaceToFace, Original, View, see
from tests.players import faulty
from tests.players.positions import course


def a_view() -> View:
    state = next(course(Original(2), 4))
    return see(state, state.seat)


async def test_it_chooses_and_speaks_as_the_player_itself_would() -> None:
    view = a_view()
    async with Pool() as pool:
        await pool.warm()
        assert await pool.choose(view, Level.NORMAL, 1) == choose(view, Level.NORMAL, 1)
        assert await pool.words([view, view]) == (signals(view),) * 2
        assert await pool.opening_costs([view]) == (opening_cost(view),)
        advice = await pool.hint(view)
        assert advice is not None
        assert advice.plays == choose(view, Level.EXPERT)
        assert pool.faults == 0


async def test_many_tables_share_one_queue() -> None:
    views = [see(state, state.seat) for state in course(FaceToFace(), 2)][:12]
    async with Pool() as pool:
        await pool.warm()
        answers = await asyncio.gather(*(pool.choose(view, Level.NORMAL, 1) for view in views))
    assert answers == [choose(view, Level.NORMAL, 1) for view in views]


@pytest.mark.parametrize("work", [faulty.crashes, faulty.fails, faulty.dreams], ids=lambda work: work.__name__)
async def test_a_fault_ends_in_a_simple_turn_and_the_next_thought_is_well(work: Work) -> None:
    view = a_view()
    async with Pool(timeout=0.5 if work is faulty.dreams else 60.0, work=work) as pool:
        await pool.warm()
        for faults in (1, 2):
            assert await pool.choose(view, Level.NORMAL) == simple_turn(view) != ()
            assert pool.faults == faults
            await pool.warm()
        pool._timeout = 60.0
        assert await pool.words([view]) == (signals(view),)


async def test_the_more_tables_wait_the_less_each_is_thought_about() -> None:
    async with Pool(work=faulty.tells_worlds) as pool:
        await pool.warm()
        alone = await pool.choose(a_view())
        together = await asyncio.gather(*(pool.choose(a_view(), server=n) for n in range(30)))
    assert [play.card for play in alone] == [WORLDS]
    worlds = [play.card for (play,) in together]
    assert min(worlds) == FEWEST_WORLDS
    assert worlds[-1] == max(worlds) == WORLDS  # nobody waits any more


async def test_a_full_queue_is_not_waited_for() -> None:
    view = a_view()
    async with Pool(waiting=0) as pool:
        assert await pool.choose(view) == simple_turn(view)
        assert await pool.hint(view) is None
        assert await pool.words([view]) is None
        assert await pool.opening_costs([view]) is None
    assert pool.faults == 0


async def test_a_closed_pool_still_plays_a_simple_turn() -> None:
    view = a_view()
    pool = Pool()
    await pool.close()
    assert await pool.choose(view) == simple_turn(view)
    assert await pool.hint(view) is None


async def test_closing_ends_a_process_that_thinks_for_ever() -> None:
    pool = Pool(work=faulty.dreams)
    await pool.warm()
    thought = asyncio.create_task(pool.choose(a_view()))
    await asyncio.sleep(0.1)
    await pool.close()
    assert await thought == simple_turn(a_view())

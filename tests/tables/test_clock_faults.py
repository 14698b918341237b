"""Whatever fails while somebody looks after the deadlines: it is tried again in good time, and nobody else waits."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.players.company import Company
from bot.rules import Action, View
from bot.store import Due, Store, StoreUnavailable
from bot.tables import Level, Reminded, ServerSettings, Tables, Timers, plain
from bot.tables.timers import AGAIN, MINUTE
from tests.tables.computers import with_computer
from tests.tables.night import A_MOMENT, clock_entries, night
from tests.tables.scene import ANNA, BORIS, PAUSE, Clock, game

PACE = ServerSettings()


async def test_a_table_that_fails_is_tried_again_within_a_minute(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    check, tries = tables.table_log.check_deadline, list[float]()

    async def fails_twice(table: int, was: float) -> object:
        tries.append(clock.now)
        if len(tries) <= 2:
            raise ZeroDivisionError
        return await check(table, was)

    monkeypatch.setattr(tables.table_log, "check_deadline", fails_twice)
    async with night(clock, Timers(tables, grace=0.0)) as passing:
        table = await game(tables, ANNA, BORIS)
        due = clock.now + PACE.remind
        await passing.pass_by(PACE.remind + 2 * MINUTE)
        assert tries == [due, due + MINUTE, due + 2 * MINUTE], "not again at once, and not given up"
        assert await clock_entries(tables, table) == [Reminded(0)]
    assert sum("its deadline failed" in record.message for record in caplog.records) == 2


async def test_a_database_that_is_away_is_asked_again_every_few_seconds(
    tables: Tables, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    due, asked = store.due, list[float]()

    async def away(*_: object) -> tuple[Due, ...]:
        asked.append(clock.now)
        raise StoreUnavailable("away")

    async with night(clock, Timers(tables, grace=0.0)) as passing:
        table = await game(tables, ANNA, BORIS)
        await passing.pass_by(PACE.remind - A_MOMENT)
        monkeypatch.setattr(store, "due", away)
        await passing.pass_by(A_MOMENT + 10 * AGAIN)
        assert len(asked) == 11
        assert await clock_entries(tables, table) == []
        monkeypatch.setattr(store, "due", due)
        await passing.pass_by(AGAIN)
        assert await clock_entries(tables, table) == [Reminded(0)]
    assert "the database is unavailable: away" in caplog.messages


async def test_a_write_that_fails_at_one_table_is_made_up_for(
    tables: Tables, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with night(clock, Timers(tables, grace=0.0)) as passing:
        table = await game(tables, ANNA, BORIS)
        await passing.pass_by(PACE.remind - A_MOMENT)
        write = store.write

        async def away(*_: object) -> None:
            raise StoreUnavailable("away")

        monkeypatch.setattr(store, "write", away)
        await passing.pass_by(A_MOMENT + AGAIN)
        monkeypatch.setattr(store, "write", write)
        assert await clock_entries(tables, table) == []
        await passing.pass_by(MINUTE + AGAIN)
        assert await clock_entries(tables, table) == [Reminded(0)]


async def test_a_slow_thinker_is_asked_once_and_stopped_with_the_bot(tables: Tables, clock: Clock) -> None:
    asked, stopped = asyncio.Event(), asyncio.Event()

    async def choose(view: View, level: Level, server: int, company: Company) -> Sequence[Action]:
        assert not asked.is_set(), "once is enough"
        asked.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            stopped.set()
            raise
        return await plain(view, level, server, company)

    running = asyncio.create_task(Timers(tables, choose, budget=600.0, grace=0.0).run())
    await with_computer(tables)
    while not asked.is_set():
        clock.pass_by(PAUSE)
        await asyncio.sleep(0.001)
    clock.pass_by(10 * MINUTE)
    await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert stopped.is_set()

"""Somebody looks after the deadlines: whatever is due falls when it is due, and by itself."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bot.rules import View
from bot.store import Store, open_store
from bot.tables import Ended, Phase, Reason, Released, Reminded, ServerSettings, Tables, Timers
from bot.tables.deadlines import COURTESY
from bot.tables.timers import DAY, IDLE, MINUTE
from tests.store.backends import new_postgres
from tests.tables.computers import with_computer
from tests.tables.night import A_MOMENT, clock_entries, night
from tests.tables.scene import ANNA, BORIS, GUILD, INSTRUCTIONS, PAUSE, Clock, by, game, lobby, play_turn

PACE = ServerSettings(close=1800.0)


async def test_a_silent_player_is_reminded_and_released_and_the_table_closes_when_it_is_time(
    tables: Tables, clock: Clock
) -> None:
    await tables.notes.set_server(GUILD, PACE)
    async with night(clock, Timers(tables, grace=0.0)) as passing:
        table = await game(tables, ANNA, BORIS)
        fallen = list[object]()
        for wait, what in (
            (PACE.remind, Reminded(0)),
            (PACE.takeover, Released(0)),
            (PACE.close, Ended(Reason.FORGOTTEN)),
        ):
            await passing.pass_by(wait - A_MOMENT)
            assert await clock_entries(tables, table) == fallen, "not a moment too early"
            await passing.pass_by(A_MOMENT)
            fallen.append(what)
            assert await clock_entries(tables, table) == fallen, "and not a moment too late"


async def test_a_player_who_keeps_playing_is_left_in_peace(tables: Tables, clock: Clock) -> None:
    async with night(clock, Timers(tables, grace=0.0)) as passing:
        table = await game(tables, ANNA, BORIS)
        for _ in range(4):
            await passing.pass_by(PACE.remind - A_MOMENT)
            await play_turn(tables, table)
        assert await clock_entries(tables, table) == []
        await passing.pass_by(PACE.remind)
        assert await clock_entries(tables, table) == [Reminded(0)]


async def test_a_computer_player_lets_nobody_wait_for_more_than_its_pause(tables: Tables, clock: Clock) -> None:
    async with night(clock, Timers(tables, grace=0.0)) as passing:
        table = await with_computer(tables)
        before = await tables.look(table)
        await passing.pass_by(PAUSE - A_MOMENT)
        assert (await tables.look(table)).n == before.n
        await passing.pass_by(A_MOMENT)
        first = await tables.look(table)
        assert first.n > before.n
        await passing.pass_by(PAUSE)
        assert (await tables.look(table)).active == 0


async def test_O3_a_computer_player_starts_where_nobody_does(tables: Tables, clock: Clock) -> None:
    class Dear:
        """Nobody has an opening worth starting with."""

        async def words(self, views: Sequence[View], server: int) -> None: ...

        async def opening_costs(self, views: Sequence[View], server: int) -> Sequence[float]:
            return [50.0] * len(views)

    async with night(clock, Timers(tables, talk=Dear(), grace=0.0)) as passing:
        table = await lobby(tables, ANNA)
        await tables.seat_computer(table, by(ANNA))
        await tables.start(table, by(ANNA))
        await passing.pass_by(COURTESY - A_MOMENT)
        assert (await tables.look(table)).phase is Phase.CHOOSING
        await passing.pass_by(A_MOMENT)
        assert (await tables.look(table)).active == 1


async def test_a_game_from_before_a_restart_is_looked_after_without_anybody_doing_anything(
    store: Store, tables: Tables, clock: Clock
) -> None:
    table = await game(tables, ANNA, BORIS)
    restarted = Tables(store, INSTRUCTIONS, clock=clock, call_later=clock.call_later)
    async with night(clock, Timers(restarted, grace=0.0)) as passing:
        await passing.pass_by(PACE.remind)
        assert await clock_entries(tables, table) == [Reminded(0)]


async def test_after_an_outage_everybody_has_the_time_of_grace_once(store: Store, tables: Tables, clock: Clock) -> None:
    table = await game(tables, ANNA, BORIS)
    clock.pass_by(PACE.remind + PACE.takeover)
    async with night(clock, Timers(tables, grace=900.0)) as passing:
        await passing.pass_by(900.0 - A_MOMENT)
        assert await clock_entries(tables, table) == []
        await passing.pass_by(300.0 + A_MOMENT)  # they do not all fall at once
        assert await clock_entries(tables, table) == [Reminded(0)]
        await passing.pass_by(PACE.takeover)
        assert await clock_entries(tables, table) == [Reminded(0), Released(0)]


async def test_what_another_process_stores_is_found_within_seconds(server: Path, clock: Clock) -> None:
    """It rings no alarm here."""
    address = await new_postgres(server)
    async with await open_store(address) as ours, await open_store(address) as theirs:
        here = Tables(ours, INSTRUCTIONS, clock=clock, call_later=clock.call_later)
        there = Tables(theirs, INSTRUCTIONS, clock=clock, pause=PAUSE)
        async with night(clock, Timers(here, grace=0.0)) as passing:
            await passing.pass_by(1.0)
            table = await with_computer(there)
            before = (await there.look(table)).n
            await passing.pass_by(5.0)
            assert (await there.look(table)).n > before


async def test_old_logs_go_once_a_day_and_idle_tables_leave_the_memory(
    tables: Tables, store: Store, clock: Clock
) -> None:
    async with night(clock, Timers(tables, grace=0.0, retention=10 * DAY)) as passing:
        over = await game(tables, ANNA)
        await tables.end(over, by(ANNA))
        await passing.leap(IDLE - MINUTE)
        assert len(tables.table_log._cache) == 1
        await passing.leap(2 * MINUTE)
        assert len(tables.table_log._cache) == 0
        await passing.leap(10 * DAY - IDLE - 2 * MINUTE)
        assert await store.table(over) is not None
        await passing.leap(DAY - MINUTE)
        assert await store.table(over) is not None, "it looks once a day"
        await passing.leap(2 * MINUTE)
        assert await store.table(over) is None


async def test_tables_of_a_slice_that_is_not_ours_are_left_alone(tables: Tables, clock: Clock) -> None:
    async with night(clock, Timers(tables, grace=0.0, mine=lambda guild: guild != GUILD)) as passing:
        table = await game(tables, ANNA, BORIS)
        await passing.pass_by(PACE.remind + PACE.takeover)
        assert await clock_entries(tables, table) == []


# By the real clock, with short times.

SOON = 0.05


async def test_on_the_real_clock_a_silent_player_and_a_computer_are_both_looked_after(store: Store) -> None:
    """Nobody does anything after the start: time alone wakes the task."""
    tables, heard = Tables(store, INSTRUCTIONS, pause=SOON), asyncio.Event()
    tables.subscribe(lambda change: heard.set() if change.ended is Reason.FORGOTTEN else None)
    await tables.notes.set_server(GUILD, ServerSettings(remind=SOON, takeover=SOON, close=SOON))
    running = asyncio.create_task(Timers(tables, grace=0.0).run())
    try:
        table = await with_computer(tables)
        await asyncio.wait_for(heard.wait(), 30)
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert await clock_entries(tables, table) == [Reminded(0), Released(0), Ended(Reason.FORGOTTEN)]

"""Somebody is silent; the bot was away; a forgotten table closes."""

import asyncio

from bot.rules import Signal, Start, Word
from bot.store import Store
from bot.tables import (
    Ended,
    Phase,
    Reason,
    Released,
    Reminded,
    Seat,
    ServerSettings,
    Silence,
    TableClause,
    Tables,
    Timers,
)
from tests.tables.scene import (
    ANNA,
    BORIS,
    CHANNEL,
    GUILD,
    INSTRUCTIONS,
    PAUSE,
    Clock,
    by,
    game,
    lobby,
    play_turn,
    refused,
)

PACE = ServerSettings()
EARLY = 1.0


async def test_the_active_player_is_reminded_then_released_then_the_table_closes(
    tables: Tables, timers: Timers, clock: Clock
) -> None:
    table = await game(tables, ANNA, BORIS)
    for wait, what in ((PACE.remind, Reminded(0)), (PACE.takeover, Released(0)), (PACE.close, None)):
        clock.pass_by(wait - EARLY)
        assert await timers.run_due() == []
        clock.pass_by(EARLY)
        (change,) = await timers.run_due()
        if what is not None:
            assert [entry.what for entry in change.entries] == [what]
        assert await timers.run_due() == []
    snapshot = await tables.look(table)
    assert (snapshot.phase, snapshot.ended) == (Phase.OVER, Reason.FORGOTTEN)
    clock.pass_by(1e6)
    assert await timers.run_due() == []


async def test_a_player_who_moved_is_not_reminded(tables: Tables, timers: Timers, clock: Clock) -> None:
    table = await game(tables, ANNA, BORIS)
    clock.pass_by(PACE.remind - EARLY)
    view = (await tables.look(table)).view_of(ANNA)
    assert view is not None
    await tables.act(table, by(ANNA), view.plays()[0])
    clock.pass_by(PACE.remind - EARLY)
    assert await timers.run_due() == []
    clock.pass_by(EARLY)
    assert len(await timers.run_due()) == 1


async def test_the_talk_of_others_does_not_buy_a_silent_player_time(
    tables: Tables, timers: Timers, clock: Clock
) -> None:
    table = await game(tables, ANNA, BORIS)
    clock.pass_by(PACE.remind - EARLY)
    await tables.act(table, by(BORIS), Signal(0, Word.FREE))
    clock.pass_by(EARLY)
    assert len(await timers.run_due()) == 1


async def test_a_move_after_the_release_starts_the_waiting_anew(
    tables: Tables, timers: Timers, clock: Clock, store: Store
) -> None:
    """The stored time was a day away by then: the next reminder must not wait for it."""
    table = await game(tables, ANNA, BORIS)
    for wait in (PACE.remind, PACE.takeover):
        clock.pass_by(wait)
        await timers.run_due()
    assert (await tables.look(table)).silence is Silence.RELEASED
    await play_turn(tables, table)
    assert (await tables.look(table)).silence is Silence.FRESH
    assert await store.earliest() == clock.now + PACE.remind
    clock.pass_by(PACE.remind)
    (change,) = await timers.run_due()
    assert [entry.what for entry in change.entries] == [Reminded(1)]


async def test_anybody_seated_may_let_the_computer_take_a_released_seat(
    tables: Tables, timers: Timers, clock: Clock
) -> None:
    table = await game(tables, ANNA, BORIS)
    for wait in (PACE.remind, PACE.takeover):
        with refused(TableClause.NOT_YET):
            await tables.to_computer(table, by(BORIS), 0)
        clock.pass_by(wait)
        await timers.run_due()
    change = await tables.to_computer(table, by(BORIS), 0)
    assert change.seats[0] == Seat(ANNA, "normal")
    for _ in range(9):
        clock.pass_by(PAUSE)
        await timers.run_due()
    assert (await tables.look(table)).active == 1
    assert (await tables.take_back_seat(table, by(ANNA))).seats[0] == Seat(ANNA)


async def test_a_server_sets_the_pace_of_its_tables(tables: Tables, timers: Timers, clock: Clock) -> None:
    await tables.notes.set_server(GUILD, ServerSettings(remind=5.0))
    await game(tables, ANNA)
    clock.pass_by(5.0)
    assert len(await timers.run_due()) == 1


async def test_a_forgotten_lobby_closes(tables: Tables, timers: Timers, clock: Clock) -> None:
    await lobby(tables, ANNA, BORIS)
    clock.pass_by(PACE.close)
    (change,) = await timers.run_due()
    assert [entry.what for entry in change.entries] == [Ended(Reason.FORGOTTEN)]


async def test_a_team_that_does_not_choose_who_starts_is_reminded(tables: Tables, timers: Timers, clock: Clock) -> None:
    table = await lobby(tables, ANNA, BORIS)
    await tables.start(table, by(ANNA))
    clock.pass_by(PACE.remind)
    (change,) = await timers.run_due()
    assert [entry.what for entry in change.entries] == [Reminded(None)]
    await tables.act(table, by(BORIS), Start())
    assert (await tables.look(table)).silence is Silence.FRESH


async def test_a_restart_neither_loses_nor_doubles_a_deadline(
    tables: Tables, timers: Timers, clock: Clock, store: Store
) -> None:
    table = await game(tables, ANNA, BORIS)
    clock.pass_by(PACE.remind)
    restarted = Timers(Tables(store, INSTRUCTIONS, clock=clock), grace=0.0)
    await restarted.resume()
    assert len(await restarted.run_due()) == 1
    assert await restarted.run_due() == []
    assert await timers.run_due() == []
    reminders = [e for e in await tables.entries(table) if isinstance(e.what, Reminded)]
    assert len(reminders) == 1


async def test_after_a_long_outage_everybody_has_a_chance_first(tables: Tables, clock: Clock, store: Store) -> None:
    table = await game(tables, ANNA, BORIS)
    clock.pass_by(10 * PACE.close)
    restarted = Timers(Tables(store, INSTRUCTIONS, clock=clock), grace=900.0)
    await restarted.resume()
    assert await restarted.run_due() == []
    clock.pass_by(1.5 * 900.0)  # they do not all fall at once
    (change,) = await restarted.run_due()
    assert [type(entry.what) for entry in change.entries] == [Reminded]
    assert await restarted.run_due() == []
    clock.pass_by(PACE.takeover - EARLY)
    assert await restarted.run_due() == []
    assert (await tables.look(table)).phase is Phase.PLAYING


async def test_a_timer_against_a_click_leaves_one_winner(tables: Tables, timers: Timers, clock: Clock) -> None:
    for channel in range(20):
        table = await game(tables, ANNA, BORIS, channel=channel)
        clock.pass_by(PACE.remind)
        fired, _ = await asyncio.gather(timers.run_due(), play_turn(tables, table))
        snapshot, entries = await tables.look(table), await tables.entries(table)
        assert [entry.n for entry in entries] == list(range(len(entries)))
        assert snapshot.turn == 2
        assert sum(isinstance(entry.what, Reminded) for entry in entries) == len(fired)
        await tables.end(table, by(ANNA))


async def test_the_running_task_wakes_for_what_comes_sooner(store: Store) -> None:
    """On the real clock: the alarm, not the minute's poll, brings the computer player to the table."""
    tables = Tables(store, INSTRUCTIONS, pause=0.0)
    over = asyncio.Event()
    tables.subscribe(lambda change: over.set() if change.active == 0 and change.turn == 3 else None)
    running = asyncio.create_task(Timers(tables).run())
    try:
        table = await lobby(tables, ANNA, channel=CHANNEL)
        await tables.seat_computer(table, by(ANNA))
        await tables.start(table, by(ANNA))
        await tables.act(table, by(ANNA), Start())
        await play_turn(tables, table)
        await asyncio.wait_for(over.wait(), 10)
    finally:
        running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_logs_of_closed_tables_are_not_kept_for_ever(tables: Tables, clock: Clock, store: Store) -> None:
    table = await game(tables, ANNA)
    await tables.end(table, by(ANNA))
    clock.pass_by(1000.0)
    await Timers(tables, retention=1001.0)._purge()
    assert await store.table(table) is not None
    await Timers(tables, retention=999.0)._purge()
    assert await store.table(table) is None

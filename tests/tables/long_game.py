"""A game that is mostly clicking: talk, cards played and taken back, seats handed over, and now and then a turn."""

from random import Random

from bot.rules import Play, Refused, Signal, Start, TakeBack, View, Word
from bot.store import LogRow, Store
from bot.tables import Phase, Setup, Snapshot, Tables, Timers
from bot.tables.computer import plain_turn
from bot.tables.replay_log import replay_log
from bot.tables.table import Table
from tests.tables.scene import ANNA, BORIS, CARLA, DARIO, MARTHA, PAUSE, Clock, by, lobby

TEAM = (ANNA, BORIS, CARLA, DARIO)


async def long_game(tables: Tables, clock: Clock, setup: Setup, rows: int, seed: int, channel: int = 1) -> int:
    """Until the log has so many rows, or the game is over."""
    random = Random(f"{setup.variant} {seed}")
    table = await lobby(tables, *TEAM[: setup.seat_counts[-1]], setup=setup, channel=channel)
    timers = Timers(tables)
    await tables.start(table, by(ANNA))
    while (snapshot := await tables.look(table)).n < rows and snapshot.phase is not Phase.OVER:
        try:
            await _click(tables, snapshot, random)
        except Refused:
            continue
        finally:
            clock.pass_by(random.choice((1.0, PAUSE, 30.0)))
        if random.random() < 0.1:
            clock.pass_by(random.choice((PAUSE, 600.0)))
            await timers.run_due()
    return table


async def _click(tables: Tables, snapshot: Snapshot, random: Random) -> None:
    table, people = snapshot.id, [seat.person for seat in snapshot.seats if seat.person is not None]
    person, what = random.choice(people), random.random()
    if snapshot.active is None:
        await tables.act(table, by(person), Start())
    elif what < 0.4:
        signals = [Signal(random.randrange(4), random.choice([*Word, None])) for _ in range(random.randrange(1, 30))]
        await tables.act(table, by(person), *signals)
    elif what < 0.45:
        await tables.to_computer(table, by(person))
    elif what < 0.5:
        await tables.take_back_seat(table, by(person))
    elif what < 0.51 and len(people) > 2:
        await tables.leave(table, by(person))
    elif what < 0.53 and snapshot.seat_of(MARTHA) is None:
        await tables.to_person(table, by(person), 0, MARTHA, "Martha")
    else:
        await _play(tables, snapshot, random)


async def _play(tables: Tables, snapshot: Snapshot, random: Random) -> None:
    assert snapshot.active is not None
    person, view = snapshot.seats[snapshot.active].person, snapshot.view(snapshot.active)
    if person is None or view is None:
        return
    plays = _plays(view)
    if random.random() < 0.05:
        await tables.act(snapshot.id, by(person), *plain_turn(view.state))
    elif not plays or (view.state.played and random.random() < 0.5):
        await tables.act(snapshot.id, by(person), TakeBack())
    else:
        await tables.act(snapshot.id, by(person), *(random.choice(plays), TakeBack()) * random.randrange(1, 20))
        await tables.act(snapshot.id, by(person), random.choice(plays))


def _plays(view: View) -> list[Play]:
    """Those that do not end the turn or the game by themselves, if there are any."""
    plays = list(view.state.plays())
    return [play for play in plays if not view.state.after(play).turn_over] or plays


async def whole_log(store: Store, table: int) -> tuple[Table, tuple[LogRow, ...]]:
    """What the rows come to, one after the other, and the rows."""
    record, log = await store.record(table), await store.log(table)
    assert record is not None
    return replay_log(record, log), log

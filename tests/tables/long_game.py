"""A game that is mostly clicking: talk, cards played and taken back, seats handed over, and now and then a turn.

It goes in below the decisions, which bound all of this: a log can be long for reasons that nobody thought of.
"""

from random import Random

from bot.rules import Action, Play, Refused, Signal, Start, TakeBack, View, Word
from bot.store import LogRow, Store
from bot.tables import Acted, Change, HandedOver, Hosting, Left, Phase, Setup, Snapshot, Tables, Timers, What
from bot.tables.computer import plain_turn
from bot.tables.decisions import Draft
from bot.tables.replay_log import replay_log
from bot.tables.table import Table
from tests.tables.scene import ANNA, BORIS, CARLA, DARIO, MARTHA, PAUSE, Clock, by, lobby

TEAM = (ANNA, BORIS, CARLA, DARIO)


async def append(tables: Tables, table: int, person: int, *what: What, whom: int | None = None) -> Change:
    """These rows as one click, decided by nobody."""
    return await tables.table_log.change(table, by(person), lambda _: [Draft(row, person, whom) for row in what])


async def talk(tables: Tables, table: int, rows: int, seat: int = 1, person: int = BORIS) -> None:
    for _ in range(rows // 50):
        await append(tables, table, person, *(Acted(seat, Signal(n % 4, Word.FREE)) for n in range(50)))


async def long_game(tables: Tables, clock: Clock, setup: Setup, rows: int, seed: int, channel: int = 1) -> int:
    """Until the log has so many rows, or the game is over."""
    random = Random(f"{setup.variant} {seed}")
    table = await lobby(tables, *TEAM[: setup.seat_counts[-1]], setup=setup, channel=channel)
    timers = Timers(tables)
    await tables.start(table, by(ANNA))
    while (snapshot := await tables.look(table)).n < rows and snapshot.phase is not Phase.OVER:
        try:
            await _click(tables, snapshot, random)
        except Refused:  # by the rules
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
    seat = snapshot.seat_of(person)
    assert seat is not None
    if snapshot.active is None:
        await tables.act(table, by(person), Start())
    elif what < 0.4:
        words = [Signal(random.randrange(4), random.choice([*Word, None])) for _ in range(random.randrange(1, 30))]
        await append(tables, table, person, *(Acted(seat, word) for word in words))
    elif what < 0.45:
        await tables.to_computer(table, by(person))
    elif what < 0.5:
        await tables.take_back_seat(table, by(person))
    elif what < 0.52 and len(people) > 2 and person != snapshot.host:
        await append(tables, table, person, Left(seat))
    elif what < 0.54 and snapshot.seat_of(MARTHA) is None and person == snapshot.host:
        await append(tables, table, person, HandedOver(seat), Hosting(), whom=MARTHA)
    else:
        await _play(tables, snapshot, random)


async def _play(tables: Tables, snapshot: Snapshot, random: Random) -> None:
    seat, view = snapshot.active, snapshot.view(snapshot.active)
    if seat is None or view is None or (person := snapshot.seats[seat].person) is None:
        return
    plays, actions = _plays(view), list[Action]()
    if random.random() < 0.05:
        actions = plain_turn(view.state)
    elif not plays or (view.state.played and random.random() < 0.5):
        actions = [TakeBack()]
    else:
        actions = [*(random.choice(plays), TakeBack()) * random.randrange(1, 20), random.choice(plays)]
    await append(tables, snapshot.id, person, *(Acted(seat, action) for action in actions))


def _plays(view: View) -> list[Play]:
    """Those that do not end the turn or the game by themselves, if there are any."""
    plays = list(view.state.plays())
    return [play for play in plays if not view.state.after(play).turn_over] or plays


async def whole_log(store: Store, table: int) -> tuple[Table, tuple[LogRow, ...]]:
    """What the rows come to, one after the other, and the rows."""
    record, log = await store.record(table), await store.log(table)
    assert record is not None
    return replay_log(record, log), log

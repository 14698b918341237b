"""Tables as they come out of the door, without the door."""

from collections.abc import Sequence

from bot.rules import State
from bot.tables import Level, Pace, Seat, Setup, Snapshot
from bot.tables.table import Table
from tests.ui.pictures.positions import NAMES

HOST = 100


def lobby(setup: Setup, names: Sequence[str], computers: Sequence[Level] = ()) -> Snapshot:
    """People first, then computer players."""
    return Snapshot(_table(setup, names, computers))


def table_of(state: State, names: Sequence[str] = NAMES, *, stand_in: int | None = None) -> Snapshot:
    """A table in play. `stand_in` is a seat whose player the computer stands in for."""
    setup = Setup(state.variant.name, state.variant.options)
    return Snapshot(_table(setup, names[: state.variant.seats], state=state, stand_in=stand_in))


def _table(
    setup: Setup,
    names: Sequence[str],
    computers: Sequence[Level] = (),
    *,
    state: State | None = None,
    stand_in: int | None = None,
) -> Table:
    people = range(HOST, HOST + len(names))
    seats = [Seat(person, "normal" if seat == stand_in else None) for seat, person in enumerate(people)]
    return Table(
        id=1,
        guild=2,
        channel=3,
        opened=0.0,
        host=HOST,
        setup=setup,
        pace=Pace(3600.0, 7200.0, 86400.0),
        seats=(*seats, *(Seat(None, level) for level in computers)),
        names=dict(zip(people, names, strict=True)),
        n=1,
        quiet_since=0.0,
        state=state,
    )

"""Tables for the pictures: by the names of those who sit there."""

from collections.abc import Sequence

from bot.rules import State
from bot.tables import Level, Setup, Snapshot
from tests.ui.pictures.positions import NAMES
from tests.ui.snapshots import Sitter, lobby_of, snapshot_of

HOST = 100


def lobby(setup: Setup, names: Sequence[str], computers: Sequence[Level] = ()) -> Snapshot:
    """People first, then computer players."""
    sitters = [*_people(names), *(Sitter("", level) for level in computers)]
    return lobby_of(setup.variant, sitters, host=HOST, options=setup.options, shuffled=setup.shuffled)


def table_of(state: State, names: Sequence[str] = NAMES, *, stand_in: int | None = None) -> Snapshot:
    """A table in play. `stand_in` is a seat whose player the computer stands in for."""
    return snapshot_of(state, _people(names[: state.variant.seats], stand_in))


def _people(names: Sequence[str], stand_in: int | None = None) -> list[Sitter]:
    return [Sitter(name, "normal" if seat == stand_in else None, HOST + seat) for seat, name in enumerate(names)]

"""Tables as the user interface gets them: from a position, and from who sits there."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.rules import Options, State, Turn
from bot.tables import Level, Pace, Seat, Setup, Snapshot
from bot.tables.guests import Guests
from bot.tables.table import Table

TABLE, CHANNEL, GUILD = 7, 5, 3
USUAL = Options()
NO_GUESTS = Guests()


class Sitter(NamedTuple):
    """A name without a person gets the number of the seat as one; a level without a name is a computer player."""

    name: str = ""
    level: Level | None = None
    person: int | None = None


ANN_AND_BEN = (Sitter("Ann"), Sitter("Ben"))
FIVE = (Sitter("Ann"), Sitter("", "expert"), Sitter("Ben"), Sitter("Eve", "easy"), Sitter("Ivo"))
"""With a computer player, and with a seat that the computer keeps for somebody."""


def snapshot_of(
    state: State,
    sitters: Sequence[Sitter] = ANN_AND_BEN,
    *,
    table: int = TABLE,
    channel: int = CHANNEL,
    shuffled: bool = False,
    hints: bool = True,
    recent: tuple[Turn, ...] = (),
) -> Snapshot:
    """A game that is on, or over if the position is. `recent`: the turns behind it, where more than the last matter."""
    setup = Setup(state.variant.name, state.variant.options, shuffled, hints=hints)
    return _snapshot(setup, sitters, table=table, channel=channel, state=state, recent=recent)


def lobby_of(
    variant: str,
    sitters: Sequence[Sitter] = ANN_AND_BEN,
    *,
    host: int = 1,
    options: Options = USUAL,
    shuffled: bool = False,
    table: int = TABLE,
    guests: Guests = NO_GUESTS,
    names: dict[int, str] | None = None,
) -> Snapshot:
    """`names` are those of guests."""
    lobby = _snapshot(Setup(variant, options, shuffled), sitters, table=table, host=host)._table
    return Snapshot(replace(lobby, guests=guests, names={**lobby.names, **(names or {})}))


def _snapshot(
    setup: Setup,
    sitters: Sequence[Sitter],
    *,
    table: int,
    channel: int = CHANNEL,
    host: int = 1,
    state: State | None = None,
    recent: tuple[Turn, ...] = (),
) -> Snapshot:
    people = [_person(number, sitter) for number, sitter in enumerate(sitters)]
    over = state is not None and state.outcome is not None
    return Snapshot(
        Table(
            id=table,
            guild=GUILD,
            channel=channel,
            opened=0.0,
            host=host,
            setup=setup,
            pace=Pace(1.0, 1.0, 1.0),
            seats=tuple(Seat(person, sitter.level) for person, sitter in zip(people, sitters, strict=True)),
            names={p: sitter.name for p, sitter in zip(people, sitters, strict=True) if p is not None and sitter.name},
            n=1,
            quiet_since=0.0,
            state=state,
            began=None if state is None else 0.0,
            closed=1.0 if over else None,
            recent=recent or ((state.last,) if state is not None and state.last else ()),
        )
    )


def _person(number: int, sitter: Sitter) -> int | None:
    return number + 1 if sitter.person is None and sitter.name else sitter.person

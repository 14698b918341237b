"""Whether anybody may ask what the computer would do: not where the table plays without hints, and where people play
against each other only once they all agree."""

from bot.rules import Refused
from bot.tables.clauses import TableClause as T
from bot.tables.table import Table


def still_to_agree(table: Table) -> tuple[int, ...]:
    """The seats that hints wait for. A computer player minds nothing."""
    people = [at for at, seat in enumerate(table.seats) if seat.human]
    if not table.setup.kind.has_opponents or len(people) < 2:
        return ()
    return tuple(at for at in people if at not in table.hints_agreed)


def hint_refusal(table: Table) -> Refused | None:
    """Why nobody gets a hint here, whoever asks."""
    if not table.setup.hints:
        return Refused(T.HINTS_OFF)
    waited_for = still_to_agree(table)
    return Refused(T.HINTS_NOT_AGREED, seat=waited_for[0]) if waited_for else None

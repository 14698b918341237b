"""A table that waits for so many players: it starts by itself as soon as they sit there."""

from collections.abc import Callable

from bot.rules import Refused
from bot.tables import rows
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.decisions import Draft, Drafts, require_few_guests, require_host, require_lobby
from bot.tables.luck import Luck
from bot.tables.setup import Setup
from bot.tables.table import Phase, Table


def want(table: Table, caller: Caller, seats: int) -> Drafts:
    """By the host or a moderator. With no number the host starts, as ever."""
    require_lobby(table, caller)
    require_host(table, caller)
    if seats:
        require_possible(table.setup, seats)
    if seats == table.guests.wanted:
        return []
    require_few_guests(table, caller)
    return [Draft(rows.Wanted(seats), caller.person)]


def require_possible(setup: Setup, seats: int) -> None:
    counts = setup.seat_counts
    if seats not in counts:
        raise Refused(T.SEATS, seated=seats, fewest=counts[0], most=counts[-1])


def then_start(table: Table, decide: Callable[[Table], Drafts], luck: Luck) -> Drafts:
    """What was decided, and the deal if that was what the table has waited for."""
    drafts = decide(table)
    if not drafts or table.phase is not Phase.LOBBY:
        return drafts
    seated = len(table.seats) + sum(isinstance(draft.what, rows.Joined | rows.Seated) for draft in drafts)
    wanted = next((draft.what.seats for draft in drafts if isinstance(draft.what, rows.Wanted)), table.guests.wanted)
    if not wanted or seated < table.setup.enough(wanted):
        return drafts
    return [*drafts, Draft(luck.begin(table.setup, table.played_on, seated))]

"""To see all hands of a game that is on, where that was agreed on opening: for those who do not play in it."""

from functools import partial

from bot.rules import Refused
from bot.tables import rows
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.decisions import Draft, Drafts, require_game
from bot.tables.snapshot import Change
from bot.tables.table import Table
from bot.tables.tables import Tables


async def watch_hands(tables: Tables, table: int, caller: Caller) -> Change:
    """From now on the caller cannot sit down at this table."""
    return await tables.table_log.change(table, caller, partial(_watch_hands, caller=caller))


def _watch_hands(table: Table, caller: Caller) -> Drafts:
    require_game(table, caller)
    if not table.guests.open_hands or table.seat_of(caller.person) is not None:
        raise Refused(T.HANDS_CLOSED)
    return [] if caller.person in table.guests.watchers else [Draft(rows.Watched(), caller.person)]

"""To agree to hints where people play against each other."""

from functools import partial

from bot.rules import Refused
from bot.tables import rows
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.decisions import Draft, Drafts, own_seat, require_game
from bot.tables.hints import still_to_agree
from bot.tables.snapshot import Change
from bot.tables.table import Table
from bot.tables.tables import Tables


async def agree_to_hints(tables: Tables, table: int, caller: Caller) -> Change:
    """For this game, and for as long as the caller keeps the seat."""
    return await tables.table_log.change(table, caller, partial(_agree_to_hints, caller=caller))


def _agree_to_hints(table: Table, caller: Caller) -> Drafts:
    """Twice is once; and where nobody need be asked, nothing is written."""
    require_game(table, caller)
    seat = own_seat(table, caller)
    if not table.setup.hints:
        raise Refused(T.HINTS_OFF)
    if seat not in still_to_agree(table):
        return []
    return [Draft(rows.Agreed(seat), caller.person)]

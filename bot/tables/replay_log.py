"""From what is stored to a table. Loading is replaying."""

from msgspec import DecodeError

from bot.rules import Refused
from bot.store import LogRow, TableRecord
from bot.tables.rows import Ended, Entry, Pace, Reason, decode
from bot.tables.setup import Setup
from bot.tables.table import Table, UnreadableLog, apply_entries, new_table


def replay_log(record: TableRecord) -> Table:
    """Raises `UnreadableLog`, whatever it is that cannot be read."""
    try:
        first, *more = map(entry_from_row, record.log)
        return apply_entries(new_table(record.table, first, record.names), more).table
    except UnreadableLog:
        raise
    except Exception as error:  # a row that does not decode, an action that the rules refuse, a log without rows
        raise UnreadableLog(f"table {record.table.id}: {type(error).__name__}") from error


def entry_from_row(row: LogRow) -> Entry:
    return Entry(row.n, row.at, decode(row.what), row.who, row.whom, row.interaction)


def readable_entries(log: tuple[LogRow, ...]) -> tuple[Entry, ...]:
    """The rows that can be read by themselves."""
    entries = []
    for row in log:
        try:
            entries.append(entry_from_row(row))
        except (DecodeError, Refused):  # the latter from a game that there cannot be
            continue
    return tuple(entries)


def unreadable_table(record: TableRecord) -> Table:
    """What is left of a table whose log cannot be read: where it stands and who hosts it, so that it can be ended."""
    row = record.table
    last = record.log[-1] if record.log else None
    ends = [e.what.reason for e in readable_entries(record.log[-1:]) if isinstance(e.what, Ended)]
    return Table(
        row.id,
        row.guild,
        row.channel,
        row.opened,
        row.host,
        Setup(),
        Pace(0.0, 0.0, 0.0),
        (),
        record.names,
        -1 if last is None else last.n,
        row.opened if last is None else last.at,
        ended=None if row.closed is None else (*ends, Reason.FORGOTTEN)[0],
        closed=row.closed,
    )

"""From what is stored to a table. Loading is replaying."""

from collections.abc import Iterable

from msgspec import DecodeError

from bot.rules import Refused
from bot.store import LogRow, TableRecord
from bot.tables.rows import Ended, Entry, Pace, Reason, decode
from bot.tables.setup import Setup
from bot.tables.table import Table, UnreadableLog, apply_entries, new_table


def replay_log(record: TableRecord, log: Iterable[LogRow], table: Table | None = None) -> Table:
    """On from the table as it was before these rows, or from the opening.

    Raises `UnreadableLog`, whatever it is that cannot be read.
    """
    try:
        entries = map(entry_from_row, log)
        if table is None:
            table = new_table(record.table, next(entries), record.names)
        return apply_entries(table, entries).table
    except UnreadableLog:
        raise
    except Exception as error:  # a row that does not decode, an action that the rules refuse, a log without rows
        raise UnreadableLog(f"table {record.table.id}: {type(error).__name__}") from error


def entry_from_row(row: LogRow) -> Entry:
    return Entry(row.n, row.at, decode(row.what), row.who, row.whom, row.interaction)


def readable_entries(log: Iterable[LogRow]) -> tuple[Entry, ...]:
    """The rows that can be read by themselves."""
    entries = []
    for row in log:
        try:
            entries.append(entry_from_row(row))
        except (DecodeError, Refused):  # the latter from a game that there cannot be
            continue
    return tuple(entries)


def unreadable_table(record: TableRecord, last: LogRow | None) -> Table:
    """What is left of a table whose log cannot be read: where it stands and who hosts it, so that it can be ended."""
    row = record.table
    ends = [e.what for e in readable_entries([last] if last else []) if isinstance(e.what, Ended)]
    end = (*ends, Ended(Reason.FORGOTTEN))[0]
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
        ended=None if row.closed is None else end.reason,
        end_note="" if row.closed is None else end.note,
        closed=row.closed,
    )

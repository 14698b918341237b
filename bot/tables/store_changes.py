"""From drafts to one durable unit: the rows, and everything else that changes with them."""

from collections.abc import Iterator, Sequence

from bot.store import (
    Append,
    Change,
    CloseTable,
    FinishGame,
    OpenTable,
    SetCheckpoint,
    SetDeadline,
    SetHost,
    SetName,
    SetSeated,
)
from bot.tables.checkpoint import encode_checkpoint
from bot.tables.deadlines import Deadline
from bot.tables.decisions import Draft
from bot.tables.finished_game import game_row
from bot.tables.rows import Entry, encode
from bot.tables.shared_deal import attempts
from bot.tables.table import Table


def numbered_entries(drafts: Sequence[Draft], n: int, at: float, interaction: int | None) -> list[Entry]:
    """Numbered on from `n`. The interaction stands on the first row: its key guards them all."""
    return [
        Entry(n + i, at, draft.what, draft.who, draft.whom, interaction if i == 0 else None)
        for i, draft in enumerate(drafts)
    ]


def new_names(drafts: Sequence[Draft]) -> dict[int, str]:
    """Those that the table does not know yet."""
    known = {(d.who if d.whom is None else d.whom): d.name for d in drafts if d.name}
    return {person: name for person, name in known.items() if person is not None}


def open_table(table: Table) -> OpenTable:
    return OpenTable(table.id, table.guild, table.channel, table.host, table.opened)


def table_changes(
    before: Table | None, after: Table, rows: Sequence[Entry], named: dict[int, str], deadline: Deadline | None
) -> Iterator[Change]:
    for row in rows:
        yield Append(after.id, row.n, row.at, encode(row.what), row.who, row.whom, row.interaction)
    for person, name in named.items():
        yield SetName(after.id, person, name)
    yield from attempts(before, after, rows[-1].at)
    if before is not None and before.host != after.host:
        yield SetHost(after.id, after.host)
    if after.closed is not None:
        yield CloseTable(after.id, after.closed)
        if after.state is not None and after.state.outcome is not None:
            yield FinishGame(game_row(after))
        return
    if deadline is not None:
        yield SetDeadline(after.id, deadline.kind, deadline.due)
    if before is None or _seated(before) != _seated(after):
        yield SetSeated(after.id, tuple(sorted(_seated(after))))


def checkpoint(table: Table, revision: int) -> tuple[SetCheckpoint, ...]:
    """None of a closed table: its log does not grow, and perhaps it cannot be read."""
    if table.closed is not None:
        return ()
    return (SetCheckpoint(table.id, table.n, encode_checkpoint(table), revision),)


def _seated(table: Table) -> set[int]:
    """Everybody with a seat, whoever plays it for now; not whoever was forgotten."""
    return {seat.person for seat in table.seats if seat.person}

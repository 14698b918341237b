"""What a person can ask for about themselves: everything that is stored, and to be forgotten; and what a server can."""

from collections.abc import Sequence

import msgspec

from bot.rules import Refused
from bot.store import FORGOTTEN, LogRow
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.log_reader import PAGE
from bot.tables.rows import decode
from bot.tables.store_errors import refuse_if_down
from bot.tables.tables import Tables

BETWEEN_ROWS = b",\n    "


async def export_person(tables: Tables, person: int) -> bytes:
    """JSON. Hands at tables that are still on stay out of it: the deal is the table's, not theirs."""
    with refuse_if_down():
        data = await tables.store.export(person)
    exported: dict[str, object] = {
        "person": data.person,
        "settings": data.settings,
        "hosted": data.hosted,
        "names": {str(table): name for table, name in data.names.items()},
        "games": data.games,
        "log": [],
    }
    head, foot = msgspec.json.format(msgspec.json.encode(exported)).rsplit(b"[]", 1)
    parts = [head, b"["]
    for start in range(0, len(data.log), PAGE):
        parts.append(BETWEEN_ROWS if start else b"\n    ")
        parts.append(await tables.table_log.reader.in_thread(_json_rows, data.log[start : start + PAGE], person))
    return b"".join((*parts, b"\n  ]" if data.log else b"]", foot))


async def forget_person(tables: Tables, person: int) -> None:
    """They leave every open table; what stays elsewhere is an anonymous seat. Where they sit down while this goes on,
    they leave without a name: nobody waits for a ghost."""
    with refuse_if_down():
        at = await tables.store.open_tables_of(person)
    for table in at:
        await _leave(tables, table, person)
    with refuse_if_down():
        concerned = await tables.store.forget(person)
    tables.table_log.forget(concerned)
    for table in concerned:
        await _leave(tables, table, FORGOTTEN)


async def _leave(tables: Tables, table: int, person: int) -> None:
    """If it is open, every seat of theirs; forgotten people may have several."""
    with refuse_if_down():
        row = await tables.store.table(table)
    while row is not None and row.closed is None:
        try:
            await tables.leave(table, Caller(person))
        except Refused as refused:
            if refused.clause not in (T.OVER, T.NOT_SEATED, T.NO_TABLE, T.UNREADABLE):
                raise
            return


async def forget_server(tables: Tables, guild: int) -> None:
    """The bot was removed from it."""
    with refuse_if_down():
        concerned = await tables.store.tables_of_server(guild)
        await tables.store.forget_server(guild)
    tables.table_log.forget(concerned)


def _json_rows(log: Sequence[LogRow], person: int) -> bytes:
    """Each indented as a part of the whole."""
    rows = (
        {
            "table": row.table,
            "n": row.n,
            "at": row.at,
            "by_you": row.who == person,
            "what": _readable_row(row.what),
        }
        for row in log
    )
    lines = (msgspec.json.format(msgspec.json.encode(row)).replace(b"\n", b"\n    ") for row in rows)
    return BETWEEN_ROWS.join(lines)


def _readable_row(what: bytes) -> object:
    try:
        fields = msgspec.to_builtins(decode(what))
    except (msgspec.DecodeError, Refused):
        return ["unreadable"]
    return fields[:1] if fields[0] == "begin" else fields

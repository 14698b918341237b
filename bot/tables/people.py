"""Who wants to be forgotten, a person or a server."""

import asyncio

from msgspec.structs import replace

from bot.rules import Refused
from bot.store import FORGOTTEN, LogRow
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.daily_marks import leave_marks
from bot.tables.rows import decode, encode
from bot.tables.store_errors import refuse_if_down
from bot.tables.tables import Tables

PAGE = 500  # rows read at a time
HIDDEN = "…"  # in place of a reason that named somebody who was forgotten


async def forget_person(tables: Tables, person: int) -> None:
    """They leave every open table; what stays elsewhere is an anonymous seat. Where they sit down while this goes on,
    they leave without a name: nobody waits for a ghost."""
    with refuse_if_down():
        at = await tables.store.open_tables_of(person)
    for table in at:
        await _leave(tables, table, person)
    with refuse_if_down():
        await _forget_in_notes(tables, person)
        await leave_marks(tables.store, person, tables.table_log.clock())
        concerned = await tables.store.forget(person)
    tables.table_log.forget(concerned)
    for table in concerned:
        await _leave(tables, table, FORGOTTEN)


async def _forget_in_notes(tables: Tables, person: int) -> None:
    """A moderator may have written the name, or the mention, into a reason."""
    store = tables.store
    for table, name in (await store.names_of(person)).items():
        words = [word.casefold() for word in (name, str(person)) if word]
        after = -1
        while page := await store.log(table, after, PAGE):
            for row in page:
                if any(word in row.what.decode(errors="replace").casefold() for word in words):
                    await _forget_in_note(tables, row, words)
            after = page[-1].n
            await asyncio.sleep(0)


async def _forget_in_note(tables: Tables, row: LogRow, words: list[str]) -> None:
    what = decode(row.what)
    note = getattr(what, "note", "")
    if any(word in note.casefold() for word in words):
        await tables.store.rewrite(row.table, row.n, encode(replace(what, note=HIDDEN)))


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

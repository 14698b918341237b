"""Who wants to be forgotten, a person or a server."""

from bot.rules import Refused
from bot.store import FORGOTTEN
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.store_errors import refuse_if_down
from bot.tables.tables import Tables


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

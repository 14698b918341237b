"""Each change in SQL that both databases read. Every question mark is used once, in order."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias, assert_never

from bot.store import changes as c
from bot.store.rows import FORGOTTEN
from bot.store.settings import pack

Value: TypeAlias = int | float | str | bytes | None
Statement: TypeAlias = tuple[str, tuple[Value, ...]]

OPEN_TABLE = "INSERT INTO tables (id, guild, channel, host, opened) VALUES (?, ?, ?, ?, ?)"
APPEND = "INSERT INTO log (table_id, n, who, whom, at, what, interaction) VALUES (?, ?, ?, ?, ?, ?, ?)"
SET_CHECKPOINT = "UPDATE tables SET checkpoint_n = ?, checkpoint = ? WHERE id = ? AND revision = ?"
CLOSE_TABLE = "UPDATE tables SET closed = ? WHERE id = ? AND closed IS NULL"
SET_HOST = "UPDATE tables SET host = ? WHERE id = ?"
SET_NAME = (
    "INSERT INTO names (table_id, person, name) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, person) DO UPDATE SET name = excluded.name"
)
SET_DEADLINE = (
    "INSERT INTO deadlines (table_id, kind, due) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET kind = excluded.kind, due = excluded.due"
)
MOVE_DEADLINE = "UPDATE deadlines SET kind = ?, due = ? WHERE table_id = ? AND due = ?"
CLEAR_DEADLINE = "DELETE FROM deadlines WHERE table_id = ?"
POSTPONE = (
    "UPDATE deadlines SET due = CAST(? AS DOUBLE PRECISION) + table_id % CAST(? AS BIGINT) WHERE due < ? AND kind <> ?"
)
SET_MESSAGE = (
    "INSERT INTO messages (table_id, kind, channel, message, at) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, kind) DO UPDATE"
    " SET channel = excluded.channel, message = excluded.message, at = excluded.at"
)
DROP_MESSAGE = "DELETE FROM messages WHERE table_id = ? AND kind = ?"
FINISH_GAME = (
    "INSERT INTO games (id, guild, variant, result, clause, score, winner, turns, began, ended)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
ADD_PLAYER = "INSERT INTO players (game, seat, person, computer) VALUES (?, ?, ?, ?)"
SET_SERVER = (
    "INSERT INTO servers (guild, settings) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings"
)
SET_PERSON = (
    "INSERT INTO people (person, settings) VALUES (?, ?)"
    " ON CONFLICT (person) DO UPDATE SET settings = excluded.settings"
)
KNOWING = (  # four times the person
    "SELECT id FROM tables WHERE host = ? UNION SELECT table_id FROM log WHERE who = ?"
    " UNION SELECT table_id FROM log WHERE whom = ? UNION SELECT table_id FROM names WHERE person = ?"
)
REVISE = "UPDATE tables SET revision = revision + 1, checkpoint_n = NULL, checkpoint = NULL WHERE id"
PURGE = "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE closed < ? ORDER BY closed LIMIT ?)"


def statements(change: c.Change) -> Iterator[Statement]:
    match change:
        case c.Append(table, n, at, what, who, whom, interaction):
            yield APPEND, (table, n, who, whom, at, what, interaction)
        case c.OpenTable(id, guild, channel, host, at):
            yield OPEN_TABLE, (id, guild, channel, host, at)
        case c.SetCheckpoint(table, n, what, revision):
            yield SET_CHECKPOINT, (n, what, table, revision)
        case c.CloseTable(table, at):
            yield CLOSE_TABLE, (at, table)
            yield CLEAR_DEADLINE, (table,)
        case c.SetHost(table, host):
            yield SET_HOST, (host, table)
        case c.SetName(table, person, name):
            yield SET_NAME, (table, person, name)
        case c.SetDeadline(table, kind, due):
            yield SET_DEADLINE, (table, kind, due)
        case c.MoveDeadline(table, kind, due, was):
            yield MOVE_DEADLINE, (kind, due, table, was)
        case c.ClearDeadline(table):
            yield CLEAR_DEADLINE, (table,)
        case c.Postpone(until, but, over):
            yield POSTPONE, (until, max(1, over), until, but)
        case c.SetMessage(table, kind, channel, message, at):
            yield SET_MESSAGE, (table, kind, channel, message, at)
        case c.DropMessage(table, kind):
            yield DROP_MESSAGE, (table, kind)
        case c.FinishGame(g):
            yield (
                FINISH_GAME,
                (g.id, g.guild, g.variant, g.result, g.clause, g.score, g.winner, g.turns, g.began, g.ended),
            )
            for player in g.players:
                yield ADD_PLAYER, (g.id, player.seat, player.person, player.computer)
        case c.SetServer(guild, server):
            yield SET_SERVER, (guild, pack(server))
        case c.SetPerson(person, own):
            yield SET_PERSON, (person, pack(own))
        case c.Forget(person):
            yield from _forget(person)
        case c.ForgetRows(person, table, first, end):
            yield f"{REVISE} = ?", (table,)
            for column in ("who", "whom"):
                yield (
                    f"UPDATE log SET {column} = ? WHERE table_id = ? AND n >= ? AND n < ? AND {column} = ?",
                    (FORGOTTEN, table, first, end, person),
                )
        case c.ForgetServer(guild):
            yield "DELETE FROM tables WHERE guild = ?", (guild,)
            yield "DELETE FROM servers WHERE guild = ?", (guild,)
            yield (
                "UPDATE players SET person = NULL WHERE game IN (SELECT id FROM games WHERE guild = ?)",
                (guild,),
            )
        case c.Purge(before, most):
            yield PURGE, (before, most)
        case _:
            assert_never(change)


def _forget(person: int) -> Iterator[Statement]:
    yield f"{REVISE} IN ({KNOWING})", (person, person, person, person)  # first: it looks for them
    yield "UPDATE tables SET host = ? WHERE host = ?", (FORGOTTEN, person)
    yield "UPDATE log SET who = ? WHERE who = ?", (FORGOTTEN, person)
    yield "UPDATE log SET whom = ? WHERE whom = ?", (FORGOTTEN, person)
    yield "UPDATE players SET person = NULL WHERE person = ?", (person,)
    yield "DELETE FROM names WHERE person = ?", (person,)
    yield "DELETE FROM people WHERE person = ?", (person,)


@cache
def postgres_placeholders(sql: str) -> str:
    """`?` as PostgreSQL wants it: `$1`, `$2`, …"""
    head, *rest = sql.split("?")
    return head + "".join(f"${i}{part}" for i, part in enumerate(rest, 1))

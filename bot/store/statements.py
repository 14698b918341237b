"""Each change in SQL that both databases read. Every question mark is used once, in order."""

from collections.abc import Iterator

from bot.store import changes as c
from bot.store.company_changes import CompanyChange, DropBlock, DropSubscription, NoteCall, SetBlock, SetSubscription
from bot.store.company_statements import company_statements
from bot.store.daily_changes import (
    DailyChange,
    DropDays,
    JoinDaily,
    KeepDailyKey,
    KeepExpertResult,
    KeepMark,
    NoteDailyPost,
)
from bot.store.daily_statements import daily_statements
from bot.store.deal_changes import DealChange, NoteAttempt, ShareDeal
from bot.store.deal_statements import deal_statements
from bot.store.forget_changes import Forgetting
from bot.store.forget_statements import HIDE, SHOW, forget_statements
from bot.store.game_statements import add_game
from bot.store.settings import pack
from bot.store.statement import Statement

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
KEEP_RECORDING = (
    "INSERT INTO recordings (game, guild, what, until) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (game) DO UPDATE SET until = excluded.until"
)
DROP_RECORDINGS = "DELETE FROM recordings WHERE until < ?"
DROP_SEATED = "DELETE FROM seated WHERE table_id = ?"
SEAT = "INSERT INTO seated (person, table_id) VALUES (?, ?) ON CONFLICT (person, table_id) DO NOTHING"
SET_SERVER = (
    "INSERT INTO servers (guild, settings) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings"
)
NOTE_WELCOME = "INSERT INTO welcomes (guild, at) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET at = excluded.at"
SET_ABSENCE = "INSERT INTO absences (guild, since) VALUES (?, ?) ON CONFLICT (guild) DO NOTHING"
SET_PERSON = (
    "INSERT INTO people (person, settings) VALUES (?, ?)"
    " ON CONFLICT (person) DO UPDATE SET settings = excluded.settings"
)
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
            yield DROP_SEATED, (table,)
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
        case c.FinishGame(game):
            yield from add_game(game)
        case c.KeepOldGame(game):
            yield from add_game(game)
            yield "DELETE FROM old_games WHERE id = ?", (game.id,)
        case c.KeepRecording(game, guild, what, until):
            yield KEEP_RECORDING, (game, guild, what, until)
        case c.DropRecordings(before):
            yield DROP_RECORDINGS, (before,)
        case c.SetSeated(table, people):
            yield DROP_SEATED, (table,)
            yield from ((SEAT, (person, table)) for person in people)
        case c.SetServer(guild, server):
            yield SET_SERVER, (guild, pack(server))
        case c.SetAbsence(guild, since):
            yield SET_ABSENCE, (guild, since)
        case c.DropAbsence(guild):
            yield "DELETE FROM absences WHERE guild = ?", (guild,)
        case c.NoteWelcome(guild, at):
            yield NOTE_WELCOME, (guild, at)
        case c.DropWelcomes(before):
            yield "DELETE FROM welcomes WHERE at < ?", (before,)
        case c.SetPerson(person, own):
            yield SET_PERSON, (person, pack(own))
            yield HIDE if own.hidden else SHOW, (person,)
        case c.Purge(before, most):
            yield PURGE, (before, most)
        case _:
            yield from _other_statements(change)


def _other_statements(change: CompanyChange | DailyChange | DealChange | Forgetting) -> Iterator[Statement]:
    """What has a file of its own."""
    match change:
        case SetBlock() | DropBlock() | SetSubscription() | DropSubscription() | NoteCall():
            yield from company_statements(change)
        case KeepDailyKey() | KeepMark() | DropDays() | JoinDaily() | KeepExpertResult() | NoteDailyPost():
            yield from daily_statements(change)
        case NoteAttempt() | ShareDeal():
            yield from deal_statements(change)
        case _:
            yield from forget_statements(change)

"""Running games: one door, one log a table."""

from bot.store import GameRow, MessageRow, PersonSettings, QuietHours, ServerSettings, SubscriptionRow, TableRow
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause
from bot.tables.company import apart_from, block, blocked_by, unblock
from bot.tables.computer import Choose, plain
from bot.tables.daily_marks import day_of, drop_marks, recognise
from bot.tables.decisions import ChooseActions
from bot.tables.finished_game import game_row
from bot.tables.guided import FirstGame
from bot.tables.hint_consent import agree_to_hints
from bot.tables.notes import Notes
from bot.tables.origin import Sealed
from bot.tables.people import forget_person, forget_server
from bot.tables.person_export import export_person
from bot.tables.personal import is_personal
from bot.tables.personal_tables import play_personal
from bot.tables.played_on import PlayedOn
from bot.tables.rows import (
    RULES_VERSION,
    Acted,
    Agreed,
    Barred,
    Began,
    Chosen,
    Declined,
    Ended,
    Entry,
    GuideLeft,
    HandedOver,
    Hinted,
    Hosting,
    Hurried,
    Invited,
    Joined,
    Kept,
    Left,
    Level,
    Offered,
    Opened,
    Pace,
    Reason,
    Released,
    Reminded,
    Removed,
    Seated,
    SeatsOpened,
    Unlocked,
    Wanted,
    What,
)
from bot.tables.seat import Seat
from bot.tables.setup import Setup
from bot.tables.silence import Silence
from bot.tables.snapshot import Change, Snapshot
from bot.tables.store_errors import refuse_if_down
from bot.tables.subscriptions import (
    last_call,
    note_call,
    subscribe,
    subscribers,
    subscription,
    unsubscribe,
)
from bot.tables.table import Phase, UnreadableLog
from bot.tables.table_log import Listener
from bot.tables.tables import Tables
from bot.tables.taking_seats import open_seats, take_seat
from bot.tables.tempo import Tempo
from bot.tables.terms import PRESETS, Terms
from bot.tables.timers import Timers
from bot.tables.watching import watch_hands

__all__ = [
    "PRESETS",
    "RULES_VERSION",
    "Acted",
    "Agreed",
    "Barred",
    "Began",
    "Caller",
    "Change",
    "Choose",
    "ChooseActions",
    "Chosen",
    "Declined",
    "Ended",
    "Entry",
    "FirstGame",
    "GameRow",
    "GuideLeft",
    "HandedOver",
    "Hinted",
    "Hosting",
    "Hurried",
    "Invited",
    "Joined",
    "Kept",
    "Left",
    "Level",
    "Listener",
    "MessageRow",
    "Notes",
    "Offered",
    "Opened",
    "Pace",
    "PersonSettings",
    "Phase",
    "PlayedOn",
    "QuietHours",
    "Reason",
    "Released",
    "Reminded",
    "Removed",
    "Sealed",
    "Seat",
    "Seated",
    "SeatsOpened",
    "ServerSettings",
    "Setup",
    "Silence",
    "Snapshot",
    "SubscriptionRow",
    "TableClause",
    "TableRow",
    "Tables",
    "Tempo",
    "Terms",
    "Timers",
    "Unlocked",
    "UnreadableLog",
    "Wanted",
    "What",
    "agree_to_hints",
    "apart_from",
    "block",
    "blocked_by",
    "day_of",
    "drop_marks",
    "export_person",
    "forget_person",
    "forget_server",
    "game_row",
    "is_personal",
    "last_call",
    "note_call",
    "open_seats",
    "plain",
    "play_personal",
    "recognise",
    "refuse_if_down",
    "subscribe",
    "subscribers",
    "subscription",
    "take_seat",
    "unblock",
    "unsubscribe",
    "watch_hands",
]  # fmt: skip

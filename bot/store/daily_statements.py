"""What is written down about the Daily, in SQL that both databases read."""

from collections.abc import Iterator
from typing import assert_never

from bot.store.daily_changes import DailyChange, DropDays, JoinDaily, KeepDailyKey, KeepExpertResult, KeepMark
from bot.store.daily_changes import NoteDailyPost as NotePost
from bot.store.statement import Statement

KEEP_KEY = "INSERT INTO daily_keys (day, secret) VALUES (?, ?) ON CONFLICT (day) DO NOTHING"
KEEP_MARK = "INSERT INTO daily_marks (deal, mark, day) VALUES (?, ?, ?) ON CONFLICT (deal, mark) DO NOTHING"
JOIN = "INSERT INTO daily_players (guild, person) VALUES (?, ?) ON CONFLICT (guild, person) DO NOTHING"
KEEP_RESULT = "INSERT INTO expert_results (deal, won, cards, turns) VALUES (?, ?, ?, ?) ON CONFLICT (deal) DO NOTHING"
NOTE_POST = "INSERT INTO daily_posts (guild, day) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET day = excluded.day"


def daily_statements(change: DailyChange) -> Iterator[Statement]:
    match change:
        case KeepDailyKey(day, secret):
            yield KEEP_KEY, (day, secret)
        case KeepMark(deal, mark, day):
            yield KEEP_MARK, (deal, mark, day)
        case DropDays(before):
            for place in ("daily_marks", "daily_keys"):
                yield f"DELETE FROM {place} WHERE day < ?", (before,)
        case JoinDaily(guild, person):
            yield JOIN, (guild, person)
        case KeepExpertResult(deal, won, cards, turns):
            yield KEEP_RESULT, (deal, int(won), cards, turns)
        case NotePost(guild, day):
            yield NOTE_POST, (guild, day)
        case _:
            assert_never(change)


def forget_daily(person: int) -> Iterator[Statement]:
    yield "DELETE FROM daily_players WHERE person = ?", (person,)


def forget_daily_of(guild: int) -> Iterator[Statement]:
    for place in ("daily_players", "daily_posts"):
        yield f"DELETE FROM {place} WHERE guild = ?", (guild,)

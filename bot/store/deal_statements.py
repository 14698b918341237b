"""What is written down about cards that several have had, in SQL that both databases read."""

from collections.abc import Iterator
from typing import assert_never

from bot.store.deal_changes import DealChange, NoteAttempt, ShareDeal
from bot.store.statement import Statement

NOTE_FIRST = "INSERT INTO attempts (deal, person, game, at, day) VALUES (?, ?, ?, ?, ?)"
NOTE_ATTEMPT = f"{NOTE_FIRST} ON CONFLICT (deal, person) DO NOTHING"
SHARE_GAME = "UPDATE games SET deal = ? WHERE id = ? AND deal IS NULL"
SHARE_ATTEMPTS = (
    "INSERT INTO attempts (deal, person, game, at)"
    " SELECT g.deal, p.person, g.id, g.began FROM games g JOIN players p ON p.game = g.id"
    " WHERE g.id = ? AND g.deal = ? AND p.person IS NOT NULL AND p.computer IS NULL"
    " ON CONFLICT (deal, person) DO NOTHING"
)


def deal_statements(change: DealChange) -> Iterator[Statement]:
    match change:
        case NoteAttempt(deal, person, game, at, day, only_first):
            yield NOTE_FIRST if only_first else NOTE_ATTEMPT, (deal, person, game, at, day)
        case ShareDeal(deal, game):
            yield SHARE_GAME, (deal, game)
            yield SHARE_ATTEMPTS, (game, deal)
        case _:
            assert_never(change)


def forget_deals(person: int) -> Iterator[Statement]:
    yield "DELETE FROM attempts WHERE person = ?", (person,)

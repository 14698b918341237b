"""What is written down about company, in SQL that both databases read."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import assert_never

from bot.store.company_changes import (
    CompanyChange,
    DropBlock,
    DropSubscription,
    NoteCall,
    SetBlock,
    SetSubscription,
)
from bot.store.statement import Statement

SET_BLOCK = "INSERT INTO blocks (person, other, since) VALUES (?, ?, ?) ON CONFLICT (person, other) DO NOTHING"
DROP_BLOCK = "DELETE FROM blocks WHERE person = ? AND other IN (?, ?)"
SET_SUBSCRIPTION = (
    "INSERT INTO subscriptions (person, guild, first_hour, last_hour, zone, pause, told) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (person, guild) DO UPDATE SET first_hour = excluded.first_hour, last_hour = excluded.last_hour,"
    " zone = excluded.zone, pause = excluded.pause"
)
NOTE_CALL = "INSERT INTO calls (guild, at) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET at = excluded.at"
NOTE_TOLD = "UPDATE subscriptions SET told = ? WHERE person = ? AND guild = ?"


def trace(person: int) -> int:
    """What stands for somebody who was forgotten in the lists of those who block them: below zero, always the same, and
    nothing that tells who it was."""
    digest = blake2b(str(person).encode(), digest_size=8).digest()
    return -1 - (int.from_bytes(digest) >> 1)


def company_statements(change: CompanyChange) -> Iterator[Statement]:
    match change:
        case SetBlock(person, other, since):
            yield SET_BLOCK, (person, other, since)
        case DropBlock(person, other):
            yield DROP_BLOCK, (person, other, trace(other))
        case SetSubscription(row):
            hours = (row.first_hour, row.last_hour, row.zone)
            yield SET_SUBSCRIPTION, (row.person, row.guild, *hours, row.pause, row.told)
        case DropSubscription(person, guild):
            yield "DELETE FROM subscriptions WHERE person = ? AND guild = ?", (person, guild)
        case NoteCall(guild, at, people):
            yield NOTE_CALL, (guild, at)
            yield from ((NOTE_TOLD, (at, person, guild)) for person in people)
        case _:
            assert_never(change)


def forget_company(person: int) -> Iterator[Statement]:
    """Their own lists go. They stay blocked by whoever blocks them, without standing there."""
    yield "DELETE FROM subscriptions WHERE person = ?", (person,)
    yield "DELETE FROM blocks WHERE person = ?", (person,)
    yield (
        "DELETE FROM blocks WHERE other = ? AND person IN (SELECT person FROM blocks WHERE other = ?)",
        (
            trace(person),
            person,
        ),
    )
    yield "UPDATE blocks SET other = ? WHERE other = ?", (trace(person), person)


def forget_company_of(guild: int) -> Iterator[Statement]:
    for place in ("subscriptions", "calls"):
        yield f"DELETE FROM {place} WHERE guild = ?", (guild,)

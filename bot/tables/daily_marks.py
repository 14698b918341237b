"""Whoever deletes their data on the day of a Daily gets no second first attempt.

Until that day is over a mark stands for them, made with a key of that day. With the key goes the last way to tell whose
it was.
"""

import hmac
import time
from collections.abc import Iterable
from secrets import token_hex

from bot.store import DropDays, KeepDailyKey, KeepMark, NoteAttempt, Store

NOBODY_KNOWS = 0  # at which table


def day_of(at: float) -> str:
    """The date everywhere: UTC's."""
    return time.strftime("%Y-%m-%d", time.gmtime(at))


async def leave_marks(store: Store, person: int, now: float) -> None:
    """Before somebody is forgotten."""
    today = day_of(now)
    for attempt in await store.attempts_of(person):
        if attempt.day is not None and attempt.day >= today:
            mark = _mark(await _key(store, attempt.day), person)
            await store.write(KeepMark(attempt.deal, mark, attempt.day))


async def recognise(store: Store, deals: Iterable[str], people: Iterable[int], now: float) -> None:
    """Before these people are dealt a Daily: who has left a mark has had those cards."""
    key = await store.daily_key(day_of(now))
    if key is None:  # nobody has
        return
    for person in people:
        for deal in deals:
            if await store.is_marked(deal, _mark(key, person)):
                await store.write(NoteAttempt(deal, person, NOBODY_KNOWS, now))


async def drop_marks(store: Store, now: float) -> None:
    """Those of days that are over."""
    await store.write(DropDays(day_of(now)))


async def _key(store: Store, day: str) -> str:
    await store.write(KeepDailyKey(day, token_hex(32)))
    key = await store.daily_key(day)
    assert key is not None
    return key


def _mark(key: str, person: int) -> str:
    return hmac.digest(bytes.fromhex(key), str(person).encode(), "sha256").hex()

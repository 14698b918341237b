"""How long the event loop does nothing else, so that nobody is answered."""

import asyncio
import time
from collections.abc import Awaitable
from typing import NamedTuple

STEP = 0.001  # seconds between two looks at the clock


class Pause(NamedTuple):
    """The longest ones, in seconds."""

    by_the_clock: float  # with what other programs and threads took of it
    own_work: float  # what the loop itself was busy with at a stretch: no other program can spoil it


async def longest_pause(work: Awaitable[object]) -> tuple[Pause, float]:
    """And how long the work took."""
    longest = Pause(0.0, 0.0)
    running = True

    async def look_at_clock() -> None:
        nonlocal longest
        before, busy_before = time.perf_counter(), time.thread_time()
        while running:
            await asyncio.sleep(STEP)
            now, busy = time.perf_counter(), time.thread_time()
            longest = Pause(max(longest[0], now - before - STEP), max(longest[1], busy - busy_before))
            before, busy_before = now, busy

    clock = asyncio.create_task(look_at_clock())
    await asyncio.sleep(10 * STEP)
    longest, began = Pause(0.0, 0.0), time.perf_counter()
    await work
    took = time.perf_counter() - began
    await asyncio.sleep(STEP)
    running = False
    await clock
    return longest, took

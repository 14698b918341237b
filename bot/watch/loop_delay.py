"""How late the event loop is: while it is, nobody is answered."""

import asyncio
import time
from collections.abc import Callable

EVERY = 0.25  # seconds


async def measure_loop_delay(observe: Callable[[float], None]) -> None:
    """Until it is cancelled."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(EVERY)
        observe(max(0.0, time.perf_counter() - before - EVERY))

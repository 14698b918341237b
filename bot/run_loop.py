"""Starting and stopping: one loop, closed cleanly by Ctrl-C and by the system, and no traceback for a plain mishap."""

import asyncio
import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Coroutine
from typing import Any

from bot import startup_errors

PATIENCE = 10.0  # seconds for closing everything
OF_A_FLEET = "OF_A_FLEET"  # set in the environment by whoever holds the other end of our standard input


def run_until_stopped(work: Callable[[], Coroutine[Any, Any, None]]) -> int:
    """The exit status: 0 also when it was told to stop."""
    try:
        asyncio.run(_until_stopped(work))
    except KeyboardInterrupt:
        return 0
    except Exception as error:
        line = startup_errors.explain(error)
        if line is None:
            raise
        print(line, file=sys.stderr)  # noqa: T201
        return 1
    return 0


async def _until_stopped(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    loop, told = asyncio.get_running_loop(), asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers; Ctrl-C works there by itself
            loop.add_signal_handler(sign, told.set)
    if os.environ.get(OF_A_FLEET):
        threading.Thread(target=_wait_for_launcher, args=(loop, told), daemon=True).start()
    task, waiting = asyncio.create_task(work()), asyncio.create_task(told.wait())
    try:
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
        while not task.done():  # again, if need be: before Python 3.12 `asyncio.wait_for` may swallow a cancellation
            task.cancel()
            await asyncio.wait({task}, timeout=PATIENCE)
    if not task.cancelled():
        task.result()


def _wait_for_launcher(loop: asyncio.AbstractEventLoop, told: asyncio.Event) -> None:
    """Its end closes the pipe, however it ended: nobody else would stop this process, and the next fleet doubles it."""
    with contextlib.suppress(OSError):
        while os.read(0, 1024):  # `sys.stdin` has a lock, and holding it here would abort the interpreter's end
            pass
    with contextlib.suppress(RuntimeError):  # the loop has ended first
        loop.call_soon_threadsafe(told.set)

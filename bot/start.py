"""Starting and stopping: one loop, closed cleanly by Ctrl-C and by the system, and no traceback for a plain mishap."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from bot import misfortune


def start(work: Callable[[], Coroutine[Any, Any, None]]) -> int:
    """The exit status: 0 also when it was told to stop."""
    try:
        asyncio.run(_until_told_to_stop(work))
    except KeyboardInterrupt:
        return 0
    except Exception as error:
        line = misfortune.told(error)
        if line is None:
            raise
        print(line, file=sys.stderr)  # noqa: T201
        return 1
    return 0


async def _until_told_to_stop(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    task = asyncio.current_task()
    assert task is not None
    told = False

    def stop() -> None:
        nonlocal told
        told = True
        task.cancel()

    with contextlib.suppress(NotImplementedError):  # Windows has no such handlers; Ctrl-C works there by itself
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    try:
        await work()
    except asyncio.CancelledError:
        if not told:
            raise

"""Whole games as animated pictures: one at a time, drawn off the event loop, for servers by turns."""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from bot.players.fair_queue import FairQueue
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.pictures.animation import animate, game_scenes

WAITING = 8  # animations begun or waited for
SHARE = 2  # that one server waits for

log = logging.getLogger(__name__)


class Animations:
    def __init__(self) -> None:
        self._queue = FairQueue(1, room=WAITING, share=SHARE)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="animations")

    async def draw(self, say: Speaker, snapshots: Sequence[Snapshot], guild: int) -> bytes | None:
        """The table as it stood after each turn. Nothing, if there is no room to wait, or it went wrong."""
        async with self._queue.turn(guild) as is_mine:
            if not is_mine:
                return None
            try:
                return await asyncio.get_running_loop().run_in_executor(self._thread, _draw, say, snapshots)
            except Exception as error:  # not in its own words, as with every picture
                log.error("no animation: %s", type(error).__name__)
                return None

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _draw(say: Speaker, snapshots: Sequence[Snapshot]) -> bytes | None:
    return animate(game_scenes(say, snapshots))

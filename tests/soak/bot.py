"""The production bot in a process of its own. For each line that it is sent it tells what it holds, and in the end what
is left when it has closed. `python -m tests.soak.bot API GATEWAY TOKEN FOLDER`
"""

import asyncio
import gc
import json
import logging
import sys
import threading
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import aiohttp

from bot.client import NinetyEight
from bot.playground import redirect_discord_py
from bot.service import service
from bot.settings import Settings
from tests.bench.load.bot import Recorder, lift_limits

PAUSE = 1.2  # seconds between a computer player's cards, as ever


async def serve(api_base: str, gateway: str, token: str, folder: Path) -> None:
    """Until nobody holds the other end of its standard input."""
    redirect_discord_py(api_base, gateway)
    settings = Settings(token, str(folder / "tables.sqlite3"), folder, pause=PAUSE)
    async with service(settings, settings.database, folder) as production:
        production.bot.services.tables.subscribe(Recorder(keeps=False))
        running = asyncio.create_task(production.live(token), name="live")
        while not production.bot.is_ready():
            await asyncio.wait({running}, timeout=0.05)
            if running.done():
                running.result()
        await lift_limits(production.bot)
        _tell({"ready": True})
        while await asyncio.to_thread(sys.stdin.readline):
            _tell({"held": await held(production.bot)})
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    await asyncio.sleep(0)
    left = asyncio.all_tasks() - {asyncio.current_task()}
    _tell({"left": {"tasks": _names(left), "threads": threading.active_count()}})


async def held(bot: NinetyEight) -> dict[str, Any]:
    gc.collect()
    connector = bot.http.connector
    assert isinstance(connector, aiohttp.TCPConnector)
    outbox = bot.services.outbox.counters
    return {
        "tasks": _names(asyncio.all_tasks()),
        "answers_under_way": len(connector._acquired) - len(bot.shards),  # the gateway's go on
        "connections_kept": sum(map(len, connector._conns.values())),
        "tables_in_use": len(bot.services.tables.table_log.in_use()),
        "open_tables": await bot.services.tables.store.open_tables(),
        "waiting": outbox.waiting,
    }


def _names(tasks: set[asyncio.Task[Any]]) -> Counter[str]:
    """By what they do: names have numbers in them."""
    return Counter(_what(task.get_coro()) for task in tasks)


def _what(work: Coroutine[Any, Any, Any] | Any) -> str:
    return str(getattr(work, "__qualname__", work))


def _tell(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    api_base, gateway, token, folder = sys.argv[1:5]
    asyncio.run(serve(api_base, gateway, token, Path(folder)))

"""What is thought in other processes costs the one that plays with Discord neither time nor memory."""

import subprocess
import sys

LOADED = """
import asyncio, sys
from random import Random
from bot.players.pool import Pool
from bot.rules import Original, deal, see
import bot.service

async def main():
    state = deal(Original(1), Random(1)).begin()
    async with Pool() as pool:
        await pool.warm()
        assert await pool.choose(see(state, 0))
        assert await pool.hint(see(state, 0))
        assert pool.faults == 0

asyncio.run(main())
print([name for name in ("bot.players.choose", "bot.players.compiled", "numba", "numpy") if name in sys.modules])
"""


def test_only_the_processes_that_think_load_the_compiled_search() -> None:
    told = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, timeout=300, check=True)
    assert told.stdout.strip() == "[]"

"""50 tables with 8 concurrent writers each."""

import asyncio
import subprocess
import sys
from pathlib import Path

from bot.store import Store, open_store
from bot.tables import Tables
from tests.store.backends import new_postgres
from tests.tables.crowd import check_logs, crowd, seat_crowd
from tests.tables.scene import INSTRUCTIONS

TABLES = 50


async def test_a_crowd_loses_nothing_and_doubles_nothing(store: Store) -> None:
    tables = Tables(store, INSTRUCTIONS, capacity=TABLES // 2)  # so that tables are dropped and read again as well
    at = await seat_crowd(tables, TABLES)
    acknowledged = await crowd(tables, at, clicks=5, seed=1)
    assert len(acknowledged) > TABLES
    await check_logs(store, at, acknowledged)


async def test_two_processes_on_one_server_lose_nothing_and_double_nothing(server: Path) -> None:
    address = await new_postgres(server)
    async with await open_store(address) as store:
        at = await seat_crowd(Tables(store, INSTRUCTIONS), TABLES)
        command = [sys.executable, "-m", "tests.tables.crowd", address]
        crowds = [
            await asyncio.create_subprocess_exec(
                *command, str(seed), "5", *map(str, at), stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
            for seed in (1, 2)
        ]
        acknowledged: dict[int, int] = {}
        for outcome, process in zip(await asyncio.gather(*(c.communicate() for c in crowds)), crowds, strict=True):
            assert process.returncode == 0, outcome[1].decode()
            told = [line.split() for line in outcome[0].decode().splitlines()]
            assert len(told) > TABLES // 2
            acknowledged.update({int(interaction): int(table) for interaction, table in told})
        await check_logs(store, at, acknowledged)

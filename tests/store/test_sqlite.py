"""What only a file has: permissions, one process, a disk that can be full."""

import asyncio
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Append, Conflict, OpenTable, StoreInUse, StoreUnavailable, open_store
from bot.store.sqlite import SQLiteStore
from tests.store.scene import last_n

HOLDER = """
import asyncio, sys
from bot.store import open_store
async def main():
    async with await open_store(sys.argv[1]):
        print("open", flush=True)
        await asyncio.sleep(60)
asyncio.run(main())
"""

WRITER = """
import asyncio, os, sys
from bot.store import Append, OpenTable, open_store
async def main():
    async with await open_store(sys.argv[1]) as store:
        await store.write(OpenTable(1, 1, 1, 1, 1.0))
        for n in range(int(sys.argv[2])):
            await store.write(Append(1, n, 1.0, b"a"))
            os.write(1, b"ack\\n")
asyncio.run(main())
"""

BIG = b"x" * 20_000


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "tables.sqlite3"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SQLiteStore]:
    async with await SQLiteStore.open(file) as store:
        await store.write(OpenTable(1, 1, 1, 1, 1.0))
        yield store


async def test_it_is_durable_and_strict(store: SQLiteStore) -> None:
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    found = [(await store.read(f"PRAGMA {pragma}"))[0][0] for pragma in pragmas]
    assert found == ["wal", 2, 1, 5000]


async def test_its_files_are_for_our_eyes_only(file: Path, store: SQLiteStore) -> None:
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    names = [file.name + suffix for suffix in ("", "-wal", "-shm", ".lock")]
    assert modes == dict.fromkeys(names, 0o600)


async def test_an_older_file_with_wider_permissions_is_narrowed(file: Path) -> None:
    await (await open_store(file)).close()
    os.chmod(file, 0o644)
    await (await open_store(file)).close()
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600


async def test_a_second_process_is_refused_until_the_first_is_gone_even_killed(file: Path) -> None:
    holder = await asyncio.create_subprocess_exec(sys.executable, "-c", HOLDER, file, stdout=subprocess.PIPE)
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"open\n"
    with pytest.raises(StoreInUse, match=file.name):
        await open_store(file)
    holder.kill()
    await holder.wait()
    await (await open_store(file)).close()


async def test_a_second_opening_in_the_same_process_is_refused(file: Path, store: SQLiteStore) -> None:
    with pytest.raises(StoreInUse):
        await open_store(file)


async def test_another_name_for_the_file_is_the_same_file(file: Path, store: SQLiteStore, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(file)
    with pytest.raises(StoreInUse, match=file.name):
        await open_store(link)


async def test_a_writer_from_outside_is_waited_for(file: Path, store: SQLiteStore) -> None:
    """Somebody with the sqlite3 shell: the busy timeout is for them."""
    outside = sqlite3.connect(file, isolation_level=None)
    outside.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store.write(Append(1, 0, 1.0, b"a")))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    outside.execute("ROLLBACK")
    await waiting
    outside.close()
    assert await last_n(store, 1) == 0


async def test_writes_that_wait_at_the_same_moment_share_a_commit(store: SQLiteStore) -> None:
    commits: list[str] = []
    await store._thread.run(
        lambda database: database.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    )
    await asyncio.gather(*(store.write(Append(1, n, 1.0, b"a")) for n in range(200)))
    assert await last_n(store, 1) == 199
    assert len(commits) < 50


async def test_a_full_disk_is_said_and_got_over(store: SQLiteStore) -> None:
    pages = (await store.read("PRAGMA page_count"))[0][0]
    await store.read(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreUnavailable, match="FULL"):
        await store.write(Append(1, 0, 1.0, BIG))
    assert await store.log(1) == ()
    await store.read("PRAGMA max_page_count = 1000000")
    await store.write(Append(1, 0, 1.0, BIG))
    assert await last_n(store, 1) == 0


async def test_one_write_too_big_for_the_disk_does_not_take_others_with_it(store: SQLiteStore) -> None:
    pages = (await store.read("PRAGMA page_count"))[0][0]
    await store.read(f"PRAGMA max_page_count = {pages}")
    big, small = Append(1, 0, 1.0, BIG), Append(1, 1, 1.0, b"small")
    results = await asyncio.gather(store.write(big), store.write(small), return_exceptions=True)
    assert [type(r) for r in results] == [StoreUnavailable, type(None)]
    assert [row.n for row in await store.log(1)] == [1]


async def test_a_write_that_the_system_refuses_is_said_and_got_over(file: Path, store: SQLiteStore) -> None:
    """As with a full disk, the write itself fails: a limit on the size of files stands in for it."""
    await store.write(Append(1, 0, 1.0, b"a"))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    wal = file.with_name(file.name + "-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 100, hard))
    try:
        for _ in range(2):
            with pytest.raises(StoreUnavailable):
                await store.write(Append(1, 1, 1.0, BIG))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert await last_n(store, 1) == 0
    await store.write(Append(1, 1, 1.0, BIG))
    assert await last_n(store, 1) == 1


async def test_a_read_only_database_is_said_and_got_over(store: SQLiteStore) -> None:
    await store.read("PRAGMA query_only = ON")
    with pytest.raises(StoreUnavailable, match="READONLY"):
        await store.write(Append(1, 0, 1.0, b"a"))
    assert await store.log(1) == ()
    await store.read("PRAGMA query_only = OFF")
    await store.write(Append(1, 0, 1.0, b"a"))


async def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable):
        await open_store(tmp_path / "file" / "tables.sqlite3")


async def test_a_closed_store_says_so(file: Path) -> None:
    store = await open_store(file)
    await store.close()
    await store.close()
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.write(Append(1, 0, 1.0, b"a"))
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.head(1)


async def test_somebody_else_may_read_while_we_run(file: Path, store: SQLiteStore) -> None:
    await store.write(Append(1, 0, 1.0, b"a"))
    outside = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    assert outside.execute("SELECT COUNT(*) FROM log").fetchone() == (1,)
    outside.close()


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_every_acknowledged_commit_was_synced_to_disk_first(file: Path, tmp_path: Path) -> None:
    """A kill cannot tell FULL from NORMAL; the system calls can."""
    calls, count = tmp_path / "calls", 50
    strace = ["strace", "-f", "-y", "-e", "trace=write,fsync,fdatasync", "-o", str(calls)]
    done = subprocess.run(
        [*strace, sys.executable, "-c", WRITER, str(file), str(count)], capture_output=True, text=True
    )
    if "ptrace" in done.stderr and done.returncode:
        pytest.skip("this machine does not allow strace")
    assert done.stdout == "ack\n" * count
    synced, acknowledged = False, 0
    for line in calls.read_text().splitlines():
        if "sync(" in line and f"{file.name}-wal" in line:
            synced = True
        elif '"ack\\n"' in line:
            assert synced, f"action {acknowledged} was acknowledged before it was synced"
            synced, acknowledged = False, acknowledged + 1
    assert acknowledged == count


async def test_the_driver_of_the_other_database_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.store import NoPostgres

    monkeypatch.delitem(sys.modules, "bot.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(NoPostgres, match="postgres"):
        await open_store("postgresql://nowhere/at_all")


async def test_conflicts_have_their_name_in_a_group_too(store: SQLiteStore) -> None:
    results = await asyncio.gather(
        *(store.write(Append(1, 0, 1.0, b"%d" % i)) for i in range(3)), return_exceptions=True
    )
    assert [isinstance(r, Conflict) for r in results] == [False, True, True]

"""A backup is one SQLite file, of either database, taken while the bot runs or not; and it can go back into either."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.backends import is_postgres, open_store, sqlite_path
from bot.store.copying.copy_rows import CopyRefused, Progress, copy_rows
from bot.store.copying.postgres_end import fill_postgres, postgres_end
from bot.store.copying.sqlite_end import (
    SQLiteEnd,
    applied_migrations,
    check,
    copy_pages,
    new_file,
    reading,
)
from bot.store.file_lock import FileLock
from bot.store.migrations import migrations, missing_migrations
from bot.store.schema import table_shapes

KEPT = ".before-restore"  # behind the name of the file that a restored one replaced


async def back_up(address: str, file: Path, progress: Progress) -> None:
    """Of the database at that address. Raises `CopyRefused`."""
    with new_file(file, make_way=_refuse_to_overwrite) as part:
        if is_postgres(address):
            async with await open_store(part):
                pass  # the tables are there now
            async with postgres_end(address, writing=False) as source:
                with closing(sqlite3.connect(part, isolation_level=None)) as database:
                    database.execute("BEGIN")
                    await copy_rows(source, SQLiteEnd(database), progress)
                    database.execute("COMMIT")
                    database.execute("PRAGMA journal_mode = DELETE")
        else:
            with reading(sqlite_path(address)) as database:
                copy_pages(database, part)
                total = _count_rows(database)
                progress(total, total)


async def restore(file: Path, address: str, progress: Progress, *, replace: bool = False) -> None:
    """A backup into the database at that address, which nobody is using. Raises `CopyRefused`."""
    check_backup(file)
    if is_postgres(address):
        await _restore_to_postgres(file, address, progress, replace=replace)
    else:
        _restore_to_sqlite(file, sqlite_path(address), progress, replace=replace)


def _refuse_to_overwrite(file: Path) -> None:
    if file.exists():
        raise CopyRefused(f"{file} is there already; a backup overwrites nothing.")


def check_backup(file: Path) -> None:
    with reading(file) as database:
        applied = applied_migrations(database)
    if not applied:
        raise CopyRefused(f"{file} is no backup of this bot.")
    missing_migrations(migrations("sqlite"), applied)  # raises for one that a newer version made
    check(file)


def _restore_to_sqlite(file: Path, path: Path, progress: Progress, *, replace: bool) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = FileLock(path.resolve().with_name(path.name + ".lock"))
    try:
        if path.exists() and path.stat().st_size and not replace:
            raise CopyRefused(f"{path} is there already. With --replace it is kept as {path.name}{KEPT}.")
        with reading(file) as backup:
            total = _count_rows(backup)
            with new_file(path, make_way=_set_aside) as part:
                copy_pages(backup, part)
        progress(total, total)
    finally:
        lock.release()


def _set_aside(path: Path) -> None:
    """Under another name, with all that its journal holds."""
    if not path.exists():
        return
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as old:  # a damaged one goes as it is
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ("-wal", "-shm", ""):
        beside = path.with_name(path.name + end)
        if beside.exists():
            beside.replace(path.with_name(path.name + KEPT + end))


async def _restore_to_postgres(file: Path, address: str, progress: Progress, *, replace: bool) -> None:
    with TemporaryDirectory() as folder:
        newest = Path(folder) / "newest.sqlite3"  # at this version's migrations; the backup stays as it is
        with reading(file) as backup:
            copy_pages(backup, newest)
        async with await open_store(newest):
            pass
        with reading(newest) as source:
            await fill_postgres(SQLiteEnd(source), address, progress, replace=replace)


def _count_rows(database: sqlite3.Connection) -> int:
    had = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    names = [table.name for table in table_shapes() if table.name in had]
    return sum(int(database.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0]) for name in names)

"""From SQLite to PostgreSQL: every row arrives, or none does."""

from bot.store.backends import is_postgres, open_store, sqlite_path
from bot.store.copying.copy_rows import CopyRefused, Progress
from bot.store.copying.postgres_end import fill_postgres
from bot.store.copying.sqlite_end import SQLiteEnd, reading


async def move(source: str, target: str, progress: Progress, *, replace: bool = False) -> int:
    """How many rows. The source stays as it was, and while it is open no bot can write to it."""
    if is_postgres(source) or not is_postgres(target):
        raise CopyRefused("A move goes from a SQLite file to postgresql://. For other ways: backup, then restore.")
    path = sqlite_path(source)
    if not path.is_file():
        raise CopyRefused(f"There is no database at {path}.")
    async with await open_store(path):
        with reading(path) as database:
            return await fill_postgres(SQLiteEnd(database), target, progress, replace=replace)

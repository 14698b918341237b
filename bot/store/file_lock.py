"""One process a SQLite file: two would starve each other for seconds. The kernel drops the lock with its
holder, so a killed bot leaves no lock behind. A file of its own, because
SQLite loses its locks when anybody in the process closes the database file."""

import os
import sys
from pathlib import Path

from bot.store.errors import StoreInUse

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    def __init__(self, path: Path) -> None:
        """Raises `StoreInUse` when another process has it."""
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise StoreInUse(f"another process is using {path.with_suffix('')}") from None

    def release(self) -> None:
        os.close(self._file)

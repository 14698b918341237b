"""The file that keeps the world: a line of JSON a change, `[key, value]`, the last line of a key wins.

A line goes to the system in one write, with no buffer of ours in between, before anybody is told that the
change is stored: killing the process loses nothing of it. The file is written anew, atomically, when it
is opened and whenever most of its lines are history.
"""

import contextlib
import logging
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

log = logging.getLogger(__name__)

SMALL = 4 << 20  # bytes of history that are not worth a rewrite


class Journal:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._lines: dict[str, bytes] = {}
        self._file = -1
        self._size = 0
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = _lock(path.with_name(path.name + ".lock"))

    def load(self) -> dict[str, Any]:
        """All values that hold; afterwards the file is open for changes."""
        values: dict[str, Any] = {}
        lines = self.path.read_bytes().splitlines(keepends=True) if self.path.exists() else []
        for number, line in enumerate(lines, 1):
            try:
                key, value = msgspec.json.decode(line, type=tuple[str, Any])
            except msgspec.MsgspecError:
                # A full disk can leave half a line behind.
                log.warning("%s: line %d cannot be read and is left out", self.path, number)
                continue
            if value is None:
                values.pop(key, None)
                self._lines.pop(key, None)
            else:
                values[key] = value
                self._lines[key] = line
        self._rewrite()
        return values

    def put(self, key: str, value: Any) -> None:
        line = msgspec.json.encode((key, value)) + b"\n"
        self._lines[key] = line
        self._append(line)

    def drop(self, key: str) -> None:
        if self._lines.pop(key, None) is not None:
            self._append(msgspec.json.encode((key, None)) + b"\n")

    def close(self) -> None:
        if self._file >= 0:
            os.fsync(self._file)
            os.close(self._file)
            self._file = -1
        os.close(self._lock)

    def _append(self, line: bytes) -> None:
        self._size += len(line)
        rest = memoryview(line)
        while rest:
            rest = rest[os.write(self._file, rest) :]
        if self._size > SMALL and self._size > 4 * sum(map(len, self._lines.values())):
            self._rewrite()

    def _rewrite(self) -> None:
        new = self.path.with_name(self.path.name + ".new")
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
        try:
            content = memoryview(b"".join(self._lines.values()))
            self._size = len(content)
            while content:
                content = content[os.write(file, content) :]
            os.fsync(file)
            os.replace(new, self.path)
        except BaseException:
            os.close(file)
            raise
        if self._file >= 0:
            os.close(self._file)
        self._file = file


def _lock(path: Path) -> int:
    """Two processes on one world would write over each other: the second is refused."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            with contextlib.suppress(OSError):
                os.close(file)
            raise OSError(f"another playground is using {path.with_suffix('')}") from None
    return file

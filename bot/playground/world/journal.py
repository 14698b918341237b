"""The file that keeps the world: a line of JSON a change, `[key, value]`, the last line of a key wins.

A line goes to the system in one write, with no buffer of ours in between, before anybody is told that the
change is stored: killing the process loses nothing of it. The file is written anew, atomically, when it
is opened and whenever most of its lines are history. A line that ends in its middle can only be the last
one, and nobody was told of it; anything else that cannot be read is left alone, and said.
"""

import logging
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

log = logging.getLogger(__name__)

SMALL = 4 << 20  # bytes of history that are not worth a rewrite


class UnreadableWorldError(OSError):
    """The file is not one of ours, or something else has written into it."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"The world in {path} cannot be read: {why}. Move the file away, or start with --fresh.")


class Journal:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._lines: dict[str, bytes] = {}
        self._file = -1
        self._size = 0
        self._living = 0  # bytes of lines that hold
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = _lock(path.with_name(path.name + ".lock"))

    def load(self) -> dict[str, Any]:
        """All values that hold. The file is not touched before it is opened."""
        values: dict[str, Any] = {}
        lines = self.path.read_bytes().split(b"\n") if self.path.exists() else []
        if lines and lines.pop():
            log.warning("%s: the last line ends in its middle and is left out", self.path)
        for number, line in enumerate(lines, 1):
            try:
                key, value = msgspec.json.decode(line, type=tuple[str, Any])
            except (msgspec.MsgspecError, UnicodeDecodeError):
                raise UnreadableWorldError(self.path, f"line {number} is damaged") from None
            if value is None:
                values.pop(key, None)
                self._forget(key)
            else:
                values[key] = value
                self._keep(key, line + b"\n")
        return values

    def open(self) -> None:
        """Once it has proved to be a world; what was put before stands in the file at once or not at all."""
        self._rewrite()

    def put(self, key: str, value: Any) -> None:
        line = msgspec.json.encode((key, value)) + b"\n"
        if self._file >= 0:
            self._append(line)
        self._keep(key, line)

    def drop(self, key: str) -> None:
        if key in self._lines:
            self._append(msgspec.json.encode((key, None)) + b"\n")
            self._forget(key)

    def close(self) -> None:
        if self._file >= 0:
            os.fsync(self._file)
            os.close(self._file)
            self._file = -1
        os.close(self._lock)

    def _keep(self, key: str, line: bytes) -> None:
        """A key keeps its place: people stay in the order in which they came."""
        self._living += len(line) - len(self._lines.get(key, b""))
        self._lines[key] = line

    def _forget(self, key: str) -> None:
        self._living -= len(self._lines.pop(key, b""))

    def _append(self, line: bytes) -> None:
        if self._size > SMALL and self._size > 4 * self._living:
            self._rewrite()
        try:
            _write(self._file, line)
        except OSError:
            os.ftruncate(self._file, self._size)  # a full disk leaves no half line behind
            raise
        self._size += len(line)

    def _rewrite(self) -> None:
        new = self.path.with_name(self.path.name + ".new")
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
        try:
            _write(file, b"".join(self._lines.values()))
            os.fsync(file)
            os.replace(new, self.path)
        except BaseException:
            os.close(file)
            raise
        if self._file >= 0:
            os.close(self._file)
        self._file, self._size = file, self._living


def _write(file: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]


def _lock(path: Path) -> int:
    """Two processes on one world would write over each other: the second is refused."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            raise OSError(f"Another playground is using {path.with_suffix('')}.") from None
    return file

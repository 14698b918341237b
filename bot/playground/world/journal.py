"""The file that keeps the world: one line of JSON per change, `[key, value]`; the last line of a key wins.

A line is written unbuffered before the change is announced, so killing the process loses nothing. The file
is rewritten atomically when it is opened and when most of its lines are outdated. Only the last line can be
cut off, and its change was never announced. A file that cannot be read otherwise is an error, and is not touched.
"""

import logging
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

log = logging.getLogger(__name__)

MIN_HISTORY_BYTES = 4 << 20  # less is not worth a rewrite


class UnreadableWorldError(OSError):
    """Not a world file, or a damaged one."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"The world in {path} cannot be read: {reason}. Move the file away, or start with --fresh.")


class Journal:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._lines: dict[str, bytes] = {}
        self._file = -1
        self._size = 0
        self._live_bytes = 0  # size of the lines that are not outdated
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = _lock(path.with_name(path.name + ".lock"))

    def load(self) -> dict[str, Any]:
        """The current values by key. The file is not changed before `open`."""
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
        """Writes everything that was loaded and put so far, atomically."""
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
        """A key keeps its position, so users stay in the order in which they joined."""
        self._live_bytes += len(line) - len(self._lines.get(key, b""))
        self._lines[key] = line

    def _forget(self, key: str) -> None:
        self._live_bytes -= len(self._lines.pop(key, b""))

    def _append(self, line: bytes) -> None:
        if self._size > MIN_HISTORY_BYTES and self._size > 4 * self._live_bytes:
            self._rewrite()
        try:
            _write(self._file, line)
        except OSError:
            os.ftruncate(self._file, self._size)  # no half line on a full disk
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
        self._file, self._size = file, self._live_bytes


def _write(file: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]


def _lock(path: Path) -> int:
    """Only one process may use a world."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            raise OSError(f"Another playground is using {path.with_suffix('')}.") from None
    return file

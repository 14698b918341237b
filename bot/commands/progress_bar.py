"""How far a command has come: a bar on a terminal, nothing in a file."""

import sys

WIDTH = 40


def show_progress(done: int, total: int) -> None:
    """The line ends with the last step."""
    if sys.stderr.isatty():
        filled = WIDTH * done // max(1, total)
        end = "\n" if done >= total else ""
        print(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{total}", end=end, file=sys.stderr)  # noqa: T201

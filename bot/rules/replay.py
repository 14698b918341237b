"""Any number of games from a stream of lines, each answered as soon as it is read."""

from collections.abc import Iterable, Iterator

from bot.rules.instructions import Instructions
from bot.rules.reading import Reading
from bot.rules.report import Report


def replay(lines: Iterable[bytes], shipped: Instructions) -> Iterator[Report]:
    """One report a game. Blank lines separate games, and a game's headers from its turns."""
    reading = Reading(shipped)
    gap, comments = False, 0  # whether a blank line came before, and how many comments since: the next game's, if any
    for raw in lines:
        text = _decode(raw)
        content = None if text is None else text.partition("#")[0].strip()
        if content == "":
            reading.skip()
            gap, comments = (gap, comments + 1) if text else (True, 0)
            continue
        if gap and reading.ends_before(content):
            if not reading.empty:
                yield reading.report()
            reading = Reading(shipped, comments)
        gap, comments = False, 0
        if content is None:
            reading.read_non_text()
        else:
            reading.read(content)
    if not reading.empty:
        yield reading.report()


def _decode(raw: bytes) -> str | None:
    """The line without the space around it; nothing if it is not text."""
    try:
        return raw.decode("utf-8").removeprefix("\ufeff").strip()
    except UnicodeDecodeError:
        return None

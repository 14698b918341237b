"""Any number of games from a stream of lines, each answered as soon as it is read."""

from collections.abc import Iterable, Iterator

from bot.rules.instructions import Instructions
from bot.rules.reading import Reading, Report


def replay(lines: Iterable[bytes], shipped: Instructions) -> Iterator[Report]:
    """One report a game. Blank lines separate games, and a game's headers from its turns."""
    reading: Reading | None = None
    gap = False
    for raw in lines:
        content = _content(raw)
        if content == "" and not raw.strip():
            if reading is not None:
                reading.skip()
                gap = True
            continue
        if reading is not None and gap and _opens_new(reading, content):
            if not reading.empty:
                yield reading.report()
            reading = None
        reading = reading or Reading(shipped)
        gap = False
        if content is None:
            reading.garbage()
        elif content == "":
            reading.skip()
        else:
            reading.read(content)
    if reading is not None and not reading.empty:
        yield reading.report()


def _content(raw: bytes) -> str | None:
    """The line without its comment; nothing if it is not text."""
    try:
        return raw.decode("utf-8").removeprefix("\ufeff").partition("#")[0].strip()
    except UnicodeDecodeError:
        return None


def _opens_new(reading: Reading, content: str | None) -> bool:
    """Whether what stands after a gap is another game: headers always, anything else once turns were read."""
    return reading.in_turns or reading.empty or (content is not None and content.startswith("["))

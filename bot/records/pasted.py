"""A game that somebody brings along, in the notation: as a file, or pasted, when all its lines may have become one."""

import re
from collections.abc import Iterator
from hashlib import blake2b

from bot.records.history import History
from bot.rules import Instructions, Refused
from bot.rules.reading import Reading
from bot.rules.tokens import is_number

LONGEST = 1 << 16  # signs
OF_OTHERS = 1 << 40  # from here on numbers are of games that were not played here: tables have lower ones
BAD_NOTATION = "bad-notation"

_HEADER = re.compile(r'\[[^\]"]*"[^"]*"\s*\]')


def read_pasted(text: str, shipped: Instructions) -> History:
    """The first game in it. Refused with the line and the token where it goes wrong."""
    reading = Reading(shipped)
    gap = False
    for line in _lines(text[:LONGEST]):
        if not line:
            reading.skip()
            gap = True
            continue
        if gap and reading.ends_before(line) and not reading.empty:
            break
        gap = False
        reading.read(line)
    reading.report()
    if reading.error is not None or reading.deal is None:
        fault = reading.error
        where = {"line": fault.line, "token": fault.token, "rule": fault.clause} if fault else {}
        raise Refused(BAD_NOTATION, **where)
    history = History(reading.deal)
    history.add(reading.moves)
    return history


def pasted_number(record: bytes) -> int:
    """The same game always has the same one."""
    return OF_OTHERS + int.from_bytes(blake2b(record, digest_size=5).digest())


def _lines(text: str) -> Iterator[str]:
    """Without comments. A command's option knows no line breaks: there, headers and seat numbers tell the lines."""
    text = text.removeprefix("\ufeff").strip().strip("`").strip()
    if "\n" in text:
        yield from (line.partition("#")[0].strip() for line in text.splitlines())
        return
    yield from _HEADER.findall(text)
    turn: list[str] = []
    for token in _HEADER.sub(" ", text).split():
        if is_number(token) and turn:
            yield " ".join(turn)
            turn = []
        turn.append(token)
    if turn:
        yield " ".join(turn)

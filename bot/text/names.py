"""People's names, made harmless: no markdown, no mentions, no links, no invisible or endless signs."""

import re
import unicodedata
from functools import lru_cache

MOST = 32  # what Discord allows for a nickname
NAMELESS = "?"

BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
MARKS_IN_A_ROW = 2
SWAPS = str.maketrans({"<": "‹", ">": "›", "/": "∕"})
"""<t:…>, <:emoji:…>, </command:…> and <@…> need the angles; links and invitations, bare or not, need the slash."""
EVERYBODY = re.compile(r"@(?=everyone|here)", re.IGNORECASE)
MARKDOWN = re.compile(r"([\\*_~`|\[\]()#])")
LIST_START = re.compile(r"^([-+]|\d+(?=[.)]))")
RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})  # Hebrew, Arabic and their digits
ISOLATE = "\u2068{}\u2069"


@lru_cache(1024)  # a hand names everybody at the table several times
def plain_name(name: str) -> str:
    """For labels, menus and footers, where Discord renders no markdown."""
    return _isolate(_one_line(name))


@lru_cache(1024)
def shown_name(name: str) -> str:
    """For messages and embeds: the same, with every sign of markdown escaped."""
    escaped = MARKDOWN.sub(r"\\\1", _one_line(name))
    return _isolate(LIST_START.sub(_escape_list_start, escaped))


def _one_line(name: str) -> str:
    kept = "".join(_visible_signs(unicodedata.normalize("NFC", name)))
    line = EVERYBODY.sub("＠", " ".join(kept.translate(SWAPS).split()))
    if len(line) > MOST:
        line = line[: MOST - 1].rstrip() + "…"
    return line or NAMELESS


def _visible_signs(name: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for sign in name:
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in ("Cc", "Zl", "Zp", "Zs"):
            kept.append(" ")
        elif category[0] != "C" and sign not in BLANKS and marks <= MARKS_IN_A_ROW:
            kept.append(sign)
    return kept


def _isolate(line: str) -> str:
    """A name written from right to left would otherwise reorder the numbers beside it."""
    right_to_left = any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in line)
    return ISOLATE.format(line) if right_to_left else line


def _escape_list_start(match: re.Match[str]) -> str:
    sign = match[0]
    return f"{sign}\\" if sign.isdigit() else f"\\{sign}"

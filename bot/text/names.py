"""Names are what strangers typed: they come out as plain words, whatever was put in."""

import re
import unicodedata

MOST = 32  # what Discord allows for a nickname
NAMELESS = "?"

BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
MARKS_IN_A_ROW = 2
SWAPS = str.maketrans({"<": "‹", ">": "›", "/": "∕"})
"""<t:…>, <:emoji:…>, </command:…> and <@…> need the angles; links and invitations, bare or not, need the slash."""
EVERYBODY = re.compile(r"@(?=everyone|here)", re.IGNORECASE)
MARKDOWN = re.compile(r"([\\*_~`|\[\]()#])")
LIST_START = re.compile(r"^([-+]|\d+(?=[.)]))")
LEFTWARDS = frozenset({"R", "AL", "AN"})  # Hebrew, Arabic and their digits
ISOLATED = "\u2068{}\u2069"


def plain_name(name: str) -> str:
    """For labels, menus and footers, where Discord renders no markdown."""
    return _isolated(_plain(name))


def shown_name(name: str) -> str:
    """For messages and embeds: the same, with every sign of markdown escaped."""
    escaped = MARKDOWN.sub(r"\\\1", _plain(name))
    return _isolated(LIST_START.sub(_escape_list_start, escaped))


def _plain(name: str) -> str:
    kept = "".join(_visible(unicodedata.normalize("NFC", name)))
    line = EVERYBODY.sub("＠", " ".join(kept.translate(SWAPS).split()))
    if len(line) > MOST:
        line = line[: MOST - 1].rstrip() + "…"
    return line or NAMELESS


def _visible(name: str) -> list[str]:
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


def _isolated(line: str) -> str:
    """A name that runs to the left keeps to itself: the numbers beside it stay where they belong."""
    leftwards = any(unicodedata.bidirectional(sign) in LEFTWARDS for sign in line)
    return ISOLATED.format(line) if leftwards else line


def _escape_list_start(match: re.Match[str]) -> str:
    sign = match[0]
    return f"{sign}\\" if sign.isdigit() else f"\\{sign}"

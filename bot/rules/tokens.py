"""The small words of the notation, read and written."""

import re
from collections.abc import Container

from bot.rules.actions import Play
from bot.rules.pile import LETTERS

NUMBER = re.compile("[0-9]{1,9}")  # ASCII, and no longer than a number of this game could be mistyped
_PLAY = re.compile(f"({NUMBER.pattern})([A-D])")


class Unreadable(Exception):  # noqa: N818 — illegal is `Refused`, this is the other thing
    """Text that is no notation."""

    def __init__(self, token: str) -> None:
        super().__init__(token)
        self.token = token


def is_number(token: str) -> bool:
    return NUMBER.fullmatch(token) is not None


def read_play(token: str) -> Play:
    match = _PLAY.fullmatch(token)
    if match is None:
        raise Unreadable(token)
    return Play(int(match[1]), LETTERS.index(match[2]))


def read_cards(text: str) -> tuple[int, ...]:
    for token in text.split():
        if not is_number(token):
            raise Unreadable(token)
    return tuple(map(int, text.split()))


def read_number(text: str, allowed: Container[int]) -> int:
    if not is_number(text) or int(text) not in allowed:
        raise Unreadable(text)
    return int(text)


def read_word(text: str, allowed: Container[str]) -> str:
    if text not in allowed:
        raise Unreadable(text)
    return text

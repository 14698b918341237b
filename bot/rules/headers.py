"""The headers of a record: gathered line by line, then understood together, as the deal they describe."""

from collections.abc import Callable
from typing import Any, TypeVar

from bot.rules.clauses import Clause
from bot.rules.deal import Deal, Variant
from bot.rules.extreme import Extreme
from bot.rules.face_to_face import FaceToFace
from bot.rules.instructions import Instructions
from bot.rules.notation import (
    Unreadable,
    deck_headers,
    read_cards,
    read_header,
    read_instructions,
    read_number,
    read_options,
    read_result,
    read_word,
    write_result,
)
from bot.rules.original import Original
from bot.rules.refused import Refused
from bot.rules.state import State

VARIANTS: dict[str, type[Variant]] = {v.name: v for v in (Original, Extreme, FaceToFace)}
GENERAL = ("Variant", "Seats", "First", "Options", "Result")
SPECIAL = ("Deck", "Deck.1", "Deck.2", "Instructions")  # which of them belong, the variant says

T = TypeVar("T")


class Stopped(Exception):  # noqa: N818
    """The record cannot be followed beyond this token."""

    def __init__(self, token: str, clause: str, line: int | None = None) -> None:
        self.token, self.clause, self.line = token, clause, line


class Missing(Stopped):
    """A header that must be there is not, or not yet."""

    def __init__(self) -> None:
        super().__init__("", Clause.SYNTAX, 1)


class Headers:
    def __init__(self, shipped: Instructions) -> None:
        self._shipped = shipped
        self._given: dict[str, tuple[str, int]] = {}  # value and line
        self._result: str | None = None
        self.variant: str | None = None  # as far as understood, so that a fault further on can say whose it is
        self.seats: int | None = None

    def add(self, content: str, line: int) -> None:
        try:
            name, value = read_header(content)
        except Unreadable as unreadable:
            raise Stopped(unreadable.token, Clause.SYNTAX) from None
        if name not in GENERAL + SPECIAL or name in self._given:
            raise Stopped(content, Clause.SYNTAX)
        self._given[name] = value, line

    def begin(self) -> State:
        """The position before the first turn."""
        deal = self._deal()
        try:
            return deal.begin()
        except Refused as refused:  # O1, F1
            at = refused.facts["deck"]
            assert isinstance(at, int)
            _, line = self._given[deck_headers(len(deal.decks))[at]]
            raise Stopped("", refused.clause, line) from None

    def check(self, state: State) -> None:
        """Whether the result is what happened."""
        if self._result is not None and self._result != write_result(state):
            raise Stopped(self._result, Clause.RESULT, self._given["Result"][1])

    def _deal(self) -> Deal:
        kind = VARIANTS[self._read("Variant", lambda text: read_word(text, VARIANTS))]
        self.variant = kind.name
        counts = kind.seat_counts
        only = str(counts[0]) if len(counts) == 1 else None  # where there is no choice, nothing need be said
        self.seats = seats = self._read("Seats", lambda text: read_number(text, counts), only)
        decks, table = deck_headers(kind.deck_count), ("Instructions",) if kind is Extreme else ()
        for name, (_, line) in self._given.items():
            if name not in (*GENERAL, *decks, *table):
                raise Stopped(name, Clause.SYNTAX, line)
        own: dict[str, Any] = {"instructions": self._instructions()} if table else {}
        variant: Variant = self._read("Options", lambda text: kind(seats=seats, options=read_options(text), **own), "")
        first = self._read("First", lambda text: read_number(text, range(1, seats + 1)), "1")
        self._result = self._read("Result", read_result) if "Result" in self._given else None
        return Deal(variant, tuple(self._read(name, read_cards) for name in decks), first - 1)

    def _instructions(self) -> Instructions:
        return self._read("Instructions", read_instructions) if "Instructions" in self._given else self._shipped

    def _read(self, name: str, read: Callable[[str], T], default: str | None = None) -> T:
        """A header's value as `read` understands it; without a default the header must be there."""
        text, line = self._given.get(name, (default, 1))
        if text is None:
            raise Missing
        try:
            return read(text)
        except Unreadable as unreadable:
            raise Stopped(unreadable.token, Clause.SYNTAX, line) from None
        except Refused as refused:
            raise Stopped(text, refused.clause, line) from None

"""The headers of a record: gathered line by line, then understood together, as the deal they describe."""

from collections.abc import Callable
from typing import TypeVar

from bot.rules.clauses import Clause
from bot.rules.deal import Deal
from bot.rules.instructions import Instructions
from bot.rules.notation import deck_headers, read_header, read_options, read_result, write_result
from bot.rules.refused import Refused
from bot.rules.state import State
from bot.rules.tokens import Unreadable, read_cards, read_number, read_word
from bot.rules.variants import VARIANTS, Variant

GENERAL = ("Variant", "Seats", "First", "Options", "Result")

T = TypeVar("T")


def special_headers(variant: type[Variant]) -> tuple[str, ...]:
    """Those that belong to this variant's records, beside the general ones."""
    decks = deck_headers(variant.deck_count)
    return decks if variant.marks_header is None else (*decks, variant.marks_header)


KNOWN = frozenset(GENERAL).union(*map(special_headers, VARIANTS.values()))


class BrokenRecord(Exception):  # noqa: N818
    """The record cannot be followed beyond this token."""

    def __init__(self, token: str, clause: str, line: int | None = None) -> None:
        self.token, self.clause, self.line = token, clause, line


class MissingHeader(BrokenRecord):
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
        self.deal: Deal | None = None  # once it has been understood

    def add(self, content: str, line: int) -> None:
        try:
            name, value = read_header(content)
        except Unreadable as unreadable:
            raise BrokenRecord(unreadable.token, Clause.SYNTAX) from None
        if name not in KNOWN or name in self._given:
            raise BrokenRecord(content, Clause.SYNTAX)
        self._given[name] = value, line

    def begin(self) -> State:
        """The position before the first turn."""
        self.deal = deal = self._deal()
        try:
            return deal.begin()
        except Refused as refused:  # O1, F1
            index = refused.facts["deck"]
            assert isinstance(index, int)
            _, line = self._given[deck_headers(len(deal.decks))[index]]
            card = refused.facts["card"]
            raise BrokenRecord("" if card is None else str(card), refused.clause, line) from None

    def check(self, state: State) -> None:
        """Whether the result is what happened."""
        if self._result is not None and self._result != write_result(state):
            raise BrokenRecord(self._result, Clause.RESULT, self._given["Result"][1])

    def _deal(self) -> Deal:
        kind = VARIANTS[self._read("Variant", lambda text: read_word(text, VARIANTS))]
        self.variant = kind.name
        counts = kind.seat_counts
        only = str(counts[0]) if len(counts) == 1 else None  # where there is no choice, nothing need be said
        self.seats = seats = self._read("Seats", lambda text: read_number(text, counts), only)
        special = special_headers(kind)
        for name, (_, line) in self._given.items():
            if name not in (*GENERAL, *special):
                raise BrokenRecord(name, Clause.SYNTAX, line)
        marks = self._marks(kind)
        variant: Variant = self._read("Options", lambda text: kind.create(seats, read_options(text), marks), "")
        first = self._read("First", lambda text: read_number(text, range(1, seats + 1)), "1")
        self._result = self._read("Result", read_result) if "Result" in self._given else None
        decks = tuple(self._read(name, read_cards) for name in deck_headers(kind.deck_count))
        return Deal(variant, decks, first - 1)

    def _marks(self, kind: type[Variant]) -> Instructions:
        given = kind.marks_header is not None and kind.marks_header in self._given
        return self._read(kind.marks_header or "", Instructions.parse) if given else self._shipped

    def _read(self, name: str, read: Callable[[str], T], default: str | None = None) -> T:
        """A header's value as `read` understands it; without a default the header must be there."""
        text, line = self._given.get(name, (default, 1))
        if text is None:
            raise MissingHeader
        try:
            return read(text)
        except Unreadable as unreadable:
            raise BrokenRecord(unreadable.token, Clause.SYNTAX, line) from None
        except Refused as refused:
            token = refused.facts.get("token", text)
            raise BrokenRecord(str(token), refused.clause, line) from None

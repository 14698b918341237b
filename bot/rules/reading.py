"""One game of a record, read line by line and played as it is read."""

import re
from typing import Any

from msgspec import Struct

from bot.rules.actions import Action, EndTurn, GiveUp
from bot.rules.clauses import Clause
from bot.rules.deal import Deal, Variant
from bot.rules.extreme import Extreme
from bot.rules.face_to_face import FaceToFace
from bot.rules.game import apply, open_turn
from bot.rules.instructions import Instructions
from bot.rules.notation import (
    GIVE_UP,
    UNDER_WAY,
    Unreadable,
    read_cards,
    read_header,
    read_instructions,
    read_number,
    read_options,
    read_play,
    read_result,
    write_result,
)
from bot.rules.original import Original
from bot.rules.refused import Refused
from bot.rules.state import State

VARIANTS: dict[str, type[Variant]] = {v.name: v for v in (Original, Extreme, FaceToFace)}
HEADERS = {"Variant", "Seats", "First", "Options", "Deck", "Deck.1", "Deck.2", "Instructions", "Result"}
LONGEST_TOKEN = 100

_SEAT = re.compile("[0-9]{1,2}")


class Fault(Struct, frozen=True):
    line: int
    token: str
    clause: str


class Report(Struct, frozen=True):
    """The answer for one game: where the record leads, or where it goes wrong and the position before that."""

    variant: str | None
    seats: int | None
    result: str
    clause: str | None
    winner: int | None
    score: int | None
    turns: int
    next: int | None
    piles: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    decks: tuple[int, ...]
    error: Fault | None


class Stopped(Exception):  # noqa: N818
    """The record cannot be followed beyond this token."""

    def __init__(self, token: str, clause: str, line: int | None = None) -> None:
        self.token, self.clause, self.line = token, clause, line


class Reading:
    def __init__(self, shipped: Instructions) -> None:
        self._shipped = shipped
        self._headers: dict[str, tuple[str, int]] = {}
        self._line = 0
        self._under_way = False
        self._variant: Variant | None = None
        self._result: str | None = None
        self.state: State | None = None
        self.error: Fault | None = None
        self.in_turns = False

    @property
    def empty(self) -> bool:
        """Nothing but comments so far."""
        return not self._headers and not self.in_turns and self.error is None

    def skip(self) -> None:
        """A line without content."""
        self._line += 1

    def read(self, content: str) -> None:
        self._line += 1
        if self.error is None:
            self._guarded(self._header if content.startswith("[") else self._turn, content)
        self.in_turns = self.in_turns or not content.startswith("[")

    def garbage(self) -> None:
        """A line that is not even text."""
        self._line += 1
        if self.error is None:
            self.error = Fault(self._line, "", Clause.SYNTAX)

    def report(self) -> Report:
        if self.error is None:
            self._guarded(self._finish)
        variant, state = self._variant, self.state
        name, seats = (variant.name, variant.seats) if variant else (None, None)
        if state is None:
            return Report(name, seats, "open", None, None, None, 0, None, (), (), (), self.error)
        outcome = state.outcome
        return Report(
            name,
            seats,
            outcome.result if outcome else "open",
            outcome.clause if outcome else None,
            None if outcome is None or outcome.winner is None else outcome.winner + 1,
            outcome.score if outcome else None,
            state.turns,
            None if outcome or state.seat is None else state.seat + 1,
            tuple(pile.top for pile in state.piles),
            state.hands,
            tuple(map(len, state.decks)),
            self.error,
        )

    def _guarded(self, step: Any, *args: str) -> None:
        try:
            step(*args)
        except Stopped as stop:
            line = self._line if stop.line is None else stop.line
            self.error = Fault(line, stop.token[:LONGEST_TOKEN], str(stop.clause))

    def _header(self, content: str) -> None:
        try:
            name, value = read_header(content)
        except Unreadable as unreadable:
            raise Stopped(unreadable.token, Clause.SYNTAX) from None
        if self.in_turns or name not in HEADERS or name in self._headers:
            raise Stopped(content, Clause.SYNTAX)
        self._headers[name] = value, self._line

    def _turn(self, content: str) -> None:
        if not self._headers:
            raise Stopped(content.split()[0], Clause.SYNTAX)
        state = self._begun()
        text = content
        for mark in UNDER_WAY:
            text = text.removesuffix(mark)
        seat, *tokens = text.split() or [content]
        if not _SEAT.fullmatch(seat) or self._under_way:
            raise Stopped(seat, Clause.SYNTAX)
        if state.outcome is not None:
            raise Stopped(seat, Clause.END)
        if int(seat) - 1 != state.seat:
            raise Stopped(seat, state.variant.wrong_seat)
        self._under_way = text != content
        if self._under_way:
            tokens.append(UNDER_WAY[0])
        self._play_out(state, tokens)

    def _play_out(self, state: State, tokens: list[str]) -> None:
        """A turn's tokens, then its end. A stop card (X4) ends it early, the last card or a dead end the game."""
        turns = state.turns
        for token in tokens:
            if state.outcome is not None:
                raise Stopped(token, Clause.END)
            if state.turns != turns:
                raise Stopped(token, Clause.X4)
            if token not in UNDER_WAY:
                state = self._apply(state, _action(token), token)
        if state.outcome is None and state.turns == turns and not self._under_way:
            self._apply(state, EndTurn(), "")

    def _apply(self, state: State, action: Action, token: str) -> State:
        assert state.seat is not None
        try:
            self.state = apply(state, state.seat, action).state
        except Refused as refused:
            raise Stopped(token, refused.clause) from None
        return self.state

    def _begun(self) -> State:
        """The position after the headers, once they are complete."""
        if self.state is None:
            deal = self._deal()
            try:
                state = deal.begin()
            except Refused as refused:
                name = "Deck" if "Deck" in self._headers else "Deck.1"
                raise Stopped("", refused.clause, self._headers[name][1]) from None
            first = self._value("First", "1", lambda text: read_number(text, range(1, deal.variant.seats + 1)))
            self.state = open_turn(state, first - 1).state
        return self.state

    def _deal(self) -> Deal:
        kind = self._value("Variant", None, VARIANTS.get)
        if kind is None:
            value, line = self._headers["Variant"]
            raise Stopped(value, Clause.SYNTAX, line)
        two = "2" if kind is FaceToFace else None
        facts: dict[str, Any] = {
            "seats": self._value("Seats", two, lambda text: read_number(text, kind.seat_counts)),
            "options": self._value("Options", "", read_options),
        }
        if kind is Extreme:
            given = "Instructions" in self._headers
            facts["instructions"] = self._value("Instructions", None, read_instructions) if given else self._shipped
        try:
            self._variant = kind(**facts)
        except Refused as refused:  # O15a: the options of O15 do not exist everywhere
            value, line = self._headers["Options"]
            raise Stopped(value, refused.clause, line) from None
        names = ["Deck"] if kind.deck_count == 1 else ["Deck.1", "Deck.2"]
        for name in {"Deck", "Deck.1", "Deck.2", "Instructions"} & self._headers.keys() - set(names):
            if name != "Instructions" or kind is not Extreme:
                raise Stopped(name, Clause.SYNTAX, self._headers[name][1])
        self._result = self._value("Result", "", lambda text: text and read_result(text))
        return Deal(self._variant, tuple(self._value(name, None, read_cards) for name in names))

    def _value(self, name: str, default: str | None, read: Any) -> Any:
        """A header's value as `read` understands it; without a default the header must be there."""
        text, line = self._headers.get(name, (default, 1))
        if text is None:
            raise Stopped("", Clause.SYNTAX, 1)
        try:
            return read(text)
        except Unreadable as unreadable:
            raise Stopped(unreadable.token, Clause.SYNTAX, line) from None
        except Refused as refused:
            raise Stopped(text, refused.clause, line) from None

    def _finish(self) -> None:
        state = self._begun()
        if self._result and self._result != write_result(state):
            raise Stopped(self._result, Clause.RESULT, self._headers["Result"][1])


def _action(token: str) -> Action:
    try:
        return GiveUp() if token == GIVE_UP else read_play(token)
    except Unreadable:
        raise Stopped(token, Clause.SYNTAX) from None

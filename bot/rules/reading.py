"""One game of a record, read line by line and played as it is read."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from bot.rules.actions import Action, EndTurn, GiveUp
from bot.rules.clauses import Clause
from bot.rules.deal import Deal
from bot.rules.game import apply
from bot.rules.headers import BrokenRecord, Headers, MissingHeader
from bot.rules.instructions import Instructions
from bot.rules.notation import GIVE_UP, UNDER_WAY, split_turn
from bot.rules.refused import Refused
from bot.rules.report import Fault, Report, report
from bot.rules.state import State
from bot.rules.tokens import Unreadable, is_number, read_play

LONGEST_TOKEN = 100


class Reading:
    """The first fault ends it: what follows is counted, not read."""

    def __init__(self, shipped: Instructions, lines: int = 0) -> None:
        self._headers = Headers(shipped)
        self._line = lines
        self._has_headers = False
        self._in_turns = False
        self._under_way = False
        self.state: State | None = None
        self.moves: list[tuple[int, Action]] = []  # what led to it
        self.error: Fault | None = None

    @property
    def deal(self) -> Deal | None:
        """Nothing, if there never was a position."""
        return None if self.state is None else self._headers.deal

    @property
    def empty(self) -> bool:
        """Nothing but comments so far."""
        return not self._has_headers and not self._in_turns and self.error is None

    def ends_before(self, content: str | None) -> bool:
        """Whether what stands after a gap is another game: headers always, anything else if this one has its turns.

        A line that is neither is taken for a broken header: it must not cut the turns off from their headers."""
        awaits_turns = self._has_headers and not self._in_turns
        return not awaits_turns or (content is not None and content.startswith("["))

    def skip(self) -> None:
        """A line without content."""
        self._line += 1

    def read(self, content: str) -> None:
        self._line += 1
        header = content.startswith("[")
        if self.error is None:
            with self._note_fault():
                self._read_header(content) if header else self._read_turn(content)
        self._has_headers = self._has_headers or header
        self._in_turns = self._in_turns or content[0].isdigit()

    def read_non_text(self) -> None:
        """A line that is not even text."""
        self._line += 1
        if self.error is None:
            with self._note_fault():
                self._refuse_line("")

    def begin(self) -> State:
        """The position after the headers, once they are complete."""
        if self.state is None:
            self.state = self._headers.begin()
        return self.state

    def report(self) -> Report:
        if self.error is None:
            with self._note_fault():
                self._headers.check(self.begin())
        return report(self._headers.variant, self._headers.seats, self.state, self.error)

    @contextmanager
    def _note_fault(self) -> Iterator[None]:
        try:
            yield
        except BrokenRecord as broken:
            line = self._line if broken.line is None else broken.line
            self.error = Fault(line, broken.token[:LONGEST_TOKEN], str(broken.clause))

    def _read_header(self, content: str) -> None:
        if self._in_turns:
            raise BrokenRecord(content, Clause.SYNTAX)
        self._headers.add(content, self._line)

    def _refuse_line(self, token: str) -> None:
        """A fault of the headers comes first; but one that is missing may be the very line that cannot be read."""
        with suppress(MissingHeader):
            self.begin()
        raise BrokenRecord(token, Clause.SYNTAX)

    def _read_turn(self, content: str) -> None:
        seat, *tokens = split_turn(content)
        if not self._has_headers or not is_number(seat):
            self._refuse_line(seat)
        state = self.begin()
        if self._under_way:
            raise BrokenRecord(seat, Clause.SYNTAX)
        if state.outcome is not None:
            raise BrokenRecord(seat, Clause.END)
        if int(seat) - 1 != state.seat:
            raise BrokenRecord(seat, state.variant.wrong_seat)
        self._under_way = bool(tokens) and tokens[-1] in UNDER_WAY
        self._play_turn(state, tokens)

    def _play_turn(self, state: State, tokens: list[str]) -> None:
        """A turn's tokens, then its end. A stop card (X4) ends it early, the last card or a dead end the game."""
        turns, last = state.turns, len(tokens) - 1
        for index, token in enumerate(tokens):
            if state.outcome is not None:
                raise BrokenRecord(token, Clause.END)
            if state.turns != turns:
                raise BrokenRecord(token, Clause.X4)
            if self._under_way and index == last:
                return
            state = self._apply(state, _action(token), token)
        if state.outcome is None and state.turns == turns:
            self._apply(state, EndTurn(), "")

    def _apply(self, state: State, action: Action, token: str) -> State:
        assert state.seat is not None
        try:
            self.state = apply(state, state.seat, action).state
            self.moves.append((state.seat, action))
        except Refused as refused:
            raise BrokenRecord(token, refused.clause) from None
        return self.state


def _action(token: str) -> Action:
    try:
        return GiveUp() if token == GIVE_UP else read_play(token)
    except Unreadable:
        raise BrokenRecord(token, Clause.SYNTAX) from None

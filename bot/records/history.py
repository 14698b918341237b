"""A game turn by turn, told from what was done: nothing that was taken back, every word that was said over what lay."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from bot.rules import (
    Action,
    Deal,
    Event,
    GameOver,
    GiveUp,
    MarkSaid,
    MarkSignal,
    Play,
    Refused,
    Said,
    Signal,
    Started,
    State,
    TableTalk,
    TakeBack,
    TurnEnded,
    apply,
)

Move: TypeAlias = tuple[int, Action]  # the seat, and what it did


class PastTurn(Struct, frozen=True):
    """One turn, and the position it led to. The first of a game is no turn: its deal, until somebody has started."""

    state: State
    seat: int | None = None  # who played it
    plays: tuple[Play, ...] = ()
    drawn: tuple[int, ...] = ()
    said: tuple[Said | MarkSaid, ...] = ()  # since the turn before
    gave_up: bool = False
    is_over: bool = True  # otherwise it is still under way


class History:
    """It grows with the log of its table. It never holds more than a game has: a turn can be taken back for ever."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.secret = ""  # of the deck's seal, where there is one
        self.origin: tuple[int, int] | None = None  # which game it was played on from, after how many turns
        self.moves: list[Move] = []  # of the turns that are over
        self._begun = self._live = deal.begin()  # where the turn under way began, and how it stands
        self._open: list[Move] = []  # what was done in it
        self._turns: list[PastTurn] = []
        if self._begun.seat is not None:
            self._turns.append(PastTurn(self._begun))

    @property
    def turns(self) -> tuple[PastTurn, ...]:
        """The last one may be under way."""
        if self._open or not self._turns:
            return (*self._turns, self._told(is_over=False))
        return tuple(self._turns)

    @property
    def all_moves(self) -> tuple[Move, ...]:
        return (*self.moves, *self._open)

    def moves_until(self, turn: int) -> tuple[Move, ...]:
        """What leads to the position after so many turns, without the talk."""
        count, moves, state = 0, list[Move](), self.deal.begin()
        count -= state.seat is None
        for seat, action in self.all_moves:
            if count == turn:
                break
            if not isinstance(action, TableTalk):
                state, events = apply(state, seat, action)
                moves.append((seat, action))
                count += _closes(events)
        return tuple(moves)

    def add(self, moves: Iterable[Move]) -> None:
        """As the log has them, or as this class gave them."""
        for seat, action in moves:
            try:
                self._live, events = apply(self._live, seat, action)
            except Refused:
                if isinstance(action, TableTalk):  # said over a card that was taken back, where it may not be said now
                    continue
                raise
            self._note(seat, action)
            if _closes(events):
                self._turns.append(self._told(is_over=True))
                self.moves += self._open
                self._open, self._begun = [], self._turns[-1].state
                self._live = self._begun

    def _note(self, seat: int, action: Action) -> None:
        match action:
            case TakeBack():
                last = max(at for at, (_, each) in enumerate(self._open) if isinstance(each, Play))
                _, play = self._open[last]
                assert isinstance(play, Play)
                since = [move for move in self._open[last + 1 :] if not _is_about(move, play.pile)]
                self._open[last:] = since
                self._drop_overruled()
            case Signal() | MarkSignal():
                self._open.append((seat, action))
                self._drop_overruled()
            case _:
                self._open.append((seat, action))

    def _drop_overruled(self) -> None:
        """Of what a seat says of a pile or a mark before the next card is played, the last word counts."""
        words: dict[tuple[int, object], Move] = {}
        while self._open and isinstance(signal := self._open[-1][1], TableTalk):
            seat, _ = move = self._open.pop()
            words.setdefault((seat, _subject(signal)), move)
        self._open += reversed(words.values())

    def _told(self, *, is_over: bool) -> PastTurn:
        """The turn under way, from where it began."""
        before = state = self._begun
        said, plays, drawn, gave_up = list[Said | MarkSaid](), list[Play](), tuple[int, ...](), False
        for seat, action in self._open:
            try:
                after, events = apply(state, seat, action)
            except Refused:
                continue
            for event in events:
                if isinstance(event, Said | MarkSaid):
                    said.append(event)
                elif isinstance(event, TurnEnded):
                    drawn = state.decks[state.variant.deck_of(event.seat)][: event.drawn]
            if isinstance(action, Play):
                plays.append(action)
            gave_up = gave_up or isinstance(action, GiveUp)
            state = after
        return PastTurn(state, before.seat, tuple(plays), drawn, tuple(said), gave_up, is_over)


def _subject(signal: TableTalk) -> object:
    return signal.pile if isinstance(signal, Signal) else (signal.mark, signal.word)


def _is_about(move: Move, pile: int) -> bool:
    """Whether something was said of the pile: it was said over the card that lay there."""
    return isinstance(move[1], Signal) and move[1].pile == pile


def _closes(events: Iterable[Event]) -> bool:
    return any(isinstance(event, Started | TurnEnded | GameOver) for event in events)

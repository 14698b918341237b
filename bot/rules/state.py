"""One position of one game: a frozen value with its variant inside."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.rules.actions import MarkWord, Play, Word
from bot.rules.needs import Needs
from bot.rules.outcome import Outcome
from bot.rules.pile import Pile

if TYPE_CHECKING:
    from bot.rules.original import Original

T = TypeVar("T")


class Remark(Struct, frozen=True):
    """A word that a seat said of a pile. It stands for as long as the card it was said over lies on top."""

    seat: int
    pile: int
    word: Word
    top: int


class MarkRemark(Struct, frozen=True):
    """A word that a seat said of the cards with a mark. That it holds one stands until it plays one; that there had
    better be none now, for one round."""

    seat: int
    mark: str
    word: MarkWord
    turn: int  # how many turns were over
    after: int  # so many cards of that turn


class Turn(Struct, frozen=True):
    """A turn that is over."""

    seat: int
    plays: tuple[Play, ...]
    drawn: int = 0


class State(Struct, frozen=True):
    variant: "Original"
    hands: tuple[tuple[int, ...], ...]  # each ascending
    decks: tuple[tuple[int, ...], ...]  # top card first; one for a team, an own one each in Face to Face
    piles: tuple[Pile, ...]
    seat: int | None = None  # whose turn it is; nobody's until the team has chosen (O3)
    played: tuple[Play, ...] = ()  # so far in this turn
    turns: int = 0  # turns that are over and had a card
    last: Turn | None = None
    remarks: tuple[Remark, ...] = ()
    mark_remarks: tuple[MarkRemark, ...] = ()
    outcome: Outcome | None = None

    @property
    def hand(self) -> tuple[int, ...]:
        """The active player's."""
        return () if self.seat is None else self.hands[self.seat]

    @property
    def deck(self) -> tuple[int, ...]:
        """The one the active player draws from."""
        return self.decks[self.variant.deck_of(self.seat or 0)]

    @property
    def minimum(self) -> int:
        return self.variant.minimum(self)

    @property
    def owed(self) -> int:
        """How many more cards the active player must play before the turn may end."""
        return self.needs.cards

    @property
    def needs(self) -> Needs:
        """What the turn still needs, as far as everybody can see."""
        return self.variant.needs(self)

    @property
    def turn_over(self) -> bool:
        """Whether the last play has ended the turn by itself: it has won the game, or it was a stop card (X4)."""
        if not self.played:
            return False
        return self.variant.ends_turn(self.played[-1]) or self.variant.won(self) is not None

    @property
    def signals(self) -> tuple[Remark, ...]:
        """The remarks that stand."""
        if self.variant.forbids_talk(self) is not None:
            return ()
        return tuple(r for r in self.remarks if self.piles[r.pile].top == r.top)

    @property
    def mark_signals(self) -> tuple[MarkRemark, ...]:
        """X2: those that stand."""
        if not self.mark_remarks or self.variant.forbids_talk(self) is not None:
            return ()
        return tuple(remark for remark in self.mark_remarks if self._stands(remark))

    def _stands(self, remark: MarkRemark) -> bool:
        if remark.word is MarkWord.NOT_NOW:
            return self.turns - remark.turn < self.variant.seats
        if self.seat != remark.seat:
            return True
        since = self.played[remark.after if self.turns == remark.turn else 0 :]
        return all(self.variant.mark(play.card) != remark.mark for play in since)

    def forbids(self, play: Play) -> str | None:
        return self.variant.forbids(self, play)

    def plays(self) -> Iterator[Play]:
        """Every legal play of the active player: cards ascending, piles in order."""
        if self.seat is None or self.outcome is not None:
            return
        forbids, piles = self.variant.forbids, range(len(self.piles))
        for card in self.hands[self.seat]:
            for pile in piles:
                play = Play(card, pile)
                if forbids(self, play) is None:
                    yield play

    def after(self, play: Play) -> "State":
        """The cards moved, and nothing else judged: the caller has asked `forbids`."""
        seat, hands, piles, pile = self.seat, self.hands, self.piles, play.pile
        assert seat is not None
        hand = hands[seat]
        i = hand.index(play.card)
        return State(
            self.variant,
            (*hands[:seat], hand[:i] + hand[i + 1 :], *hands[seat + 1 :]),
            self.decks,
            (*piles[:pile], piles[pile].put(play.card), *piles[pile + 1 :]),
            seat,
            (*self.played, play),
            self.turns,
            self.last,
            self.remarks,
            self.mark_remarks,
        )

    def before(self) -> "State":
        """The last play of this turn undone. Remarks come back by themselves: they know the card they stand on."""
        *earlier, play = self.played
        assert self.seat is not None
        hand = tuple(sorted((*self.hand, play.card)))
        return replace(
            self,
            hands=replace_at(self.hands, self.seat, hand),
            piles=replace_at(self.piles, play.pile, self.piles[play.pile].lift()),
            played=tuple(earlier),
        )


def replace_at(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*row[:index], value, *row[index + 1 :])

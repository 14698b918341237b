"""O · The Game. Its clauses are the ground that the other variants change."""

from collections.abc import Hashable, Iterator
from typing import ClassVar, Self

from msgspec import Struct

from bot.rules.actions import Play
from bot.rules.clauses import Clause
from bot.rules.instructions import Instructions
from bot.rules.marks import InForce, Mark
from bot.rules.needs import Needs
from bot.rules.options import Option, Options
from bot.rules.outcome import Outcome
from bot.rules.pile import Pile, ascending, descending
from bot.rules.refused import Refused
from bot.rules.state import State


class Original(Struct, frozen=True, tag="original"):
    seats: int
    options: Options = Options()

    name: ClassVar[str] = "original"
    seat_counts: ClassVar[range] = range(1, 6)
    cards: ClassVar[range] = range(2, 100)  # O1
    row: ClassVar[tuple[Pile, ...]] = (ascending(1), ascending(1), descending(100), descending(100))  # O1
    deck_count: ClassVar[int] = 1
    talks: ClassVar[bool] = True  # O14
    has_opponents: ClassVar[bool] = False  # whether the seats play against each other
    options_offered: ClassVar[tuple[Option, ...]] = (Option.THREE, Option.SHORT, Option.TAKE_BACKS)
    topics: ClassVar[tuple[str, ...]] = ("setup", "turn", "trick", "draw", "end", "talk", "expert", "bot")
    """The chapters of its rules, in the order in which they are told."""
    marks: ClassVar[tuple[Mark, ...]] = ()  # what its cards can carry
    marks_header: ClassVar[str | None] = None  # of a record: which cards carry what, where that can differ

    # What a breach is called where the variants name the same rule differently.
    wrong_deck: ClassVar[Clause] = Clause.O1
    wrong_seat: ClassVar[Clause] = Clause.O3
    not_in_hand: ClassVar[Clause] = Clause.O4
    too_few: ClassVar[Clause] = Clause.O9
    stuck: ClassVar[Clause] = Clause.O11
    conceded: ClassVar[Clause] = Clause.O11

    def __post_init__(self) -> None:
        if self.seats not in self.seat_counts:
            raise Refused(Clause.SEATS, seats=self.seats)
        options = self.options
        if options.minimum not in (2, 3) or options.hand not in (0, -1) or options.chosen - {*self.options_offered}:
            raise Refused(Clause.O15A)

    @classmethod
    def create(cls, seats: int, options: Options, instructions: Instructions) -> Self:
        """For a table. `instructions` say which cards carry what, for a variant that has a use for them."""
        return cls(seats=seats, options=options)

    @property
    def has_partners(self) -> bool:
        """Whether there is anybody to talk to (O14)."""
        return self.talks and self.seats > 1

    @property
    def hand_size(self) -> int:
        """O2, O15."""
        return {1: 8, 2: 7}.get(self.seats, 6) + self.options.hand

    def deck_of(self, seat: int) -> int:
        return 0

    def owner(self, pile: int) -> int | None:
        """The seat that the pile belongs to; nobody's where all play as one team."""
        return None

    def mark(self, card: int) -> Mark | None:
        """What the card carries."""
        return None

    def marked_cards(self) -> dict[Mark, tuple[int, ...]]:
        """Which cards of this table carry what."""
        return {mark: tuple(card for card in self.cards if self.mark(card) is mark) for mark in self.marks}

    def marks_text(self) -> str:
        """The value of the header `marks_header`."""
        return ""

    def in_force(self, state: State) -> tuple[InForce, ...]:
        """The marks that bind now."""
        return ()

    def minimum(self, state: State) -> int:
        """O9. The draw pile does not change during a turn, so its start is still to be seen."""
        return self.options.minimum if state.decks[0] else 1

    def cards_demanded(self, state: State) -> int:
        """How many cards this turn must have, as things lie now."""
        return self.minimum(state)

    def must_cover(self, state: State) -> tuple[int, ...]:
        """The piles whose top cards must be covered before the turn may end."""
        return ()

    def needs(self, state: State) -> Needs:
        """What the turn still needs, as far as everybody can see."""
        cover = self.must_cover(state)
        covers = self.mark(state.piles[cover[0]].top) if cover else None
        return Needs(max(0, self.cards_demanded(state) - len(state.played)), cover, covers)

    def forbids(self, state: State, play: Play) -> Clause | None:
        """The clause that a play would break here and now: the one source of legality."""
        if state.seat is None or play.card not in state.hands[state.seat]:
            return self.not_in_hand
        return state.piles[play.pile].forbids(play.card)

    def forbids_end(self, state: State) -> Clause | None:
        """The clause that the end of the turn would break here and now."""
        return self.too_few if len(state.played) < self.minimum(state) else None

    def trick(self, state: State, play: Play) -> bool:
        """O7."""
        return state.piles[play.pile].trick(play.card)

    def ends_turn(self, play: Play) -> bool:
        """Whether the turn is over the moment this card lies there."""
        return False

    def search_key(self, state: State) -> Hashable:
        """What the rest of the turn depends on: hand and tops. They show which cards were laid, and where, as far as
        that still matters. Of two piles that run the same way, either is as good as the other."""
        a, b, c, d = [pile.cards[-1] for pile in state.piles]
        return state.hand, min(a, b), max(a, b), min(c, d), max(c, d)

    def useful_plays(self, state: State) -> Iterator[Play]:
        """The plays worth trying on the way to a legal end of the turn: what is left out could not help."""
        return state.plays()

    def draw_count(self, state: State) -> int:
        """O8."""
        return self.hand_size - len(state.hand)

    def next_seat(self, state: State) -> int:
        """O3, O10: round the table, past empty hands."""
        assert state.seat is not None
        seat = state.seat
        while True:
            seat = (seat + 1) % self.seats
            if state.hands[seat]:
                return seat

    def forbids_talk(self, state: State) -> Clause | None:
        """The clause that a signal would break here and now."""
        return None if self.talks else Clause.O14

    def warns_end(self, state: State) -> Clause | None:
        """A clause that the player's own next turn is bound to break if the turn ends here."""
        return None

    def won(self, state: State) -> Outcome | None:
        """O12."""
        return None if any(state.hands) or any(state.decks) else Outcome("won", Clause.O12, 0)

    def lost(self, state: State, clause: Clause) -> Outcome:
        """O13."""
        return Outcome("lost", clause, sum(map(len, state.hands)) + sum(map(len, state.decks)))

    def dead_end(self, state: State) -> Clause:
        """The clause of a loss in mid-turn (O11b)."""
        return self.stuck

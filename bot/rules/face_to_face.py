"""F · The Game: Face to Face. Two players, two decks; a card on the opponent's pile must help them."""

from collections.abc import Hashable
from typing import ClassVar

from bot.rules.actions import Play
from bot.rules.clauses import Clause
from bot.rules.options import Option
from bot.rules.original import Original
from bot.rules.outcome import Outcome
from bot.rules.pile import Pile, ascending, descending
from bot.rules.state import State

OWN_DRAW = 2


class FaceToFace(Original, frozen=True, tag="face-to-face"):
    seats: int = 2

    name: ClassVar[str] = "face-to-face"
    seat_counts: ClassVar[range] = range(2, 3)
    cards: ClassVar[range] = range(2, 60)  # F1, of each colour
    row: ClassVar[tuple[Pile, ...]] = (ascending(1), descending(60), ascending(1), descending(60))  # F1
    deck_count: ClassVar[int] = 2
    has_opponents: ClassVar[bool] = True
    talks: ClassVar[bool] = False  # opponents owe each other no table talk
    options_offered: ClassVar[tuple[Option, ...]] = (Option.TAKE_BACKS,)  # O15a
    topics: ClassVar[tuple[str, ...]] = ("setup", "turn", "help", "draw", "end", "bot")

    wrong_deck: ClassVar[Clause] = Clause.F1
    wrong_seat: ClassVar[Clause] = Clause.F3
    not_in_hand: ClassVar[Clause] = Clause.F4
    too_few: ClassVar[Clause] = Clause.F4
    stuck: ClassVar[Clause] = Clause.F11
    conceded: ClassVar[Clause] = Clause.F11

    @property
    def hand_size(self) -> int:
        """F2."""
        return 6

    def deck_of(self, seat: int) -> int:
        return seat

    def minimum(self, state: State) -> int:
        """F4: two to the end."""
        return 2

    def owner(self, pile: int) -> int | None:
        """A and B are the first seat's, C and D the second's."""
        return pile // 2

    def has_helped(self, state: State) -> bool:
        return any(self.owner(play.pile) != state.seat for play in state.played)

    def forbids(self, state: State, play: Play) -> Clause | None:
        if self.owner(play.pile) == state.seat:
            return super().forbids(state, play)  # F5
        if play.card not in state.hand:
            return self.not_in_hand
        if not state.piles[play.pile].improved_by(play.card):
            return Clause.F7
        return Clause.F6 if self.has_helped(state) else None

    def trick(self, state: State, play: Play) -> bool:
        """F7: there is no trick on the opponent's piles."""
        return self.owner(play.pile) == state.seat and super().trick(state, play)

    def search_key(self, state: State) -> Hashable:
        """Here no pile stands for another."""
        return state.hand, tuple(pile.top for pile in state.piles)

    def draw_count(self, state: State) -> int:
        """F8."""
        return super().draw_count(state) if self.has_helped(state) else OWN_DRAW

    def warns_end(self, state: State) -> Clause | None:
        """F11a: a last single card cannot make two."""
        return Clause.F11A if len(state.hand) + len(state.deck) == 1 else None

    def cards_left(self, state: State, seat: int) -> int:
        return len(state.hands[seat]) + len(state.decks[seat])

    def won(self, state: State) -> Outcome | None:
        """F10."""
        seat = state.seat
        assert seat is not None
        if self.cards_left(state, seat):
            return None
        return Outcome("won", Clause.F10, self.cards_left(state, 1 - seat), seat)

    def lost(self, state: State, clause: Clause) -> Outcome:
        """F11: the other one has won."""
        seat = state.seat
        assert seat is not None
        return Outcome("won", clause, self.cards_left(state, seat), 1 - seat)

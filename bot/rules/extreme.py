"""X · The Game: Extreme. All of O stands; 28 cards carry an instruction."""

from collections.abc import Iterator
from typing import ClassVar, Self

from msgspec.structs import replace

from bot.rules.actions import Play
from bot.rules.clauses import Clause
from bot.rules.instructions import (
    DRAW_ONE,
    NO_TRICK,
    ONE_PILE,
    SILENCE,
    SKULL,
    STOP,
    THREE,
    Instruction,
    Instructions,
)
from bot.rules.marks import InForce, Mark
from bot.rules.needs import Needs
from bot.rules.options import Option, Options
from bot.rules.original import Original
from bot.rules.outcome import Outcome
from bot.rules.skull_search import can_cover, trick_in_reach
from bot.rules.state import State


class Extreme(Original, frozen=True, tag="extreme", kw_only=True):
    instructions: Instructions

    name: ClassVar[str] = "extreme"
    conceded: ClassVar[Clause] = Clause.X1
    options_offered: ClassVar[tuple[Option, ...]] = (*Original.options_offered, Option.SHUFFLED)
    topics: ClassVar[tuple[str, ...]] = ("setup", "symbols", "flash", "lasting", "end", "bot")
    marks: ClassVar[tuple[Mark, ...]] = tuple(Instruction)
    marks_header: ClassVar[str | None] = "Instructions"

    @classmethod
    def create(cls, seats: int, options: Options, instructions: Instructions) -> Self:
        return cls(seats=seats, options=options, instructions=instructions)

    def mark(self, card: int) -> Instruction | None:
        return self.instructions.on[card]

    def marks_text(self) -> str:
        return str(self.instructions)

    def top_marks(self, state: State) -> list[Instruction | None]:
        """What lies on top of each pile."""
        on = self.instructions.on
        return [on[pile.cards[-1]] for pile in state.piles]

    def in_force(self, state: State) -> tuple[InForce, ...]:
        """X9, X5: what binds by lying on top; X7: every three of this turn, covered or not. Stop and three cards of
        earlier turns are spent."""
        tops = [InForce(i, pile) for pile, i in enumerate(self.top_marks(state)) if i and (i.lasting or i is SKULL)]
        threes = [InForce(THREE, play.pile) for play in state.played if self.mark(play.card) is THREE]
        return (*tops, *threes)

    def must_cover(self, state: State) -> tuple[int, ...]:
        """X5."""
        return tuple(pile for pile, instruction in enumerate(self.top_marks(state)) if instruction is SKULL)

    def needs(self, state: State) -> Needs:
        """X12a: where the next card has to go. X7: after the third card nothing but the end is left."""
        needs = super().needs(state)
        bound = bool(state.played) and ONE_PILE in self.top_marks(state)
        full = self.demands_three(state) and needs.may_end
        return replace(needs, only_pile=state.played[-1].pile if bound else None, must_end=full)

    def demands_three(self, state: State) -> bool:
        """X7: a three card lies among this turn's."""
        on = self.instructions.on
        return any(on[play.card] is THREE for play in state.played)

    def cards_demanded(self, state: State) -> int:
        return 3 if self.demands_three(state) else super().cards_demanded(state)

    def forbids(self, state: State, play: Play) -> Clause | None:
        return super().forbids(state, play) or self.breaks(state, play, self.top_marks(state))

    def breaks(self, state: State, play: Play, exposed: list[Instruction | None]) -> Clause | None:
        """X1a: the instruction that the play would break there and then."""
        instruction = self.instructions.on[play.card]
        nth = len(state.played) + 1
        if nth > 3 or instruction is STOP:
            three = instruction is THREE or self.demands_three(state)
            if three and nth != 3:  # X7: a fourth card, or a stop before the third
                return Clause.X7
        if nth > 1 and ONE_PILE in exposed and play.pile != state.played[-1].pile:  # X12a
            return Clause.X12
        if NO_TRICK in exposed and state.piles[play.pile].trick(play.card):  # X9a, X11a
            return Clause.X11
        if instruction is STOP and any(i is SKULL and pile != play.pile for pile, i in enumerate(exposed)):  # X4a
            return Clause.X5
        return None

    def ends_turn(self, play: Play) -> bool:
        """X4b."""
        return self.instructions.on[play.card] is STOP

    def forbids_end(self, state: State) -> Clause | None:
        if state.played and self.ends_turn(state.played[-1]):  # X4: the minimum is waived
            return None
        if self.demands_three(state):
            if len(state.played) != 3:
                return Clause.X7
        elif clause := super().forbids_end(state):
            return clause
        return Clause.X5 if SKULL in self.top_marks(state) else None

    def useful_plays(self, state: State) -> Iterator[Play]:
        """While cards are owed, any play. After that a turn goes on only to cover skulls (X5): a card elsewhere uses
        up the hand and frees nothing, but for one that lifts what hinders a cover (X11, X12)."""
        on, exposed = self.instructions.on, self.top_marks(state)
        piles = list(range(len(exposed)))
        if SKULL in exposed:
            if not can_cover(state, on, exposed):
                return
            if len(state.played) >= self.cards_demanded(state):
                hindering = (ONE_PILE, NO_TRICK) if trick_in_reach(state, on, exposed) else (ONE_PILE,)
                piles = [pile for pile, i in enumerate(exposed) if i is SKULL or i in hindering]
        for card in sorted(state.hand, key=lambda card: on[card] is SKULL):  # what is likely to succeed goes first
            for pile in piles:
                play = Play(card, pile)
                if not state.piles[pile].forbids(card) and not self.breaks(state, play, exposed):
                    yield play

    def draw_count(self, state: State) -> int:
        """X13, judged at the moment of drawing (X9a)."""
        return 1 if DRAW_ONE in self.top_marks(state) else super().draw_count(state)

    def forbids_talk(self, state: State) -> Clause | None:
        return Clause.X10 if SILENCE in self.top_marks(state) else super().forbids_talk(state)

    def won(self, state: State) -> Outcome | None:
        """O12: and every instruction carried out."""
        return super().won(state) if self.forbids_end(state) is None else None

    def dead_end(self, state: State) -> Clause:
        """X6a: all cards played, but a skull on top."""
        played_out = super().won(state) is not None
        return Clause.X6 if played_out and SKULL in self.top_marks(state) else super().dead_end(state)

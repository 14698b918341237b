"""A second reading of the rules, on plain numbers: every order of every card on every pile, without memory.

Nothing here asks the engine what is legal.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from bot.rules import State, can_finish, dead_ends

BURNING = (22, 33, 44, 55, 66, 77)


def fits(climbing: bool, top: int, card: int) -> bool:
    return card > top or card == top - 10 if climbing else card < top or card == top + 10


def is_trick(climbing: bool, top: int, card: int) -> bool:
    return card == (top - 10 if climbing else top + 10)


class Team(NamedTuple):
    """A turn under way in a game of one team."""

    hand: tuple[int, ...]
    tops: tuple[int, ...]
    on: Mapping[int, str]  # what cards carry in Extreme
    minimum: int
    laid: int
    last_pile: int | None
    three: bool  # a three card was played
    fires: frozenset[int]  # the piles whose fire is older than the turn

    def can_finish(self) -> bool:
        enough = self.laid == 3 if self.three else self.laid >= self.minimum
        if enough and not self.fires and "skull" not in self.lying():
            return True
        return any(self.can_finish_with(card, pile) for card in self.hand for pile in range(4))

    def can_finish_with(self, card: int, pile: int) -> bool | None:
        """None if the card may not go there."""
        climbing, top, kind = pile < 2, self.tops[pile], self.on.get(card)
        if not fits(climbing, top, card):
            return None
        lying = self.lying()
        if "no trick" in lying and is_trick(climbing, top, card):
            return None
        if "one pile" in lying and self.laid and pile != self.last_pile:
            return None
        after = self.after(card, pile)
        if after.three and after.laid > 3:
            return None
        if kind != "stop":
            return after.can_finish()
        if after.three and after.laid != 3:
            return None
        return None if "skull" in after.lying() else True

    def after(self, card: int, pile: int) -> "Team":
        return Team(
            tuple([other for other in self.hand if other != card]),
            (*self.tops[:pile], card, *self.tops[pile + 1 :]),
            self.on,
            self.minimum,
            self.laid + 1,
            pile,
            self.three or self.on.get(card) == "three",
            self.fires - {pile},
        )

    def lying(self) -> list[str | None]:
        return [self.on.get(top) for top in self.tops] if self.on else []


class Duel(NamedTuple):
    """A turn under way in Face to Face, as the first seat would see it: the own piles are the first two."""

    hand: tuple[int, ...]
    tops: tuple[int, ...]
    laid: int
    helped: bool
    seat: int

    def can_finish(self) -> bool:
        if self.laid >= 2:
            return True
        return any(self.can_finish_with(card, pile) for card in self.hand for pile in range(4))

    def can_finish_with(self, card: int, pile: int) -> bool | None:
        pile = (pile + 2 * self.seat) % 4
        climbing, top = pile % 2 == 0, self.tops[pile]
        if pile < 2 and not fits(climbing, top, card):
            return None
        if pile >= 2 and (self.helped or not (card < top if climbing else card > top)):
            return None
        after = Duel(
            tuple(other for other in self.hand if other != card),
            (*self.tops[:pile], card, *self.tops[pile + 1 :]),
            self.laid + 1,
            self.helped or pile >= 2,
            self.seat,
        )
        return after.can_finish()


def tops(state: State) -> tuple[int, ...]:
    return tuple(pile.cards[-1] for pile in state.piles)


def team(state: State) -> Team:
    on = {card: mark.value for mark, cards in state.variant.marked_cards().items() for card in cards}
    return Team(
        hand=state.hand,
        tops=tops(state),
        on=on,
        minimum=state.variant.options.minimum if state.decks[0] else 1,
        laid=len(state.played),
        last_pile=state.played[-1].pile if state.played else None,
        three="three" in [on.get(play.card) for play in state.played],
        fires=frozenset(),
    )


def team_on_fire(state: State) -> Team:
    touched = {play.pile for play in state.played}
    fires = {pile for pile, top in enumerate(tops(state)) if top in BURNING and pile not in touched}
    return team(state)._replace(fires=frozenset(fires))


def duel(state: State) -> Duel:
    assert state.seat is not None
    own, theirs = (0, 1), (2, 3)
    if state.seat == 1:
        own, theirs = theirs, own
    order = (*own, *theirs)
    helped = any(play.pile in theirs for play in state.played)
    return Duel(state.hand, tuple(tops(state)[pile] for pile in order), len(state.played), helped, state.seat)


Reading: TypeAlias = Team | Duel

READINGS: dict[str, Callable[[State], Reading]] = {
    "original": team,
    "extreme": team,
    "on-fire": team_on_fire,
    "face-to-face": duel,
}


def check(state: State) -> None:
    """The engine's three answers against the brute ones."""
    reading = READINGS[state.variant.name](state)
    brute = {(card, pile): reading.can_finish_with(card, pile) for card in state.hand for pile in range(4)}
    assert can_finish(state) == reading.can_finish()
    assert {(play.card, play.pile) for play in state.plays()} == {at for at, way in brute.items() if way is not None}
    assert {(play.card, play.pile) for play in dead_ends(state)} == {at for at, way in brute.items() if way is False}


def check_turn(state: State) -> None:
    """At the start of the turn, and after each of its first cards."""
    check(state)
    for first in state.plays():
        if not state.variant.ends_turn(first):
            check(state.after(first))

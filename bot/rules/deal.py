"""The start of a game: what luck gave. It is stored as it fell, deck for deck, never as a seed."""

from random import Random

from msgspec import Struct

from bot.rules.game import open_turn
from bot.rules.refused import Refused
from bot.rules.state import State
from bot.rules.variants import Variant


class Deal(Struct, frozen=True):
    variant: Variant
    decks: tuple[tuple[int, ...], ...]  # whole and shuffled, top card first
    first: int | None = None  # F3 draws lots; O3 leaves it to the team

    def begin(self) -> State:
        """O2, F2: each seat's first hand comes off the top in turn."""
        variant = self.variant
        for index, deck in enumerate(self.decks):
            if sorted(deck) != list(variant.cards):
                raise Refused(variant.wrong_deck, deck=index, card=_first_wrong(deck, variant.cards))
        if len(self.decks) != variant.deck_count:
            raise Refused(variant.wrong_deck)
        decks, hands = list(self.decks), []
        for seat in range(variant.seats):
            index = variant.deck_of(seat)
            hands.append(tuple(sorted(decks[index][: variant.hand_size])))
            decks[index] = decks[index][variant.hand_size :]
        state = State(variant, tuple(hands), tuple(decks), variant.row)
        return state if self.first is None else open_turn(state, self.first).state


def _first_wrong(deck: tuple[int, ...], cards: range) -> int | None:
    """The first that there is not, or that has come before; nothing where cards are only missing."""
    wrong = (card for index, card in enumerate(deck) if card not in cards or card in deck[:index])
    return next(wrong, None)


def by_lot(variant: Variant) -> bool:
    """Whether who starts is drawn: where nobody chooses, against each other (F3), and alone."""
    return variant.deck_count > 1 or variant.seats == 1


def deal(variant: Variant, random: Random) -> Deal:
    """Shuffle, and draw who starts where that is done."""
    decks = tuple(tuple(random.sample(variant.cards, len(variant.cards))) for _ in range(variant.deck_count))
    return Deal(variant, decks, random.randrange(variant.seats) if by_lot(variant) else None)

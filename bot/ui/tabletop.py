"""What lies on the table, as a reader wants it told: read off a view, for every variant alike."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules import LETTERS, Pile, Play, Turn, View


@dataclass(frozen=True)
class Laid:
    """A card played this turn or the last, with what it was laid on."""

    card: int
    pile: int
    on: int
    trick: bool
    help: bool  # F6: on the opponent's pile


def arrow(pile: Pile) -> str:
    return "↑" if pile.ascending else "↓"


def pile_label(view: View, pile: int) -> str:
    """`A ↑ 47`"""
    lying = view.state.piles[pile]
    return f"{LETTERS[pile]} {arrow(lying)} {lying.top}"


def tops(view: View) -> str:
    """`A ↑ 47 · B ↑ 1 · …`"""
    return " · ".join(pile_label(view, pile) for pile in range(len(view.state.piles)))


def room(view: View, pile: int) -> int:
    """How many numbers the pile can still go forward."""
    lying, cards = view.state.piles[pile], view.state.variant.cards
    return cards[-1] - lying.top if lying.ascending else lying.top - cards[0]


def only_pile(view: View) -> str:
    """The letter of the pile that the next card must go on; else nothing."""
    only = view.state.needs.only_pile
    return "" if only is None else LETTERS[only]


def cost(view: View, play: Play) -> int:
    """How many numbers the play uses up; below nothing, it wins some back."""
    lying = view.state.piles[play.pile]
    return play.card - lying.top if lying.ascending else lying.top - play.card


def signed(number: int) -> str:
    """`+13`, `−10`"""
    return f"+{number}" if number >= 0 else f"−{-number}"


def this_turn(view: View) -> list[Laid]:
    return _laid(view, ())[-1]


def last_turn(view: View) -> list[Laid]:
    last = view.state.last
    return _laid(view, (last,))[0] if last else []


def past_turns(view: View, turns: Sequence[Turn]) -> list[list[Laid]]:
    """Of the last turns that are over, the oldest first, down to the newest there is."""
    return _laid(view, turns)[:-1]


def _laid(view: View, past: Sequence[Turn]) -> list[list[Laid]]:
    """Lift the cards of these turns and of this one off again, newest first, and see what each one covered."""
    state = view.state
    piles = list(state.piles)
    turns: list[list[Laid]] = []
    for seat, plays in ((state.seat, state.played), *((turn.seat, turn.plays) for turn in reversed(past))):
        laid: list[Laid] = []
        for play in reversed(plays):
            piles[play.pile] = piles[play.pile].lift()
            laid.append(_lay(view, seat, play, piles[play.pile]))
        turns.append(laid[::-1])
    return turns[::-1]


def _lay(view: View, seat: int | None, play: Play, below: Pile) -> Laid:
    own = view.state.variant.owner(play.pile) in (None, seat)
    return Laid(play.card, play.pile, below.top, own and below.trick(play.card), not own)

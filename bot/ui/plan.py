"""Cards laid in mind while others play: what of them still goes, and how the piles would lie."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.rules import LETTERS, Play, View

PLAY = re.compile(rf"([0-9]{{1,2}})([{LETTERS}])")


@dataclass(frozen=True)
class Plan:
    plays: tuple[Play, ...]  # as far as they still go
    broken: Play | None  # the first that does not
    view: View  # as if they were played, and it were this seat's turn
    ended: bool  # the last of them would end the turn


def plan_of(view: View, plays: Sequence[Play]) -> Plan:
    """From a seat's own view, whoever's turn it is. What has left the hand since is left out."""
    state = view.state if view.my_turn else replace(view.state, seat=view.seat, played=())
    going: list[Play] = []
    broken = None
    for play in plays:
        if play.card not in view.hand:
            continue
        if state.forbids(play) is not None:
            broken = play
            break
        state = state.after(play)
        going.append(play)
        if state.turn_over:
            break
    return Plan(tuple(going), broken, View(view.seat, state), bool(going) and state.turn_over)


def places(view: View) -> tuple[int, ...]:
    """The cards that the seat held when the turn began: what a card button's number counts in."""
    played = tuple(play.card for play in view.state.played) if view.my_turn else ()
    return tuple(sorted(view.hand + played))


def written(view: View, plays: Sequence[Play]) -> str:
    """As a button carries them: `3C0A`, the card at place 3 on pile C, then that at place 0 on pile A."""
    at = {card: place for place, card in enumerate(places(view))}
    return "".join(f"{at[play.card]}{LETTERS[play.pile]}" for play in plays if play.card in at)


def read(view: View, arg: str) -> tuple[Play, ...]:
    """What is not written so is nothing."""
    cards, found = places(view), PLAY.findall(arg)
    if "".join(place + letter for place, letter in found) != arg or any(int(place) >= len(cards) for place, _ in found):
        return ()
    return tuple(Play(cards[int(place)], LETTERS.index(letter)) for place, letter in found)

"""What a play is worth at a glance: the numbers it uses up, and whether it is a trick, the cheapest, or a dead end."""

from collections.abc import Iterable
from functools import lru_cache

from discord import ButtonStyle

from bot.rules import Play, View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.seats import pile_name
from bot.ui.tabletop import cost, signed

TRICK, CHEAPEST, HELP, DEAD_END = "↩", "★", "🤝", "⚠"
"""The same in pictures, texts and buttons; the legend in the rules explains them."""


def distinct_plays(view: View, card: int) -> list[Play]:
    """The legal plays of a card, but of two piles that nobody could tell apart but for their letters only the first."""
    seen = set()
    plays = []
    for play in view.plays():
        if play.card == card and (look := _look(view, play.pile)) not in seen:
            seen.add(look)
            plays.append(play)
    return plays


def _look(view: View, pile: int) -> tuple[object, ...]:
    state = view.state
    said = tuple((remark.seat, remark.word) for remark in state.signals if remark.pile == pile)
    only = None if state.needs.only_pile is None else pile == state.needs.only_pile
    return state.piles[pile].ascending, state.piles[pile].cards, state.variant.owner(pile), said, only


def best_plays(view: View, plays: Iterable[Play]) -> list[Play]:
    """The cheapest first, then the smallest help if there is one, then the others; dead ends last."""
    ranked = sorted(plays, key=lambda play: abs(cost(view, play)) if is_help(view, play) else cost(view, play))
    own, helping = list[Play](), list[Play]()
    for play in ranked:
        (helping if is_help(view, play) else own).append(play)
    dead_ends = view.dead_ends()
    return sorted((*own[:1], *helping[:1], *own[1:], *helping[1:]), key=lambda play: play in dead_ends)


def is_help(view: View, play: Play) -> bool:
    """F6: on a pile of the opponent."""
    return view.state.variant.owner(play.pile) not in (None, view.seat)


def play_sign(view: View, play: Play) -> str:
    """At most one: what a player has to know of it first."""
    variant = view.state.variant
    if play in view.dead_ends():
        return DEAD_END
    if variant.trick(view.state, play):
        return TRICK
    if is_help(view, play):
        return HELP
    return CHEAPEST if play in cheapest(view) else ""


@lru_cache(64)  # asked for each button of a hand
def cheapest(view: View) -> frozenset[Play]:
    """Of the plays that go forward and lead on."""
    dead_ends = view.dead_ends()
    costs = {play: cost(view, play) for play in view.plays() if play not in dead_ends}
    least = min((spent for spent in costs.values() if spent > 0), default=None)
    return frozenset(play for play, spent in costs.items() if spent == least)


def marked_play(say: Speaker, snapshot: Snapshot, view: View, play: Play) -> str:
    """`49 ▸ A +2 ★`"""
    name = pile_name(say, snapshot, view, play.pile, plain=True)
    return f"{play.card} ▸ {name} {signed(cost(view, play))} {play_sign(view, play)}".rstrip()


def style_of(view: View, play: Play) -> ButtonStyle:
    styles = {DEAD_END: ButtonStyle.danger, TRICK: ButtonStyle.success, CHEAPEST: ButtonStyle.primary}
    return styles.get(play_sign(view, play), ButtonStyle.secondary)

"""A player's own hand, for their eyes only: the cards, what the chosen one can do, and how the turn stands."""

from discord import Embed

from bot.rules import Play, View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.board import force_lines
from bot.ui.buttons import Page
from bot.ui.colours import ACTIVE, CALM
from bot.ui.hand_rows import card_label, hand_rows
from bot.ui.needs import needs_facts, needs_kind
from bot.ui.plays import plays_line
from bot.ui.seats import seat_name
from bot.ui.signals import signal_lines
from bot.ui.symbols import mark_lines
from bot.ui.tabletop import pile_label, this_turn, tops


def hand_page(say: Speaker, snapshot: Snapshot, seat: int, *, chosen: int | None = None) -> Page:
    """Of a game that is dealt, from this seat's own view. `chosen` is a card of the hand."""
    view = snapshot.view(seat)
    assert view is not None
    if chosen not in view.hand:
        chosen = None
    embed = Embed(
        title=say("hand-title"),
        description="\n".join(_lines(say, snapshot, view, chosen)),
        colour=ACTIVE if view.my_turn else CALM,
    )
    if force := force_lines(say, view):
        embed.add_field(name=say("board-in-force"), value=force, inline=False)
    if signals := signal_lines(say, snapshot, view):
        embed.add_field(name=say("board-said"), value=signals, inline=False)
    if symbols := _symbols(say, view):
        embed.add_field(name=say("hand-symbols"), value=symbols, inline=False)
    return Page(embed, hand_rows(say, snapshot, view, chosen))


def _lines(say: Speaker, snapshot: Snapshot, view: View, chosen: int | None) -> list[str]:
    cards = " · ".join(f"**{card_label(view, card)}**" for card in view.hand)
    lines = [say("hand-table", channel=f"<#{snapshot.channel}>"), cards or say("hand-empty")]
    if not view.my_turn:  # on one's turn the buttons show them
        lines.append(tops(view))
    lines += _status(say, snapshot, view)
    if view.my_turn and chosen is not None:
        lines += _about_card(say, view, chosen)
    return lines


def _status(say: Speaker, snapshot: Snapshot, view: View) -> list[str]:
    state = view.state
    if state.outcome is not None:
        return [say("hand-over")]
    if state.seat is None:
        return [say("hand-who-starts")]
    if not view.my_turn:
        return [say("hand-waiting", name=seat_name(say, snapshot, state.seat))]
    played = [say("board-so-far", plays=plays_line(say, view, this_turn(view)))] if state.played else []
    return [*played, _needs(say, view)]


def _needs(say: Speaker, view: View) -> str:
    """What the turn still needs; in place of that it may end, what speaks against ending it."""
    needs = view.needs()
    warning = view.state.variant.warns_end(view.state)
    if needs.may_end and warning is not None:
        return say(f"warning-{warning}")
    return say(f"hand-needs-{needs_kind(needs)}", **needs_facts(needs))


def _about_card(say: Speaker, view: View, card: int) -> list[str]:
    """What the chosen card can do, and why not elsewhere."""
    lines = [say("hand-chosen", card=card)]
    closed: dict[str, list[str]] = {}
    for pile in range(len(view.state.piles)):
        clause = view.state.forbids(Play(card, pile))
        if clause is not None:
            closed.setdefault(clause, []).append(pile_label(view, pile))
    lines += [say("hand-refused", piles=", ".join(piles), why=say(f"why-{clause}")) for clause, piles in closed.items()]
    if any(play.card == card for play in view.dead_ends()):
        lines.append(say("hand-dead-ends"))
    return lines


def _symbols(say: Speaker, view: View) -> str:
    """What they mean, but for those in force, which are explained anyway."""
    variant = view.state.variant
    explained = {each.mark for each in variant.in_force(view.state)}
    held = dict.fromkeys(mark for card in view.hand if (mark := variant.mark(card)))
    return mark_lines(say, [mark for mark in held if mark not in explained])

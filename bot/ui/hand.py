"""A player's own hand, for their eyes only: the cards, what the chosen one can do, and how the turn stands."""

from discord import Embed

from bot.rules import Play, View
from bot.text import Speaker
from bot.ui.board import force_lines
from bot.ui.buttons import Page
from bot.ui.colours import ACTIVE, CALM
from bot.ui.hand_rows import card_label, hand_rows
from bot.ui.plays import told
from bot.ui.seats import Seats, shown
from bot.ui.signals import said
from bot.ui.symbols import meaning, named
from bot.ui.tabletop import in_force, instruction, pile_label, this_turn, tops


def hand(
    say: Speaker, view: View, seats: Seats, table: int, *, chosen: int | None = None, channel: int | None = None
) -> Page:
    """A seat's own view. `chosen` is a card of it; `channel` tells hands of several tables apart."""
    if chosen not in view.hand:
        chosen = None
    dead_ends = view.dead_ends()
    embed = Embed(
        title=say("hand-title"),
        description="\n".join(_lines(say, view, seats, channel, chosen, dead_ends)),
        colour=ACTIVE if view.my_turn else CALM,
    )
    if force := force_lines(say, view):
        embed.add_field(name=say("board-in-force"), value=force, inline=False)
    if signals := said(say, view, seats):
        embed.add_field(name=say("board-said"), value=signals, inline=False)
    if symbols := _symbols(say, view):
        embed.add_field(name=say("hand-symbols"), value=symbols, inline=False)
    return Page(embed, hand_rows(say, view, table, chosen, dead_ends))


def _lines(
    say: Speaker, view: View, seats: Seats, channel: int | None, chosen: int | None, dead_ends: frozenset[Play]
) -> list[str]:
    cards = " · ".join(f"**{card_label(view, card)}**" for card in view.hand)
    lines = [] if channel is None else [say("hand-table", channel=f"<#{channel}>")]
    lines.append(cards or say("hand-empty"))
    if not view.my_turn:  # on one's turn the buttons show them
        lines.append(tops(view))
    lines += _status(say, view, seats, dead_ends)
    if view.my_turn and chosen is not None:
        lines += _about(say, view, chosen, dead_ends)
    return lines


def _status(say: Speaker, view: View, seats: Seats, dead_ends: frozenset[Play]) -> list[str]:
    state = view.state
    if state.outcome is not None:
        return [say("hand-over")]
    if state.seat is None:
        return [say("hand-who-starts")]
    if not view.my_turn:
        return [say("hand-waiting", name=shown(say, seats, state.seat))]
    lines = [say("board-so-far", plays=told(say, view, this_turn(view)))] if state.played else []
    refused, risky, plays = state.variant.forbids_end(state), state.variant.warns_end(state), view.plays()
    if refused is not None and dead_ends.issuperset(plays):  # O11b
        lines.append(say("hand-stuck"))
    elif refused is not None:
        lines.append(_not_yet(say, view))
    elif risky is not None:
        lines.append(say(f"warning-{risky}"))
    else:
        lines.append(say("hand-may-end") if plays else say("hand-must-end"))
    return lines


def _not_yet(say: Speaker, view: View) -> str:
    """Why the turn may not end yet: cards are owed, or a skull lies open (X5)."""
    return (
        say("hand-cover-skull")
        if not view.state.owed and view.state.needs.cover
        else say("hand-owed", owed=view.state.owed)
    )


def _about(say: Speaker, view: View, card: int, dead_ends: frozenset[Play]) -> list[str]:
    """What the chosen card can do, and why not elsewhere."""
    lines = [say("hand-chosen", card=card)]
    closed: dict[str, list[str]] = {}
    for at in range(len(view.state.piles)):
        clause = view.state.forbids(Play(card, at))
        if clause is not None:
            closed.setdefault(clause, []).append(pile_label(view, at))
    lines += [say("hand-refused", piles=", ".join(piles), why=say(f"why-{clause}")) for clause, piles in closed.items()]
    if any(play.card == card for play in dead_ends):
        lines.append(say("hand-dead-ends"))
    return lines


def _symbols(say: Speaker, view: View) -> str:
    """What they mean, but for those in force, which are explained anyway."""
    known = {carried for _, carried in in_force(view)}
    held = {carried: None for card in view.hand if (carried := instruction(view, card)) and carried not in known}
    return "\n".join(f"{named(say, carried)}: {meaning(say, carried)}" for carried in held)

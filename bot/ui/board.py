"""The public board: one embed that says everything everybody may know."""

from discord import ButtonStyle, Embed

from bot.rules import LETTERS, View
from bot.text import Speaker
from bot.ui import seats as sitting
from bot.ui import tabletop
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Page, Rows
from bot.ui.colours import ACTIVE, CALM
from bot.ui.options import options_line
from bot.ui.plays import told
from bot.ui.result import result
from bot.ui.seats import Seats
from bot.ui.signals import said
from bot.ui.symbols import meaning, named

TO_PLAY = "▸"


def board(say: Speaker, view: View, seats: Seats, table: int, *, gave_up: bool = False) -> Page:
    """From nobody's view, `see(state, None)`: a seat's own view would show its hand. After the end, the result."""
    if view.state.outcome is not None:
        return result(say, view, seats, table, gave_up=gave_up)
    state = view.state
    embed = Embed(
        title=say(f"variant-{state.variant.name}"),
        description=pile_lines(say, view, seats),
        colour=CALM if state.seat is None else ACTIVE,
    )
    for name, value in (
        (say("board-turn", number=state.turns + 1), _turn(say, view, seats)),
        (say("board-in-force"), force_lines(say, view)),
        (say("board-said"), said(say, view, seats)),
        (say("board-last-turn"), _last(say, view, seats)),
        (say("board-cards"), card_lines(say, view, seats)),
    ):
        if value:
            embed.add_field(name=name, value=value, inline=False)
    if footer := options_line(say, state.variant.options):
        embed.set_footer(text=footer)
    return Page(embed, board_rows(say, view, seats, table))


def board_rows(say: Speaker, view: View, seats: Seats, table: int) -> Rows:
    state = view.state

    def at(verb: Verb) -> Address:
        return Address(table, tabletop.turn(view), verb)

    buttons = [Button(at(Verb.HAND), say("button-hand"), ButtonStyle.primary)]
    if state.seat is None:
        buttons.append(Button(at(Verb.CLAIM), say("button-claim"), ButtonStyle.success))
    if state.variant.talks:
        buttons.append(
            Button(at(Verb.SIGNALS), say("button-signals"), disabled=state.variant.forbids_talk(state) is not None)
        )
    if any(seat.computer is not None and seat.person is not None for seat in seats):
        buttons.append(Button(at(Verb.COME_BACK), say("button-come-back")))
    return (tuple(buttons),)


def pile_lines(say: Speaker, view: View, seats: Seats) -> str:
    lines: list[str] = []
    told_owner: int | None = None
    for at in range(len(view.state.piles)):
        whose = tabletop.owner(view, at)
        if whose is not None and whose != told_owner:
            lines.append(say("board-piles-of", name=sitting.shown(say, seats, whose)))
            told_owner = whose
        lines.append(_pile(say, view, at))
    return "\n".join(lines)


def _pile(say: Speaker, view: View, at: int) -> str:
    pile = view.state.piles[at]
    line = say("board-pile", pile=tabletop.pile_label(view, at), room=tabletop.room(view, at))
    carried = tabletop.instruction(view, pile.top)
    return f"{line} · {named(say, carried)}" if carried and (LETTERS[at], carried) in tabletop.in_force(view) else line


def force_lines(say: Speaker, view: View) -> str:
    """What each instruction in force means, and where it leaves one pile only, which."""
    lines = [
        say("board-force", pile=pile, symbol=named(say, carried), meaning=meaning(say, carried))
        for pile, carried in tabletop.in_force(view)
    ]
    only = tabletop.only_pile(view)
    return "\n".join([*lines, say("board-only-pile", pile=only)] if only else lines)


def _turn(say: Speaker, view: View, seats: Seats) -> str:
    state = view.state
    if state.seat is None:
        return say("board-who-starts")
    name = sitting.shown(say, seats, state.seat)
    needs = state.needs
    if needs.cover and not needs.cards:
        line = say("board-must-cover", name=name)
    elif needs.must_end:
        line = say("board-must-end", name=name)
    else:
        line = say("board-turn-of", name=name, owed=state.owed)
    played = told(say, view, tabletop.this_turn(view))
    return f"{line}\n{say('board-so-far', plays=played)}" if played else line


def _last(say: Speaker, view: View, seats: Seats) -> str:
    last = view.state.last
    if last is None:
        return ""
    plays = told(say, view, tabletop.last_turn(view))
    return say("board-last", name=sitting.shown(say, seats, last.seat), plays=plays, drawn=last.drawn)


def card_lines(say: Speaker, view: View, seats: Seats) -> str:
    state, shared = view.state, len(view.state.decks) == 1
    lines = [say("board-draw-pile", cards=len(state.decks[0]))] if shared else []
    for at, hand in enumerate(state.hands):
        name = sitting.shown(say, seats, at)
        if at == state.seat:
            name = f"{TO_PLAY} {name}"
        if shared:
            lines.append(say("board-hand", name=name, cards=len(hand)))
        else:
            lines.append(say("board-hand-and-deck", name=name, cards=len(hand), deck=len(state.decks[at])))
    return "\n".join(lines)

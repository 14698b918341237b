"""How it ended: the piles as they lie, the reason, what was left."""

from discord import ButtonStyle, Embed

from bot.rules import Outcome, View
from bot.text import Speaker
from bot.ui import seats as sitting
from bot.ui import tabletop
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Page
from bot.ui.colours import BAD, GOOD
from bot.ui.seats import Seats

EXCELLENT = 10  # O13


def result(say: Speaker, view: View, seats: Seats, table: int, *, gave_up: bool = False) -> Page:
    """Of a game that is over. Now everything may be seen: the cards left in hands are told."""
    state, outcome = view.state, view.state.outcome
    assert outcome is not None
    embed = Embed(
        title=_title(say, outcome, seats),
        description=_reason(say, view, seats, outcome, gave_up=gave_up),
        colour=GOOD if outcome.result == "won" else BAD,
    )
    embed.add_field(name=say("result-piles"), value=tabletop.tops(view), inline=False)
    if left := _left(say, view, seats):
        embed.add_field(name=say("result-left"), value=left, inline=False)
    embed.set_footer(text=f"{say(f'variant-{state.variant.name}')} · {say('result-turns', turns=state.turns)}")

    def at(verb: Verb) -> Address:
        return Address(table, tabletop.turn(view), verb)

    rematch = Button(at(Verb.REMATCH), say("button-rematch"), ButtonStyle.primary)
    return Page(embed, ((rematch, Button(at(Verb.EXPORT), say("button-export"))),))


def _title(say: Speaker, outcome: Outcome, seats: Seats) -> str:
    if outcome.winner is not None:
        return say("result-won-by", name=sitting.shown(say, seats, outcome.winner))
    return say("result-won") if outcome.result == "won" else say("result-lost", cards=outcome.score)


def _reason(say: Speaker, view: View, seats: Seats, outcome: Outcome, *, gave_up: bool) -> str:
    active = sitting.shown(say, seats, view.state.seat or 0)
    cause = "gave-up" if gave_up else outcome.clause.value
    reason = say(f"over-{cause}", name=active, cards=outcome.score)
    if outcome.winner is not None or outcome.result == "won":
        return reason
    praise = say("result-excellent") if outcome.score < EXCELLENT else say("result-next-time")
    return f"{reason}\n{praise}"


def _left(say: Speaker, view: View, seats: Seats) -> str:
    """The hands card by card, the draw piles by their number."""
    state = view.state
    lines = []
    for at, hand in enumerate(state.hands):
        told = [", ".join(map(str, hand))] if hand else []
        if len(state.decks) > 1 and state.decks[at]:
            told.append(say("result-deck", cards=len(state.decks[at])))
        if told:
            lines.append(f"{sitting.shown(say, seats, at)}: {' · '.join(told)}")
    if len(state.decks) == 1 and state.decks[0]:
        lines.append(say("board-draw-pile", cards=len(state.decks[0])))
    return "\n".join(lines)

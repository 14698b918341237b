"""How it ended: the piles as they lie, the reason, what was left."""

from collections.abc import Iterator

from discord import ButtonStyle, Embed
from msgspec.structs import replace

from bot.rules import LETTERS, VARIANTS, Outcome, Pile, View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Page, Row, Rows, in_rows
from bot.ui.colours import BAD, GOOD
from bot.ui.daily import daily_button
from bot.ui.deals import deal_row, seal_lines
from bot.ui.first_game import guide_button, play_now_button
from bot.ui.options import origin_words
from bot.ui.seats import seat_name
from bot.ui.tabletop import tops

EXCELLENT = 10  # O13


def result_page(say: Speaker, snapshot: Snapshot, *, gave_up: bool = False) -> Page:
    """Of a game that is over. Now everything may be seen: the cards left in hands are told."""
    view, outcome = snapshot.board(), snapshot.outcome
    assert view is not None
    assert outcome is not None
    reason = result_reason(say, snapshot, view, outcome, gave_up=gave_up)
    embed = Embed(
        title=result_title(say, snapshot, outcome),
        description=reason if snapshot.guide is None else f"{reason}\n{say('guide-over')}",
        colour=GOOD if outcome.result == "won" else BAD,
    )
    if decisive := "\n".join(_decisive(say, snapshot, view)):
        embed.add_field(name=say("result-decisive"), value=decisive, inline=False)
    embed.add_field(name=say("result-piles"), value=tops(view), inline=False)
    if left := _cards_left(say, snapshot, view):
        embed.add_field(name=say("result-left"), value=left, inline=False)
    if snapshot.sealed is not None and snapshot.sealed.secret is not None:
        embed.add_field(name=say("result-sealed"), value=seal_lines(say, snapshot.sealed), inline=False)
    variant, turns = say(f"variant-{view.state.variant.name}"), say("result-turns", turns=view.state.turns)
    embed.set_footer(text=" · ".join((variant, turns, *origin_words(say, snapshot))))

    if snapshot.is_personal:
        return Page(embed, _personal_rows(say, snapshot))

    def address(verb: Verb) -> Address:
        return Address(snapshot.id, snapshot.turn, verb)

    again: Row = (Button(address(Verb.REMATCH), say("button-rematch"), ButtonStyle.primary),)
    if snapshot.guide is not None:
        again = (play_now_button(say), guide_button(say, ButtonStyle.secondary))
    others = ((Verb.ANOTHER, "button-another"), (Verb.REPLAY, "button-replay"), (Verb.EXPORT, "button-export"))
    first: Row = (*again, *(Button(address(verb), say(label)) for verb, label in others))
    return Page(embed, (first,) if snapshot.guide is not None else (first, deal_row(say, snapshot)))


def _personal_rows(say: Speaker, snapshot: Snapshot) -> Rows:
    """Nothing that would open a table for others."""

    def button(verb: Verb, label: str, style: ButtonStyle = ButtonStyle.secondary) -> Button:
        return Button(Address(snapshot.id, snapshot.turn, verb), label, style)

    replay = (button(Verb.REPLAY, say("button-replay")), button(Verb.EXPORT, say("button-export")))
    if snapshot.setup.day is None:
        first: Row = (button(Verb.SOLO_AGAIN, say("button-solo-again"), ButtonStyle.primary), *replay)
    else:
        first = (button(Verb.DAILY_SHARE, say("button-daily-share"), ButtonStyle.primary), daily_button(say), *replay)
    return first, deal_row(say, snapshot)


def another_question(say: Speaker, table: int) -> tuple[str, Rows]:
    """Which game? `table` is the one that is over."""
    buttons = [Button(Address(table, 0, Verb.OPEN, name), say(f"variant-{name}")) for name in VARIANTS]
    return say("answer-another"), in_rows(buttons)


def result_title(say: Speaker, snapshot: Snapshot, outcome: Outcome) -> str:
    if outcome.winner is not None:
        return say("result-won-by", name=seat_name(say, snapshot, outcome.winner))
    return say("result-won") if outcome.result == "won" else say("result-lost", cards=outcome.score)


def result_reason(say: Speaker, snapshot: Snapshot, view: View, outcome: Outcome, *, gave_up: bool) -> str:
    active = seat_name(say, snapshot, view.state.seat or 0)
    cause = "gave-up" if gave_up else outcome.clause.value
    reason = say(f"over-{cause}", name=active, cards=outcome.score)
    if outcome.winner is not None or outcome.result == "won":
        return reason
    praise = say("result-excellent") if outcome.score < EXCELLENT else say("result-next-time")
    return f"{reason}\n{praise}"


def _decisive(say: Speaker, snapshot: Snapshot, view: View) -> Iterator[str]:
    """What it came down to, as far as the last position tells."""
    state = view.state
    fits = len({play.card for play in replace(state, outcome=None).plays()})
    if state.seat is not None and not state.played and fits < state.owed:
        yield say("result-needed", name=seat_name(say, snapshot, state.seat), owed=state.owed, fits=fits)
    steps = [
        (pile.lift().step(pile.top), letter, pile.lift().top, pile.top)
        for letter, whole in zip(LETTERS, state.piles, strict=False)
        for pile in _history(whole)
    ]
    if steps:
        _, letter, below, card = max(steps)
        yield say("result-longest-step", pile=letter, below=below, card=card)
    if state.variant.owner(0) is None and (tricks := sum(step < 0 for step, *_ in steps)):
        yield say("result-tricks", tricks=tricks)


def _history(pile: Pile) -> Iterator[Pile]:
    """The pile as it was after each of its cards."""
    while len(pile.cards) > 1:
        yield pile
        pile = pile.lift()


def _cards_left(say: Speaker, snapshot: Snapshot, view: View) -> str:
    """The hands card by card, the draw piles by their number."""
    state = view.state
    lines = []
    for seat, hand in enumerate(state.hands):
        left = [", ".join(map(str, hand))] if hand else []
        if len(state.decks) > 1 and state.decks[seat]:
            left.append(say("result-deck", cards=len(state.decks[seat])))
        if left:
            lines.append(f"{seat_name(say, snapshot, seat)}: {' · '.join(left)}")
    if len(state.decks) == 1 and state.decks[0]:
        lines.append(say("board-draw-pile", cards=len(state.decks[0])))
    return "\n".join(lines)

"""What a hand says in words: what to do, what has happened, what is in mind, and all that its picture would show."""

from bot.rules import Play, View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.board import force_lines, force_names
from bot.ui.needs import needs_facts, needs_kind
from bot.ui.options import hint_words
from bot.ui.plan import Plan
from bot.ui.plays import short_plays_line
from bot.ui.seats import pile_name, seat_name
from bot.ui.signals import mark_signal_lines, signal_lines
from bot.ui.symbols import mark_lines, sign
from bot.ui.tabletop import arrow, past_turns, this_turn
from bot.ui.who_begins import who_begins_lines

SMALL = "-# "  # markdown's small print
SIDE_BY_SIDE = " · "


def status_lines(say: Speaker, snapshot: Snapshot, view: View, *, brief: bool = False) -> list[str]:
    """What to do; and till one plays oneself, what the others have done since one's own last turn.

    `brief`: not again beside an answer.
    """
    state = view.state
    if state.seat is None:
        return [say("hand-who-starts"), *who_begins_lines(say, snapshot)]
    line = _needs(say, view) if view.my_turn else say("hand-waiting", name=seat_name(say, snapshot, state.seat))
    lines = [line, *(() if brief or (view.my_turn and state.played) else _since(say, snapshot, view))]
    if state.played:
        lines.append(small(say("board-so-far", plays=short_plays_line(say, snapshot, view, this_turn(view)))))
    if snapshot.hints_wait_for:
        lines += [small(words) for words in hint_words(say, snapshot, seat_name)]
    return lines


def plan_lines(say: Speaker, snapshot: Snapshot, view: View, plan: Plan, *, planning: bool) -> list[str]:
    """What is laid in mind, and what of it does not go any more."""
    lines = [say("hand-plan", plays=plan_line(say, snapshot, view, plan.plays))] if plan.plays else []
    if plan.broken:
        lines.append(say("hand-plan-broken", play=plan_line(say, snapshot, view, (plan.broken,))))
    if planning and not view.my_turn and not plan.plays:
        lines.append(small(say("hand-planning")))
    return lines


def plan_line(say: Speaker, snapshot: Snapshot, view: View, plays: tuple[Play, ...]) -> str:
    """`49 ▸ A · 52 ▸ A`"""
    return " · ".join(f"**{play.card}** ▸ {pile_name(say, snapshot, view, play.pile)}" for play in plays)


def table_lines(say: Speaker, snapshot: Snapshot, view: View, *, pictured: bool) -> list[str]:
    """What is in force and what has been said; and without a picture the piles and the cards.

    A picture has what was said of the piles, and the board what each mark in force means: a hand is to fit a phone.
    """
    of_marks = mark_signal_lines(say, snapshot, view).splitlines()
    if pictured:
        return [small(line) for line in (*force_names(say, view), SIDE_BY_SIDE.join(of_marks)) if line]
    lines = [small(line) for line in force_lines(say, view).splitlines()]
    lines += [small(line) for line in (*signal_lines(say, snapshot, view).splitlines(), *of_marks)]
    cards = " · ".join(f"**{card_name(say, view, card)}**" for card in view.hand)
    piles = " · ".join(
        f"{pile_name(say, snapshot, view, pile)} {arrow(lying)} {lying.top}"
        for pile, lying in enumerate(view.state.piles)
    )
    lines += [cards or say("hand-empty"), piles]
    return [*lines, *(small(line) for line in _symbols(say, view).splitlines())]


def about_card(say: Speaker, snapshot: Snapshot, view: View, card: int) -> list[str]:
    """Where the chosen card can go, and why not elsewhere."""
    lines = [say("hand-chosen", card=card)]
    closed: dict[str, list[str]] = {}
    for pile, lying in enumerate(view.state.piles):
        clause = view.state.forbids(Play(card, pile))
        if clause is not None:
            name = f"{pile_name(say, snapshot, view, pile)} {arrow(lying)} {lying.top}"
            closed.setdefault(clause, []).append(name)
    lines += [
        small(say("hand-refused", piles=", ".join(piles), why=say(f"why-{clause}"))) for clause, piles in closed.items()
    ]
    if any(play.card == card for play in view.dead_ends()):
        lines.append(small(say("hand-dead-ends")))
    return lines


def small(line: str) -> str:
    return f"{SMALL}{line}"


def card_name(say: Speaker, view: View, card: int) -> str:
    mark = view.state.variant.mark(card)
    return f"{card} {sign(say, mark)}" if mark else str(card)


def _needs(say: Speaker, view: View) -> str:
    """What the turn still needs; in place of that it may end, what speaks against ending it."""
    needs = view.needs()
    warning = view.state.variant.warns_end(view.state)
    if needs.may_end and warning is not None:
        return say(f"warning-{warning}")
    return say(f"hand-needs-{needs_kind(needs)}", **needs_facts(say, needs))


def _since(say: Speaker, snapshot: Snapshot, view: View) -> list[str]:
    """One paragraph: a line a turn would push the buttons off a phone where five play."""
    assert view.seat is not None
    turns = snapshot.turns_since(view.seat)
    if not turns:
        return []
    told = [
        say(
            "hand-since-turn",
            name=seat_name(say, snapshot, turn.seat),
            plays=short_plays_line(say, snapshot, view, laid),
        )
        for turn, laid in zip(turns, past_turns(view, turns), strict=True)
    ]
    return [small(say("hand-since", turns=" — ".join(told)))]


def _symbols(say: Speaker, view: View) -> str:
    """What they mean, but for those in force, which are explained anyway."""
    variant = view.state.variant
    explained = {each.mark for each in variant.in_force(view.state)}
    held = dict.fromkeys(mark for card in view.hand if (mark := variant.mark(card)))
    return mark_lines(say, [mark for mark in held if mark not in explained])

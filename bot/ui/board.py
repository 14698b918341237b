"""The public board: one embed that says everything everybody may know."""

from collections.abc import Iterator, Sequence

from discord import ButtonStyle, Embed

from bot.rules import LETTERS, InForce, Mark, View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Page, Rows, in_rows
from bot.ui.colours import ACTIVE, CALM
from bot.ui.deals import seal_words
from bot.ui.needs import needs_facts, needs_kind
from bot.ui.options import options_line, table_words
from bot.ui.plays import plays_line
from bot.ui.result import result_page
from bot.ui.seats import seat_name
from bot.ui.signals import mark_signal_lines, signal_lines
from bot.ui.symbols import mark_label, mark_meaning
from bot.ui.tabletop import last_turn, only_pile, pile_label, room, this_turn
from bot.ui.who_begins import who_begins_lines

TO_PLAY = "▸"
EARLIER = "…"
FIELD = 1024  # signs


def board_page(say: Speaker, snapshot: Snapshot, *, gave_up: bool = False, turns: Sequence[Snapshot] = ()) -> Page:
    """Of a game that is on, from nobody's view; after the end, the result.

    `turns`: the table as each turn ended that is to be told; without any, the last one.
    """
    if snapshot.outcome is not None:
        return result_page(say, snapshot, gave_up=gave_up)
    view = snapshot.board()
    assert view is not None
    state = view.state
    embed = Embed(
        title=say(f"variant-{state.variant.name}"),
        description=_pile_lines(say, snapshot, view),
        colour=CALM if state.seat is None else ACTIVE,
    )
    for name, value in (
        (say("board-turn", number=state.turns + 1), _turn(say, snapshot, view)),
        (say("board-in-force"), force_lines(say, view)),
        (say("board-said"), signal_lines(say, snapshot, view)),
        (say("board-said-of-marks"), mark_signal_lines(say, snapshot, view)),
        (say("board-last-turns" if len(turns) > 1 else "board-last-turn"), _last_turns(say, turns or (snapshot,))),
        (say("board-cards"), _card_lines(say, snapshot, view)),
    ):
        if value:
            embed.add_field(name=name, value=value, inline=False)
    options = options_line(say, snapshot.setup)
    if footer := " · ".join(filter(None, (options, *table_words(say, snapshot), *seal_words(say, snapshot)))):
        embed.set_footer(text=footer)
    return Page(embed, _rows(say, snapshot, view))


def _rows(say: Speaker, snapshot: Snapshot, view: View) -> Rows:
    state = view.state

    def address(verb: Verb) -> Address:
        return Address(snapshot.id, snapshot.turn, verb)

    buttons = [Button(address(Verb.HAND), say("button-hand"), ButtonStyle.primary)]
    if state.seat is None:
        buttons.append(Button(address(Verb.CLAIM), say("button-claim"), ButtonStyle.success))
    if snapshot.computer_begins is not None:
        buttons.append(Button(address(Verb.HURRY), say("button-hurry")))
    if state.variant.has_partners:
        silent = state.variant.forbids_talk(state) is not None
        buttons.append(Button(address(Verb.SIGNALS), say("button-signals"), disabled=silent))
    if any(seat.level is not None and seat.person is not None for seat in snapshot.seats):
        buttons.append(Button(address(Verb.COME_BACK), say("button-come-back")))
    if snapshot.has_seat_to_take:
        buttons.append(Button(address(Verb.TAKE_SEAT), say("button-take-seat")))
    buttons.append(Button(address(Verb.WATCH), say("button-watch")))
    return in_rows(buttons)


def _pile_lines(say: Speaker, snapshot: Snapshot, view: View) -> str:
    """Where piles have owners, below the owner's name."""
    lines: list[str] = []
    above: int | None = None
    for pile in range(len(view.state.piles)):
        owner = view.state.variant.owner(pile)
        if owner is not None and owner != above:
            lines.append(say("board-piles-of", name=seat_name(say, snapshot, owner)))
            above = owner
        lines.append(_pile_line(say, view, pile))
    return "\n".join(lines)


def _pile_line(say: Speaker, view: View, pile: int) -> str:
    state = view.state
    line = say("board-pile", pile=pile_label(view, pile), room=room(view, pile))
    mark = state.variant.mark(state.piles[pile].top)
    binds = mark is not None and InForce(mark, pile) in state.variant.in_force(state)
    return f"{line} · {mark_label(say, mark)}" if mark and binds else line


def force_lines(say: Speaker, view: View) -> str:
    """What each mark in force means, and on which piles it lies; and where only one pile is left, which."""
    lines = [
        say("board-force", pile=piles, symbol=mark_label(say, mark), meaning=mark_meaning(say, mark))
        for mark, piles in _in_force(view)
    ]
    return "\n".join((*lines, *_only_pile(say, view)))


def force_names(say: Speaker, view: View) -> tuple[str, ...]:
    """The same without the meanings, beside what one's own turn needs: that has what must be covered."""
    told = view.state.needs.covers if view.my_turn else None
    names = " · ".join(f"**{piles}** {mark_label(say, mark)}" for mark, piles in _in_force(view) if mark != told)
    return names, *_only_pile(say, view)


def _in_force(view: View) -> Iterator[tuple[Mark, str]]:
    piles: dict[Mark, list[str]] = {}
    for each in view.state.variant.in_force(view.state):
        piles.setdefault(each.mark, []).append(LETTERS[each.pile])
    yield from ((mark, ", ".join(letters)) for mark, letters in piles.items())


def _only_pile(say: Speaker, view: View) -> tuple[str, ...]:
    only = only_pile(view)
    return (say("board-only-pile", pile=only),) if only else ()


def _turn(say: Speaker, snapshot: Snapshot, view: View) -> str:
    state = view.state
    if state.seat is None:
        return "\n".join((say("board-who-starts"), *who_begins_lines(say, snapshot)))
    # Nobody's view is ever stuck: whether a turn can still be finished depends on a hand that is hidden here.
    needs = view.needs()
    name = seat_name(say, snapshot, state.seat)
    line = say(f"board-needs-{needs_kind(needs)}", name=name, **needs_facts(say, needs))
    played = plays_line(say, snapshot, view, this_turn(view))
    return f"{line}\n{say('board-so-far', plays=played)}" if played else line


def _last_turns(say: Speaker, turns: Sequence[Snapshot]) -> str:
    """A line each, as many of the last ones as there is room for."""
    lines: list[str] = []
    for turn in reversed(turns):
        lines.insert(0, _last_turn(say, turn))
        if len("\n".join((EARLIER, *lines))) > FIELD and len(lines) > 1:
            return "\n".join((EARLIER, *lines[1:]))
    return "\n".join(lines)


def _last_turn(say: Speaker, snapshot: Snapshot) -> str:
    view = snapshot.board()
    last = None if view is None else view.state.last
    if view is None or last is None:
        return ""
    plays = plays_line(say, snapshot, view, last_turn(view))
    return say("board-last", name=seat_name(say, snapshot, last.seat), plays=plays, drawn=last.drawn)


def _card_lines(say: Speaker, snapshot: Snapshot, view: View) -> str:
    state, shared = view.state, len(view.state.decks) == 1
    lines = [say("board-draw-pile", cards=len(state.decks[0]))] if shared else []
    for seat, hand in enumerate(state.hands):
        name = seat_name(say, snapshot, seat)
        if seat == state.seat:
            name = f"{TO_PLAY} {name}"
        if shared:
            lines.append(say("board-hand", name=name, cards=len(hand)))
        else:
            lines.append(say("board-hand-and-deck", name=name, cards=len(hand), deck=len(state.decks[seat])))
    return "\n".join(lines)

"""The buttons of a hand: a row a card with the piles it can go on, or card, then pile; and what else can be done."""

from discord import ButtonStyle

from bot.rules import LETTERS, Play, View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import CHOSEN, Button, Row, Rows, in_rows
from bot.ui.layout import component_count
from bot.ui.plan import places, read, written
from bot.ui.play_marks import HELP, best_plays, distinct_plays, is_help, marked_play, style_of
from bot.ui.seats import pile_name
from bot.ui.symbols import sign
from bot.ui.tabletop import pile_label

LINE = 39
"""Signs that stand side by side on a phone, a button's edges counted as `EDGES`. A card's row is one line there; what
does not fit is behind its last button."""
EDGES, EMOJI = 4, 3
MORE = "…"
SHOWN = 4  # plays on a button


def card_at(view: View, arg: str) -> int | None:
    """The card that a button means, by its address: `3`, or `3C` of a play."""
    digits = arg.rstrip(LETTERS)
    cards = places(view)
    return cards[int(digits)] if digits.isdecimal() and int(digits) < len(cards) else None


def play_at(view: View, arg: str) -> Play | None:
    """The play that a button means: `3C` is the card at place 3 on pile C."""
    plays = read(view, arg)
    return plays[0] if len(plays) == 1 else None


def play_rows(say: Speaker, snapshot: Snapshot, view: View, room: int) -> Rows:
    """A row a card, a press a play. `room`: components that the message can still have."""
    rows: Rows = ()
    for most in (2, 1):
        rows = tuple(row for card in view.hand if (row := _card_row(say, snapshot, view, card, most)))
        if component_count(rows) <= room:
            break
    return rows


def two_step_rows(say: Speaker, snapshot: Snapshot, view: View, chosen: int | None) -> Rows:
    """Cards, then piles for the chosen one."""
    return (*in_rows(_cards(say, snapshot, view, chosen)), _piles(say, snapshot, view, chosen))


def address(snapshot: Snapshot, verb: Verb, arg: str = "") -> Address:
    return Address(snapshot.id, snapshot.turn, verb, arg)


def plays_button(
    say: Speaker, snapshot: Snapshot, view: View, plays: tuple[Play, ...], style: ButtonStyle = ButtonStyle.success
) -> Button:
    """All of them at one press."""
    named = " · ".join(f"{play.card} ▸ {LETTERS[play.pile]}" for play in plays[:SHOWN])
    label = say("button-play-all", plays=f"{named} {MORE}" if len(plays) > SHOWN else named)
    return Button(address(snapshot, Verb.PLAY_ALL, written(view, plays)), label, style)


def action_row(say: Speaker, snapshot: Snapshot, view: View) -> Row:
    """On one's turn. *End turn* is there once it may be pressed: until then the words above say what is missing."""
    state, variant = view.state, view.state.variant
    played = str(len(state.played))
    buttons = []
    if variant.forbids_end(state) is None:
        style = ButtonStyle.success if variant.warns_end(state) is None else ButtonStyle.danger
        buttons.append(Button(address(snapshot, Verb.END_TURN, played), say("button-end-turn"), style))
    if variant.options.takebacks and state.played:  # before that it would only take room on a phone
        buttons.append(Button(address(snapshot, Verb.TAKE_BACK, played), say("button-take-back")))
    return (*buttons, *hint_button(say, snapshot, view), *signal_button(say, snapshot, view))


def hint_button(say: Speaker, snapshot: Snapshot, view: View) -> Row:
    """None where the table plays without hints. Where opponents have to agree, that comes first."""
    if not snapshot.setup.hints:
        return ()
    agreement = agree_button(say, snapshot, view)
    return agreement or (Button(address(snapshot, Verb.HINT), say("button-hint")),)


def agree_button(say: Speaker, snapshot: Snapshot, view: View) -> Row:
    if not snapshot.setup.hints or view.seat not in snapshot.hints_wait_for:
        return ()
    return (Button(address(snapshot, Verb.AGREE_HINTS), say("button-agree-hints")),)


def signal_button(say: Speaker, snapshot: Snapshot, view: View) -> Row:
    if not view.state.variant.has_partners:
        return ()
    silent = view.state.variant.forbids_talk(view.state) is not None
    return (Button(address(snapshot, Verb.SIGNALS), say("button-signals"), disabled=silent),)


def _play_address(snapshot: Snapshot, view: View, play: Play) -> Address:
    """Out of turn it is laid in mind, after what lies there already: that is what such a view has played."""
    if view.state.seat == snapshot.active:
        return address(snapshot, Verb.PLAY, written(view, (play,)))
    return address(snapshot, Verb.PLAN, written(view, (*view.state.played, play)))


def _card_row(say: Speaker, snapshot: Snapshot, view: View, card: int, most: int) -> Row:
    """Its best plays, and behind the last button the others. Without that button it may be one play more."""
    plays = best_plays(view, distinct_plays(view, card))
    made = {play: _play_button(say, snapshot, view, play) for play in plays[: most + 1]}
    row: Row = ()
    for shown in range(len(made), 0, -1):
        row = _plays_row(say, snapshot, view, dict(list(made.items())[:shown]), plays[shown:])
        if shown == 1 or (len(row) <= most + 1 and _fits_a_line(row)):
            break
    return row


def _play_button(say: Speaker, snapshot: Snapshot, view: View, play: Play) -> Button:
    return Button(_play_address(snapshot, view, play), marked_play(say, snapshot, view, play), style_of(view, play))


def _plays_row(say: Speaker, snapshot: Snapshot, view: View, made: dict[Play, Button], more: list[Play]) -> Row:
    card = next(iter(made)).card
    mark = view.state.variant.mark(card)
    buttons = [made[play] for play in sorted(made, key=lambda play: play.pile)]
    if more:
        place = str(places(view).index(card))
        label = f"{card} {HELP} {MORE}" if any(is_help(view, play) for play in more) else f"{card} {MORE}"
        buttons.append(Button(address(snapshot, Verb.CARD, place), label))
    if mark:
        buttons[0] = Button(buttons[0].address, buttons[0].label, buttons[0].style, emoji=sign(say, mark))
    return tuple(buttons)


def _fits_a_line(row: Row) -> bool:
    buttons = [thing for thing in row if isinstance(thing, Button)]
    return sum(len(each.label) + EDGES + EMOJI * bool(each.emoji) for each in buttons) <= LINE


def _cards(say: Speaker, snapshot: Snapshot, view: View, chosen: int | None) -> list[Button]:
    playable = {play.card for play in view.plays()}
    numbered = {card: str(place) for place, card in enumerate(places(view))}
    buttons = []
    for card in view.hand:
        mark = view.state.variant.mark(card)
        buttons.append(
            Button(
                address(snapshot, Verb.CARD, numbered[card]),
                f"{CHOSEN} {card}" if card == chosen else str(card),
                ButtonStyle.success if card == chosen else ButtonStyle.primary,
                disabled=card not in playable,
                emoji=sign(say, mark) if mark else "",
            )
        )
    return buttons


def _piles(say: Speaker, snapshot: Snapshot, view: View, chosen: int | None) -> Row:
    buttons = []
    for pile in range(len(view.state.piles)):
        play = None if chosen is None else Play(chosen, pile)
        if play and view.state.forbids(play) is None:
            label = marked_play(say, snapshot, view, play)
            buttons.append(Button(_play_address(snapshot, view, play), label, style_of(view, play)))
        else:
            label = pile_label(view, pile).replace(LETTERS[pile], pile_name(say, snapshot, view, pile, plain=True), 1)
            nowhere = address(snapshot, Verb.PLAY, f"{LETTERS[pile]}")
            buttons.append(Button(nowhere, label, disabled=True))
    return tuple(buttons)

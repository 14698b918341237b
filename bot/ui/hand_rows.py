"""The buttons below a hand: cards, then piles for the chosen card, then what else can be done."""

from discord import ButtonStyle

from bot.rules import LETTERS, Play, View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import CHOSEN, Button, Row, Rows, in_rows
from bot.ui.plays import play_label
from bot.ui.symbols import SIGNS
from bot.ui.tabletop import pile_label


def places(view: View) -> tuple[int, ...]:
    """The cards that the seat held when the turn began: what a card button's number counts in."""
    played = tuple(play.card for play in view.state.played) if view.my_turn else ()
    return tuple(sorted(view.hand + played))


def card_at(view: View, arg: str) -> int | None:
    """The card that a button means, by its address: `3`, or `3C` of a play."""
    digits = arg.rstrip(LETTERS)
    cards = places(view)
    return cards[int(digits)] if digits.isdecimal() and int(digits) < len(cards) else None


def play_at(view: View, arg: str) -> Play | None:
    """The play that a button means: `3C` is the card at place 3 on pile C."""
    card, letter = card_at(view, arg), arg[-1:]
    return Play(card, LETTERS.index(letter)) if card is not None and letter and letter in LETTERS else None


def hand_rows(say: Speaker, snapshot: Snapshot, view: View, chosen: int | None) -> Rows:
    if view.state.outcome is not None:
        return ()
    cards = in_rows(_cards(snapshot, view, chosen))
    piles = (_piles(say, snapshot, view, chosen),) if view.my_turn else ()
    return (*cards, *piles, _actions(say, snapshot, view))


def card_label(view: View, card: int) -> str:
    mark = view.state.variant.mark(card)
    return f"{card} {SIGNS[mark]}" if mark else str(card)


def _address(snapshot: Snapshot, verb: Verb, arg: str = "") -> Address:
    return Address(snapshot.id, snapshot.turn, verb, arg)


def _cards(snapshot: Snapshot, view: View, chosen: int | None) -> list[Button]:
    playable = {play.card for play in view.plays()}
    numbered = {card: str(place) for place, card in enumerate(places(view))}
    return [
        Button(
            _address(snapshot, Verb.CARD, numbered[card]),
            f"{CHOSEN} {card_label(view, card)}" if card == chosen else card_label(view, card),
            ButtonStyle.success if card == chosen else ButtonStyle.primary,
            disabled=card not in playable,
        )
        for card in view.hand
    ]


def _piles(say: Speaker, snapshot: Snapshot, view: View, chosen: int | None) -> Row:
    place = "" if chosen is None else places(view).index(chosen)
    buttons = []
    for pile in range(len(view.state.piles)):
        play = None if chosen is None else Play(chosen, pile)
        legal = play is not None and view.state.forbids(play) is None
        buttons.append(
            Button(
                _address(snapshot, Verb.PLAY, f"{place}{LETTERS[pile]}"),
                play_label(say, view, play) if play and legal else pile_label(view, pile),
                _style(view, play) if play and legal else ButtonStyle.secondary,
                disabled=not legal,
            )
        )
    return tuple(buttons)


def _style(view: View, play: Play) -> ButtonStyle:
    if play in view.dead_ends():
        return ButtonStyle.danger
    return ButtonStyle.success if view.state.variant.trick(view.state, play) else ButtonStyle.primary


def _actions(say: Speaker, snapshot: Snapshot, view: View) -> Row:
    state, variant = view.state, view.state.variant
    buttons = []
    if state.seat is None:
        buttons.append(Button(_address(snapshot, Verb.CLAIM), say("button-claim"), ButtonStyle.success))
    if view.my_turn:
        played = str(len(state.played))
        refused = variant.forbids_end(state) is not None
        risky = variant.warns_end(state) is not None
        style = ButtonStyle.danger if risky and not refused else ButtonStyle.success
        end = say("button-end-turn-owed", owed=state.owed) if refused and state.owed else say("button-end-turn")
        buttons.append(Button(_address(snapshot, Verb.END_TURN, played), end, style, disabled=refused))
        if variant.options.takebacks:
            take_back = _address(snapshot, Verb.TAKE_BACK, played)
            buttons.append(Button(take_back, say("button-take-back"), disabled=not state.played))
        buttons.append(Button(_address(snapshot, Verb.HINT), say("button-hint")))
    if variant.has_partners:
        signals = _address(snapshot, Verb.SIGNALS)
        buttons.append(Button(signals, say("button-signals"), disabled=variant.forbids_talk(state) is not None))
    buttons.append(Button(_address(snapshot, Verb.HAND), say("button-refresh")))
    return tuple(buttons)

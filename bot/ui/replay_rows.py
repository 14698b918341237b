"""What can be pressed below a replay: leaf through it, choose whose eyes to see with, show it, save it, play on."""

from discord import ButtonStyle

from bot.records import Moment
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Choice, Menu, Row, Rows
from bot.ui.seats import plain_seat_name

ALL, TABLE = "all", "table"  # whose eyes: everybody's, or a bystander's
FILES = ("text", "picture", "animation", "json")
FIRST, BACK, NEXT, LAST = "⏮", "◀", "▶", "⏭"
WINDOW = 23  # turns in the menu, beside the way to earlier and to later ones
LABEL = 100  # signs of a choice


def replay_rows(say: Speaker, moment: Moment, eyes: str) -> Rows:
    return (
        leaf_row(moment, Verb.REPLAY_TURN, eyes),
        (turn_menu(say, moment, Verb.REPLAY_TURN, eyes),),
        (_eyes_menu(say, moment, eyes),),
        (_save_menu(say, moment),),
        (
            Button(_address(moment, Verb.PLAY_ON), say("button-play-on"), disabled=not moment.can_play_on),
            Button(_address(moment, Verb.REPLAY_SHARE, eyes), say("button-replay-share")),
        ),
    )


def shared_rows(say: Speaker, moment: Moment, eyes: str) -> Rows:
    """Whoever presses it gets a replay of their own, at the same turn."""
    return ((Button(_address(moment, Verb.REPLAY, eyes), say("button-replay"), ButtonStyle.primary),),)


def leaf_row(moment: Moment, verb: Verb, eyes: str) -> Row:
    """Each leads to a turn by its number; beyond the end there is none."""
    at, last = moment.number, moment.last
    targets = ((FIRST, 0, at > 0), (BACK, at - 1, at > 0), (NEXT, at + 1, at < last), (LAST, last, at < last))
    return tuple(
        Button(
            Address(moment.game, min(max(turn, 0), last), verb, f"{eyes}.{way}"),
            sign,
            ButtonStyle.primary if sign == NEXT else ButtonStyle.secondary,
            disabled=not possible,
        )
        for way, (sign, turn, possible) in zip(("first", "back", "next", "last"), targets, strict=True)
    )


def turn_menu(say: Speaker, moment: Moment, verb: Verb, eyes: str) -> Menu:
    """Turns around this one, and at either end the way to the others."""
    start = moment.number // WINDOW * WINDOW
    end = min(start + WINDOW, moment.last + 1)
    choices = [
        Choice(str(turn), _turn_label(say, moment, turn), None, turn == moment.number) for turn in range(start, end)
    ]
    if start:
        choices.insert(0, Choice(str(start - 1), say("replay-earlier", number=start - 1)))
    if end <= moment.last:
        choices.append(Choice(str(end), say("replay-later", number=end)))
    return Menu(_address(moment, verb, f"{eyes}.go"), say("menu-replay-turn"), tuple(choices))


def _eyes_menu(say: Speaker, moment: Moment, eyes: str) -> Menu:
    choices = [
        Choice(ALL, say("replay-eyes-all"), None, eyes == ALL),
        Choice(TABLE, say("replay-eyes-table"), None, eyes == TABLE),
    ]
    for seat in range(len(moment.hands)):
        name = plain_seat_name(say, moment.snapshot, seat)
        choices.append(Choice(str(seat), say("replay-eyes-seat", name=name), None, eyes == str(seat)))
    return Menu(_address(moment, Verb.REPLAY_EYES), say("menu-replay-eyes"), tuple(choices))


def _save_menu(say: Speaker, moment: Moment) -> Menu:
    choices = tuple(Choice(kind, say(f"replay-save-{kind}")) for kind in FILES)
    return Menu(_address(moment, Verb.REPLAY_SAVE), say("menu-replay-save"), choices)


def _turn_label(say: Speaker, moment: Moment, turn: int) -> str:
    line = moment.turns[turn]
    if not turn:
        return say("replay-choice-deal")
    name = plain_seat_name(say, moment.snapshot, line.seat or 0)
    label = say("replay-choice-turn", number=turn, name=name, plays=" ".join(map(str, line.plays)) or "—")
    return label if len(label) <= LABEL else f"{label[: LABEL - 1]}…"


def _address(moment: Moment, verb: Verb, arg: str = "") -> Address:
    return Address(moment.game, moment.number, verb, arg)

"""Table talk (O14): the panel of signals, its buttons, and the command."""

from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage, show
from bot.channel.messages.pages import signals_page
from bot.rules import LETTERS, Refused, Signal, Word
from bot.tables import Snapshot
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.notices import signal_answer


@button(Verb.SIGNALS)
async def open_panel(press: ButtonPress) -> None:
    page = signals_page(press.say, await press.snapshot(), press.person)
    await press.reply(OutgoingMessage(page=page))


@button(Verb.ABOUT)
async def choose_pile(press: ButtonPress) -> None:
    await _show_panel(press, await press.snapshot(), _pile(press))


@button(Verb.SAY)
async def say(press: ButtonPress) -> None:
    word = press.address.arg.partition(".")[2]
    if word not in ("", *Word):
        raise Refused(T.STALE)
    signal = Signal(_pile(press), Word(word) if word else None)
    await _show_panel(press, await press.act(signal), signal.pile)


async def say_by_command(request: Request, pile: str, word: str | None) -> None:
    signal = Signal(LETTERS.index(pile), Word(word) if word else None)
    await request.act(signal)
    await request.reply(signal_answer(request.say, signal.pile, signal.word))


async def _show_panel(press: ButtonPress, snapshot: Snapshot, pile: int) -> None:
    page = signals_page(press.say, snapshot, press.person, pile)
    await show(press.interaction, OutgoingMessage(page=page))


def _pile(press: ButtonPress) -> int:
    letter = press.address.arg[:1]
    if not letter or letter not in LETTERS:
        raise Refused(T.STALE)
    return LETTERS.index(letter)

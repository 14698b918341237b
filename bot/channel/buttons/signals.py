"""Table talk (O14, X2): the panel of signals, its buttons, and the command."""

from collections.abc import Sequence

from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage, show
from bot.channel.messages.pages import own_view, signals_page
from bot.rules import LETTERS, Action, Refused, Signal, View, Word
from bot.tables import Snapshot
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.buttons import Choice
from bot.ui.notices import signal_answer
from bot.ui.signals import mark_answer, mark_choices, mark_signal, mark_signals


@button(Verb.SIGNALS)
async def open_panel(press: ButtonPress) -> None:
    page = signals_page(press.say, await press.snapshot(), press.person)
    await press.reply(OutgoingMessage(page=page))


@button(Verb.ABOUT)
async def choose_pile(press: ButtonPress) -> None:
    """On a panel of an earlier version."""
    await _show_panel(press, await press.snapshot())


@button(Verb.SAY)
async def say(press: ButtonPress) -> None:
    """What stands already is not said again, and what does not stand is not taken back."""
    pile, (_, _, word) = _pile(press), press.address.arg.partition(".")
    if word not in ("", *Word):
        raise Refused(T.STALE)

    def choose(view: View) -> Sequence[Action]:
        mine = [r.word for r in view.state.signals if (r.seat, r.pile) == (view.seat, pile)]
        wanted = [Word(word)] if word else []
        return [] if wanted == mine else [Signal(pile, wanted[0] if wanted else None)]

    await _show_panel(press, await press.act(choose=choose))


@button(Verb.SAY_MARKS)
async def say_of_marks(press: ButtonPress) -> None:
    """The menu has all that this seat says; the difference is what was done."""

    def choose(view: View) -> Sequence[Action]:
        return mark_signals(view, press.values)

    await _show_panel(press, await press.act(choose=choose))


async def say_by_command(request: Request, pile: str, word: str | None) -> None:
    signal = Signal(LETTERS.index(pile), Word(word) if word else None)
    await request.act(signal)
    await request.reply(signal_answer(request.say, signal.pile, signal.word))


async def say_of_mark_by_command(request: Request, value: str) -> None:
    """The same phrase again takes it back."""
    change = await request.act(choose=lambda view: [mark_signal(view, value)])
    await request.reply(mark_answer(request.say, own_view(change, request.person), value))


async def offer_phrases(request: Request, typed: str) -> Sequence[Choice]:
    """None for somebody who has no seat."""
    return mark_choices(request.say, own_view(await request.snapshot(), request.person), typed)


async def _show_panel(press: ButtonPress, snapshot: Snapshot) -> None:
    page = signals_page(press.say, snapshot, press.person)
    await show(press.interaction, OutgoingMessage(page=page))


def _pile(press: ButtonPress) -> int:
    letter = press.address.arg[:1]
    if not letter or letter not in LETTERS:
        raise Refused(T.STALE)
    return LETTERS.index(letter)

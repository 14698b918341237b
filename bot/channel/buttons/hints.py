"""The expert's advice in words, for the eyes of the one who asked."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from msgspec.structs import asdict

from bot.channel.buttons.hand import show_hand
from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.pages import own_view
from bot.rules import Play, Refused
from bot.tables import Snapshot, agree_to_hints
from bot.ui.addresses import Verb
from bot.ui.hints import hint_answer
from bot.ui.notices import stuck_answer

NO_HINT, HINT_LATER = "no-hint", "hint-later"
HINT_PENDING, HINTS_OFTEN = "hint-pending", "hints-often"


@button(Verb.HINT)
async def show_hint_on_hand(press: ButtonPress) -> None:
    """Thinking takes a while: the answer is promised first, and shown on the hand as it is then."""
    async with _promised_hint(press) as snapshot:
        advice, plays = await _advice(press, snapshot)
    now = await press.snapshot()
    focus = press.services.open_hands.focus(now, press.person)
    still = now.moment == snapshot.moment
    await show_hand(press, now, replace(focus, note=advice, advice=plays if still else ()))


@button(Verb.AGREE_HINTS)
async def agree(press: ButtonPress) -> None:
    """Where people play against each other. The board and the other hand tell of it."""
    await show_hand(press, await agree_to_hints(press.tables, await press.table(), await press.caller()))


async def reply_with_hint(request: Request) -> None:
    async with _promised_hint(request) as snapshot:
        advice, _ = await _advice(request, snapshot)
    await request.reply(advice)


@asynccontextmanager
async def _promised_hint(request: Request) -> AsyncIterator[Snapshot]:
    """The table, if it is the asker's turn. One at a time, and so many a minute: others want to think, too."""
    snapshot, caller, limits = await request.snapshot(), await request.caller(), request.services.limits
    view = own_view(snapshot, request.person)
    if snapshot.hint_refusal is not None:
        raise snapshot.hint_refusal
    if not view.my_turn:
        raise Refused(NO_HINT)
    if limits.is_thinking_for(caller.person):
        raise Refused(HINT_PENDING)
    if not caller.moderator and (until := limits.hints.take(caller.person)) is not None:
        raise Refused(HINTS_OFTEN, until=until)
    with limits.thinking_for(caller.person):
        await request.promise()
        yield snapshot


async def _advice(request: Request, snapshot: Snapshot) -> tuple[str, tuple[Play, ...]]:
    """In words, and what it says to play."""
    view, advise = own_view(snapshot, request.person), request.services.advise
    advice = await advise(view, request.guild, snapshot.company) if advise else None
    if advice is None:  # everybody is thinking about something else
        raise Refused(HINT_LATER)
    await request.tables.note_hint(await request.table(), await request.caller())
    if not advice.plays and view.state.variant.forbids_end(view.state) is not None:
        return stuck_answer(request.say), ()
    return hint_answer(request.say, snapshot, **asdict(advice)), tuple(advice.plays)

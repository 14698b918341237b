"""The expert's advice in words, for the eyes of the one who asked."""

from bot.channel.buttons.hand import show_hand
from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.pages import own_view
from bot.rules import Refused, View
from bot.ui.addresses import Verb
from bot.ui.notices import hint_answer, stuck_answer

NO_HINT, HINT_LATER = "no-hint", "hint-later"


@button(Verb.HINT)
async def show_hint_on_hand(press: ButtonPress) -> None:
    """Thinking takes a while: the answer is promised first, and shown on the hand as it is then."""
    view = own_view(await press.snapshot(), press.person)
    await press.interaction.response.defer()
    advice = await _advice(press, view)
    await show_hand(press, await press.snapshot(), note=advice)


async def reply_with_hint(request: Request) -> None:
    view = own_view(await request.snapshot(), request.person)
    await request.interaction.response.defer(ephemeral=True, thinking=True)
    await request.reply(await _advice(request, view))


async def _advice(request: Request, view: View) -> str:
    if not view.my_turn:
        raise Refused(NO_HINT)
    advise = request.services.advise
    advice = await advise(view) if advise else None
    if advice is None:  # everybody is thinking about something else
        raise Refused(HINT_LATER)
    if not advice.plays and view.state.variant.forbids_end(view.state) is not None:
        return stuck_answer(request.say)
    return hint_answer(request.say, advice.plays, advice.reason)

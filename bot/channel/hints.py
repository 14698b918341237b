"""The expert's advice in words, for the eyes of the one who asked."""

from bot.channel.house import House
from bot.rules import Refused, View
from bot.text import Speaker
from bot.ui.notices import hint_answer, stuck_answer

NO_HINT, HINT_LATER = "no-hint", "hint-later"


async def hinted(house: House, say: Speaker, view: View) -> str:
    if not view.my_turn:
        raise Refused(NO_HINT)
    advice = await house.advise(view) if house.advise else None
    if advice is None:  # everybody is thinking about something else
        raise Refused(HINT_LATER)
    if not advice.plays and view.state.variant.forbids_end(view.state) is not None:
        return stuck_answer(say)
    return hint_answer(say, advice.plays, advice.reason)

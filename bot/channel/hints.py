"""The expert's advice in words, for the eyes of the one who asked."""

from bot.channel.house import House
from bot.rules import Refused, View
from bot.text import Speaker
from bot.ui.notices import hint

NO_HINT = "no-hint"


async def hinted(house: House, say: Speaker, view: View) -> str:
    advice = await house.advise(view) if house.advise and view.my_turn else None
    if advice is None:
        raise Refused(NO_HINT)
    return hint(say, advice.plays, advice.reason)

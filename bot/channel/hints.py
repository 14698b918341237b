"""The expert's advice in words, for the eyes of the one who asked."""

from bot.channel.house import House
from bot.players.hint import Reason
from bot.rules import Refused, View
from bot.text import Speaker
from bot.ui.notices import hint

NO_HINT = "no-hint"

WORDS = {
    Reason.WINS: "win",
    Reason.TRICK: "trick",
    Reason.PREPARES_TRICK: "trick",
    Reason.SMALL_STEP: "small-steps",
    Reason.HELPS: "help",
    Reason.SPARES: "heeds-signal",
}


async def hinted(house: House, say: Speaker, view: View) -> str:
    advice = await house.advise(view) if house.advise and view.my_turn else None
    if advice is None:
        raise Refused(NO_HINT)
    return hint(say, advice.plays, WORDS.get(advice.reason, ""))

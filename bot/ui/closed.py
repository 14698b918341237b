"""A board or lobby on which nothing can be done any more: it says why, and where the result is."""

from discord import Embed

from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.buttons import Page
from bot.ui.colours import CLOSED
from bot.ui.deals import seal_words
from bot.ui.notices import end_notice
from bot.ui.tabletop import tops


def closed_page(say: Speaker, snapshot: Snapshot, result: str | None = None) -> Page:
    """Of a table that is over. `result` is the address of the message that tells how the game ended."""
    view = snapshot.board()
    lines = [tops(view)] if view is not None else []
    if snapshot.outcome is None:
        lines.insert(0, end_notice(say, snapshot.ended or "", snapshot.end_note))
    elif result is not None:
        lines.append(say("closed-result", address=result))
    variant = say(f"variant-{snapshot.setup.variant}")
    embed = Embed(title=say("closed-title", variant=variant), description="\n".join(lines), colour=CLOSED)
    if sealed := seal_words(say, snapshot):  # as it stood there all the time
        embed.set_footer(text="".join(sealed))
    return Page(embed)

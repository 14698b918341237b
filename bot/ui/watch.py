"""A game that is on, turn by turn, for whoever does not play: what everybody could see, and hands only where that was
agreed before the deal."""

from discord import Embed

from bot.records import Moment
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.board import force_lines
from bot.ui.buttons import Button, Page, Row
from bot.ui.colours import CALM
from bot.ui.replay import drawn_cards, footer, hand_lines, said_lines, turn_line
from bot.ui.replay_rows import ALL, TABLE, leaf_row, turn_menu
from bot.ui.tabletop import tops


def watch_page(say: Speaker, moment: Moment, *, may_open_hands: bool) -> Page:
    """With all hands, if the moment has them. `may_open_hands`: whoever looks may ask for them."""
    view = moment.snapshot.board()
    assert view is not None
    eyes = ALL if moment.hands else TABLE
    title = say("watch-turn", number=moment.number) if moment.number else say("watch-deal")
    embed = Embed(title=title, description=turn_line(say, moment, view), colour=CALM)
    for name, value in (
        (say("replay-drawn"), drawn_cards(say, view, moment, eyes)),
        (say("board-in-force"), force_lines(say, view)),
        (say("board-said"), said_lines(say, moment)),
        (say("replay-piles"), tops(view)),
        (say("replay-hands"), hand_lines(say, moment, view, eyes)),
    ):
        if value:
            embed.add_field(name=name, value=value, inline=False)
    embed.set_footer(text=footer(say, moment, view))
    rows = (leaf_row(moment, Verb.WATCH_TURN, eyes), (turn_menu(say, moment, Verb.WATCH_TURN, eyes),))
    return Page(embed, (*rows, _more(say, moment, eyes, may_open_hands=may_open_hands)))


def _more(say: Speaker, moment: Moment, eyes: str, *, may_open_hands: bool) -> Row:
    """What has happened since; and the hands, which cost the chance to play here."""
    newest = Button(Address(moment.game, moment.last, Verb.WATCH, eyes), say("button-watch-newest"))
    if not may_open_hands:
        return (newest,)
    hands = Button(Address(moment.game, moment.number, Verb.WATCH_HANDS), say("button-watch-hands"))
    return (newest, hands)

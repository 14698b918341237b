"""From a table to what is shown of it."""

from bot.channel.house import House
from bot.rules import GiveUp, Refused, View
from bot.tables import Acted, Ended, Phase, Snapshot
from bot.tables import TableClause as T
from bot.text import Speaker
from bot.ui import hand
from bot.ui.board import board_page
from bot.ui.buttons import Page
from bot.ui.lobby import lobby_page
from bot.ui.notices import end_notice
from bot.ui.pictures import Picture


async def public_page(house: House, say: Speaker, snapshot: Snapshot) -> tuple[str | None, Page]:
    """What everybody may see: the lobby, the board, the result, or how it was before the table was closed."""
    dealt = snapshot.began is not None
    if snapshot.phase is not Phase.OVER:
        return None, board_page(say, snapshot) if dealt else lobby_page(say, snapshot)
    entries = await house.tables.entries(snapshot.id)
    if snapshot.outcome is not None:
        acts = [entry.what.action for entry in entries if isinstance(entry.what, Acted)]
        return None, board_page(say, snapshot, gave_up=bool(acts) and isinstance(acts[-1], GiveUp))
    notes = [entry.what.note for entry in entries if isinstance(entry.what, Ended)]
    page = board_page(say, snapshot) if dealt else lobby_page(say, snapshot)
    return end_notice(say, snapshot.ended or "", "".join(notes)), Page(page.embed)


async def public_picture(house: House, say: Speaker, snapshot: Snapshot) -> Picture | None:
    """Of what `public_page` shows, where the server wants pictures."""
    if house.pictures is None or not (await house.manners.server(snapshot.guild)).pictures:
        return None
    if snapshot.began is None:
        return await house.pictures.lobby(snapshot, say)
    draw = house.pictures.board if snapshot.outcome is None else house.pictures.result
    return await draw(snapshot, say)


def own_view(snapshot: Snapshot, person: int) -> View:
    """A seated person's, once the cards are dealt."""
    if snapshot.seat_of(person) is None:
        raise Refused(T.NOT_SEATED, table=snapshot.id)
    view = snapshot.view_of(person)
    if snapshot.ended is not None:
        raise Refused(T.OVER, table=snapshot.id)
    if view is None:
        raise Refused(T.NOT_STARTED, table=snapshot.id)
    return view


def own_seat(snapshot: Snapshot, person: int) -> int:
    seat = own_view(snapshot, person).seat
    assert seat is not None
    return seat


def hand_page(say: Speaker, snapshot: Snapshot, person: int, chosen: int | None = None) -> Page:
    return hand.hand_page(say, snapshot, own_seat(snapshot, person), chosen=chosen)


async def hand_picture(house: House, say: Speaker, snapshot: Snapshot, person: int) -> Picture | None:
    """For somebody who wants pictures."""
    if house.pictures is None or not (await house.manners.person(person)).pictures:
        return None
    return await house.pictures.hand(snapshot, own_seat(snapshot, person), say)

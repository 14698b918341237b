"""From a table to what is shown of it."""

from bot.channel.house import House
from bot.rules import GiveUp, Refused, View
from bot.tables import Acted, Ended, Phase, Snapshot
from bot.tables import TableClause as T
from bot.text import Speaker
from bot.ui.board import board
from bot.ui.buttons import Page
from bot.ui.hand import hand
from bot.ui.lobby import Lobby, lobby
from bot.ui.notices import ended
from bot.ui.pictures import Picture
from bot.ui.seats import Seat


def seats_of(snapshot: Snapshot) -> list[Seat]:
    return [
        Seat("" if seat.person is None else snapshot.name(seat.person), seat.level, seat.person)
        for seat in snapshot.seats
    ]


def lobby_page(say: Speaker, snapshot: Snapshot) -> Page:
    at = Lobby(
        snapshot.id,
        snapshot.setup.variant,
        seats_of(snapshot),
        snapshot.host,
        snapshot.setup.options,
        snapshot.setup.shuffled,
    )
    return lobby(say, at)


async def public_page(house: House, say: Speaker, snapshot: Snapshot) -> tuple[str | None, Page]:
    """What everybody may see: the lobby, the board, the result, or how it was before the table was closed."""
    view = snapshot.board()
    if snapshot.phase is not Phase.OVER:
        return None, lobby_page(say, snapshot) if view is None else board(say, view, seats_of(snapshot), snapshot.id)
    entries = await house.tables.entries(snapshot.id)
    if view is not None and view.state.outcome is not None:
        acts = [entry.what.action for entry in entries if isinstance(entry.what, Acted)]
        gave_up = bool(acts) and isinstance(acts[-1], GiveUp)
        return None, board(say, view, seats_of(snapshot), snapshot.id, gave_up=gave_up)
    notes = [entry.what.note for entry in entries if isinstance(entry.what, Ended)]
    page = lobby_page(say, snapshot) if view is None else board(say, view, seats_of(snapshot), snapshot.id)
    return ended(say, snapshot.ended or "", "".join(notes)), Page(page.embed)


async def public_picture(house: House, say: Speaker, snapshot: Snapshot) -> Picture | None:
    """Of what `public_page` shows, where the server wants pictures."""
    if house.pictures is None or not (await house.manners.server(snapshot.guild)).pictures:
        return None
    pictures = house.pictures
    if snapshot.board() is None:
        return await pictures.lobby(snapshot, say)
    draw = pictures.board if snapshot.outcome is None else pictures.result
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


def hand_page(say: Speaker, snapshot: Snapshot, person: int, chosen: int | None = None) -> Page:
    view = own_view(snapshot, person)
    return hand(say, view, seats_of(snapshot), snapshot.id, chosen=chosen, channel=snapshot.channel)


async def hand_picture(house: House, say: Speaker, snapshot: Snapshot, person: int) -> Picture | None:
    """For somebody who wants pictures."""
    if house.pictures is None or not (await house.manners.person(person)).pictures:
        return None
    seat = own_view(snapshot, person).seat
    assert seat is not None
    return await house.pictures.hand(snapshot, seat, say)

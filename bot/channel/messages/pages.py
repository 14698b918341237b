"""From a table to what is shown of it: here, and nowhere else, the pages and pictures of the ui are asked for."""

from bot.channel.context.settings_cache import SettingsCache
from bot.channel.messages.outgoing import OutgoingMessage
from bot.rules import GiveUp, Refused, View
from bot.tables import Acted, Ended, Phase, Snapshot, Tables
from bot.tables import TableClause as T
from bot.text import Speaker
from bot.ui.board import board
from bot.ui.buttons import Page
from bot.ui.hand import hand
from bot.ui.lobby import VARIANTS, Lobby, lobby
from bot.ui.notices import ended
from bot.ui.options import options_line
from bot.ui.pictures import Picture, Pictures, Sitter
from bot.ui.seats import Seat, plain
from bot.ui.signals import signal_panel


class Pages:
    def __init__(self, tables: Tables, settings: SettingsCache, pictures: Pictures | None) -> None:
        self._tables, self._settings, self._pictures = tables, settings, pictures

    async def public_message(self, say: Speaker, snapshot: Snapshot, *, with_picture: bool) -> OutgoingMessage:
        """What everybody may see: the lobby, the board, the result, or how it was before the table was closed."""
        picture = await self._public_picture(say, snapshot) if with_picture else None
        if snapshot.phase is not Phase.OVER:
            return OutgoingMessage(page=_public_page(say, snapshot), picture=picture)
        entries = await self._tables.entries(snapshot.id)
        if snapshot.outcome is not None:
            acts = [entry.what.action for entry in entries if isinstance(entry.what, Acted)]
            gave_up = bool(acts) and isinstance(acts[-1], GiveUp)
            return OutgoingMessage(page=_public_page(say, snapshot, gave_up=gave_up), picture=picture)
        notes = [entry.what.note for entry in entries if isinstance(entry.what, Ended)]
        page = Page(_public_page(say, snapshot).embed)
        return OutgoingMessage(ended(say, snapshot.ended or "", "".join(notes)), page, picture=picture)

    async def hand_picture(self, say: Speaker, snapshot: Snapshot, person: int) -> Picture | None:
        """For somebody who wants pictures."""
        if self._pictures is None or not (await self._settings.person(person)).pictures:
            return None
        view = own_view(snapshot, person)
        return await self._pictures.hand(view, say, _names(say, snapshot), view.dead_ends())

    async def _public_picture(self, say: Speaker, snapshot: Snapshot) -> Picture | None:
        """Where the server wants pictures."""
        if self._pictures is None or not (await self._settings.server(snapshot.guild)).pictures:
            return None
        view = snapshot.board()
        if view is None:
            setup = snapshot.setup
            sitters = [Sitter(seat.name, seat.computer is not None) for seat in seats_of(snapshot)]
            notes = options_line(say, setup.options, shuffled=setup.shuffled)
            return await self._pictures.lobby(VARIANTS[setup.variant], sitters, say, notes)
        draw = self._pictures.board if view.state.outcome is None else self._pictures.result
        return await draw(view, say, _names(say, snapshot))


def hand_page(say: Speaker, snapshot: Snapshot, person: int, chosen: int | None = None) -> Page:
    view = own_view(snapshot, person)
    return hand(say, view, seats_of(snapshot), snapshot.id, chosen=chosen, channel=snapshot.channel)


def signals_page(say: Speaker, snapshot: Snapshot, person: int, pile: int | None = None) -> Page:
    return signal_panel(say, own_view(snapshot, person), seats_of(snapshot), snapshot.id, pile)


def own_view(snapshot: Snapshot, person: int) -> View:
    """A seated person's, once the cards are dealt."""
    if snapshot.seat_of(person) is None:
        raise Refused(T.NOT_SEATED, table=snapshot.id)
    if snapshot.ended is not None:
        raise Refused(T.OVER, table=snapshot.id)
    view = snapshot.view_of(person)
    if view is None:
        raise Refused(T.NOT_STARTED, table=snapshot.id)
    return view


def seats_of(snapshot: Snapshot) -> list[Seat]:
    return [
        Seat("" if seat.person is None else snapshot.name(seat.person), seat.level, seat.person)
        for seat in snapshot.seats
    ]


def _public_page(say: Speaker, snapshot: Snapshot, *, gave_up: bool = False) -> Page:
    view, seats, setup = snapshot.board(), seats_of(snapshot), snapshot.setup
    if view is None:
        return lobby(say, Lobby(snapshot.id, setup.variant, seats, snapshot.host, setup.options, setup.shuffled))
    return board(say, view, seats, snapshot.id, gave_up=gave_up)


def _names(say: Speaker, snapshot: Snapshot) -> list[str]:
    """For pictures, where a computer player needs a name too."""
    seats = seats_of(snapshot)
    return [plain(say, seats, seat) for seat in range(len(seats))]

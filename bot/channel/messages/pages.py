"""From a table to what is shown of it: here, and nowhere else, the pages and pictures of the ui are asked for."""

from collections.abc import Sequence

from bot.channel.context.settings_cache import SettingsCache
from bot.channel.messages.outgoing import OutgoingMessage
from bot.records import DailyEntry, Moment, Summary
from bot.rules import Refused, View
from bot.tables import Phase, Snapshot
from bot.tables import TableClause as T
from bot.text import Speaker
from bot.ui.board import board_page
from bot.ui.buttons import Page
from bot.ui.closed import closed_page
from bot.ui.daily_share import share_card
from bot.ui.hand import Focus, hand_layout
from bot.ui.layout import layout_of
from bot.ui.lobby import lobby_page
from bot.ui.pictures import Picture, Pictures
from bot.ui.result import result_page
from bot.ui.signals import signal_panel


class Pages:
    def __init__(self, settings: SettingsCache, pictures: Pictures | None) -> None:
        self._settings, self._pictures = settings, pictures

    async def public_message(
        self, say: Speaker, snapshot: Snapshot, *, with_picture: bool, turns: Sequence[Snapshot] = ()
    ) -> OutgoingMessage:
        """What everybody may see: the lobby, the board, the result, or that the table was closed.

        `turns`: the table as each turn ended that the board is to tell, where the last one is not all.
        """
        if snapshot.phase is Phase.OVER and snapshot.outcome is None:
            return closed_message(say, snapshot)
        picture = await self._public_picture(say, snapshot) if with_picture else None
        return OutgoingMessage(page=_public_page(say, snapshot, turns), picture=picture)

    async def hand(
        self, say: Speaker, snapshot: Snapshot, person: int, focus: Focus, *, with_picture: bool
    ) -> OutgoingMessage:
        """What one player sees for themselves; after the end, how it ended."""
        if snapshot.ended is not None:
            return OutgoingMessage(layout=layout_of(closed_page(say, snapshot)))
        seat, settings = own_seat(snapshot, person), await self._settings.person(person)
        pictures = self._pictures if with_picture and settings.pictures else None
        if snapshot.outcome is not None:
            picture = await pictures.result(snapshot, say) if pictures else None
            result = layout_of(result_page(say, snapshot, gave_up=snapshot.gave_up))
            return OutgoingMessage(layout=result.beside(focus.note), picture=picture)
        picture = await pictures.hand(snapshot, seat, say) if pictures else None
        layout = hand_layout(say, snapshot, seat, focus, two_steps=settings.two_steps, pictured=picture is not None)
        return OutgoingMessage(layout=layout, picture=picture)

    async def replay_picture(
        self, say: Speaker, moment: Moment, seat: int | None, person: int, guild: int
    ) -> Picture | None:
        """Of a game that is over: what lay on the table, or what one seat had in hand. For somebody who wants
        pictures; `guild` is where they ask for it."""
        if self._pictures is None or not (await self._settings.person(person)).pictures:
            return None
        return await self._pictures.replay(moment.snapshot, seat, say, guild)

    async def stats_picture(
        self, say: Speaker, summary: Summary, person: int, guild: int, *, shared: bool
    ) -> Picture | None:
        """Of a record; shown to everybody where the server wants pictures, else to somebody who does."""
        if self._pictures is None or not summary.totals.games:
            return None
        settings = await self._settings.server(guild) if shared else await self._settings.person(person)
        if not settings.pictures:
            return None
        return await self._pictures.chart(say, summary, person, guild, shared=shared)

    async def share_picture(
        self, say: Speaker, entry: DailyEntry, bars: Sequence[Sequence[int]], median: float | None, guild: int
    ) -> Picture | None:
        """Whoever passes a result on wants it."""
        if self._pictures is None:
            return None
        return await self._pictures.share_card("daily", share_card(say, entry, bars, median), say, guild)

    async def _public_picture(self, say: Speaker, snapshot: Snapshot) -> Picture | None:
        """Where the server wants pictures."""
        if self._pictures is None or not (await self._settings.server(snapshot.guild)).pictures:
            return None
        if snapshot.began is None:
            return await self._pictures.lobby(snapshot, say)
        draw = self._pictures.board if snapshot.outcome is None else self._pictures.result
        return await draw(snapshot, say)


def closed_message(say: Speaker, snapshot: Snapshot, result: str | None = None) -> OutgoingMessage:
    """What becomes of a board when there is nothing more to do on it."""
    return OutgoingMessage(page=closed_page(say, snapshot, result))


def signals_page(say: Speaker, snapshot: Snapshot, person: int) -> Page:
    seat = own_seat(snapshot, person)
    if snapshot.setup.kind.talks and len(snapshot.seats) == 1:
        raise Refused(T.ALONE)
    return signal_panel(say, snapshot, seat)


def own_view(snapshot: Snapshot, person: int) -> View:
    """A seated person's, once the cards are dealt."""
    view = snapshot.view(own_seat(snapshot, person))
    assert view is not None
    return view


def own_seat(snapshot: Snapshot, person: int) -> int:
    """Of somebody who has a hand."""
    seat = snapshot.seat_of(person)
    if snapshot.ended is not None or (seat is None and snapshot.phase is Phase.OVER):
        raise Refused(T.OVER, table=snapshot.id)
    if seat is None:
        raise Refused(T.NOT_SEATED, table=snapshot.id)
    if snapshot.began is None:
        raise Refused(T.NOT_STARTED, table=snapshot.id)
    return seat


def _public_page(say: Speaker, snapshot: Snapshot, turns: Sequence[Snapshot] = ()) -> Page:
    if snapshot.began is None:
        return lobby_page(say, snapshot)
    return board_page(say, snapshot, gave_up=snapshot.gave_up, turns=turns)

"""One press of a button or menu, with everything a handler needs."""

from dataclasses import dataclass

from bot.channel.answers import is_private, show
from bot.channel.boards import Boards
from bot.channel.callers import Interaction, caller_of
from bot.channel.house import House
from bot.channel.pages import hand_page, own_view
from bot.rules import Refused
from bot.tables import Caller, Sight
from bot.text import Speaker
from bot.ui.addresses import Address
from bot.ui.notices import paused
from bot.ui.pictures import Picture


@dataclass(frozen=True)
class Desk:
    """Where cogs and buttons meet the tables."""

    house: House
    boards: Boards

    async def hand(
        self,
        interaction: Interaction,
        say: Speaker,
        sight: Sight,
        chosen: int | None = None,
        note: str | None = None,
    ) -> None:
        """Shows the hand of whoever asked, to them alone."""
        page = hand_page(say, sight, interaction.user.id, chosen)
        picture = await self._picture(say, sight, interaction.user.id)
        self.boards.glance(sight)
        missing = self.boards.missing(sight.id)
        if missing and note is None:
            note = paused(say, missing)
        await show(interaction, page, note, picture)

    async def _picture(self, say: Speaker, sight: Sight, person: int) -> Picture | None:
        if self.house.pictures is None:
            return None
        names = ["" if seat.person is None else sight.name(seat.person) for seat in sight.seats]
        view = own_view(sight, person)
        return await self.house.pictures.hand(view, say, names, view.dead_ends())


@dataclass(frozen=True)
class Click:
    desk: Desk
    interaction: Interaction
    address: Address
    values: tuple[str, ...]
    say: Speaker

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def table(self) -> int:
        return self.address.table

    async def caller(self) -> Caller:
        return await caller_of(self.desk.house, self.interaction)

    async def look(self) -> Sight:
        sight = await self.desk.house.tables.look(self.table)
        if sight.channel != self.interaction.channel_id:  # a button belongs to one table in one channel
            raise Refused("closed")
        return sight

    @property
    def private(self) -> bool:
        return is_private(self.interaction)

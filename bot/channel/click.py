"""One press of a button or menu, with everything a handler needs."""

from dataclasses import dataclass

from bot.channel.boards import Boards
from bot.channel.callers import Interaction, caller_of
from bot.channel.hands import Hands
from bot.channel.house import House
from bot.channel.letters import is_private, show
from bot.channel.pages import hand_page, hand_picture
from bot.channel.permissions import require_board
from bot.rules import Action, Refused
from bot.tables import Caller, Change, Snapshot
from bot.tables import TableClause as T
from bot.text import Speaker
from bot.ui.addresses import Address
from bot.ui.notices import pause_notice

CLOSED = "closed"


@dataclass(frozen=True)
class Desk:
    """Where cogs and buttons meet the tables."""

    house: House
    boards: Boards
    hands: Hands

    async def act(
        self,
        interaction: Interaction,
        table: int,
        *actions: Action,
        turn: int | None = None,
        moment: int | None = None,
    ) -> Change:
        """In a game, by whoever asks."""
        require_board(interaction)
        caller = await caller_of(self.house, interaction)
        return await self.house.tables.act(table, caller, *actions, turn=turn, moment=moment)

    async def hand(
        self,
        interaction: Interaction,
        say: Speaker,
        snapshot: Snapshot,
        chosen: int | None = None,
        note: str | None = None,
    ) -> None:
        """Shows the hand of whoever asked, to them alone."""
        page = hand_page(say, snapshot, interaction.user.id, chosen)
        pictured = interaction.app_permissions.attach_files
        self.hands.remember(interaction, say, snapshot, pictured=pictured)
        picture = await hand_picture(self.house, say, snapshot, interaction.user.id) if pictured else None
        self.boards.glance(snapshot)
        missing = self.boards.missing(snapshot.id)
        if missing and note is None:
            note = pause_notice(say, missing)
        await show(interaction, page, note, picture)


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

    async def look(self) -> Snapshot:
        try:
            snapshot = await self.desk.house.tables.look(self.table)
        except Refused as refused:
            raise Refused(CLOSED) if refused.clause == T.NO_TABLE else refused from None
        if snapshot.channel != self.interaction.channel_id:  # a button belongs to one table in one channel
            raise Refused(CLOSED)
        return snapshot

    @property
    def private(self) -> bool:
        return is_private(self.interaction)

"""Somebody asks for something, by a command or by a button, with everything that a handler needs."""

from dataclasses import dataclass

import discord

from bot.channel.context.caller import Interaction, caller_of, server_of
from bot.channel.context.services import Services
from bot.channel.messages import outgoing
from bot.channel.messages.outgoing import UNREADABLE_FORM, OutgoingMessage, is_layout
from bot.rules import Action, Refused
from bot.tables import Caller, Change, ChooseActions, Snapshot, Tables, is_personal
from bot.tables import TableClause as T
from bot.text import Speaker
from bot.ui.addresses import Address
from bot.ui.notices import done_answer

NOT_ALLOWED, NO_PLACE, PAUSED = "not-allowed", "no-place", "paused"


@dataclass(frozen=True)
class Request:
    """By a command: what it concerns is the open table of its channel."""

    services: Services
    interaction: Interaction
    say: Speaker  # the asker's own language

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def guild(self) -> int:
        """Nothing (0) in private messages, and on a server that the bot was not added to: the asker brought it."""
        return server_of(self.interaction)

    @property
    def tables(self) -> Tables:
        return self.services.tables

    async def caller(self) -> Caller:
        return await caller_of(self.services.settings, self.interaction)

    async def say_to_all(self) -> Speaker:
        """The server's language, for a public message; outside of servers the asker's."""
        if not self.guild:
            return self.say
        locale = self.services.places.locale(self.guild) or self.interaction.guild_locale
        return await self.services.languages.of_server(self.guild, locale)

    async def moderator(self) -> Caller:
        """The caller, refused unless they moderate this server."""
        caller = await self.caller()
        if not caller.moderator:
            raise Refused(NOT_ALLOWED)
        return caller

    async def table(self) -> int:
        return await self.tables.find(self.interaction.channel_id or 0)

    async def snapshot(self) -> Snapshot:
        return await self.tables.look(await self.table())

    def require_place(self) -> None:
        """Before a table opens here, or something is shown to everybody. Outside of servers an answer always may be."""
        if not self.guild:
            return
        if obstacles := self.services.places.of_interaction(self.interaction).obstacles:
            raise Refused(NO_PLACE, obstacles=obstacles, channel=self.interaction.channel_id)

    def require_board(self, table: int) -> None:
        """Before a move: what nobody could see on the board is not played, whatever the reason."""
        boards = self.services.boards
        if is_personal(table):  # it has none
            return
        if obstacles := self.services.places.of_interaction(self.interaction).obstacles or boards.obstacles(table):
            boards.try_again(table)
            raise Refused(PAUSED, obstacles=obstacles)

    async def act(self, *actions: Action, choose: ChooseActions | None = None, turn: int | None = None) -> Change:
        """In the game, by whoever asks."""
        table = await self.table()
        self.require_board(table)
        return await self.tables.act(table, await self.caller(), *actions, choose=choose, turn=turn)

    async def reply(self, message: OutgoingMessage | str) -> None:
        """A new message for the eyes of the one who asked."""
        await outgoing.reply(self.interaction, message)

    async def promise(self) -> None:
        """An answer for their eyes only, which takes a while."""
        if not self.interaction.response.is_done():
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def acknowledge(self) -> None:
        """An answer that needs no words of its own."""
        await self.reply(done_answer(self.say))


@dataclass(frozen=True)
class ButtonPress(Request):
    """By a button or menu: what it concerns is the table that it belongs to, in that table's channel alone."""

    address: Address
    values: tuple[str, ...]

    @property
    def private(self) -> bool:
        """Whether it stands on a message of one's own."""
        return outgoing.is_private(self.interaction)

    async def caller(self) -> Caller:
        return await caller_of(self.services.settings, self.interaction, channel=self.interaction.channel_id)

    async def table(self) -> int:
        return self.address.table

    async def snapshot(self) -> Snapshot:
        snapshot = await super().snapshot()
        if snapshot.is_personal:
            if snapshot.seat_of(self.person) is None:
                raise Refused(T.NO_TABLE)
            return snapshot
        if snapshot.channel != self.interaction.channel_id:
            raise Refused(T.NO_TABLE)
        return snapshot

    async def acknowledge(self) -> None:
        """The board shows what came of it."""
        if not self.interaction.response.is_done():
            await self.interaction.response.defer()

    async def promise(self) -> None:
        """An answer for their eyes only, which takes a while: in place of their private message, or as a new one."""
        if not self.private:
            await super().promise()
        elif not self.interaction.response.is_done():
            await self.interaction.response.defer()

    async def replace_question(self, text: str | None = None) -> None:
        """The private message that asked whether they are sure has its answer. On any other it is a new one."""
        text = text or done_answer(self.say)
        if not self.private or is_layout(self.interaction):
            await self.reply(text)
        elif self.interaction.response.is_done():
            await self.interaction.edit_original_response(content=text, embed=None, view=None)
        else:
            try:
                await self.interaction.response.edit_message(content=text, embed=None, view=None)
            except discord.HTTPException as error:
                if error.code != UNREADABLE_FORM:
                    raise
                await self.reply(text)  # it has become a layout meanwhile

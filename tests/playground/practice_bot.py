"""A small discord.py bot that uses the same parts of Discord as the game."""

import asyncio
import io
import re
from typing import Any, Self

import discord
from discord import app_commands
from PIL import Image

from tests.playground.practice_forms import Ask, add_questions

Tree = app_commands.CommandTree[discord.Client]
HOSTILE = "<script>alert(1)</script> **bold** @everyone <@&1> [x](javascript:alert(1)) \u202e<t:1:R>"


def picture(colour: str = "red") -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (320, 120), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description="A board, all in one colour")


class Counter(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that survives a restart: its custom_id holds the count."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {n}", custom_id=f"count:{n}", emoji="🔢"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content=f"counted to {self.n + 1}", view=board(self.n + 1))


class Suit(discord.ui.DynamicItem[discord.ui.Select[Any]], template="suit"):
    def __init__(self, most: int = 1) -> None:
        options = [
            discord.SelectOption(label="Ascending", value="up", description="from 1", emoji="⬆"),
            discord.SelectOption(label="Descending", value="down", description="from 100"),
            discord.SelectOption(label="Neither", value="none"),
        ]
        super().__init__(
            discord.ui.Select(custom_id="suit", placeholder="Choose a pile", options=options, max_values=most)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values = ", ".join(self.item.values)
        await interaction.response.send_message(f"chosen: {values}", ephemeral=True)


def board(n: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Counter(n))
    view.add_item(discord.ui.Button(label="Taken", disabled=True, custom_id="taken"))
    view.add_item(discord.ui.Button(label="Danger", style=discord.ButtonStyle.danger, custom_id="nobody"))
    view.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules"))
    view.add_item(Suit())
    return view


class PracticeBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            guild_ready_timeout=0.05,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.events: list[tuple[str, Any]] = []
        self.failed: list[discord.HTTPException] = []
        self.sync_on_start = True
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter, Suit, Ask)
        if self.sync_on_start:
            await self.tree.sync()

    async def on_resumed(self) -> None:
        self.events.append(("resumed", None))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.events.append(("channel gone", channel.name))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.events.append(("kicked", guild.name))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.events.append(("invited", guild.name))

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.events.append(("message gone", event.message_id))


def add_commands(bot: PracticeBot) -> None:
    add_plain_commands(bot.tree)
    add_long_answers(bot)
    add_unusual_answers(bot)
    add_questions(bot.tree)
    add_groups(bot.tree)


def add_plain_commands(tree: Tree) -> None:
    @tree.command(description="Answers pong")
    async def ping(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("pong")

    @tree.command(description="Play a card")
    @app_commands.describe(card="The card", pile="The pile", quietly="Only for you", rival="Whom it hurts")
    @app_commands.choices(pile=[app_commands.Choice(name=f"Pile {pile}", value=pile) for pile in "ABCD"])
    async def play(
        interaction: discord.Interaction[Any],
        card: app_commands.Range[int, 2, 99],
        pile: app_commands.Choice[str],
        quietly: bool = False,
        rival: discord.Member | None = None,
    ) -> None:
        name = rival.display_name if rival else "nobody"
        await interaction.response.send_message(f"{card} on {pile.value} against {name}", ephemeral=quietly)

    @play.autocomplete("card")
    async def cards(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return [app_commands.Choice(name=f"Card {card}", value=card) for card in (12, 37, 73) if typed in str(card)]

    @tree.command(description="A board with buttons and a picture")
    async def show(interaction: discord.Interaction[Any]) -> None:
        embed = discord.Embed(title="The board", description="**A** ↑ 47", colour=0x5865F2)
        embed.add_field(name="Deck", value="31")
        embed.add_field(name="Turn", value=interaction.user.mention)
        embed.set_image(url="attachment://board.png").set_footer(text="turn 3")
        file = picture()
        await interaction.response.send_message("counted to 0", embed=embed, file=file, view=board(0))


def add_long_answers(bot: PracticeBot) -> None:
    tree = bot.tree

    @tree.command(description="Thinks, answers, follows up, edits, deletes")
    async def slowly(interaction: discord.Interaction[Any], secretly: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=secretly)
        await interaction.edit_original_response(content="thought it over")
        more = await interaction.followup.send("one more thing", ephemeral=secretly, wait=True)
        await more.edit(content="one last thing")
        gone = await interaction.followup.send("never mind", wait=True)
        await gone.delete()

    @tree.command(description="Sends to the channel, not as an answer")
    async def post(interaction: discord.Interaction[Any], text: str) -> None:
        await interaction.response.defer(ephemeral=True)
        assert isinstance(interaction.channel, discord.abc.Messageable)
        try:
            sent = await interaction.channel.send(text)
            await sent.edit(content=f"{text}, edited", embed=discord.Embed(title="e"), attachments=[picture()])
            await interaction.followup.send(f"sent {sent.id}")
        except discord.HTTPException as error:
            bot.failed.append(error)
            await interaction.followup.send(f"refused {error.code}")


def add_unusual_answers(bot: PracticeBot) -> None:
    tree = bot.tree

    @tree.command(description="Says what somebody's name looks like")
    async def echo(interaction: discord.Interaction[Any], text: str) -> None:
        embed = discord.Embed(title=text[:256], description=text)
        embed.add_field(name=text[:256], value=text)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label=text[:80], custom_id="nobody"))
        await interaction.response.send_message(text, embed=embed, view=view)

    @tree.command(description="Answers twice")
    async def twice(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("first")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("second")
        except discord.HTTPException as error:
            bot.failed.append(error)

    @tree.command(description="Never answers")
    async def silence(interaction: discord.Interaction[Any]) -> None:
        await asyncio.sleep(0)

    @tree.command(description="For moderators")
    @app_commands.default_permissions(manage_channels=True)
    async def tidy(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("tidied", ephemeral=True)


def add_groups(tree: Tree) -> None:
    table = app_commands.Group(name="table", description="Tables")
    seats = app_commands.Group(name="seats", description="Seats", parent=table)

    @table.command(name="open", description="Open a table")
    async def open_table(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"opened in {interaction.locale} {interaction.guild_locale}")

    @seats.command(name="add", description="Add a seat")
    async def add_seat(interaction: discord.Interaction[Any], count: int = 1) -> None:
        await interaction.response.send_message(f"added {count}")

    tree.add_command(table)

"""simcord and the local Discord refuse a bot's mistakes with the same status and code."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.playground import LocalDiscord, TestClient
from tests.playground.conftest import running
from tests.playground.practice_bot import PracticeBot


@dataclass
class Scene:
    """A bot, a channel it may use, one where it may not write, one it cannot see, and a stranger's message."""

    bot: PracticeBot
    table: int
    quiet: int
    hidden: int
    foreign: int

    def channel(self, channel: int) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(channel)


Attempt = Callable[[Scene], Awaitable[Any]]


def embed(**parts: Any) -> discord.Embed:
    return discord.Embed(**parts)


def view(*buttons: discord.ui.Button[Any]) -> discord.ui.View:
    view_with_buttons = discord.ui.View(timeout=None)
    for button in buttons:
        view_with_buttons.add_item(button)
    return view_with_buttons


def button(label: str | None = "b", custom_id: str = "x") -> discord.ui.Button[Any]:
    return discord.ui.Button(label=label, custom_id=custom_id)


def layout(*items: discord.ui.Item[Any]) -> discord.ui.LayoutView:
    made = discord.ui.LayoutView(timeout=None)
    made._children = list(items)  # discord.py would count them itself
    return made


def texts(*contents: str) -> list[discord.ui.Item[Any]]:
    return [discord.ui.TextDisplay(content) for content in contents]


def button_row(count: int, name: str = "") -> discord.ui.ActionRow[Any]:
    return discord.ui.ActionRow(*(button(custom_id=f"{name}{n}") for n in range(count)))


async def add_layout(scene: Scene, **taken_off: Any) -> None:
    message = await scene.channel(scene.table).send("old", view=view(button()))
    await message.edit(view=layout(*texts("new")), **taken_off)


async def edit_layout(scene: Scene, **fields: Any) -> None:
    message = await scene.channel(scene.table).send(view=layout(*texts("a layout")))
    await message.edit(**fields)


ATTEMPTS: dict[str, Attempt] = {
    "a message": lambda scene: scene.channel(scene.table).send("fine"),
    "a board": lambda scene: scene.channel(scene.table).send(
        embed=embed(title="t", description="d"), view=view(button())
    ),
    "a layout": lambda scene: scene.channel(scene.table).send(view=layout(*texts("t"), button_row(5))),
    "a layout in place of a text": lambda scene: add_layout(scene, content=None, embed=None),
    "another layout": lambda scene: edit_layout(scene, view=layout(*texts("u"))),
    "a layout beside a text": lambda scene: add_layout(scene),
    "a text beside a layout": lambda scene: edit_layout(scene, content="x"),
    "a layout of nothing": lambda scene: edit_layout(scene, view=None),
    "too many components": lambda scene: scene.channel(scene.table).send(
        view=layout(*texts("t"), *(button_row(4, f"{row}.") for row in range(8)))
    ),
    "too much text": lambda scene: scene.channel(scene.table).send(view=layout(*texts("x" * 2001, "x" * 2000))),
    "a picture that did not come": lambda scene: scene.channel(scene.table).send(
        view=layout(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://no.png")))
    ),
    "too long": lambda scene: scene.channel(scene.table).send("x" * 2001),
    "a long title": lambda scene: scene.channel(scene.table).send(embed=embed(title="x" * 257)),
    "a long text": lambda scene: scene.channel(scene.table).send(embed=embed(description="x" * 4097)),
    "too much in all": lambda scene: scene.channel(scene.table).send(embeds=[embed(description="x" * 3001)] * 2),
    "a long label": lambda scene: scene.channel(scene.table).send(view=view(button("x" * 81))),
    "twice the same button": lambda scene: scene.channel(scene.table).send(view=view(button(), button())),
    "not allowed to write": lambda scene: scene.channel(scene.quiet).send("x"),
    "not allowed to see": lambda scene: scene.channel(scene.hidden).send("x"),
    "nowhere": lambda scene: scene.channel(17).send("x"),
    "edit nothing": lambda scene: scene.channel(scene.table).get_partial_message(17).edit(content="x"),
    "delete nothing": lambda scene: scene.channel(scene.table).get_partial_message(17).delete(),
    "edit another's": lambda scene: scene.channel(scene.table).get_partial_message(scene.foreign).edit(content="x"),
    "no such person": lambda scene: scene.bot.fetch_user(17),
    "no such server": lambda scene: scene.bot.fetch_guild(17),
}


async def results_of(scene: Scene) -> dict[str, tuple[int, int] | None]:
    results: dict[str, tuple[int, int] | None] = {}
    for name, attempt in ATTEMPTS.items():
        try:
            await attempt(scene)
            results[name] = None
        except discord.HTTPException as error:
            results[name] = (error.status, error.code)
    return results


async def results_in_simcord() -> dict[str, tuple[int, int] | None]:
    async with simcord.run(PracticeBot()) as env:
        guild = env.create_guild()
        quiet = discord.PermissionOverwrite(send_messages=False)
        hidden = discord.PermissionOverwrite(view_channel=False)
        everyone = guild.default_role
        table = guild.create_text_channel("table")
        quiet_channel = guild.create_text_channel("quiet", overwrites={everyone: quiet})
        hidden_channel = guild.create_text_channel("hidden", overwrites={everyone: hidden})
        stranger = guild.add_member(env.create_user("stranger"))
        foreign = await stranger.send(table, "mine")
        assert isinstance(env.bot, PracticeBot)
        return await results_of(Scene(env.bot, table.id, quiet_channel.id, hidden_channel.id, foreign.id))


async def results_in_the_local_discord(folder: Path) -> dict[str, tuple[int, int] | None]:
    async with (
        LocalDiscord(folder / "world.jsonl") as local,
        running(local, PracticeBot()) as bot,
        TestClient(local.url, "Ada") as ada,
    ):
        await ada.say("mine")
        table, quiet, hidden = (local.world.channel(name).id for name in ("game-table", "quiet-room", "hidden-room"))
        return await results_of(Scene(bot, table, quiet, hidden, int(ada.messages()[-1]["id"])))


async def test_both_judge_alike(tmp_path: Path) -> None:
    in_simcord = await asyncio.create_task(results_in_simcord())
    in_local_discord = await results_in_the_local_discord(tmp_path)
    assert in_local_discord == in_simcord
    assert sum(result is None for result in in_local_discord.values()) == 5

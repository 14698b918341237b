"""What a bot must not do is refused with the same status and number by simcord and by the local Discord."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.playground import LocalDiscord, Visitor
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

    def at(self, channel: int) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(channel)


Deed = Callable[[Scene], Awaitable[Any]]


def embed(**parts: Any) -> discord.Embed:
    return discord.Embed(**parts)


def view(*buttons: discord.ui.Button[Any]) -> discord.ui.View:
    made = discord.ui.View(timeout=None)
    for button in buttons:
        made.add_item(button)
    return made


def button(label: str | None = "b", custom_id: str = "x") -> discord.ui.Button[Any]:
    return discord.ui.Button(label=label, custom_id=custom_id)


DEEDS: dict[str, Deed] = {
    "a message": lambda at: at.at(at.table).send("fine"),
    "a board": lambda at: at.at(at.table).send(embed=embed(title="t", description="d"), view=view(button())),
    "too long": lambda at: at.at(at.table).send("x" * 2001),
    "a long title": lambda at: at.at(at.table).send(embed=embed(title="x" * 257)),
    "a long text": lambda at: at.at(at.table).send(embed=embed(description="x" * 4097)),
    "too much in all": lambda at: at.at(at.table).send(embeds=[embed(description="x" * 3001)] * 2),
    "a long label": lambda at: at.at(at.table).send(view=view(button("x" * 81))),
    "twice the same button": lambda at: at.at(at.table).send(view=view(button(), button())),
    "not allowed to write": lambda at: at.at(at.quiet).send("x"),
    "not allowed to see": lambda at: at.at(at.hidden).send("x"),
    "nowhere": lambda at: at.at(17).send("x"),
    "edit nothing": lambda at: at.at(at.table).get_partial_message(17).edit(content="x"),
    "delete nothing": lambda at: at.at(at.table).get_partial_message(17).delete(),
    "edit another's": lambda at: at.at(at.table).get_partial_message(at.foreign).edit(content="x"),
    "no such person": lambda at: at.bot.fetch_user(17),
    "no such server": lambda at: at.bot.fetch_guild(17),
}


async def judged(scene: Scene) -> dict[str, tuple[int, int] | None]:
    verdicts: dict[str, tuple[int, int] | None] = {}
    for name, deed in DEEDS.items():
        try:
            await deed(scene)
            verdicts[name] = None
        except discord.HTTPException as error:
            verdicts[name] = (error.status, error.code)
    return verdicts


async def by_simcord() -> dict[str, tuple[int, int] | None]:
    async with simcord.run(PracticeBot()) as env:
        guild = env.create_guild()
        quiet = discord.PermissionOverwrite(send_messages=False)
        hidden = discord.PermissionOverwrite(view_channel=False)
        everyone = guild.default_role
        table = guild.create_text_channel("table")
        channels = [
            guild.create_text_channel("quiet", overwrites={everyone: quiet}),
            guild.create_text_channel("hidden", overwrites={everyone: hidden}),
        ]
        stranger = guild.add_member(env.create_user("stranger"))
        foreign = await stranger.send(table, "mine")
        assert isinstance(env.bot, PracticeBot)
        return await judged(Scene(env.bot, table.id, *(each.id for each in channels), foreign.id))


async def by_the_local_discord(folder: Path) -> dict[str, tuple[int, int] | None]:
    async with (
        LocalDiscord(folder / "world.jsonl", rate_limits=False) as local,
        running(local, PracticeBot()) as bot,
        Visitor(local.url, "Ada") as ada,
    ):
        await ada.say("mine")
        ids = [local.world.channel(name).id for name in ("game-table", "quiet-room", "hidden-room")]
        return await judged(Scene(bot, *ids, int(ada.messages()[-1]["id"])))


async def test_both_judge_alike(tmp_path: Path) -> None:
    theirs = await asyncio.create_task(by_simcord())
    ours = await by_the_local_discord(tmp_path)
    assert ours == theirs
    assert sum(verdict is None for verdict in ours.values()) == 2

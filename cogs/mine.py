"""Everybody's own settings."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.channel.answers import answered, own
from bot.channel.click import Desk
from bot.channel.letters import reply
from bot.ui.commands import AS_IN_DISCORD, LANGUAGE_CHOICES, text_key
from bot.ui.notices import language_answer, pictures_answer, pings_answer

if TYPE_CHECKING:
    from bot.client import NinetyEight


class Mine(commands.GroupCog, group_name="me", group_description=text_key("command-me")):
    def __init__(self, desk: Desk) -> None:
        self.desk, self.house = desk, desk.house

    @app_commands.command(name="language", description=text_key("command-me-language"))
    @app_commands.describe(language=text_key("option-me-language-language"))
    @app_commands.choices(language=LANGUAGE_CHOICES)
    @answered
    async def language(self, interaction: discord.Interaction[Any], language: str) -> None:
        person, chosen = interaction.user.id, None if language == AS_IN_DISCORD else language
        mine = await self.house.manners.person(person)
        await self.house.manners.set_person(person, replace(mine, language=chosen))
        await reply(interaction, language_answer(await own(self.house, interaction), chosen))

    @app_commands.command(name="pings", description=text_key("command-me-pings"))
    @app_commands.describe(on=text_key("option-me-pings-on"))
    @answered
    async def pings(self, interaction: discord.Interaction[Any], on: bool) -> None:
        person = interaction.user.id
        mine = await self.house.manners.person(person)
        await self.house.manners.set_person(person, replace(mine, ping=on))
        await reply(interaction, pings_answer(await own(self.house, interaction), on))

    @app_commands.command(name="pictures", description=text_key("command-me-pictures"))
    @app_commands.describe(on=text_key("option-me-pictures-on"))
    @answered
    async def pictures(self, interaction: discord.Interaction[Any], on: bool) -> None:
        person = interaction.user.id
        mine = await self.house.manners.person(person)
        await self.house.manners.set_person(person, replace(mine, pictures=on))
        await reply(interaction, pictures_answer(await own(self.house, interaction), on))


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Mine(bot.desk))

"""`python -m bot`: the bot on Discord; without a token, in the playground."""

import os
from argparse import ArgumentParser

import discord

from bot import logs
from bot.channel.context.permissions import INVITED
from bot.commands import playground
from bot.run_loop import run_until_stopped
from bot.service import service
from bot.settings import Settings


def main(argv: list[str]) -> int:
    settings = Settings.read(os.environ)
    if settings.token is None:
        print("There is no DISCORD_TOKEN, so this is the playground: a Discord of its own on this machine.")  # noqa: T201
        return playground.main(argv)
    ArgumentParser(prog="python -m bot", description="Run the bot on Discord.").parse_args(argv)
    logs.set_up(settings.log_level, as_json=settings.log_json)
    return run_until_stopped(lambda: run(settings))


async def run(settings: Settings) -> None:
    assert settings.token is not None
    async with service(settings, settings.database, settings.data) as all_of_it:
        bot = all_of_it.bot

        @bot.listen()
        async def on_ready() -> None:
            link = discord.utils.oauth_url(bot.application_id or 0, permissions=INVITED)
            print(f"Connected as {bot.user}. Invite it with {link}")  # noqa: T201

        await all_of_it.live(settings.token)

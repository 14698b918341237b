"""`python -m bot sync`: tell Discord the commands, changed or not, and upload the emoji that it lacks.

A running bot is not disturbed; it shows new emoji after its next start.
"""

import os
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import logs
from bot.run_loop import run_until_stopped
from bot.service import service
from bot.settings import BadSetting, Settings


def main(argv: list[str]) -> int:
    ArgumentParser(prog="python -m bot sync", description="Tell Discord the bot's commands and emoji.").parse_args(argv)
    settings = Settings.read(os.environ)
    if settings.token is None:
        raise BadSetting("DISCORD_TOKEN is not set: there is nobody to tell")
    logs.set_up(settings.log_level, as_json=settings.log_json)
    return run_until_stopped(lambda: sync(settings))


async def sync(settings: Settings) -> None:
    assert settings.token is not None
    with TemporaryDirectory() as folder:
        async with service(settings, str(Path(folder) / "no-tables.sqlite3"), settings.data) as all_of_it:
            await all_of_it.bot.login(settings.token)
            count = await all_of_it.bot.registration.register_now()
            print(f"Discord knows {count} commands now.")  # noqa: T201
            print(f"Emoji uploaded: {await all_of_it.bot.emoji_signs.upload()}.")  # noqa: T201

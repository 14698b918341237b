"""`python -m bot restore FILE`: a backup becomes the database again, of either kind."""

import os
from argparse import ArgumentParser
from pathlib import Path

from bot.commands.progress_bar import show_progress
from bot.run_loop import run_until_stopped
from bot.settings import Settings
from bot.store.copying import restore


def main(argv: list[str]) -> int:
    parser = ArgumentParser(
        prog="python -m bot restore",
        description="Put a backup where the settings have the database. Stop the bot first.",
    )
    parser.add_argument("file", type=Path, help="what `python -m bot backup` has written")
    parser.add_argument("--replace", action="store_true", help="also where there is a database already")
    options = parser.parse_args(argv)
    database = Settings.read(os.environ).database

    async def work() -> None:
        await restore(options.file, database, show_progress, replace=options.replace)
        print("Restored and checked. The bot can start.")  # noqa: T201

    return run_until_stopped(work)

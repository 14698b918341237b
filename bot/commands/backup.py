"""`python -m bot backup FILE`: all that is stored, in one file, while the bot runs or not."""

import os
from argparse import ArgumentParser
from pathlib import Path

from bot.commands.progress_bar import show_progress
from bot.run_loop import run_until_stopped
from bot.settings import Settings
from bot.store.copying import back_up


def main(argv: list[str]) -> int:
    parser = ArgumentParser(prog="python -m bot backup", description="Back up the database, while the bot runs or not.")
    parser.add_argument("file", type=Path, help="where to; a file that is there is never overwritten")
    file = parser.parse_args(argv).file
    database = Settings.read(os.environ).database

    async def work() -> None:
        await back_up(database, file, show_progress)
        print(f"Backed up and checked: {file}, {file.stat().st_size:,} bytes.")  # noqa: T201

    return run_until_stopped(work)

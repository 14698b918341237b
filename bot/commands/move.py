"""`python -m bot move --to postgresql://…`: from SQLite to PostgreSQL, all of it or nothing."""

import os
from argparse import ArgumentParser

from bot.commands.progress_bar import show_progress
from bot.run_loop import run_until_stopped
from bot.settings import Settings
from bot.store.copying import move


def main(argv: list[str]) -> int:
    parser = ArgumentParser(
        prog="python -m bot move",
        description="Move from SQLite to PostgreSQL. Stop the bot first; SQLite's file stays.",
    )
    parser.add_argument("--from", dest="source", metavar="FILE", help="the SQLite file (that of the settings)")
    parser.add_argument("--to", dest="target", metavar="ADDRESS", required=True, help="postgresql://…")
    parser.add_argument("--replace", action="store_true", help="delete first what the target holds")
    options = parser.parse_args(argv)
    source = options.source or Settings.read(os.environ).database

    async def work() -> None:
        rows = await move(source, options.target, show_progress, replace=options.replace)
        print(f"Moved and compared: {rows:,} rows. Now set DATABASE_URL to the new address.")  # noqa: T201

    return run_until_stopped(work)

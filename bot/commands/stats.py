"""`python -m bot stats`: the servers by their finished games, or one server's statistics; also while the bot runs."""

import os
from argparse import ArgumentParser

from bot.data_files import DATA
from bot.records import Records, Server, Summary
from bot.run_loop import run_until_stopped
from bot.settings import Settings
from bot.store.reader import open_reader
from bot.store.statistics import Statistics
from bot.text import LANGUAGES, Speaker, Texts
from bot.ui.stats import points_line, spread_line, tables_lines, totals_line

LISTED = 50  # servers


def main(argv: list[str]) -> int:
    parser = ArgumentParser(prog="python -m bot stats", description="Print what finished games come to.")
    parser.add_argument(
        "server", type=int, nargs="?", help="the id of a server; without it, all servers by their games"
    )
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    options = parser.parse_args(argv)
    database = Settings.read(os.environ).database
    say = Texts(DATA / "locales").speak(options.language)

    async def work() -> None:
        async with open_reader(database) as games:
            if options.server is None:
                for guild, count in await Statistics(games).servers(LISTED):
                    print(f"{guild:>20}  {count:>9,}")  # noqa: T201
            else:
                print(text(say, await Records(games).summary(Server(options.server))))  # noqa: T201

    return run_until_stopped(work)


def text(say: Speaker, summary: Summary) -> str:
    if not summary.totals.games:
        return say("stats-none")
    parts = [
        totals_line(say, summary.totals).replace("**", ""),
        f"{say('stats-by-game')}:\n{tables_lines(say, summary)}",
        f"{say('stats-months')}:\n{points_line(say, summary)}",
        f"{say('stats-spread')}:\n{spread_line(summary)}",
    ]
    return "\n\n".join(parts)

"""`python -m bot playground`: the bot in a Discord of its own on this machine, and a page to play in."""

import os
import sys
import webbrowser
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from bot import logs
from bot.command_registration import REGISTERED
from bot.playground import LocalDiscord, redirect_discord_py
from bot.playground.locales import locale
from bot.run_loop import run_until_stopped
from bot.service import service
from bot.settings import Settings

PORT = 8765
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def main(argv: list[str]) -> int:
    options = _options(argv)
    settings = Settings.read(os.environ)
    logs.set_up("WARNING" if settings.log_level == "INFO" else settings.log_level)
    if options.host not in LOOPBACK:
        print(  # noqa: T201
            f"Listening on {options.host}: whoever on this network has the address can be any of the players,"
            " moderators included, and see their cards."
        )
    return run_until_stopped(lambda: play(settings, options))


async def play(settings: Settings, options: Namespace) -> None:
    folder = settings.data / "playground"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    discord = LocalDiscord(
        folder / "world.jsonl",
        host=options.host,
        port=options.port,
        players=options.players,
        language=options.language,
        fresh=options.fresh,
        new_key=options.new_key,
    )
    async with discord:
        if options.fresh:
            forget_tables(folder)
        redirect_discord_py(discord.api_base, discord.gateway)
        async with service(settings, str(folder / "ninety-eight.sqlite3"), folder) as all_of_it:
            print(f"Play at {discord.url}\nCtrl-C ends it; the tables are kept.", flush=True)  # noqa: T201
            if options.open:
                webbrowser.open(discord.url)
            all_of_it.bot.emoji_signs.uploads = True
            await all_of_it.live(discord.token)


def forget_tables(folder: Path) -> None:
    """The world's own lock is held by now, so nobody else is using them."""
    for file in folder.glob("ninety-eight.sqlite3*"):
        file.unlink()
    (folder / REGISTERED).unlink(missing_ok=True)


def _options(argv: list[str]) -> Namespace:
    parser = ArgumentParser(
        prog="python -m bot playground", description="Try the bot in your browser: no token, no server, no friends."
    )
    parser.add_argument("--players", type=_players, default=3, metavar="N", help="how many people there are (3)")
    parser.add_argument("--language", type=_language, default="en-US", help="the server's, for instance uk")
    parser.add_argument("--host", default=LOOPBACK[0], help="0.0.0.0 lets the home network in")
    parser.add_argument("--port", type=int, default=PORT, help=f"0 takes a free one ({PORT})")
    parser.add_argument("--fresh", action="store_true", help="forget the last world and its tables")
    parser.add_argument("--new-key", action="store_true", help="another address; whoever has the old one stays outside")
    parser.add_argument(
        "--no-open", dest="open", action="store_false", default=_has_desktop(), help="do not open a browser"
    )
    return parser.parse_args(argv)


def _players(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 12:
        raise ArgumentTypeError("1 to 12")
    return int(text)


def _language(text: str) -> str:
    try:
        return locale(text)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None


def _has_desktop() -> bool:
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

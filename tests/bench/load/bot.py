"""The production bot in a process of its own, for load: it tells which turns begin, and keeps when what was committed.

Its computer players do not search: how strong they are is not what is measured. They take their pauses as ever.
"""

import asyncio
import dataclasses
import json
import logging
import sys
import time
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import bot.service
from bot.channel.context.caller import Interaction
from bot.channel.context.rate_limits import RateLimiter
from bot.channel.messages.boards import Boards
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.pages import Pages
from bot.client import NinetyEight
from bot.playground import redirect_discord_py
from bot.rules import View
from bot.service import Service, service
from bot.settings import Settings
from bot.tables import Change, Phase, ServerSettings, Snapshot, Timers

COMMITS = "commits.json"
MANY = 1_000_000


class Commit(NamedTuple):
    table: int
    guild: int
    n: int
    turn: int
    time: float  # of the monotonic clock, which all processes of a machine share


class NoThinking:
    """In place of the pool: nobody compiles or searches beside what is measured."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    async def hint(self, view: View, seed: int = 0) -> None: ...


class Recorder:
    def __init__(self, *, keeps: bool = True) -> None:
        """Unless it `keeps` the commits, it only tells which turns begin."""
        self.commits: list[Commit] = []
        self._keeps = keeps
        self._turns: dict[int, int] = {}

    def __call__(self, change: Change) -> None:
        if self._keeps:
            self.commits.append(Commit(change.id, change.guild, change.n, change.turn, time.monotonic()))
        line: dict[str, Any] = {"channel": change.channel, "table": change.id, "turn": change.turn}
        if change.phase is Phase.OVER:
            self._turns.pop(change.id, None)
            _tell(line | {"over": True})
        elif change.active is not None and self._turns.get(change.id) != change.turn:
            self._turns[change.id] = change.turn
            seat = change.seats[change.active]
            if seat.human:
                _tell(line | {"person": seat.person, "time": time.monotonic()})


def mark_boards() -> None:
    """Every public message of a table says which row it shows, so that its age can be told from outside."""
    show = Pages.public_message

    async def marked(self: Pages, *arguments: Any, **options: Any) -> OutgoingMessage:
        snapshot = next(each for each in (*arguments, *options.values()) if isinstance(each, Snapshot))
        message = await show(self, *arguments, **options)
        mark = f"#{snapshot.id}.{snapshot.n}"
        return dataclasses.replace(message, content=f"{message.content or ''} {mark}")

    Pages.public_message = marked  # type: ignore[method-assign]


def leave_out(*, pictures: bool) -> None:
    bot.service.Pool = NoThinking  # type: ignore[attr-defined, assignment]
    if not pictures:

        def no_pictures(*_: object, **__: object) -> AbstractAsyncContextManager[None]:
            return nullcontext(None)

        bot.service.Pictures = no_pictures  # type: ignore[attr-defined, assignment]


async def lift_limits(client: NinetyEight) -> None:
    """As many tables as the load needs, whoever opens them: that fewer are allowed is shown elsewhere."""
    for guild in client.guilds:
        await client.services.settings.set_server(
            guild.id, ServerSettings(tables_per_host=MANY, tables_per_server=MANY)
        )
    client.services.limits.openings = RateLimiter(MANY, 60.0, time.time)


def age_boards() -> None:
    """As if every board were older than a quarter of an hour: then it is edited with the bot's own token."""
    adopt = Boards.adopt

    async def adopted(self: Boards, snapshot: Snapshot, message: int, interaction: Interaction | None = None) -> None:
        await adopt(self, snapshot, message)

    Boards.adopt = adopted  # type: ignore[method-assign]


async def serve(api_base: str, gateway: str, token: str, folder: Path) -> None:
    """Until nobody holds the other end of its standard input."""
    redirect_discord_py(api_base, gateway)
    settings = Settings(token=token, database=str(folder / "tables.sqlite3"), data=folder, welcome=False)
    recorder = Recorder()
    async with service(settings, settings.database, folder) as production:
        tables = production.bot.services.tables
        tables.subscribe(recorder)
        running = asyncio.create_task(Service(production.bot, Timers(tables)).live(token))
        while not production.bot.is_ready():
            await asyncio.wait({running}, timeout=0.05)
            if running.done():
                running.result()
        await lift_limits(production.bot)
        _tell({"ready": True})
        await asyncio.to_thread(sys.stdin.read)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    (folder / COMMITS).write_text(json.dumps(recorder.commits))


def read_commits(folder: Path) -> list[Commit]:
    return [Commit(*row) for row in json.loads((folder / COMMITS).read_text())]


def _tell(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    logging.basicConfig(level=logging.CRITICAL)  # a bot that is refused everything has much to say
    mark_boards()
    leave_out(pictures="pictures" in sys.argv[5:])
    if "old" in sys.argv[5:]:
        age_boards()
    api_base, gateway, token, folder = sys.argv[1:5]
    asyncio.run(serve(api_base, gateway, token, Path(folder)))

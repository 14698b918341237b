"""From an interaction to its answer, without network: a durable move beside a bare ping command in the same process.

It begins with the text of the gateway's frame and ends when the answer has been taken by a mute server on loopback, so
discord.py's own reading, writing and sending is in both. A move includes its commit to disk; what a commit of one row
costs at that moment stands beside it.
"""

import asyncio
import contextlib
import gc
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import aiohttp
import discord
from discord import app_commands, utils
from discord.ext import commands
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.channel.house import House
from bot.channel.retry import PatientAdapter
from bot.client import NinetyEight
from bot.shipped import DATA, extreme_deck
from bot.store import PersonSettings, SetPerson, Store, open_store
from bot.tables import Tables
from bot.text import Texts
from bot.ui.addresses import Address, Verb
from bot.ui.pictures import Pictures

ROUNDS = 9
PINGS = 300  # a round
MOVES = 100  # a round, each with the choice of its card before it

SERVE = "serve"
BOT, GUILD, CHANNEL, ANN = 1001, 2001, 3001, 4001
RIGHTS = str(discord.Permissions.all().value)

Body = dict[str, Any]


class Wire(PatientAdapter):
    """Where an answer goes out, as in service; the clock stops when it has been taken."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: asyncio.Future[tuple[float, Body]] | None = None
        self.messages = 5000

    async def request(
        self, route: Any, session: Any, *, payload: Any = None, multipart: Any = None, **more: Any
    ) -> Any:
        how = {"payload": payload, "multipart": multipart, **more}
        await super().request(route, session, **how)
        at, body = time.perf_counter(), payload
        if multipart:
            body = utils._from_json(next(part["value"] for part in multipart if part["name"] == "payload_json"))
        if self.sent is not None and not self.sent.done():
            self.sent.set_result((at, body))
        self.messages += 1
        made = {"id": str(self.messages), "type": 0, "channel_id": str(CHANNEL)}
        return {"interaction": {"id": "1", "type": 2, "response_message_id": str(self.messages)}, "resource": made}


class Bench:
    """A client that believes it is connected."""

    def __init__(self, client: commands.AutoShardedBot, wire: Wire) -> None:
        self.client, self.wire = client, wire
        self.number = 10_000

    async def open(self) -> None:
        http, user = self.client.http, {"id": str(BOT), "username": "bot", "discriminator": "0", "avatar": None}

        async def request(route: Any, **_: Any) -> Any:
            """Boards and pings: not on the path of an answer."""
            if route.path == "/oauth2/applications/@me":
                told = {"name": "bot", "icon": None, "description": "", "verify_key": "", "owner": user, "flags": 0}
                return {"id": str(BOT), "bot_public": True, "bot_require_code_grant": False, **told}
            if route.method == "PUT":
                return []
            if "messages" in route.path and route.method in ("POST", "PATCH"):
                self.number += 1
                return self._message(self.number, {}, private=False)
            return [] if route.method == "GET" else None

        async def static_login(token: str) -> Any:
            return user

        http.request, http.static_login = request, static_login  # type: ignore[method-assign, assignment]
        await self.client.login("a token")
        http._HTTPClient__session = aiohttp.ClientSession()  # type: ignore[attr-defined]
        state = self.client._connection
        state.shard_count = 1
        everyone = {"id": str(GUILD), "name": "@everyone", "permissions": RIGHTS, "position": 0}
        everyone |= {"color": 0, "colors": {"primary_color": 0}, "hoist": False, "managed": False}
        everyone |= {"mentionable": False, "flags": 0}
        guild = discord.Guild(
            data={  # type: ignore[typeddict-item]
                "id": str(GUILD),
                "name": "server",
                "roles": [everyone],
                "channels": [{"id": str(CHANNEL), "type": 0, "name": "games", "position": 0}],
                "members": [{"user": user, "roles": [], "joined_at": None, "flags": 0}],
                "preferred_locale": "en-US",
                "owner_id": "1",
            },
            state=state,
        )
        state._add_guild(guild)

    async def close(self) -> None:
        await self.client.http._HTTPClient__session.close()  # type: ignore[attr-defined]
        await self.client.close()

    async def ask(self, kind: int, data: Body, message: Body | None = None) -> tuple[float, Body]:
        """Seconds until the answer is written, and the answer."""
        self.number += 1
        user = {"id": str(ANN), "username": "ann", "discriminator": "0", "avatar": None, "global_name": "Ann"}
        frame: Body = {
            "id": str((int(time.time() * 1000) - 1420070400000 << 22) + self.number),
            "application_id": str(BOT),
            "type": kind,
            "token": "token",
            "version": 1,
            "data": data,
            "guild_id": str(GUILD),
            "channel_id": str(CHANNEL),
            "channel": {"id": str(CHANNEL), "type": 0, "name": "games", "permissions": RIGHTS},
            "locale": "en-US",
            "guild_locale": "en-US",
            "app_permissions": RIGHTS,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0,
            "attachment_size_limit": 10 << 20,
            "member": {"user": user, "roles": [], "joined_at": None, "flags": 0, "permissions": RIGHTS},
        }
        if message is not None:
            frame["message"] = message
        text = utils._to_json(frame)
        self.wire.sent = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.client._connection.parsers["INTERACTION_CREATE"](utils._from_json(text))
        ended, body = await self.wire.sent
        return ended - began, body

    async def command(self, name: str, *path: str) -> tuple[float, Body]:
        options: list[Body] = []
        for part in reversed(path):
            options = [{"name": part, "type": 1, "options": options}]
        return await self.ask(2, {"id": "1", "name": name, "type": 1, "options": options})

    async def click(self, message: Body, custom_id: str) -> tuple[float, Body]:
        return await self.ask(3, {"custom_id": custom_id, "component_type": 2}, message)

    def shown(self, body: Body, *, private: bool = True) -> Body:
        """The message that an answer has made."""
        return self._message(self.wire.messages, body["data"], private=private)

    def _message(self, number: int, data: Body, *, private: bool) -> Body:
        author = {"id": str(BOT), "username": "bot", "discriminator": "0", "avatar": None}
        return {
            "id": str(number),
            "channel_id": str(CHANNEL),
            "author": author,
            "content": data.get("content") or "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": data.get("embeds") or [],
            "components": data.get("components") or [],
            "pinned": False,
            "type": 0,
            "flags": 64 if private else 0,
        }


def ping_bot() -> commands.AutoShardedBot:
    """The floor: what a bot costs that does nothing."""
    bot = commands.AutoShardedBot((), intents=discord.Intents(guilds=True), help_command=None, shard_count=1)

    @bot.tree.command(name="ping", description="pong")
    async def ping(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    assert isinstance(bot.tree, app_commands.CommandTree)
    return bot


def button(message: Body, verb: Verb, fits: Callable[[str], bool] = lambda arg: True) -> str | None:
    for row in message["components"]:
        for item in row["components"]:
            address = Address.parse(item["custom_id"])
            if address and address.verb is verb and not item.get("disabled") and fits(address.arg):
                return str(item["custom_id"])
    return None


class Player:
    """Ann alone at a table: chooses, plays, ends the turn; when a game is over she opens the next one."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.hand: Body | None = None
        self.played = 0

    async def moves(self, count: int) -> tuple[list[float], list[float]]:
        """How long the choices took, and how long the durable moves."""
        choices: list[float] = []
        moves: list[float] = []
        while len(moves) < count:
            hand = self.hand or await self._sit_down()
            card = button(hand, Verb.CARD)
            end = button(hand, Verb.END_TURN)
            if end is not None:
                took, self.hand = await self._click(hand, end)
                moves.append(took)
            elif card is not None:
                took, hand = await self._click(hand, card)
                choices.append(took)
                pile = button(hand, Verb.PLAY)
                assert pile is not None
                took, self.hand = await self._click(hand, pile)
                moves.append(took)
            if self.hand is not None and not self.hand["components"]:
                self.hand = None
            elif card is None and end is None:
                self.hand = await self._give_up()
        return choices, moves

    async def _click(self, hand: Body, custom_id: str) -> tuple[float, Body]:
        took, body = await self.bench.click(hand, custom_id)
        return took, self.bench.shown(body)

    async def _sit_down(self) -> Body:
        _, body = await self.bench.command("table", "open")
        lobby = self.bench.shown(body, private=False)
        start = button(lobby, Verb.START)
        assert start is not None, body
        await self.bench.click(lobby, start)
        _, body = await self.bench.command("hand")
        return self.bench.shown(body)

    async def _give_up(self) -> None:
        await self.bench.command("table", "end")


async def _measure(folder: Path, say: Callable[[str], object], pictures: Pictures | None) -> None:
    wire = Wire()
    async_context.set(wire)  # type: ignore[no-untyped-call]
    async with await open_store(folder / "bench.sqlite3") as store:
        tables = Tables(store, extreme_deck(), random=Random(98))
        bot = NinetyEight(House(tables, Texts(DATA / "locales"), pictures=pictures), shards=1)
        floor, ours = Bench(ping_bot(), wire), Bench(bot, wire)
        await floor.open()
        await ours.open()
        player = Player(ours)
        await player.moves(MOVES)
        gc.collect()
        gc.freeze()
        pings, commits, choices, moves = [], [], [], []
        for _ in range(ROUNDS):
            commits.append(median([await _commit(store) for _ in range(MOVES)]))
            pings.append(median([(await floor.command("ping"))[0] for _ in range(PINGS)]))
            chose, moved = await player.moves(MOVES)
            choices.append(median(chose))
            moves.append(median(moved))
        what = "with pictures" if pictures else "text only"
        say(f"{'bare ping':34} p50 {median(pings) * 1e3:6.3f} ms")
        say(f"{'a commit of one row, nothing else':34} p50 {median(commits) * 1e3:6.3f} ms")
        both = [ping + commit for ping, commit in zip(pings, commits, strict=True)]
        for name, took in ((f"a card chosen, {what}", choices), (f"a durable move, {what}", moves)):
            ratio = f"{_ratio(took, pings):5.2f} × the ping of its round"
            if took is moves:
                ratio += f", {_ratio(took, both):5.2f} × that ping and that commit"
            say(f"{name:34} p50 {median(took) * 1e3:6.3f} ms   {ratio}")
        await ours.close()
        await floor.close()


def _ratio(took: list[float], floor: list[float]) -> float:
    return median([one / other for one, other in zip(took, floor, strict=True)])


async def _commit(store: Store) -> float:
    began = time.perf_counter()
    await store.write(SetPerson(ANN + 1, PersonSettings(language=str(began))))
    return time.perf_counter() - began


async def _mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Takes every request, and has nothing to say."""
    with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
        while True:
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            length = next((int(line[15:]) for line in head.split(b"\r\n") if line.startswith(b"content-length:")), 0)
            if b"transfer-encoding: chunked" in head:
                await reader.readuntil(b"0\r\n\r\n")
            await reader.readexactly(length)
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
    writer.close()


async def _serve() -> None:
    server = await asyncio.start_server(_mute, "127.0.0.1", 0)
    _say(str(server.sockets[0].getsockname()[1]))
    await server.serve_forever()


async def _compare(folder: Path, say: Callable[[str], object]) -> None:
    for name in ("text", "pictures"):
        (folder / name).mkdir()
    await _measure(folder / "text", say, None)
    async with Pictures() as pictures:
        await _measure(folder / "pictures", say, pictures)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    before = Route.BASE
    with (
        tempfile.TemporaryDirectory() as temporary,
        subprocess.Popen(
            [sys.executable, "-m", "tests.bench.answers", SERVE], stdout=subprocess.PIPE, text=True
        ) as server,
    ):
        assert server.stdout is not None
        try:
            Route.BASE = f"http://127.0.0.1:{server.stdout.readline().strip()}"
            asyncio.run(_compare(Path(temporary), _say))
        finally:
            Route.BASE = before
            server.terminate()


if __name__ == "__main__":
    if sys.argv[1:] == [SERVE]:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_serve())
    else:
        main()

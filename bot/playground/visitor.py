"""A user without a browser: the page's own protocol from Python, for tests and benchmarks."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import aiohttp
import msgspec

from bot.playground.world import Json


class NoAnswerError(Exception):
    """The bot did not answer within three seconds."""


class TurnedAwayError(Exception):
    """The local Discord did not let this user do that."""


class Visitor:
    """`async with Visitor(local.url, "Ada") as ada: await ada.slash("play", card=37)`"""

    def __init__(self, url: str, name: str, *, channel: str = "game-table") -> None:
        self._url = url
        self.name = name
        self.here = channel
        self.world: Json = {}
        self._shown: dict[str, dict[str, Json]] = {}
        self._replies: dict[int, asyncio.Future[Any]] = {}
        self._answers: dict[str, asyncio.Future[bool]] = {}
        self._changed = asyncio.Condition()
        self._count = 0

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        query = {"as": self.name, "page": secrets.token_hex(8)}
        try:
            self._socket = await self._session.ws_connect(f"{self._url}visit", params=query, max_msg_size=0)
            self._hear(await self._socket.receive_json())
        except BaseException:
            await self._session.close()
            raise
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listening
        await self._socket.close()
        await self._session.close()

    # Looking

    def messages(self, channel: str | None = None) -> list[Json]:
        """What this user sees in the channel, oldest first."""
        return list(self._shown.get(self.channel(channel), {}).values())

    def channel(self, name: str | None = None) -> str:
        found = [each for each in self.world["channels"] if each["name"] == (name or self.here)]
        if not found:
            raise TurnedAwayError(f"{self.name} sees no channel {name or self.here}")
        return str(found[0]["id"])

    def user(self, name: str) -> str:
        return str(next(each["id"] for each in self.world["users"] if each["name"] == name))

    async def see(self, fits: Callable[[Json], bool], *, channel: str | None = None, within: float = 5.0) -> Json:
        """The newest message that fits, as soon as there is one."""

        def found() -> Json | None:
            return next((message for message in reversed(self.messages(channel)) if fits(message)), None)

        await self.until(lambda: found() is not None, within=within)
        message = found()
        assert message is not None
        return message

    async def until(self, holds: Callable[[], bool], *, within: float = 5.0) -> None:
        async with asyncio.timeout(within), self._changed:
            await self._changed.wait_for(holds)

    # Doing

    async def say(self, text: str, *, channel: str | None = None) -> None:
        await self.ask("say", channel=self.channel(channel), text=text)

    async def slash(self, command: str, /, **options: Any) -> None:
        """`command` with its subcommands, `"table open"`; returns when the bot has answered."""
        name, *path = command.split()
        await self._interact("slash", command=self._command(name), path=path, options=options)

    async def autocomplete(self, command: str, focused: str, typed: str, /, **options: Any) -> list[Json]:
        name, *path = command.split()
        return list(
            await self.ask(
                "autocomplete",
                channel=self.channel(),
                command=self._command(name),
                path=path,
                focused=focused,
                options=options | {focused: typed},
            )
        )

    async def click(self, button: str, message: Json | None = None) -> None:
        """By label or custom_id, on this message or the newest that has it."""
        message, component = self._component(button, message)
        await self._interact("click", message=message["id"], custom_id=component["custom_id"])

    async def select(self, select: str, values: list[str], message: Json | None = None) -> None:
        message, component = self._component(select, message)
        await self._interact("select", message=message["id"], custom_id=component["custom_id"], values=values)

    async def ask(self, verb: str, **request: Any) -> Any:
        """Anything of the protocol."""
        self._count += 1
        reply = self._replies[self._count] = asyncio.get_running_loop().create_future()
        await self._socket.send_str(msgspec.json.encode({"n": self._count, "do": verb, **request}).decode())
        return await reply

    async def _interact(self, verb: str, **request: Any) -> None:
        done = await self.ask(verb, channel=self.channel(), **request)
        answered = self._answers.setdefault(done["interaction"], asyncio.get_running_loop().create_future())
        try:
            if not await answered:
                raise NoAnswerError(verb, request)
        finally:
            del self._answers[done["interaction"]]

    def _command(self, name: str) -> str:
        for command in self.world["commands"]:
            if command["name"] == name:
                return str(command["id"])
        raise TurnedAwayError(f"there is no command /{name}")

    def _component(self, wanted: str, message: Json | None) -> tuple[Json, Json]:
        for shown in [message] if message else reversed(self.messages()):
            for row in shown["components"]:
                for component in row["components"]:
                    if wanted in (component.get("label"), component.get("custom_id")):
                        return shown, component
        raise TurnedAwayError(f"{self.name} sees no {wanted!r}")

    # Listening

    async def _listen(self) -> None:
        try:
            async for frame in self._socket:
                if frame.type is aiohttp.WSMsgType.TEXT:
                    self._hear(msgspec.json.decode(frame.data))
                    async with self._changed:
                        self._changed.notify_all()
        finally:
            for waiting in [*self._replies.values(), *self._answers.values()]:
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the local Discord closed the connection"))

    def _hear(self, frame: Json) -> None:
        if "re" in frame:
            reply = self._replies.pop(frame["re"])
            if "refused" in frame:
                reply.set_exception(TurnedAwayError(frame["refused"]))
            else:
                reply.set_result(frame["done"])
            return
        match frame["event"]:
            case "world":
                self.world = frame
                for channel, messages in frame["messages"].items():
                    self._shown[channel] = {message["id"]: message for message in messages}
            case "message" | "edit":
                message = frame["message"]
                self._shown.setdefault(message["channel_id"], {})[message["id"]] = message
            case "gone":
                self._shown.get(frame["channel"], {}).pop(frame["id"], None)
            case "answered" | "failed":
                waiting = self._answers.setdefault(frame["interaction"], asyncio.get_running_loop().create_future())
                waiting.set_result(frame["event"] == "answered")
            case "channels" | "commands" | "me":
                self.world |= frame

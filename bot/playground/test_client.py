"""A user without a browser, for tests and benchmarks: speaks the page's protocol."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import aiohttp
import msgspec

from bot.playground.limits.layouts import walk
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.world import Json


class NoResponseError(Exception):
    """The bot did not respond within three seconds."""


class TestClient:
    """`async with TestClient(local.url, "Ada") as ada: await ada.slash("play", card=37)`"""

    __test__ = False  # pytest: not a test

    def __init__(self, url: str, name: str, *, channel: str = "game-table", server: str = "") -> None:
        """`server` is the id of one beside the first."""
        self._url = url
        self._server = server
        self.name = name
        self.current_channel = channel
        self.world: Json = {}
        self.modal: Json | None = None  # that the bot opened last
        self._messages: dict[str, dict[str, Json]] = {}
        self._replies: dict[int, asyncio.Future[Any]] = {}
        self._responses: dict[str, asyncio.Future[bool]] = {}
        self._changed = asyncio.Condition()
        self._count = 0

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        query = {"as": self.name, "page": secrets.token_hex(8), "server": self._server}
        try:
            self._socket = await self._session.ws_connect(f"{self._url}session", params=query, max_msg_size=0)
            self._handle_frame(await self._socket.receive_json())
        except BaseException:
            await self._session.close()
            raise
        self._reader = asyncio.create_task(self._read_frames())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader
        await self._socket.close()
        await self._session.close()

    # What the user sees

    def messages(self, channel: str | None = None) -> list[Json]:
        """What this user sees in the channel, oldest first."""
        return list(self._messages.get(self.channel(channel), {}).values())

    def channel(self, name: str | None = None) -> str:
        """The id of a channel, of the current one by default."""
        for channel in self.world["channels"]:
            if channel["name"] == (name or self.current_channel):
                return str(channel["id"])
        raise ActionRefusedError(f"{self.name} sees no channel {name or self.current_channel}")

    def user(self, name: str) -> str:
        """The id of a user."""
        return str(next(user["id"] for user in self.world["users"] if user["name"] == name))

    async def wait_for_message(
        self, matches: Callable[[Json], bool], *, channel: str | None = None, seconds: float = 5.0
    ) -> Json:
        """The newest message that matches, as soon as there is one."""

        def newest() -> Json | None:
            return next((message for message in reversed(self.messages(channel)) if matches(message)), None)

        await self.wait_until(lambda: newest() is not None, seconds=seconds)
        message = newest()
        assert message is not None
        return message

    async def wait_until(self, condition: Callable[[], bool], *, seconds: float = 5.0) -> None:
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(condition)

    # What the user does

    async def say(self, text: str, *, channel: str | None = None) -> None:
        await self.request("say", channel=self.channel(channel), text=text)

    async def slash(self, command: str, /, **options: Any) -> None:
        """`command` with its subcommands, `"table open"`; returns when the bot has responded."""
        name, *path = command.split()
        await self._interact("slash", command=self._command(name), path=path, options=options)

    async def autocomplete(self, command: str, focused: str, typed: str, /, **options: Any) -> list[Json]:
        name, *path = command.split()
        return list(
            await self.request(
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

    async def submit(self, **values: Any) -> None:
        """The modal that is open, by custom_id."""
        if self.modal is None:
            raise ActionRefusedError(f"{self.name} sees no modal")
        await self._interact("submit", modal=self.modal["interaction"], values=values)

    async def request(self, action: str, **fields: Any) -> Any:
        """Any action by its name."""
        self._count += 1
        reply = self._replies[self._count] = asyncio.get_running_loop().create_future()
        await self._socket.send_str(msgspec.json.encode({"n": self._count, "do": action, **fields}).decode())
        return await reply

    async def _interact(self, action: str, **fields: Any) -> None:
        reply = await self.request(action, channel=self.channel(), **fields)
        response = self._responses.setdefault(reply["interaction"], asyncio.get_running_loop().create_future())
        try:
            if not await response:
                raise NoResponseError(action, fields)
        finally:
            del self._responses[reply["interaction"]]

    def _command(self, name: str) -> str:
        for command in self.world["commands"]:
            if command["name"] == name:
                return str(command["id"])
        raise ActionRefusedError(f"there is no command /{name}")

    def _component(self, label_or_id: str, message: Json | None) -> tuple[Json, Json]:
        for candidate in [message] if message else reversed(self.messages()):
            for component in walk(candidate["components"]):
                if label_or_id in (component.get("label"), component.get("custom_id")):
                    return candidate, component
        raise ActionRefusedError(f"{self.name} sees no {label_or_id!r}")

    # The web socket

    async def _read_frames(self) -> None:
        try:
            async for frame in self._socket:
                if frame.type is aiohttp.WSMsgType.TEXT:
                    self._handle_frame(msgspec.json.decode(frame.data))
                    async with self._changed:
                        self._changed.notify_all()
        finally:
            for waiting in [*self._replies.values(), *self._responses.values()]:
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the local Discord closed the connection"))

    def _handle_frame(self, frame: Json) -> None:
        if "re" in frame:
            reply = self._replies.pop(frame["re"])
            if reply.done():  # whoever asked has stopped waiting
                return
            if "refused" in frame:
                reply.set_exception(ActionRefusedError(frame["refused"]))
            else:
                reply.set_result(frame["done"])
            return
        match frame["event"]:
            case "world":
                self.world = frame
                for channel, messages in frame["messages"].items():
                    self._messages[channel] = {message["id"]: message for message in messages}
            case "message" | "edit":
                message = frame["message"]
                self._messages.setdefault(message["channel_id"], {})[message["id"]] = message
            case "gone":
                self._messages.get(frame["channel"], {}).pop(frame["id"], None)
            case "modal":
                self.modal = frame
            case "answered" | "failed":
                waiting = self._responses.setdefault(frame["interaction"], asyncio.get_running_loop().create_future())
                waiting.set_result(frame["event"] == "answered")
            case "channels" | "commands" | "me":
                for channel, messages in frame.pop("messages", {}).items():
                    self._messages[channel] = {message["id"]: message for message in messages}
                self.world |= frame

"""The raw protocols, without discord.py: REST and the gateway as bytes on a socket."""

from types import TracebackType
from typing import Any, NamedTuple, Self

import aiohttp

from bot.playground import LocalDiscord


class Answer(NamedTuple):
    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def fault(self, *path: str) -> str:
        """The code of the first fault at a place of the body."""
        place = self.body["errors"]
        for step in path:
            place = place[step]
        return str(place["_errors"][0]["code"])


class Rest:
    """`await rest("POST", "/channels/1/messages", {"content": "x"})` with the bot's token."""

    def __init__(self, local: LocalDiscord) -> None:
        self._local = local
        self.bot_id = local.world.bot.id

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(headers={"Authorization": f"Bot {self._local.token}"})
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._session.close()

    async def __call__(self, method: str, path: str, json: Any = None, **how: Any) -> Answer:
        async with self._session.request(method, self._local.api_base + path, json=json, **how) as answer:
            known = answer.content_type == "application/json"
            return Answer(answer.status, await answer.json() if known else await answer.read(), answer.headers)

    def channel(self, name: str = "game-table") -> str:
        return f"/channels/{self._local.world.channel(name).id}"

    async def send(self, body: Any, channel: str = "game-table") -> Answer:
        return await self("POST", f"{self.channel(channel)}/messages", body)


class Socket:
    """A gateway connection that says what it is told to say."""

    def __init__(self, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._session, self.socket = session, socket

    @classmethod
    async def to(cls, local: LocalDiscord, query: str = "?v=10&encoding=json") -> Self:
        session = aiohttp.ClientSession()
        return cls(session, await session.ws_connect(local.gateway + query))

    async def say(self, op: int, d: Any = None) -> None:
        await self.socket.send_json({"op": op, "d": d})

    async def hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = await self.socket.receive_json(timeout=5)
        return frame

    async def identify(self, local: LocalDiscord, **more: Any) -> dict[str, Any]:
        """READY's data; hello and the server have been heard."""
        assert (await self.hear())["op"] == 10
        return await self.identify_again(local, **more)

    async def identify_again(self, local: LocalDiscord, **more: Any) -> dict[str, Any]:
        await self.say(2, {"token": local.token, "intents": 1, "properties": {}, **more})
        ready = await self.hear()
        assert ready["t"] == "READY"
        return dict(ready["d"])

    async def closed(self) -> int | None:
        """The code it ends with; what comes before is passed over."""
        while (await self.socket.receive(timeout=5)).type is aiohttp.WSMsgType.TEXT:
            pass
        await self._session.close()
        return self.socket.close_code

    async def close(self) -> None:
        await self.socket.close()
        await self._session.close()

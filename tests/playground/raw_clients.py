"""REST and gateway clients without discord.py."""

from types import TracebackType
from typing import Any, NamedTuple, Self

import aiohttp

from bot.playground import LocalDiscord


class RestResponse(NamedTuple):
    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def error_code(self, *path: str) -> str:
        """The code of the first error at a place of the body."""
        node = self.body["errors"]
        for step in path:
            node = node[step]
        return str(node["_errors"][0]["code"])


class RestClient:
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

    async def __call__(self, method: str, path: str, json: Any = None, **how: Any) -> RestResponse:
        async with self._session.request(method, self._local.api_base + path, json=json, **how) as answer:
            known = answer.content_type == "application/json"
            return RestResponse(answer.status, await answer.json() if known else await answer.read(), answer.headers)

    def channel(self, name: str = "game-table") -> str:
        return f"/channels/{self._local.world.channel(name).id}"

    async def send(self, body: Any, channel: str = "game-table") -> RestResponse:
        return await self("POST", f"{self.channel(channel)}/messages", body)


class GatewayClient:
    """A gateway connection that sends any frame."""

    def __init__(self, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._session, self.socket = session, socket

    @classmethod
    async def connect(cls, local: LocalDiscord, query: str = "?v=10&encoding=json") -> Self:
        session = aiohttp.ClientSession()
        return cls(session, await session.ws_connect(local.gateway + query))

    async def send_frame(self, op: int, d: Any = None) -> None:
        await self.socket.send_json({"op": op, "d": d})

    async def receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = await self.socket.receive_json(timeout=5)
        return frame

    async def identify(self, local: LocalDiscord, **more: Any) -> dict[str, Any]:
        """Receives HELLO, identifies, and gives READY's data."""
        assert (await self.receive())["op"] == 10
        return await self.identify_again(local, **more)

    async def identify_again(self, local: LocalDiscord, **more: Any) -> dict[str, Any]:
        await self.send_frame(2, {"token": local.token, "intents": 1, "properties": {}, **more})
        ready = await self.receive()
        assert ready["t"] == "READY"
        return dict(ready["d"])

    async def close_code(self) -> int | None:
        """Waits for the end of the connection."""
        while (await self.socket.receive(timeout=5)).type is aiohttp.WSMsgType.TEXT:
            pass
        await self._session.close()
        return self.socket.close_code

    async def close(self) -> None:
        await self.socket.close()
        await self._session.close()

"""The page's web socket under a test's control."""

import asyncio
import json
import re
from itertools import count
from typing import Any

from playwright.async_api import WebSocketRoute

from tests.browser.tab import Tab


class PageSocket:
    """Passes everything on to the real server, except the actions in `unanswered`: the test replies to those."""

    def __init__(self) -> None:
        self.world: dict[str, Any] = {}
        self.page: WebSocketRoute | None = None
        self.unanswered: set[str] = set()
        self.names: dict[str, str] = {}
        self._count = count(1 << 60)
        self._requests: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def attach(self, person: Tab) -> None:
        await person.page.route_web_socket(re.compile("/session"), self._on_connect)

    def send(self, frame: dict[str, Any]) -> None:
        assert self.page is not None
        self.page.send(json.dumps(frame))

    async def next_request(self) -> dict[str, Any]:
        """The page's next unanswered request."""
        async with asyncio.timeout(20):
            return await self._requests.get()

    def reply(self, request: dict[str, Any], done: Any) -> None:
        self.send({"re": request["n"], "done": done})

    def send_message(self, **fields: Any) -> None:
        """A message of the bot in the first channel."""
        self.send({"event": "message", "message": self.message_body(**fields)})

    def message_body(self, **fields: Any) -> dict[str, Any]:
        body = {
            "id": str(next(self._count)),
            "channel_id": self.world["channels"][0]["id"],
            "author": {"id": self.world["bot"], "username": "bot"},
            "timestamp": "2026-05-01T12:00:00+00:00",
            "edited_timestamp": None,
            "content": "",
            "flags": 0,
            "mentions": [],
            "attachments": [],
            "embeds": [],
            "components": [],
        }
        return body | fields

    def _on_connect(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()

        def to_page(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame.get("event") == "world":
                for user in frame["users"]:
                    user["name"] = self.names.get(user["name"], user["name"])
                self.world = frame
            page.send(json.dumps(frame))

        def to_server(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["do"] in self.unanswered:
                self._requests.put_nowait(frame)
            else:
                server.send(text)

        server.on_message(to_page)
        page.on_message(to_server)

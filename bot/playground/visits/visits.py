"""The open pages: each is a web socket of one user, told what that user may see."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.drafts import Desk
from bot.playground.gateway.socket import Gateway
from bot.playground.interactions import Interactions
from bot.playground.visits.deeds import Deeds
from bot.playground.visits.refused import RefusedError
from bot.playground.visits.view import View
from bot.playground.world import Json, User, World, changes
from bot.playground.world.snowflakes import snowflake

log = logging.getLogger(__name__)

PAGES_REMEMBERED = 500


class Visits:
    def __init__(self, world: World, desk: Desk, interactions: Interactions, gateway: Gateway) -> None:
        self._world = world
        self._desk = desk
        self._interactions = interactions
        self._gateway = gateway
        self._visits: set[Visit] = set()
        self._loaded: dict[str, int] = {}  # when a page was first seen: its reloads are other pages
        self._dismissed: dict[int, set[int]] = {}
        world.watch(self._on_change)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        user = self._visitor(request.query.get("as", ""))
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=1 << 16)
        await socket.prepare(request)
        dismissed = self._dismissed.setdefault(user.id, set())
        view = View(self._world, user, self._since(request.query.get("page", "")), dismissed)
        visit = Visit(socket, view, self._dismiss)
        deeds = Deeds(self._world, self._desk, self._interactions, self._gateway, view, visit.tell)
        self._visits.add(visit)
        try:
            await visit.run(deeds)
        finally:
            self._visits.discard(visit)
            deeds.leave()
        return socket

    async def close(self) -> None:
        for visit in list(self._visits):
            await visit.socket.close(code=1001, message=b"the local Discord is closing")

    def _visitor(self, wanted: str) -> User:
        """By id or name; the first player otherwise. The bot is nobody's seat."""
        people = [user for user in self._world.users.values() if not user.bot]
        for user in people:
            if snowflake(wanted) == user.id or wanted.lower() == user.name.lower():
                return user
        return next(user for user in people if not self._world.members[user.id].roles and not self._owns(user))

    def _owns(self, user: User) -> bool:
        return user.id == self._world.guild.owner_id

    def _since(self, page: str) -> int:
        if len(self._loaded) > PAGES_REMEMBERED:
            del self._loaded[next(iter(self._loaded))]
        return self._loaded.setdefault(page[:64], self._world.snowflakes.next())

    def _on_change(self, change: changes.Change) -> None:
        for visit in self._visits:
            told = visit.view.of(change)
            if told is not None:
                visit.tell(told)

    def _dismiss(self, user: User, channel: str, message_id: int) -> None:
        """In all tabs of that user; the bot does not learn of it. Only one's own can be dismissed."""
        message = self._world.message(snowflake(channel) or 0, message_id)
        if message is None or message.viewer != user.id:
            return
        for visit in self._visits:
            if visit.view.user is user:
                visit.tell({"event": "gone", "channel": channel, "id": str(message_id)})
        self._dismissed[user.id].add(message_id)


class Visit:
    def __init__(self, socket: web.WebSocketResponse, view: View, dismiss: Callable[[User, str, int], None]) -> None:
        self.socket = socket
        self.view = view
        self._dismiss = dismiss
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._asked: set[asyncio.Task[None]] = set()

    def tell(self, frame: Json) -> None:
        self._outbox.put_nowait(msgspec.json.encode(frame))

    async def run(self, deeds: Deeds) -> None:
        self.tell({"event": "world", **self.view.whole()})
        writer = asyncio.create_task(self._write())
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._answer(deeds, frame.data))
                    self._asked.add(task)
                    task.add_done_callback(self._asked.discard)
        finally:
            for task in self._asked:
                task.cancel()
            writer.cancel()

    async def _answer(self, deeds: Deeds, text: str) -> None:
        number: Any = None
        try:
            request = msgspec.json.decode(text, type=dict[str, Any])
            number = request.get("n")
            if request.get("do") == "dismiss":
                self._dismiss(self.view.user, str(request.get("channel")), snowflake(request.get("message")) or 0)
                done = None
            else:
                done = await deeds.do(request)
            self.tell({"re": number, "done": done})
        except msgspec.MsgspecError:
            self.tell({"re": number, "refused": "That could not be read."})
        except RefusedError as refused:
            self.tell({"re": number, "refused": str(refused)})
        except Exception:
            log.exception("a visitor's request failed")
            self.tell({"re": number, "refused": "Something went wrong here; the log of the playground says what."})

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await self.socket.send_frame(await self._outbox.get(), WSMsgType.TEXT)

"""The open pages: each has a web socket of one user and gets what that user may see."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.errors import ApiError
from bot.playground.gateway.gateway import Gateway
from bot.playground.interactions import Interactions
from bot.playground.message_writer import MessageWriter
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.page_sessions.user_actions import UserActions
from bot.playground.page_sessions.user_view import UserView
from bot.playground.world import Guild, Json, User, World, changes
from bot.playground.world.snowflakes import parse_snowflake

log = logging.getLogger(__name__)

MAX_PAGES = 500
Dismiss = Callable[[User, str, int], None]


class PageSessions:
    def __init__(self, world: World, writer: MessageWriter, interactions: Interactions, gateway: Gateway) -> None:
        self._world = world
        self._writer = writer
        self._interactions = interactions
        self._gateway = gateway
        self._sessions: set[PageSession] = set()
        self._loaded: dict[str, int] = {}  # by page: the snowflake of its first connection; a reload is a new page
        self._dismissed: dict[int, set[int]] = {}
        world.subscribe(self._on_change)
        gateway.outage.on_change(self._on_outage)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        user = self.user(request.query.get("as", ""))
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=1 << 16)
        await socket.prepare(request)
        dismissed = self._dismissed.setdefault(user.id, set())
        guild, since = self._guild(request.query.get("server")), self._loaded_at(request.query.get("page", ""))
        view = UserView(self._world, user, guild, since, dismissed)
        session = PageSession(socket, view, self._dismiss)
        actions = UserActions(self._world, self._writer, self._interactions, self._gateway, view, session.send)
        self._sessions.add(session)
        try:
            await session.run(actions)
        finally:
            self._sessions.discard(session)
            actions.close()
        return socket

    async def close(self) -> None:
        for session in list(self._sessions):
            await session.socket.close(code=1001, message=b"the local Discord is closing")

    def user(self, name_or_id: str) -> User:
        """The first player if there is no such user. Nobody can be the bot."""
        people = [user for user in self._world.users.values() if not user.bot and user.id in self._world.members]
        for user in people:
            if parse_snowflake(name_or_id) == user.id or name_or_id.lower() == user.name.lower():
                return user
        return next(user for user in people if not self._world.members[user.id].roles and not self._is_owner(user))

    def _guild(self, number: str | None) -> Guild:
        """The first one, unless another is asked for that pages show."""
        shown = {guild.id: guild for guild in self._world.shown_guilds()}
        return shown.get(parse_snowflake(number) or 0, self._world.guild)

    def _is_owner(self, user: User) -> bool:
        return user.id == self._world.guild.owner_id

    def _loaded_at(self, page: str) -> int:
        if len(self._loaded) > MAX_PAGES:
            del self._loaded[next(iter(self._loaded))]
        return self._loaded.setdefault(page[:64], self._world.snowflakes.next())

    def _on_change(self, change: changes.Change) -> None:
        for session in self._sessions:
            event = session.view.event_for(change)
            if event is not None:
                session.send(event)

    def _on_outage(self) -> None:
        for session in self._sessions:
            session.send({"event": "outage", "is_on": self._gateway.outage.is_on})

    def _dismiss(self, user: User, channel: str, message_id: int) -> None:
        """In all tabs of that user, and only their own ephemeral messages. The bot does not notice."""
        message = self._world.message(parse_snowflake(channel) or 0, message_id)
        if message is None or message.viewer != user.id:
            return
        for session in self._sessions:
            if session.view.user is user:
                session.send({"event": "gone", "channel": channel, "id": str(message_id)})
        self._dismissed[user.id].add(message_id)


class PageSession:
    def __init__(self, socket: web.WebSocketResponse, view: UserView, dismiss: Dismiss) -> None:
        self.socket = socket
        self.view = view
        self._dismiss = dismiss
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._requests: set[asyncio.Task[None]] = set()

    def send(self, frame: Json) -> None:
        self._outbox.put_nowait(msgspec.json.encode(frame))

    async def run(self, actions: UserActions) -> None:
        self.send({"event": "world", **self.view.world()})
        writer = asyncio.create_task(self._write())
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._handle(actions, frame.data))
                    self._requests.add(task)
                    task.add_done_callback(self._requests.discard)
        finally:
            for task in self._requests:
                task.cancel()
            writer.cancel()

    async def _handle(self, actions: UserActions, text: str) -> None:
        number: Any = None
        try:
            request = msgspec.json.decode(text, type=dict[str, Any])
            number = request.get("n")
            if request.get("do") == "dismiss":
                self._dismiss(self.view.user, str(request.get("channel")), parse_snowflake(request.get("message")) or 0)
                done = None
            else:
                done = await actions.perform(request)
            self.send({"re": number, "done": done})
        except msgspec.MsgspecError:
            self.send({"re": number, "refused": self.view.say("page-refused-unreadable")})
        except ActionRefusedError as error:
            self.send({"re": number, "refused": self.view.say(error.key, **error.facts)})
        except ApiError as error:
            self.send({"re": number, "refused": ": ".join([error.message, *error.reasons()])})
        except Exception:
            log.exception("a page's request failed")
            self.send({"re": number, "refused": self.view.say("page-refused-error")})

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await self.socket.send_frame(await self._outbox.get(), WSMsgType.TEXT)

"""The gateway, version 10: hello, identify, heartbeat, resume, reconnect over a web socket."""

import asyncio
import contextlib
import hmac
import logging
import time
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.gateway.events import PRIVILEGED, guild_create, ready, told
from bot.playground.gateway.session import Session
from bot.playground.world import Json, World, changes

log = logging.getLogger(__name__)

HEARTBEAT_S = 41.25
RESUMABLE_S = 180.0
FRAMES_A_MINUTE = 120
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11,
)  # fmt: skip


class ClosedError(Exception):
    """The connection ends with this code: discord.com/developers/docs/topics/opcodes-and-status-codes"""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Gateway:
    def __init__(self, world: World, origin: str, heartbeat: float = HEARTBEAT_S) -> None:
        self.origin = origin
        self._world = world
        self._heartbeat = heartbeat
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        world.watch(self._on_change)

    @property
    def url(self) -> str:
        return self.origin.replace("http", "ws", 1) + "/gateway"

    @property
    def connected(self) -> bool:
        """Whether a bot has identified and is listening now."""
        return any(session.outbox is not None for session in self._sessions.values())

    def interact(self, payload: Json) -> None:
        self._dispatch("INTERACTION_CREATE", payload)

    # For trying out what can happen to a bot

    async def drop(self) -> None:
        """Cut all connections without a word; the sessions can be resumed."""
        for connection in list(self._connections):
            connection.cut()

    async def ask_to_reconnect(self) -> None:
        for connection in list(self._connections):
            connection.say({"op": RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool = False) -> None:
        if not resumable:
            self._sessions.clear()
        for connection in list(self._connections):
            connection.say({"op": INVALID, "d": resumable})

    async def close(self) -> None:
        for connection in list(self._connections):
            await connection.socket.close(code=1001, message=b"the local Discord is closing")

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=1 << 16, compress=False)
        await socket.prepare(request)
        connection = Connection(self, request, socket)
        self._connections.add(connection)
        try:
            await connection.run(self._heartbeat)
        except ClosedError as closed:
            log.info("gateway connection closed: %d %s", closed.code, closed.reason)
            await socket.close(code=closed.code, message=closed.reason.encode())
        finally:
            self._connections.discard(connection)
            connection.leave()
        return socket

    def identify(self, data: Any) -> Session:
        if not isinstance(data, dict) or not isinstance(data.get("intents"), int):
            raise ClosedError(4013, "Invalid intent(s).")
        self.check_token(data)
        if data["intents"] & PRIVILEGED:
            raise ClosedError(4014, "Disallowed intent(s).")
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            raise ClosedError(4010, "Invalid shard.")
        session = Session(data["intents"], shard, shards)
        now = time.monotonic()
        for old in list(self._sessions.values()):
            if old.left_at is not None and now - old.left_at > RESUMABLE_S:
                del self._sessions[old.id]
        self._sessions[session.id] = session
        session.dispatch("READY", ready(self._world, session.id, self.url, shard, shards))
        if self._world.guild.has_bot and session.serves(self._world.guild.id):
            session.dispatch("GUILD_CREATE", guild_create(self._world))
        return session

    def resume(self, data: Any) -> tuple[Session, list[bytes]] | None:
        self.check_token(data)
        session = self._sessions.get(str(data.get("session_id")))
        if session is None or (session.left_at and time.monotonic() - session.left_at > RESUMABLE_S):
            return None
        missed = session.since(int(data.get("seq") or 0))
        return None if missed is None else (session, missed)

    def check_token(self, data: Any) -> None:
        token = str(data.get("token")) if isinstance(data, dict) else ""
        if not hmac.compare_digest(token.encode(), self._world.token.encode()):
            raise ClosedError(4004, "Authentication failed.")

    def _on_change(self, change: changes.Change) -> None:
        for session in self._sessions.values():
            if session.serves(self._world.guild.id):
                event = told(self._world, change, session.intents, self.origin)
                if event is not None:
                    session.dispatch(*event)

    def _dispatch(self, event: str, data: Json) -> None:
        for session in self._sessions.values():
            if session.serves(self._world.guild.id):
                session.dispatch(event, data)


class Connection:
    def __init__(self, gateway: Gateway, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._gateway = gateway
        self._request = request
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._session: Session | None = None
        self._received: list[float] = []

    def say(self, frame: Json) -> None:
        self._outbox.put_nowait(msgspec.json.encode(frame))

    def cut(self) -> None:
        if self._request.transport is not None:
            self._request.transport.abort()

    def leave(self) -> None:
        if self._session is not None and self._session.outbox is self._outbox:
            self._session.outbox = None
            self._session.left_at = time.monotonic()

    async def run(self, heartbeat: float) -> None:
        self.say({"op": HELLO, "d": {"heartbeat_interval": int(heartbeat * 1000)}})
        writer = asyncio.create_task(self._write())
        try:
            while True:
                try:
                    message = await self.socket.receive(timeout=heartbeat * 1.5)
                except TimeoutError:
                    raise ClosedError(4000, "No heartbeat.") from None
                if message.type is not WSMsgType.TEXT:
                    return
                self._count()
                self._hear(_decode(message.data))
        finally:
            writer.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await self.socket.send_frame(await self._outbox.get(), WSMsgType.TEXT)

    def _hear(self, frame: Json) -> None:
        data = frame.get("d")
        match frame.get("op"):
            case 1:
                self.say({"op": ACK})
            case 2:
                if self._session is not None:
                    raise ClosedError(4005, "Already authenticated.")
                self._join(self._gateway.identify(data))
            case 6:
                resumed = self._gateway.resume(data)
                if resumed is None:
                    self.say({"op": INVALID, "d": False})
                else:
                    session, missed = resumed
                    self._join(session, missed)
                    session.dispatch("RESUMED", {})
            case 3 | 4 | 8:
                if self._session is None:
                    raise ClosedError(4003, "Not authenticated.")
                if frame["op"] != PRESENCE:
                    log.warning("The local Discord does not know gateway opcode %s", frame["op"])
            case _:
                raise ClosedError(4001, "Unknown opcode.")

    def _join(self, session: Session, frames: list[bytes] | None = None) -> None:
        self._session = session
        for frame in frames if frames is not None else session.since(0) or []:
            self._outbox.put_nowait(frame)
        session.outbox = self._outbox
        session.left_at = None

    def _count(self) -> None:
        now = time.monotonic()
        self._received = [moment for moment in self._received if now - moment < 60] + [now]
        if len(self._received) > FRAMES_A_MINUTE:
            raise ClosedError(4008, "You are being rate limited.")


def _decode(text: str) -> Json:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        raise ClosedError(4002, "Error while decoding payload.") from None

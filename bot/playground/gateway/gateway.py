"""The gateway, version 10: its connections and sessions."""

import asyncio
import hmac
import logging
import time
from typing import Any

import msgspec
from aiohttp import web

from bot.playground.gateway.connection import Connection
from bot.playground.gateway.deliveries import Deliveries
from bot.playground.gateway.events import (
    GUILDS,
    PRIVILEGED_INTENTS,
    events_for,
    guild_create_data,
    guild_of_change,
    ready_data,
)
from bot.playground.gateway.identify_limits import IdentifyLimits
from bot.playground.gateway.protocol import GatewayCloseError, Op
from bot.playground.gateway.session import Session
from bot.playground.gateway.thread_list_sync import ThreadListSync
from bot.playground.outage import ANSWER, Outage
from bot.playground.wiretap import Wiretap
from bot.playground.world import Json, World, changes

log = logging.getLogger(__name__)

HEARTBEAT_S = 41.25
RESUMABLE_S = 180.0


class Gateway:
    def __init__(
        self,
        world: World,
        origin: str,
        outage: Outage,
        wiretap: Wiretap,
        limits: IdentifyLimits,
        heartbeat: float = HEARTBEAT_S,
    ) -> None:
        self.origin = origin
        self.identify_limits = limits
        self.deliveries = Deliveries()
        self.outage = outage
        self._wiretap = wiretap
        self._world = world
        self._heartbeat = heartbeat
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self._thread_list_sync = ThreadListSync(world)
        world.subscribe(self._on_change)
        outage.on_begin(self._abort_connections)

    @property
    def url(self) -> str:
        return self.origin.replace("http", "ws", 1) + "/gateway"

    def send_interaction(self, payload: Json) -> None:
        if not self.outage.is_on:
            self.deliveries.deliver(lambda: self._send_interaction(payload))

    def _send_interaction(self, payload: Json) -> None:
        for session in self._sessions.values():
            if session.takes(int(payload["guild_id"]) if "guild_id" in payload else None):
                session.dispatch("INTERACTION_CREATE", payload)

    # For tests

    async def drop_connections(self) -> None:
        """Without a close frame. The sessions can be resumed."""
        self._abort_connections()

    async def close_connections(self, code: int, reason: str = "") -> None:
        """With a close code. discord.com/developers/docs/topics/opcodes-and-status-codes#gateway"""
        for connection in list(self._connections):
            await connection.socket.close(code=code, message=reason.encode())

    def send_event(self, name: str, data: Any) -> None:
        """Any event at all, also one that nobody can read."""
        for session in self._sessions.values():
            session.dispatch(name, data)

    async def ask_to_reconnect(self) -> None:
        for connection in list(self._connections):
            connection.send({"op": Op.RECONNECT, "d": None})

    async def invalidate_sessions(self, *, resumable: bool = False) -> None:
        if not resumable:
            self._sessions.clear()
        for connection in list(self._connections):
            connection.send({"op": Op.INVALID_SESSION, "d": resumable})

    async def close(self) -> None:
        for connection in list(self._connections):
            await connection.socket.close(code=1001, message=b"the local Discord is closing")

    def _abort_connections(self) -> None:
        for connection in list(self._connections):
            connection.abort()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if self.outage.is_on:
            return web.Response(status=503, text=ANSWER)
        socket = web.WebSocketResponse(max_msg_size=1 << 16, compress=False)
        await socket.prepare(request)
        refusal = _unsupported_query(request)
        if refusal is not None:
            await socket.close(code=refusal.code, message=refusal.reason.encode())
            return socket
        connection = Connection(self, request, socket)
        self._connections.add(connection)
        try:
            await connection.run(self._heartbeat)
        except GatewayCloseError as closed:
            log.info("gateway connection closed: %d %s", closed.code, closed.reason)
            await socket.close(code=closed.code, message=closed.reason.encode())
        finally:
            self._connections.discard(connection)
            connection.detach_session()
        return socket

    def identify(self, data: Any, outbox: asyncio.Queue[bytes]) -> Session | None:
        """None if it comes too soon after another one. All its servers go out at once: they may be more than a session
        keeps for one that resumes."""
        if not isinstance(data, dict) or not isinstance(data.get("intents"), int):
            raise GatewayCloseError(4013, "Invalid intent(s).")
        self.check_token(data)
        if data["intents"] & PRIVILEGED_INTENTS:
            raise GatewayCloseError(4014, "Disallowed intent(s).")
        try:
            shard, shards = msgspec.convert(data.get("shard") or (0, 1), tuple[int, int])
        except msgspec.ValidationError:
            shard = shards = 0
        if not 0 <= shard < shards:
            raise GatewayCloseError(4010, "Invalid shard.")
        if not self.identify_limits.take(shard):
            return None
        session = Session(data["intents"], shard, shards, self._wiretap)
        session.outbox = outbox
        now = time.monotonic()
        for old in list(self._sessions.values()):
            if old.disconnected_at is not None and now - old.disconnected_at > RESUMABLE_S:
                del self._sessions[old.id]
        self._sessions[session.id] = session
        session.dispatch("READY", ready_data(self._world, session.id, self.url, shard, shards))
        for guild in self._world.guilds():
            if session.has_guild(guild.id) and guild.available:
                session.dispatch("GUILD_CREATE", guild_create_data(self._world, guild))
        return session

    def resume(self, data: Any) -> tuple[Session, list[bytes]] | None:
        self.check_token(data)
        session = self._sessions.get(str(data.get("session_id")))
        if session is None or (session.disconnected_at and time.monotonic() - session.disconnected_at > RESUMABLE_S):
            return None
        sequence = data.get("seq") or 0
        if not isinstance(sequence, int):
            raise GatewayCloseError(4007, "Invalid sequence.")
        missed = session.frames_after(sequence)
        return None if missed is None else (session, missed)

    def check_token(self, data: Any) -> None:
        token = str(data.get("token")) if isinstance(data, dict) else ""
        if not hmac.compare_digest(token.encode(), self._world.token.encode()):
            raise GatewayCloseError(4004, "Authentication failed.")

    def _on_change(self, change: changes.Change) -> None:
        guild, gained = guild_of_change(self._world, change), self._thread_list_sync.gained(change)
        for session in self._sessions.values():
            if session.takes(None if guild is None else guild.id):
                for event in events_for(self._world, change, session.intents, self.origin):
                    session.dispatch(*event)
                if gained and guild is not None and guild.has_bot and session.intents & GUILDS:
                    session.dispatch("THREAD_LIST_SYNC", self._thread_list_sync.data(guild, gained))


def _unsupported_query(request: web.Request) -> GatewayCloseError | None:
    """Only version 10 in JSON is supported."""
    if request.query.get("v", "10") != "10":
        return GatewayCloseError(4012, "Invalid API version: the local Discord knows version 10.")
    if request.query.get("encoding", "json") != "json":
        return GatewayCloseError(4002, "The local Discord knows JSON only.")
    return None

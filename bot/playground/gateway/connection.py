"""One connection of a bot to the gateway: it identifies or resumes, then its heart beats."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.gateway.protocol import ClosedError, Op, decode
from bot.playground.gateway.session import Session
from bot.playground.world import Json

if TYPE_CHECKING:
    from bot.playground.gateway.socket import Gateway

log = logging.getLogger(__name__)

FRAMES_A_MINUTE = 120


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
        self.say({"op": Op.HELLO, "d": {"heartbeat_interval": int(heartbeat * 1000)}})
        writer = asyncio.create_task(self._write())
        try:
            while True:
                try:
                    message = await self.socket.receive(timeout=heartbeat * 1.5)
                except TimeoutError:
                    raise ClosedError(4000, "No heartbeat.") from None
                if message.type is WSMsgType.BINARY:
                    raise ClosedError(4002, "Error while decoding payload.")
                if message.type is not WSMsgType.TEXT:
                    return
                self._count()
                self._hear(decode(message.data))
        finally:
            writer.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await self.socket.send_frame(await self._outbox.get(), WSMsgType.TEXT)

    def _hear(self, frame: Json) -> None:
        data = frame.get("d")
        match frame.get("op"):
            case Op.HEARTBEAT:
                self.say({"op": Op.ACK})
            case Op.IDENTIFY:
                if self._session is not None:
                    raise ClosedError(4005, "Already authenticated.")
                self._join(self._gateway.identify(data))
            case Op.RESUME:
                if self._session is not None:
                    raise ClosedError(4005, "Already authenticated.")
                resumed = self._gateway.resume(data)
                if resumed is None:
                    self.say({"op": Op.INVALID, "d": False})
                else:
                    session, missed = resumed
                    self._join(session, missed)
                    session.dispatch("RESUMED", {})
            case Op.PRESENCE | Op.VOICE | Op.MEMBERS:
                if self._session is None:
                    raise ClosedError(4003, "Not authenticated.")
                if frame["op"] != Op.PRESENCE:
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

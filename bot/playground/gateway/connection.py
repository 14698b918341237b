"""One gateway connection of a bot: identify or resume, then heartbeats."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.gateway.compression import compressor
from bot.playground.gateway.protocol import GatewayCloseError, Op, decode_frame
from bot.playground.gateway.session import Session
from bot.playground.world import Json

if TYPE_CHECKING:
    from bot.playground.gateway.gateway import Gateway

log = logging.getLogger(__name__)

MAX_FRAMES_PER_MINUTE = 120
# As over the wire. discord.py notes that it has sent a heartbeat only afterwards: an acknowledgement that is there
# before seems to be late by the whole interval, and it warns "Can't keep up".
ACKNOWLEDGED_AFTER_S = 0.02


class Connection:
    def __init__(self, gateway: Gateway, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._gateway = gateway
        self._request = request
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._compressor = compressor(request.query.get("compress", ""))
        self._session: Session | None = None
        self._frame_times: list[float] = []

    def send(self, frame: Json) -> None:
        self._outbox.put_nowait(msgspec.json.encode(frame))

    def abort(self) -> None:
        if self._request.transport is not None:
            self._request.transport.abort()

    def detach_session(self) -> None:
        if self._session is not None and self._session.outbox is self._outbox:
            self._session.outbox = None
            self._session.disconnected_at = time.monotonic()

    async def run(self, heartbeat: float) -> None:
        self.send({"op": Op.HELLO, "d": {"heartbeat_interval": int(heartbeat * 1000)}})
        writer = asyncio.create_task(self._write())
        try:
            while True:
                try:
                    message = await self.socket.receive(timeout=heartbeat * 1.5)
                except TimeoutError:
                    raise GatewayCloseError(4000, "No heartbeat.") from None
                if message.type is WSMsgType.BINARY:
                    raise GatewayCloseError(4002, "Error while decoding payload.")
                if message.type is not WSMsgType.TEXT:
                    return
                self._check_frame_rate()
                self._handle(decode_frame(message.data))
        finally:
            writer.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                frame = await self._outbox.get()
                if self._compressor is None:
                    await self.socket.send_frame(frame, WSMsgType.TEXT)
                else:
                    await self.socket.send_frame(self._compressor(frame), WSMsgType.BINARY)

    def _handle(self, frame: Json) -> None:
        data = frame.get("d")
        match frame.get("op"):
            case Op.HEARTBEAT:
                loop = asyncio.get_running_loop()
                loop.call_later(ACKNOWLEDGED_AFTER_S, self.send, {"op": Op.HEARTBEAT_ACK})
            case Op.IDENTIFY:
                if self._session is not None:
                    raise GatewayCloseError(4005, "Already authenticated.")
                session = self._gateway.identify(data, self._outbox)
                if session is None:
                    self.send({"op": Op.INVALID_SESSION, "d": False})
                else:
                    self._attach_session(session, [])
            case Op.RESUME:
                if self._session is not None:
                    raise GatewayCloseError(4005, "Already authenticated.")
                resumed = self._gateway.resume(data)
                if resumed is None:
                    self.send({"op": Op.INVALID_SESSION, "d": False})
                else:
                    session, missed = resumed
                    self._attach_session(session, missed)
                    session.dispatch("RESUMED", {})
            case Op.PRESENCE_UPDATE | Op.VOICE_STATE_UPDATE | Op.REQUEST_GUILD_MEMBERS:
                if self._session is None:
                    raise GatewayCloseError(4003, "Not authenticated.")
                if frame["op"] != Op.PRESENCE_UPDATE:
                    log.warning("The local Discord does not know gateway opcode %s", frame["op"])
            case _:
                raise GatewayCloseError(4001, "Unknown opcode.")

    def _attach_session(self, session: Session, missed: list[bytes]) -> None:
        self._session = session
        for frame in missed:
            self._outbox.put_nowait(frame)
        session.outbox = self._outbox
        session.disconnected_at = None

    def _check_frame_rate(self) -> None:
        now = time.monotonic()
        self._frame_times = [received_at for received_at in self._frame_times if now - received_at < 60] + [now]
        if len(self._frame_times) > MAX_FRAMES_PER_MINUTE:
            raise GatewayCloseError(4008, "You are being rate limited.")

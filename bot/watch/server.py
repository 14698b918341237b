"""`/live`, `/ready` and `/metrics`, for the host's own machine."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from types import TracebackType
from typing import Self, TypeAlias

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.watch.metrics import Metrics, Readings

Check: TypeAlias = Callable[[], Awaitable[bool]]
PATIENCE = 2.0  # seconds for a check: what does not answer is not ready

log = logging.getLogger(__name__)


class WatchServer:
    """`checks`, by name: all of them must hold for the bot to be ready."""

    def __init__(
        self,
        metrics: Metrics,
        read: Callable[[], Awaitable[Readings]],
        checks: Mapping[str, Check],
        *,
        host: str,
        port: int,
    ) -> None:
        self._metrics, self._read, self._checks = metrics, read, checks
        self._host, self._port = host, port
        application = web.Application()
        application.add_routes(
            [web.get("/live", self._live), web.get("/ready", self._ready), web.get("/metrics", self._figures)]
        )
        self._runner = web.AppRunner(application, access_log=None)

    @property
    def port(self) -> int:
        """Where it listens, also when it was told to take any free port."""
        return int(self._runner.addresses[0][1])

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self._port).start()
        except BaseException:
            await self._runner.cleanup()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._runner.cleanup()

    async def _live(self, _: web.Request) -> web.Response:
        """It answers, so the event loop runs."""
        return web.json_response({"live": True})

    async def _ready(self, _: web.Request) -> web.Response:
        names = list(self._checks)
        held = dict(zip(names, await asyncio.gather(*(self._holds(name) for name in names)), strict=True))
        return web.json_response(held, status=200 if all(held.values()) else 503)

    async def _holds(self, name: str) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._checks[name]()
        except Exception as error:
            log.warning("not ready: %s (%s)", name, type(error).__name__)
            return False

    async def _figures(self, _: web.Request) -> web.Response:
        return web.Response(body=self._metrics.text(await self._read()), headers={"Content-Type": CONTENT_TYPE_LATEST})

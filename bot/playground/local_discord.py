"""The local Discord: REST, gateway and page on one port."""

import asyncio
import errno
import socket
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.playground.access import AccessControl
from bot.playground.clock import Clock
from bot.playground.faults import Faults
from bot.playground.gateway.gateway import HEARTBEAT_S, Gateway
from bot.playground.gateway.identify_limits import IdentifyLimits
from bot.playground.interaction_responses import InteractionResponses
from bot.playground.interactions import Interactions
from bot.playground.locales import locale
from bot.playground.message_writer import MessageWriter
from bot.playground.outage import Outage
from bot.playground.page_server import PageServer
from bot.playground.page_sessions.sessions import PageSessions
from bot.playground.rest.account import AccountRoutes
from bot.playground.rest.channels import ChannelRoutes
from bot.playground.rest.commands import CommandRoutes
from bot.playground.rest.emojis import EmojiRoutes
from bot.playground.rest.guilds import GuildRoutes
from bot.playground.rest.interactions import InteractionRoutes
from bot.playground.rest.invalid_requests import InvalidRequests
from bot.playground.rest.ratelimits import RateLimits
from bot.playground.rest.router import PREFIX, Router
from bot.playground.rest.threads import ThreadRoutes
from bot.playground.rest.traffic import TrafficReport
from bot.playground.wiretap import Wiretap
from bot.playground.world import World

LOCAL_ADDRESS = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # if it listens on all interfaces
ARCHIVES_EVERY_S = 30.0
MAX_REQUEST_BYTES = 26 << 20


class LocalDiscord:
    """Use with `async with`. Port 0 takes a free one; a port in use is an OSError."""

    world: World
    gateway_server: Gateway
    interactions: Interactions
    port: int

    def __init__(
        self,
        world_file: Path,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        players: int = 3,
        language: str = "en-US",
        fresh: bool = False,
        rate_limits: bool = True,
        heartbeat: float = HEARTBEAT_S,
        more_guilds: Sequence[int] = (),
        max_concurrency: int | None = None,
        new_key: bool = False,
    ) -> None:
        """`more_guilds`: so many channels in each guild that there is besides; for load tests. `max_concurrency`: how
        many shards may identify at once; None lets all. `new_key`: the page's address so far leads nowhere any more.
        """
        self.clock = Clock()
        self.faults = Faults()
        self.outage = Outage()
        self.wiretap = Wiretap()
        self.host = host
        self._file = Path(world_file)
        self._wanted_port = port
        self._players = players
        self._locale = locale(language)
        self._fresh = fresh
        self._rate_limits = rate_limits
        self._heartbeat = heartbeat
        self._more_guilds = more_guilds
        self._max_concurrency = max_concurrency
        self._new_key = new_key

    @property
    def origin(self) -> str:
        """Its address on this machine."""
        host = LOCAL_ADDRESS.get(self.host, self.host)
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def api_base(self) -> str:
        return self.origin + PREFIX

    @property
    def gateway(self) -> str:
        return self.gateway_server.url

    @property
    def token(self) -> str:
        return self.world.token

    @property
    def key(self) -> str:
        return self.world.key

    @property
    def url(self) -> str:
        return f"{self.origin}/{self.key}/"

    @property
    def traffic(self) -> TrafficReport:
        """What happened at the REST API so far."""
        return self._router.report()

    async def __aenter__(self) -> Self:
        # The port first: a second playground fails here, before it touches the world.
        listener = _listen(self.host, self._wanted_port)
        try:
            self.port = listener.getsockname()[1]
            self.world = World(
                self._file,
                self.clock,
                players=self._players,
                locale=self._locale,
                fresh=self._fresh,
                new_key=self._new_key,
            )
            for number, channels in enumerate(self._more_guilds):
                self.world.add_guild(f"guild-{number}", channels)
        except BaseException:
            listener.close()
            raise
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()
        self.clock.on_advance(self.world.threads.archive_idle)
        self._archiving = asyncio.create_task(self._archive_idle_threads())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._archiving.cancel()
        await self._page_sessions.close()
        await self.gateway_server.close()
        await self._runner.cleanup()
        self.world.close()

    async def _archive_idle_threads(self) -> None:
        while True:
            self.world.threads.archive_idle()
            await asyncio.sleep(ARCHIVES_EVERY_S)

    def _app(self) -> web.Application:
        world = self.world
        access = AccessControl(self.host, world.key)
        identifies = IdentifyLimits(self.clock, self._max_concurrency or 1, enforced=self._max_concurrency is not None)
        self.gateway_server = Gateway(world, self.origin, self.outage, self.wiretap, identifies, self._heartbeat)
        writer = MessageWriter(world)
        self.interactions = Interactions(world)
        responses = InteractionResponses(world, writer, self.interactions)
        self._page_sessions = PageSessions(world, writer, self.interactions, self.gateway_server)
        app = web.Application(middlewares=[access.check_request], client_max_size=MAX_REQUEST_BYTES)
        app.router.add_get("/gateway", self.gateway_server.serve)
        # discord.py adds a slash at the end.
        app.router.add_get("/gateway/", self.gateway_server.serve)
        limits = RateLimits(self.clock, enforced=self._rate_limits)
        invalid = InvalidRequests(self.clock, enforced=self._rate_limits)
        self._router = Router(world, self.faults, self.outage, self.wiretap, limits, invalid)
        self._router.add_routes(
            app,
            AccountRoutes(world, self.gateway_server).routes(),
            GuildRoutes(world).routes(),
            ChannelRoutes(world, writer, limits, self.origin).routes(),
            ThreadRoutes(world, writer, self.origin).routes(),
            CommandRoutes(world).routes(),
            EmojiRoutes(world).routes(),
            InteractionRoutes(world, self.interactions, responses, self.origin).routes(),
        )
        PageServer(world, access, self._page_sessions).add_routes(app)
        return app


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise OSError(error.errno, f"port {port} on {host} is in use") from None
        raise
    except OverflowError:
        raise OSError(errno.EINVAL, f"there is no port {port}") from None

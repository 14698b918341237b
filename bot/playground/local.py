"""The local Discord as a whole: a world, REST, a gateway and the page on one port."""

import errno
import socket
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.playground.answers import Answers
from bot.playground.clock import Clock
from bot.playground.door import Door
from bot.playground.drafts import Desk
from bot.playground.faults import Faults
from bot.playground.gateway.socket import HEARTBEAT_S, Gateway
from bot.playground.interactions import Interactions
from bot.playground.locales import locale
from bot.playground.pages import Pages
from bot.playground.rest.account import Account
from bot.playground.rest.answering import Answering
from bot.playground.rest.channels import Channels
from bot.playground.rest.commands import Commands
from bot.playground.rest.guilds import Guilds
from bot.playground.rest.ratelimits import RateLimits
from bot.playground.rest.router import PREFIX, Router
from bot.playground.visits.visits import Visits
from bot.playground.world import World

OWN_ADDRESS = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # of a machine that listens everywhere
LARGEST_REQUEST = 26 << 20


class LocalDiscord:
    """Use with `async with`. A port in use is an OSError that says so; port 0 takes a free one."""

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
    ) -> None:
        self.clock = Clock()
        self.faults = Faults()
        self.host = host
        self._file = Path(world_file)
        self._wanted_port = port
        self._players = players
        self._locale = locale(language)
        self._fresh = fresh
        self._rate_limits = rate_limits
        self._heartbeat = heartbeat

    @property
    def origin(self) -> str:
        """Where this machine reaches it; pages on other machines use the machine's own address."""
        host = OWN_ADDRESS.get(self.host, self.host)
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

    async def __aenter__(self) -> Self:
        # The port before the world: a second playground fails here, before it touches the file.
        listening = _listen(self.host, self._wanted_port)
        try:
            self.port = listening.getsockname()[1]
            self.world = World(self._file, self.clock, players=self._players, locale=self._locale, fresh=self._fresh)
        except BaseException:
            listening.close()
            raise
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listening).start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._visits.close()
        await self.gateway_server.close()
        await self._runner.cleanup()
        self.world.close()

    def _app(self) -> web.Application:
        world = self.world
        door = Door(self.host, world.key)
        self.gateway_server = Gateway(world, self.origin, self._heartbeat)
        desk = Desk(world)
        self.interactions = Interactions(world)
        answers = Answers(world, desk, self.interactions)
        self._visits = Visits(world, desk, self.interactions, self.gateway_server)
        app = web.Application(middlewares=[door.guard], client_max_size=LARGEST_REQUEST)
        app.router.add_get("/gateway", self.gateway_server.serve)
        # discord.py asks for the address with a slash at its end.
        app.router.add_get("/gateway/", self.gateway_server.serve)
        limits = RateLimits(self.clock, enforced=self._rate_limits)
        Router(world, self.faults, limits).into(
            app,
            Account(world, self.gateway_server).routes(),
            Guilds(world).routes(),
            Channels(world, desk, limits, self.origin).routes(),
            Commands(world).routes(),
            Answering(world, desk, self.interactions, answers, self.origin).routes(),
        )
        Pages(world, door, self._visits).into(app)
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

"""What a user can do on the page so that the bot meets something: its rights, its server, Discord itself."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.outage import Outage
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.page_sessions.user_view import UserView
from bot.playground.world import Json, Permission, World
from bot.playground.world.bot_rights import DENIED, RIGHTS, set_access, set_right
from bot.playground.world.snowflakes import parse_snowflake

LONGEST_OUTAGE_S = 120.0


class Situations:
    def __init__(self, world: World, outage: Outage, view: UserView) -> None:
        self._world = world
        self._outage = outage
        self._view = view

    def actions(self) -> dict[str, Callable[[Json], Awaitable[Any]]]:
        return {
            "set_access": self.set_access,
            "set_right": self.set_right,
            "set_bot": self.set_bot,
            "outage": self.outage,
        }

    async def set_access(self, request: Json) -> None:
        channel, access = self._view.requested_channel(request), request.get("access")
        if channel.is_private or channel.is_thread or str(access) not in DENIED:
            raise ActionRefusedError("page-refused-access")
        self._view.require(channel, Permission.MANAGE_CHANNELS, "page-refused-change-channel")
        set_access(self._world, channel, str(access), self._member(request))

    def _member(self, request: Json) -> int | None:
        """None: the bot."""
        if request.get("user") is None:
            return None
        user = parse_snowflake(request["user"])
        if user not in self._world.members:
            raise ActionRefusedError("page-refused-member")
        return user

    async def set_right(self, request: Json) -> None:
        self._view.require_owner()
        right = str(request.get("right"))
        if right not in RIGHTS:
            raise ActionRefusedError("page-refused-right")
        set_right(self._world, self._view.guild, right, granted=bool(request.get("granted")))

    async def set_bot(self, request: Json) -> None:
        self._view.require_owner()
        if request.get("invited"):
            self._world.invite_bot(self._view.guild)
        else:
            self._world.kick_bot(self._view.guild)

    async def outage(self, request: Json) -> None:
        seconds = request.get("seconds")
        if not isinstance(seconds, int | float) or not 0 < seconds <= LONGEST_OUTAGE_S:
            raise ActionRefusedError("page-refused-outage", most=round(LONGEST_OUTAGE_S))
        self._outage.begin(seconds)

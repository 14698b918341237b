"""What a user can do on the page outside of servers: direct messages, groups, the app installed for themselves."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.page_sessions.user_view import UserView
from bot.playground.world import Json, World
from bot.playground.world.private_channels import MAX_IN_GROUP, create_group, direct_messages
from bot.playground.world.snowflakes import parse_snowflake


class PrivateActions:
    def __init__(self, world: World, view: UserView) -> None:
        self._world = world
        self._view = view

    def actions(self) -> dict[str, Callable[[Json], Awaitable[Any]]]:
        return {"open_dm": self.open_dm, "start_group": self.start_group, "install_app": self.install_app}

    async def open_dm(self, request: Json) -> Json:
        return {"channel": str(direct_messages(self._world, self._view.user).id)}

    async def start_group(self, request: Json) -> Json:
        listed = request.get("users")
        ids = dict.fromkeys(parse_snowflake(user) for user in listed) if isinstance(listed, list) else {}
        others = [self._world.users[user] for user in ids if user in self._world.members and user != self._view.user.id]
        people = [user for user in others if not user.bot]
        if not 1 <= len(people) < MAX_IN_GROUP:
            raise ActionRefusedError("page-refused-group-size", most=MAX_IN_GROUP)
        return {"channel": str(create_group(self._world, self._view.user, people).id)}

    async def install_app(self, request: Json) -> None:
        self._world.install_app(self._view.user, installed=bool(request.get("installed")))

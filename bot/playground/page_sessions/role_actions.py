"""What a server's owner can do with roles on the page."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.limits.form import Form
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.page_sessions.user_view import UserView
from bot.playground.world import Json, World
from bot.playground.world.roles import GRANTS, MAX_ROLES, create_role, give_role
from bot.playground.world.snowflakes import parse_snowflake


class RoleActions:
    def __init__(self, world: World, view: UserView) -> None:
        self._world = world
        self._view = view

    def actions(self) -> dict[str, Callable[[Json], Awaitable[Any]]]:
        return {"create_role": self.create, "give_role": self.give}

    async def create(self, request: Json) -> Json:
        self._view.require_owner()
        form = Form({"name": request.get("name")})
        name = form.text("name", 1, 100, required=True)
        form.raise_errors()
        assert name is not None
        grant = str(request.get("grant"))
        if grant not in GRANTS:
            raise ActionRefusedError("page-refused-right")
        if len(self._world.roles_of(self._view.guild)) >= MAX_ROLES:
            raise ActionRefusedError("page-refused-role-count", most=MAX_ROLES)
        return {"role": str(create_role(self._world, self._view.guild, name.strip(), grant).id)}

    async def give(self, request: Json) -> None:
        """Or take, if `given` is false."""
        self._view.require_owner()
        user = parse_snowflake(request.get("user")) or 0
        guild = self._view.guild
        role = self._world.roles_of(guild).get(parse_snowflake(request.get("role")) or 0)
        if user not in self._world.members:
            raise ActionRefusedError("page-refused-member")
        if role is None or role.managed or role.id == guild.id:
            raise ActionRefusedError("page-refused-role")
        give_role(self._world, guild, user, role, given=bool(request.get("given")))

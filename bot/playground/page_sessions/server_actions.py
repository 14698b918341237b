"""What a user can do on the page with servers: make one, delete it, have it in an outage of its own."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.limits.form import Form
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.page_sessions.user_view import UserView
from bot.playground.world import Json, World
from bot.playground.world.own_guilds import MOST, create_guild, delete_guild


class ServerActions:
    def __init__(self, world: World, view: UserView) -> None:
        self._world = world
        self._view = view

    def actions(self) -> dict[str, Callable[[Json], Awaitable[Any]]]:
        return {"create_server": self.create, "delete_server": self.delete, "server_outage": self.outage}

    async def create(self, request: Json) -> Json:
        form = Form({"name": request.get("name")})
        name = form.text("name", 2, 100, required=True)  # docs.discord.com/developers/resources/guild#guild-object
        form.raise_errors()
        assert name is not None
        if len(self._world.more_guilds.kept()) >= MOST:
            raise ActionRefusedError("page-refused-server-count", most=MOST + 1)
        guild = create_guild(self._world, self._view.user, name.strip(), with_bot=bool(request.get("with_bot")))
        return {"server": str(guild.id)}

    async def delete(self, request: Json) -> None:
        """That which the page shows."""
        self._view.require_owner()
        if self._view.guild is self._world.guild:
            raise ActionRefusedError("page-refused-first-server")
        delete_guild(self._world, self._view.guild)

    async def outage(self, request: Json) -> None:
        """Of this server alone, until it is ended."""
        self._view.require_owner()
        begin = self._world.recover_guild if request.get("over") else self._world.lose_guild
        begin(self._view.guild)

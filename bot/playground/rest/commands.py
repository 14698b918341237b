"""Routes that register slash commands, globally or for the guild."""

from typing import Any

from bot.playground import errors
from bot.playground.limits.commands import MAX_COMMANDS, check_command
from bot.playground.limits.form import Form
from bot.playground.rest.call import Call, Created
from bot.playground.rest.router import Handler
from bot.playground.world import Json, World


class CommandRoutes:
    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> dict[str, Handler]:
        routes: dict[str, Handler] = {}
        for scope in ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}"):
            routes |= {
                f"GET {scope}/commands": self.get_all,
                f"PUT {scope}/commands": self.replace,
                f"POST {scope}/commands": self.upsert,
                f"GET {scope}/commands/{{command_id}}": self.get_one,
                f"PATCH {scope}/commands/{{command_id}}": self.edit,
                f"DELETE {scope}/commands/{{command_id}}": self.delete,
            }
        return routes

    async def get_all(self, call: Call) -> Any:
        commands = self._scope(call)
        if call.flag("with_localizations"):
            return commands
        hidden = ("name_localizations", "description_localizations")
        return [{key: part for key, part in command.items() if key not in hidden} for command in commands]

    async def replace(self, call: Call) -> Any:
        existing = {command["name"]: command for command in self._scope(call)}
        body = await call.json()
        if not isinstance(body, list):
            raise errors.invalid_json()
        if len(body) > MAX_COMMANDS:
            raise errors.too_many_commands(MAX_COMMANDS)
        bulk_form = Form({"commands": body})
        names: set[str] = set()
        for form in bulk_form.children("commands", MAX_COMMANDS):
            check_command(form)
            name = str(form.value.get("name"))
            if name in names:
                form.add_error(
                    "name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
                )
            names.add(name)
        self._raise_errors(bulk_form)
        commands = [self._command_payload(call, command, existing.get(command["name"])) for command in body]
        self._world.set_commands(commands, self._guild_id(call))
        return commands

    async def upsert(self, call: Call) -> Any:
        commands = self._scope(call)
        body = await call.object()
        form = Form(body)
        check_command(form)
        form.raise_errors()
        existing = next((command for command in commands if command["name"] == body["name"]), None)
        if existing is None and len(commands) >= MAX_COMMANDS:
            raise errors.too_many_commands(MAX_COMMANDS)
        command = self._put(call, self._command_payload(call, body, existing))
        return command if existing else Created(command)

    async def get_one(self, call: Call) -> Any:
        return self._command(call)

    async def edit(self, call: Call) -> Any:
        existing = self._command(call)
        body = existing | await call.object()
        form = Form(body)
        check_command(form)
        form.raise_errors()
        return self._put(call, self._command_payload(call, body, existing))

    async def delete(self, call: Call) -> Any:
        deleted = self._command(call)
        others = [other for other in self._scope(call) if other is not deleted]
        self._world.set_commands(others, self._guild_id(call))

    def _put(self, call: Call, command: Json) -> Json:
        others = [other for other in self._scope(call) if other["id"] != command["id"]]
        self._world.set_commands([*others, command], self._guild_id(call))
        return command

    def _scope(self, call: Call) -> list[Json]:
        if call.path_id("application_id") != self._world.bot.id:
            raise errors.missing_access()
        guild_id = self._guild_id(call)
        return [command for command in self._world.commands.values() if command.get("guild_id") == guild_id]

    def _guild_id(self, call: Call) -> str | None:
        if "guild_id" not in call.request.match_info:
            return None
        guild = self._world.guild_by_id(call.path_id("guild_id"))
        if guild is None or not guild.has_bot:
            raise errors.missing_access()
        return str(guild.id)

    def _command(self, call: Call) -> Json:
        for command in self._scope(call):
            if command["id"] == str(call.path_id("command_id")):
                return command
        raise errors.unknown_command()

    def _command_payload(self, call: Call, body: Json, existing: Json | None) -> Json:
        """A command keeps its id while its name stays the same, so that mentions of it still work."""
        command: Json = {
            "type": 1,
            "options": [],
            "default_member_permissions": None,
            "dm_permission": True,
            "contexts": None,
            "integration_types": [0],
            "nsfw": False,
            "name_localizations": None,
            "description_localizations": None,
            **{name: part for name, part in body.items() if part is not None},
            "id": existing["id"] if existing else str(self._world.snowflakes.next()),
            "application_id": str(self._world.bot.id),
            "version": str(self._world.snowflakes.next()),
        }
        if command["default_member_permissions"] is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        guild_id = self._guild_id(call)
        if guild_id is not None:
            command["guild_id"] = guild_id
        return command

    @staticmethod
    def _raise_errors(bulk_form: Form) -> None:
        """In a bulk registration Discord names a command by its index alone."""
        try:
            bulk_form.raise_errors()
        except errors.ApiError as error:
            raise errors.ApiError(400, 50035, "Invalid Form Body", (error.errors or {}).get("commands")) from None

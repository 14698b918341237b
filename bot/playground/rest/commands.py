"""Registration of slash commands, for everywhere or for the server."""

from typing import Any

from bot.playground import errors
from bot.playground.limits.commands import MOST_COMMANDS, check_command
from bot.playground.limits.form import Form
from bot.playground.rest.call import Call
from bot.playground.rest.router import Handler
from bot.playground.world import Json, World


class Commands:
    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> dict[str, Handler]:
        table: dict[str, Handler] = {}
        for scope in ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}"):
            table |= {
                f"GET {scope}/commands": self.all,
                f"PUT {scope}/commands": self.replace,
                f"POST {scope}/commands": self.upsert,
                f"GET {scope}/commands/{{command_id}}": self.one,
                f"PATCH {scope}/commands/{{command_id}}": self.edit,
                f"DELETE {scope}/commands/{{command_id}}": self.delete,
            }
        return table

    async def all(self, call: Call) -> Any:
        commands = self._scope(call)
        if call.asks("with_localizations"):
            return commands
        hidden = ("name_localizations", "description_localizations")
        return [{key: part for key, part in command.items() if key not in hidden} for command in commands]

    async def replace(self, call: Call) -> Any:
        known = {command["name"]: command for command in self._scope(call)}
        body = await call.json()
        if not isinstance(body, list):
            raise errors.invalid_json()
        if len(body) > MOST_COMMANDS:
            raise errors.too_many_commands(MOST_COMMANDS)
        whole = Form({"commands": body})
        names: set[str] = set()
        for form in whole.parts("commands", MOST_COMMANDS):
            check_command(form)
            name = str(form.value.get("name"))
            if name in names:
                form.wrong("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
            names.add(name)
        self._refuse(whole)
        commands = [self._registered(call, command, known.get(command["name"])) for command in body]
        self._world.register(commands, self._guild_id(call))
        return commands

    async def upsert(self, call: Call) -> Any:
        commands = self._scope(call)
        body = await call.object()
        form = Form(body)
        check_command(form)
        form.refuse()
        known = next((command for command in commands if command["name"] == body["name"]), None)
        if known is None and len(commands) >= MOST_COMMANDS:
            raise errors.too_many_commands(MOST_COMMANDS)
        return self._put(call, self._registered(call, body, known))

    async def one(self, call: Call) -> Any:
        return self._command(call)

    async def edit(self, call: Call) -> Any:
        known = self._command(call)
        body = known | await call.object()
        form = Form(body)
        check_command(form)
        form.refuse()
        return self._put(call, self._registered(call, body, known))

    async def delete(self, call: Call) -> Any:
        gone = self._command(call)
        self._world.register([each for each in self._scope(call) if each is not gone], self._guild_id(call))

    def _put(self, call: Call, command: Json) -> Json:
        others = [each for each in self._scope(call) if each["id"] != command["id"]]
        self._world.register([*others, command], self._guild_id(call))
        return command

    def _scope(self, call: Call) -> list[Json]:
        if call.id("application_id") != self._world.bot.id:
            raise errors.missing_access()
        guild_id = self._guild_id(call)
        return [command for command in self._world.commands.values() if command.get("guild_id") == guild_id]

    def _guild_id(self, call: Call) -> str | None:
        if "guild_id" not in call.request.match_info:
            return None
        if call.id("guild_id") != self._world.guild.id or not self._world.guild.has_bot:
            raise errors.missing_access()
        return str(self._world.guild.id)

    def _command(self, call: Call) -> Json:
        for command in self._scope(call):
            if command["id"] == str(call.id("command_id")):
                return command
        raise errors.unknown_command()

    def _registered(self, call: Call, given: Json, known: Json | None) -> Json:
        """A command keeps its id as long as its name stays, so that mentions of it go on working."""
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
            **given,
            "id": known["id"] if known else str(self._world.snowflakes.next()),
            "application_id": str(self._world.bot.id),
            "version": str(self._world.snowflakes.next()),
        }
        guild_id = self._guild_id(call)
        if guild_id is not None:
            command["guild_id"] = guild_id
        return command

    @staticmethod
    def _refuse(whole: Form) -> None:
        """In a bulk registration Discord names a command by its place in the list alone."""
        try:
            whole.refuse()
        except errors.ApiError as error:
            raise errors.ApiError(400, 50035, "Invalid Form Body", (error.errors or {}).get("commands")) from None

"""A user's slash command, checked like Discord's client does, in the form the bot gets it."""

import math
from collections.abc import Callable
from typing import Any

from bot.playground.limits import commands as kinds
from bot.playground.visits.refused import RefusedError
from bot.playground.world import Channel, Json, Permission, User, World
from bot.playground.world.payloads import channel_payload, member_payload, role_payload, user_payload
from bot.playground.world.snowflakes import snowflake


class Invocation:
    """`path` are the names of group and subcommand, `options` the values by option name."""

    def __init__(self, world: World, user: User, channel: Channel, request: Json) -> None:
        self._world = world
        self._user = user
        self._channel = channel
        given, path = request.get("options") or {}, request.get("path") or []
        if not isinstance(given, dict) or not isinstance(path, list):
            raise RefusedError("That is no command.")
        self._given: Json = dict(given)
        self._focused = request.get("focused")
        self._resolved: dict[str, Json] = {}
        self._path = [str(step) for step in path]
        self._command = self._find(request.get("command"))

    @property
    def name(self) -> str:
        return " ".join([self._command["name"], *self._path])

    def data(self) -> Json:
        leaf = self._command
        steps: list[Json] = []
        for name in self._path:
            leaf = next((option for option in leaf.get("options", []) if option["name"] == name), {})
            if leaf.get("type") not in kinds.NESTED:
                raise RefusedError(f"There is no command /{self.name}.")
            steps.append(leaf)
        defined = leaf.get("options") or []
        if any(option["type"] in kinds.NESTED for option in defined):
            raise RefusedError(f"/{self.name} needs a subcommand.")
        options = [value for option in defined if (value := self._value(option)) is not None]
        if self._given:
            raise RefusedError(f"/{self.name} has no option {', '.join(self._given)}.")
        for step in reversed(steps):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data: Json = {"id": self._command["id"], "name": self._command["name"], "type": kinds.CHAT_INPUT}
        if options:
            data["options"] = options
        if self._resolved:
            data["resolved"] = self._resolved
        if "guild_id" in self._command:
            data["guild_id"] = self._command["guild_id"]
        return data

    def _find(self, wanted: object) -> Json:
        command = self._world.commands.get(snowflake(wanted) or 0)
        if command is None or not self._world.guild.has_bot:
            raise RefusedError("This command is outdated, please try again.")
        if not usable(command, self._world.may(self._user.id, self._channel)):
            raise RefusedError("You do not have permission to use this command.")
        return command

    def _value(self, option: Json) -> Json | None:
        name = option["name"]
        value = self._given.pop(name, None)
        entry: Json = {"name": name, "type": option["type"]}
        if name == self._focused:
            return entry | {"value": str(value or ""), "focused": True}
        if value is None or value == "":
            if option.get("required") and self._focused is None:
                raise RefusedError(f"The option {name} is required.")
            return None
        try:
            converted = CONVERT[option["type"]](self, option, value)
        except (ValueError, TypeError, OverflowError) as error:
            # While somebody still types, the other options may be half written.
            if self._focused is not None:
                return None
            raise RefusedError(f"{name}: {error}") from None
        return entry | {"value": converted}

    def _text(self, option: Json, value: Any) -> str:
        text = str(value)
        _in_choices(option, text)
        if not option.get("min_length", 0) <= len(text) <= option.get("max_length", 6000):
            raise ValueError("the text is too short or too long")
        return text

    def _integer(self, option: Json, value: Any) -> int:
        try:
            number = int(str(value))
        except ValueError:
            raise ValueError("a whole number is needed") from None
        _in_range(option, number, 1 << 53)
        return number

    def _number(self, option: Json, value: Any) -> float:
        number = float(str(value).replace(",", "."))
        if not math.isfinite(number):
            raise ValueError("a number is needed")
        _in_range(option, number, 1 << 53)
        return number

    def _boolean(self, option: Json, value: Any) -> bool:
        if value in (True, "true", "True"):
            return True
        if value in (False, "false", "False"):
            return False
        raise ValueError("true or false is needed")

    def _member(self, option: Json, value: Any) -> str:
        user = self._world.users.get(snowflake(value) or 0)
        if user is None:
            raise ValueError("there is no such user")
        member = self._world.members[user.id]
        self._resolve("users", user.id, user_payload(user))
        permissions = str(self._world.may(user.id, self._channel))
        self._resolve("members", user.id, member_payload(member, None) | {"permissions": permissions})
        return str(user.id)

    def _role(self, option: Json, value: Any) -> str:
        role = self._world.roles.get(snowflake(value) or 0)
        if role is None:
            raise ValueError("there is no such role")
        self._resolve("roles", role.id, role_payload(role))
        return str(role.id)

    def _mentionable(self, option: Json, value: Any) -> str:
        is_role = snowflake(value) in self._world.roles
        return self._role(option, value) if is_role else self._member(option, value)

    def _somewhere(self, option: Json, value: Any) -> str:
        channel = self._world.channels.get(snowflake(value) or 0)
        allowed = option.get("channel_types")
        if channel is None or (allowed and channel.type not in allowed):
            raise ValueError("there is no such channel")
        permissions = str(self._world.may(self._user.id, channel))
        payload = channel_payload(channel, self._world.guild) | {"permissions": permissions}
        self._resolve("channels", channel.id, payload)
        return str(channel.id)

    def _resolve(self, kind: str, thing: int, payload: Json) -> None:
        self._resolved.setdefault(kind, {})[str(thing)] = payload


CONVERT: dict[int, Callable[[Invocation, Json, Any], Any]] = {
    kinds.STRING: Invocation._text,
    kinds.INTEGER: Invocation._integer,
    kinds.NUMBER: Invocation._number,
    kinds.BOOLEAN: Invocation._boolean,
    kinds.USER: Invocation._member,
    kinds.CHANNEL: Invocation._somewhere,
    kinds.ROLE: Invocation._role,
    kinds.MENTIONABLE: Invocation._mentionable,
}


def usable(command: Json, may: int) -> bool:
    """By the command's default permissions: none named is everybody, 0 is administrators only."""
    if not may & Permission.USE_APPLICATION_COMMANDS:
        return False
    needed = command.get("default_member_permissions")
    if needed is None or may & Permission.ADMINISTRATOR:
        return True
    return int(needed) != 0 and may & int(needed) == int(needed)


def _in_choices(option: Json, value: Any) -> None:
    choices = option.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        raise ValueError("choose one of the list")


def _in_range(option: Json, number: float, most: int) -> None:
    _in_choices(option, number)
    low, high = option.get("min_value", -most), option.get("max_value", most)
    if not low <= number <= high:
        raise ValueError(f"a number from {low} to {high} is needed")

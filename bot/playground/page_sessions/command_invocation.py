"""A user's slash command, checked as Discord's client does, as the data of an interaction."""

import math
from collections.abc import Callable
from typing import Any

from bot.playground.limits import commands as command_types
from bot.playground.page_sessions.command_offers import is_offered, is_permitted
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.world import Channel, Json, User, World
from bot.playground.world.guild import Role
from bot.playground.world.payloads import (
    attachment_payload,
    channel_payload,
    member_payload,
    role_payload,
    user_payload,
)
from bot.playground.world.snowflakes import parse_snowflake


class CommandInvocation:
    """In the request, `path` names the group and subcommand, `options` are the values by option name."""

    def __init__(self, world: World, user: User, channel: Channel, request: Json) -> None:
        self._world = world
        self._user = user
        self._channel = channel
        values, path = request.get("options") or {}, request.get("path") or []
        if not isinstance(values, dict) or not isinstance(path, list):
            raise ActionRefusedError("page-refused-not-a-command")
        self._values: Json = dict(values)
        self._focused = request.get("focused")
        self._resolved: dict[str, Json] = {}
        self._path = [str(step) for step in path]
        self._command = self._usable_command(request.get("command"))

    @property
    def name(self) -> str:
        return " ".join([self._command["name"], *self._path])

    def data(self) -> Json:
        leaf = self._command
        steps: list[Json] = []
        for name in self._path:
            leaf = next((option for option in leaf.get("options", []) if option["name"] == name), {})
            if leaf.get("type") not in command_types.NESTED:
                raise ActionRefusedError("page-refused-no-command", command=f"/{self.name}")
            steps.append(leaf)
        defined = leaf.get("options") or []
        if any(option["type"] in command_types.NESTED for option in defined):
            raise ActionRefusedError("page-refused-no-subcommand", command=f"/{self.name}")
        options = [value for option in defined if (value := self._option(option)) is not None]
        if self._values:
            unknown = ", ".join(self._values)
            raise ActionRefusedError("page-refused-no-option", command=f"/{self.name}", option=unknown)
        for step in reversed(steps):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data: Json = {"id": self._command["id"], "name": self._command["name"], "type": command_types.CHAT_INPUT}
        if options:
            data["options"] = options
        if self._resolved:
            data["resolved"] = self._resolved
        if "guild_id" in self._command:
            data["guild_id"] = self._command["guild_id"]
        return data

    def _usable_command(self, command_id: object) -> Json:
        command = self._world.commands.get(parse_snowflake(command_id) or 0)
        if command is None or not is_offered(self._world, self._user, self._channel, command):
            raise ActionRefusedError("page-refused-outdated-command")
        if not is_permitted(command, self._world.permissions(self._user.id, self._channel)):
            raise ActionRefusedError("page-refused-command-permission")
        return command

    def _option(self, option: Json) -> Json | None:
        name = option["name"]
        value = self._values.pop(name, None)
        entry: Json = {"name": name, "type": option["type"]}
        if name == self._focused:
            return entry | {"value": str(value or ""), "focused": True}
        if value is None or value == "":
            if option.get("required") and self._focused is None:
                raise ActionRefusedError("page-refused-option-required", option=name)
            return None
        try:
            converted = CONVERTERS[option["type"]](self, option, value)
        except (ActionRefusedError, ValueError, TypeError, OverflowError) as error:
            # During autocomplete the other options may be incomplete.
            if self._focused is not None:
                return None
            if isinstance(error, ActionRefusedError):
                raise
            raise ActionRefusedError("page-refused-option-value", option=name) from None
        return entry | {"value": converted}

    def _text(self, option: Json, value: Any) -> str:
        text = str(value)
        _check_choice(option, text)
        if not option.get("min_length", 0) <= len(text) <= option.get("max_length", 6000):
            raise ActionRefusedError("page-refused-option-length", option=option["name"])
        return text

    def _integer(self, option: Json, value: Any) -> int:
        try:
            number = int(str(value))
        except ValueError:
            raise ActionRefusedError("page-refused-option-whole", option=option["name"]) from None
        _check_range(option, number, 1 << 53)
        return number

    def _number(self, option: Json, value: Any) -> float:
        try:
            number = float(str(value).replace(",", "."))
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            raise ActionRefusedError("page-refused-option-number", option=option["name"])
        _check_range(option, number, 1 << 53)
        return number

    def _boolean(self, option: Json, value: Any) -> bool:
        if value in (True, "true", "True"):
            return True
        if value in (False, "false", "False"):
            return False
        raise ActionRefusedError("page-refused-option-boolean", option=option["name"])

    def _member(self, option: Json, value: Any) -> str:
        user = self._world.users.get(parse_snowflake(value) or 0)
        if user is None or user.id not in self._world.members:
            raise ActionRefusedError("page-refused-option-user", option=option["name"])
        self._resolve("users", user.id, user_payload(user))
        if self._channel.is_private:
            return str(user.id)
        permissions = str(self._world.permissions(user.id, self._channel))
        member = self._world.member_of(self._world.guild_of(self._channel), user.id)
        self._resolve("members", user.id, member_payload(member, None) | {"permissions": permissions})
        return str(user.id)

    def _role(self, option: Json, value: Any) -> str:
        role = self._roles().get(parse_snowflake(value) or 0)
        if role is None:
            raise ActionRefusedError("page-refused-option-role", option=option["name"])
        self._resolve("roles", role.id, role_payload(role))
        return str(role.id)

    def _mentionable(self, option: Json, value: Any) -> str:
        is_role = parse_snowflake(value) in self._roles()
        return self._role(option, value) if is_role else self._member(option, value)

    def _channel_id(self, option: Json, value: Any) -> str:
        channel = self._world.channels.get(parse_snowflake(value) or 0)
        allowed = option.get("channel_types")
        is_here = channel is not None and not channel.is_private and channel.guild_id == self._channel.guild_id
        if channel is None or not is_here or (allowed and channel.type not in allowed):
            raise ActionRefusedError("page-refused-option-channel", option=option["name"])
        permissions = str(self._world.permissions(self._user.id, channel))
        payload = channel_payload(channel, self._world.guild_of(channel)) | {"permissions": permissions}
        self._resolve("channels", channel.id, payload)
        return str(channel.id)

    def _attachment(self, option: Json, value: Any) -> str:
        """What was typed, as a file: the page sends no others."""
        file = self._world.attachments.save(
            self._world.snowflakes.next(), self._channel.id, "typed.txt", str(value).encode(), None
        )
        self._resolve("attachments", file.id, attachment_payload(file) | {"ephemeral": True})
        return str(file.id)

    def _roles(self) -> dict[int, Role]:
        """Of the server; there are none in direct messages."""
        return {} if self._channel.is_private else self._world.roles_of(self._world.guild_of(self._channel))

    def _resolve(self, kind: str, object_id: int, payload: Json) -> None:
        self._resolved.setdefault(kind, {})[str(object_id)] = payload


CONVERTERS: dict[int, Callable[[CommandInvocation, Json, Any], Any]] = {
    command_types.STRING: CommandInvocation._text,
    command_types.INTEGER: CommandInvocation._integer,
    command_types.NUMBER: CommandInvocation._number,
    command_types.BOOLEAN: CommandInvocation._boolean,
    command_types.USER: CommandInvocation._member,
    command_types.CHANNEL: CommandInvocation._channel_id,
    command_types.ROLE: CommandInvocation._role,
    command_types.MENTIONABLE: CommandInvocation._mentionable,
    command_types.ATTACHMENT: CommandInvocation._attachment,
}


def _check_choice(option: Json, value: Any) -> None:
    choices = option.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        raise ActionRefusedError("page-refused-option-choice", option=option["name"])


def _check_range(option: Json, number: float, limit: int) -> None:
    _check_choice(option, number)
    low, high = option.get("min_value", -limit), option.get("max_value", limit)
    if not low <= number <= high:
        raise ActionRefusedError("page-refused-option-range", option=option["name"], low=low, high=high)

"""What a user can do in a channel: talk, use commands, press buttons, choose, moderate."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.drafts import Desk, Draft
from bot.playground.errors import ApiError
from bot.playground.gateway.socket import Gateway
from bot.playground.interactions import ANSWER_WITHIN, AUTOCOMPLETE, COMMAND, COMPONENT, Interaction, Interactions
from bot.playground.limits.components import BUTTON, LINK, STRING_SELECT, all_components
from bot.playground.locales import locale
from bot.playground.visits.invocation import Invocation
from bot.playground.visits.refused import RefusedError
from bot.playground.visits.view import View
from bot.playground.world import Channel, Json, Message, Permission, World
from bot.playground.world.guild import THREAD
from bot.playground.world.snowflakes import snowflake

Tell = Callable[[Json], None]


class Deeds:
    """`tell` sends what happens later: that the bot answered, or that it did not."""

    def __init__(
        self, world: World, desk: Desk, interactions: Interactions, gateway: Gateway, view: View, tell: Tell
    ) -> None:
        self._world = world
        self._desk = desk
        self._interactions = interactions
        self._gateway = gateway
        self._view = view
        self._tell = tell
        self._waiting: set[asyncio.Task[None]] = set()
        self._verbs: dict[str, Callable[[Json], Awaitable[Any]]] = {
            "say": self.say,
            "slash": self.slash,
            "autocomplete": self.autocomplete,
            "click": self.click,
            "select": self.select,
            "history": self.history,
            "delete": self.delete,
            "delete_channel": self.delete_channel,
            "language": self.language,
        }

    async def do(self, request: Json) -> Any:
        verb = self._verbs.get(str(request.get("do")))
        if verb is None:
            raise RefusedError(f"Nobody can {request.get('do')!r} here.")
        try:
            return await verb(request)
        except ApiError as error:
            raise RefusedError(": ".join([error.message, *error.reasons()])) from None

    async def say(self, request: Json) -> None:
        channel = self._channel(request)
        sending = Permission.SEND_MESSAGES_IN_THREADS if channel.type == THREAD else Permission.SEND_MESSAGES
        self._demand(channel, sending, "You do not have permission to send messages in this channel.")
        self._desk.send(Draft({"content": str(request.get("text") or "")}), self._view.user, channel.id)

    async def slash(self, request: Json) -> Json:
        channel = self._channel(request)
        if channel.archived:
            raise RefusedError("This thread is archived.")
        invocation = Invocation(self._world, self._view.user, channel, request | {"focused": None})
        return self._start(COMMAND, channel, invocation.data(), name=invocation.name)

    async def autocomplete(self, request: Json) -> list[Json]:
        channel = self._channel(request)
        invocation = Invocation(self._world, self._view.user, channel, request)
        interaction = self._open(AUTOCOMPLETE, channel, invocation.data(), name=invocation.name)
        try:
            return await asyncio.wait_for(asyncio.shield(interaction.answer), ANSWER_WITHIN)
        except TimeoutError:
            raise RefusedError("Loading options failed") from None

    async def click(self, request: Json) -> Json:
        return self._press(request, BUTTON)

    async def select(self, request: Json) -> Json:
        return self._press(request, STRING_SELECT)

    async def history(self, request: Json) -> list[Json]:
        return self._view.history(self._channel(request), snowflake(request.get("before")) or 1 << 63)

    async def delete(self, request: Json) -> None:
        message = self._message(request)
        if message.author_id != self._view.user.id:
            channel = self._world.channels[message.channel_id]
            self._demand(channel, Permission.MANAGE_MESSAGES, "You may delete only your own messages.")
        self._world.delete(message)

    async def delete_channel(self, request: Json) -> None:
        channel = self._channel(request)
        self._demand(channel, Permission.MANAGE_CHANNELS, "You may not delete channels.")
        if len(self._world.channels) == 1:
            raise RefusedError("The last channel stays.")
        self._world.delete_channel(channel)

    async def language(self, request: Json) -> None:
        wanted = request.get("locale")
        try:
            self._world.speak(self._view.user, locale(str(wanted)) if wanted else None)
        except ValueError as error:
            raise RefusedError(str(error)) from None

    def leave(self) -> None:
        for task in self._waiting:
            task.cancel()

    def _press(self, request: Json, kind: int) -> Json:
        message = self._message(request)
        custom_id = request.get("custom_id")
        found = [each for each in all_components(message.body) if each.get("custom_id") == custom_id]
        component = found[0] if found and custom_id else None
        if component is None or component["type"] != kind or component.get("style") == LINK:
            raise RefusedError("This message has changed; there is no such component on it.")
        if component.get("disabled"):
            raise RefusedError("This component is disabled.")
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": component["id"]}
        if kind == STRING_SELECT:
            data["values"] = _chosen(component, request.get("values"))
        channel = self._world.channels[message.channel_id]
        return self._start(COMPONENT, channel, data, source=message)

    def _open(self, kind: int, channel: Channel, data: Json, **more: Any) -> Interaction:
        interaction = self._interactions.open(kind, self._view.user, channel.id, data, **more)
        if self._world.guild.has_bot:
            self._gateway.interact(self._interactions.payload(interaction, self._gateway.origin))
        return interaction

    def _start(self, kind: int, channel: Channel, data: Json, **more: Any) -> Json:
        interaction = self._open(kind, channel, data, **more)
        task = asyncio.create_task(self._follow(interaction))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)
        return {"interaction": str(interaction.id)}

    async def _follow(self, interaction: Interaction) -> None:
        done, _ = await asyncio.wait({interaction.answer}, timeout=ANSWER_WITHIN)
        self._tell({"event": "answered" if done else "failed", "interaction": str(interaction.id)})

    def _channel(self, request: Json) -> Channel:
        channel = self._world.channels.get(snowflake(request.get("channel")) or 0)
        if channel is None or not self._view.sees(channel):
            raise RefusedError("There is no such channel.")
        return channel

    def _message(self, request: Json) -> Message:
        channel = self._channel(request)
        message = self._world.message(channel.id, snowflake(request.get("message")) or 0)
        if message is None or not message.seen_by(self._view.user.id):
            raise RefusedError("There is no such message.")
        return message

    def _demand(self, channel: Channel, permission: Permission, otherwise: str) -> None:
        if not self._world.may(self._view.user.id, channel) & permission:
            raise RefusedError(otherwise)


def _chosen(select: Json, values: object) -> list[str]:
    offered = [option["value"] for option in select["options"]]
    chosen = [value for value in offered if isinstance(values, list) and value in values]
    if not isinstance(values, list) or len(chosen) != len(values):
        raise RefusedError("This message has changed; choose again.")
    if not select.get("min_values", 1) <= len(chosen) <= select.get("max_values", 1):
        raise RefusedError("Choose fewer or more.")
    return chosen

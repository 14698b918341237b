"""What a user can do on the page: send messages, use commands and components, moderate."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.gateway.gateway import Gateway
from bot.playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, RESPONSE_TIMEOUT, Interaction, Interactions
from bot.playground.limits.components import BUTTON, LINK, STRING_SELECT
from bot.playground.limits.layouts import walk
from bot.playground.locales import locale
from bot.playground.message_request import MessageRequest
from bot.playground.message_writer import MessageWriter
from bot.playground.page_sessions.command_invocation import CommandInvocation
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.page_sessions.modal_actions import ModalActions
from bot.playground.page_sessions.private_actions import PrivateActions
from bot.playground.page_sessions.role_actions import RoleActions
from bot.playground.page_sessions.server_actions import ServerActions
from bot.playground.page_sessions.situations import Situations
from bot.playground.page_sessions.thread_actions import ThreadActions
from bot.playground.page_sessions.user_view import UserView
from bot.playground.world import Channel, Json, Message, Permission, World
from bot.playground.world.guild import FORUM, PRIVATE_THREAD
from bot.playground.world.snowflakes import parse_snowflake

Send = Callable[[Json], None]


class UserActions:
    """`send` tells the page later whether the bot responded."""

    def __init__(
        self,
        world: World,
        writer: MessageWriter,
        interactions: Interactions,
        gateway: Gateway,
        view: UserView,
        send: Send,
    ) -> None:
        self._world = world
        self._writer = writer
        self._interactions = interactions
        self._gateway = gateway
        self._view = view
        self._send = send
        self._modals = ModalActions(view, send, self._send_interaction)
        self._reports: set[asyncio.Task[None]] = set()
        self._actions: dict[str, Callable[[Json], Awaitable[Any]]] = {
            "say": self.say,
            "slash": self.slash,
            "autocomplete": self.autocomplete,
            "click": self.click,
            "select": self.select,
            "history": self.history,
            "delete": self.delete,
            "delete_channel": self.delete_channel,
            "language": self.language,
            **self._modals.actions(),
            **ThreadActions(world, writer, view).actions(),
            **PrivateActions(world, view).actions(),
            **RoleActions(world, view).actions(),
            **ServerActions(world, view).actions(),
            **Situations(world, gateway.outage, view).actions(),
        }

    async def perform(self, request: Json) -> Any:
        action = self._actions.get(str(request.get("do")))
        if action is None:
            raise ActionRefusedError("page-refused-action")
        return await action(request)

    async def say(self, request: Json) -> None:
        channel = self._view.requested_channel(request)
        if channel.type == FORUM:
            raise ActionRefusedError("page-refused-forum")
        permission = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        self._view.require(channel, permission, "page-refused-send")
        text = MessageRequest({"content": str(request.get("text") or "")})
        message = self._writer.send(text, self._view.user, channel.id)
        self._world.threads.wake(channel)
        self._invite_mentioned(channel, message)

    async def slash(self, request: Json) -> Json:
        channel = self._view.requested_channel(request)
        if channel.archived:
            raise ActionRefusedError("page-refused-thread-archived")
        invocation = CommandInvocation(self._world, self._view.user, channel, request | {"focused": None})
        return self._send_interaction(COMMAND, channel, invocation.data(), name=invocation.name)

    async def autocomplete(self, request: Json) -> list[Json]:
        channel = self._view.requested_channel(request)
        invocation = CommandInvocation(self._world, self._view.user, channel, request)
        interaction = self._create_interaction(AUTOCOMPLETE, channel, invocation.data(), name=invocation.name)
        try:
            return await asyncio.wait_for(asyncio.shield(interaction.response), RESPONSE_TIMEOUT)
        except TimeoutError:
            raise ActionRefusedError("page-loading-failed") from None

    async def click(self, request: Json) -> Json:
        return self._use_component(request, BUTTON)

    async def select(self, request: Json) -> Json:
        return self._use_component(request, STRING_SELECT)

    async def history(self, request: Json) -> list[Json]:
        return self._view.history(
            self._view.requested_channel(request), parse_snowflake(request.get("before")) or 1 << 63
        )

    async def delete(self, request: Json) -> None:
        message = self._message(request)
        if message.author_id != self._view.user.id:
            channel = self._world.channels[message.channel_id]
            self._view.require(channel, Permission.MANAGE_MESSAGES, "page-refused-delete-message")
        self._world.delete(message)

    async def delete_channel(self, request: Json) -> None:
        channel = self._view.requested_channel(request)
        self._view.require(channel, Permission.MANAGE_CHANNELS, "page-refused-delete-channel")
        if len(self._world.channels_of(self._view.guild)) == 1:
            raise ActionRefusedError("page-refused-last-channel")
        self._world.delete_channel(channel)

    async def language(self, request: Json) -> None:
        name = request.get("locale")
        try:
            self._world.set_locale(self._view.user, locale(str(name)) if name else None)
        except ValueError:
            raise ActionRefusedError("page-refused-language") from None

    def close(self) -> None:
        for task in self._reports:
            task.cancel()

    def _use_component(self, request: Json, kind: int) -> Json:
        message = self._message(request)
        channel = self._world.channels[message.channel_id]
        if channel.locked:
            # Buttons there are greyed out: https://github.com/discord/discord-api-docs/issues/7900
            self._view.require(channel, Permission.MANAGE_THREADS, "page-refused-thread-locked")
        custom_id = request.get("custom_id")
        matches = [
            component for component in walk(message.body["components"]) if component.get("custom_id") == custom_id
        ]
        component = matches[0] if matches and custom_id else None
        if component is None or component["type"] != kind or component.get("style") == LINK:
            raise ActionRefusedError("page-refused-component-gone")
        if component.get("disabled"):
            raise ActionRefusedError("page-refused-component-disabled")
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": component["id"]}
        if kind == STRING_SELECT:
            data["values"] = _selected_values(component, request.get("values"))
        return self._send_interaction(COMPONENT, channel, data, source=message)

    def _invite_mentioned(self, thread: Channel, message: Message) -> None:
        """To a private thread, if they can see its channel."""
        if thread.type != PRIVATE_THREAD:
            return
        for mentioned in message.body["mentions"]:
            user = self._world.users[int(mentioned["id"])]
            if self._world.permissions(user.id, thread) & Permission.VIEW_CHANNEL:
                self._world.threads.add_member(thread, user)

    def _create_interaction(self, kind: int, channel: Channel, data: Json, **fields: Any) -> Interaction:
        interaction = self._interactions.create(kind, self._view.user, channel.id, data, **fields)
        if self._interactions.reaches_bot(interaction):
            self._gateway.send_interaction(self._interactions.payload(interaction, self._gateway.origin))
        return interaction

    def _send_interaction(self, kind: int, channel: Channel, data: Json, **fields: Any) -> Json:
        interaction = self._create_interaction(kind, channel, data, **fields)
        task = asyncio.create_task(self._report_response(interaction))
        self._reports.add(task)
        task.add_done_callback(self._reports.discard)
        return {"interaction": str(interaction.id)}

    async def _report_response(self, interaction: Interaction) -> None:
        done, _ = await asyncio.wait({interaction.response}, timeout=RESPONSE_TIMEOUT)
        if done:
            self._modals.show(interaction)
        self._send({"event": "answered" if done else "failed", "interaction": str(interaction.id)})

    def _message(self, request: Json) -> Message:
        channel = self._view.requested_channel(request)
        message = self._world.message(channel.id, parse_snowflake(request.get("message")) or 0)
        if message is None or not message.is_visible_to(self._view.user.id):
            raise ActionRefusedError("page-refused-message")
        return message


def _selected_values(select: Json, values: object) -> list[str]:
    options = [option["value"] for option in select["options"]]
    selected = [value for value in options if isinstance(values, list) and value in values]
    if not isinstance(values, list) or len(selected) != len(values):
        raise ActionRefusedError("page-refused-choose-again")
    if not select.get("min_values", 1) <= len(selected) <= select.get("max_values", 1):
        raise ActionRefusedError("page-refused-choose-count")
    return selected

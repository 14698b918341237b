"""Interactions of users with the bot. It must respond within 3 seconds; the token is good for 15 minutes."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any

from bot.playground import errors
from bot.playground.world import Channel, Json, Message, User, World
from bot.playground.world.guild import DM
from bot.playground.world.payloads import (
    channel_payload,
    data_with_files,
    member_payload,
    message_payload,
    user_payload,
)
from bot.playground.world.permissions import IN_PRIVATE
from bot.playground.world.private_channels import location, private_channel_payload

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL = 0, 1, 2  # contexts
RESPONSE_TIMEOUT = 3.0
TOKEN_LIFETIME = 15 * 60.0


@dataclass(eq=False)
class Interaction:
    id: int
    token: str
    kind: int
    user: User
    channel_id: int
    created_at: float
    data: Json
    source: Message | None = None  # the message with the button or select
    name: str = ""  # of a command, with its subcommands
    acknowledged: bool = False
    original: Message | None = None  # the first response
    by_user_install: bool = False  # and by nothing else
    modal: Json | None = None  # the first response, if it was one
    trigger: Interaction | None = None  # whose response was the modal that is submitted
    follow_ups: set[int] = field(default_factory=set)
    # The user's client waits for it; the value is the choices of an autocomplete.
    response: asyncio.Future[list[Json]] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Interactions:
    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def create(self, kind: int, user: User, channel_id: int, data: Json, **fields: Any) -> Interaction:
        self._drop_expired()
        interaction_id = self._world.snowflakes.next()
        token = f"{interaction_id}.{secrets.token_urlsafe(48)}"
        interaction = Interaction(
            interaction_id, token, kind, user, channel_id, self._world.clock.now(), data, **fields
        )
        interaction.by_user_install = self._owners(interaction).keys() == {"1"}
        self._by_id[interaction_id] = interaction
        self._by_token[token] = interaction
        return interaction

    def for_callback(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that a callback is for."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or not secrets.compare_digest(interaction.token.encode(), token.encode()):
            raise errors.unknown_interaction()
        if interaction.acknowledged:
            raise errors.already_acknowledged()
        if self._world.clock.now() - interaction.created_at > RESPONSE_TIMEOUT:
            raise errors.unknown_interaction()
        return interaction

    def by_token(self, application_id: int, token: str) -> Interaction:
        """For the webhook routes, where the interaction's token is the webhook's."""
        interaction = self._by_token.get(token)
        if application_id != self._world.bot.id:
            raise errors.unknown_webhook()
        if interaction is None or self._world.clock.now() - interaction.created_at > TOKEN_LIFETIME:
            raise errors.invalid_webhook_token()
        if not interaction.acknowledged or interaction.kind == AUTOCOMPLETE:
            raise errors.unknown_webhook()
        return interaction

    def payload(self, interaction: Interaction, origin: str) -> Json:
        """INTERACTION_CREATE, as the bot gets it."""
        world, user = self._world, interaction.user
        channel = world.channels[interaction.channel_id]
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.bot.id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data_with_files(interaction.data, origin),
            "channel_id": str(channel.id),
            "locale": world.locale_of(user),
            "app_permissions": str(world.permissions(world.bot.id, channel) or IN_PRIVATE),
            "entitlements": [],
            "authorizing_integration_owners": self._owners(interaction),
            "attachment_size_limit": 10 << 20,
            **(self._privately(user, channel) if channel.is_private else self._in_guild(user, channel)),
        }
        if interaction.source is not None:
            payload["message"] = message_payload(interaction.source, origin)
        return payload

    def _in_guild(self, user: User, channel: Channel) -> Json:
        world, guild = self._world, self._world.guild_of(channel)
        permissions = {"permissions": str(world.permissions(user.id, channel))}
        return {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "channel": channel_payload(channel, guild) | permissions,
            "member": member_payload(world.member_of(guild, user.id), user) | permissions,
            "context": IN_GUILD,
        }

    def _privately(self, user: User, channel: Channel) -> Json:
        return {
            "channel": private_channel_payload(self._world, channel),
            "user": user_payload(user),
            "context": IN_BOT_DM if channel.type == DM else IN_PRIVATE_CHANNEL,
        }

    def _owners(self, interaction: Interaction) -> Json:
        """By whose installation it may come: the guild's (in direct messages with the bot "0"), the user's own."""
        channel = self._world.channels[interaction.channel_id]
        owners: Json = {}
        if channel.type == DM:
            owners["0"] = "0"
        elif not channel.is_private and self._world.guild_of(channel).has_bot:
            owners["0"] = str(self._world.guild_of(channel).id)
        if interaction.user.has_app:
            owners["1"] = str(interaction.user.id)
        return owners

    def reaches_bot(self, interaction: Interaction) -> bool:
        """Somewhere it is installed, or by whoever uses it."""
        return bool(self._owners(interaction))

    def message_fields(self, interaction: Interaction) -> Json:
        """The fields by which a response names its interaction."""
        head: Json = {
            "id": str(interaction.id),
            "type": interaction.kind,
            "user": user_payload(interaction.user),
        }
        metadata = self._metadata(interaction)
        if interaction.source is not None:
            source = interaction.source
            reference = {"type": 0, "message_id": source.body["id"], **location(self._world, source)}
            return {"type": 19, "message_reference": reference, "interaction_metadata": metadata}
        return {
            "type": 20,
            "interaction": head | {"name": interaction.name},
            "interaction_metadata": metadata,
        }

    def _metadata(self, interaction: Interaction) -> Json:
        metadata: Json = {
            "id": str(interaction.id),
            "type": interaction.kind,
            "user": user_payload(interaction.user),
            "authorizing_integration_owners": self._owners(interaction),
        }
        if interaction.trigger is not None:
            metadata["triggering_interaction_metadata"] = self._metadata(interaction.trigger)
        elif interaction.source is not None:
            metadata["interacted_message_id"] = interaction.source.body["id"]
        return metadata

    def _drop_expired(self) -> None:
        """They are in order of creation, the oldest first."""
        limit = self._world.clock.now() - TOKEN_LIFETIME
        while self._by_id:
            first = next(iter(self._by_id.values()))
            if first.created_at > limit:
                return
            del self._by_id[first.id], self._by_token[first.token]

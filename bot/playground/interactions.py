"""Interactions of users with the bot. It must respond within 3 seconds; the token is good for 15 minutes."""

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any

from bot.playground import errors
from bot.playground.world import Json, Message, User, World
from bot.playground.world.payloads import channel_payload, member_payload, message_payload, user_payload

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
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
        permissions = str(world.permissions(user.id, channel))
        guild = world.guild_of(channel)
        guild_id = str(guild.id)
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.bot.id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "guild_id": guild_id,
            "guild": {"id": guild_id, "locale": guild.locale, "features": []},
            "channel_id": str(channel.id),
            "channel": channel_payload(channel, guild) | {"permissions": permissions},
            "member": member_payload(world.member_of(guild, user.id), user) | {"permissions": permissions},
            "locale": world.locale_of(user),
            "guild_locale": guild.locale,
            "app_permissions": str(world.permissions(world.bot.id, channel)),
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild_id},
            "context": 0,
            "attachment_size_limit": 10 << 20,
        }
        if interaction.source is not None:
            payload["message"] = message_payload(interaction.source, origin)
        return payload

    def message_fields(self, interaction: Interaction) -> Json:
        """The fields by which a response names its interaction."""
        head: Json = {
            "id": str(interaction.id),
            "type": interaction.kind,
            "user": user_payload(interaction.user),
        }
        guild_id = str(self._world.guild_of(self._world.channels[interaction.channel_id]).id)
        metadata = head | {"authorizing_integration_owners": {"0": guild_id}}
        if interaction.source is not None:
            source = interaction.source
            reference = {
                "type": 0,
                "message_id": source.body["id"],
                "channel_id": source.body["channel_id"],
                "guild_id": guild_id,
            }
            metadata["interacted_message_id"] = source.body["id"]
            return {"type": 19, "message_reference": reference, "interaction_metadata": metadata}
        return {
            "type": 20,
            "interaction": head | {"name": interaction.name},
            "interaction_metadata": metadata,
        }

    def _drop_expired(self) -> None:
        """They are in order of creation, the oldest first."""
        limit = self._world.clock.now() - TOKEN_LIFETIME
        while self._by_id:
            first = next(iter(self._by_id.values()))
            if first.created_at > limit:
                return
            del self._by_id[first.id], self._by_token[first.token]

"""What users did to the bot and it may answer: within 3 seconds first, then for 15 minutes with the token."""

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any

from bot.playground import errors
from bot.playground.world import Json, Message, User, World
from bot.playground.world.payloads import channel_payload, member_payload, message_payload, user_payload

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
ANSWER_WITHIN = 3.0
TOKEN_LIVES = 15 * 60.0


@dataclass(eq=False)
class Interaction:
    id: int
    token: str
    kind: int
    user: User
    channel_id: int
    opened: float
    data: Json
    source: Message | None = None  # whose button or select it was
    name: str = ""  # of a command, with its subcommands
    answered: bool = False
    original: Message | None = None
    follow_ups: set[int] = field(default_factory=set)
    # What the user's client waits for: the suggestions of an autocomplete, otherwise nothing but the moment.
    answer: asyncio.Future[list[Json]] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Interactions:
    def __init__(self, world: World) -> None:
        self._world = world
        self._open: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def open(self, kind: int, user: User, channel_id: int, data: Json, **more: Any) -> Interaction:
        self._forget_old()
        number = self._world.snowflakes.next()
        token = f"{number}.{secrets.token_urlsafe(48)}"
        interaction = Interaction(number, token, kind, user, channel_id, self._world.clock.now(), data, **more)
        self._open[number] = interaction
        self._by_token[token] = interaction
        return interaction

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that a callback is for."""
        interaction = self._open.get(interaction_id)
        if interaction is None or not secrets.compare_digest(interaction.token.encode(), token.encode()):
            raise errors.unknown_interaction()
        if interaction.answered:
            raise errors.already_acknowledged()
        if self._world.clock.now() - interaction.opened > ANSWER_WITHIN:
            raise errors.unknown_interaction()
        return interaction

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction whose token stands in for a webhook's."""
        interaction = self._by_token.get(token)
        if application_id != self._world.bot.id:
            raise errors.unknown_webhook()
        if interaction is None or self._world.clock.now() - interaction.opened > TOKEN_LIVES:
            raise errors.invalid_webhook_token()
        if not interaction.answered or interaction.kind == AUTOCOMPLETE:
            raise errors.unknown_webhook()
        return interaction

    def payload(self, interaction: Interaction, origin: str) -> Json:
        """INTERACTION_CREATE, as the bot gets it."""
        world, user = self._world, interaction.user
        channel = world.channels[interaction.channel_id]
        may = str(world.may(user.id, channel))
        guild_id = str(world.guild.id)
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.bot.id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "guild_id": guild_id,
            "guild": {"id": guild_id, "locale": world.guild.locale, "features": []},
            "channel_id": str(channel.id),
            "channel": channel_payload(channel, world.guild) | {"permissions": may},
            "member": member_payload(world.members[user.id], user) | {"permissions": may},
            "locale": world.locale_of(user),
            "guild_locale": world.guild.locale,
            "app_permissions": str(world.may(world.bot.id, channel)),
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild_id},
            "context": 0,
            "attachment_size_limit": 10 << 20,
        }
        if interaction.source is not None:
            payload["message"] = message_payload(interaction.source, origin)
        return payload

    def spoken(self, interaction: Interaction) -> Json:
        """What a message keeps of the interaction it answers."""
        head: Json = {
            "id": str(interaction.id),
            "type": interaction.kind,
            "user": user_payload(interaction.user),
        }
        metadata = head | {"authorizing_integration_owners": {"0": str(self._world.guild.id)}}
        if interaction.source is not None:
            source = interaction.source
            reference = {
                "type": 0,
                "message_id": source.body["id"],
                "channel_id": source.body["channel_id"],
                "guild_id": str(self._world.guild.id),
            }
            metadata["interacted_message_id"] = source.body["id"]
            return {"type": 19, "message_reference": reference, "interaction_metadata": metadata}
        return {
            "type": 20,
            "interaction": head | {"name": interaction.name},
            "interaction_metadata": metadata | {"name": interaction.name},
        }

    def _forget_old(self) -> None:
        """In order of opening, so the old ones are in front."""
        limit = self._world.clock.now() - TOKEN_LIVES
        while self._open:
            first = next(iter(self._open.values()))
            if first.opened > limit:
                return
            del self._open[first.id], self._by_token[first.token]

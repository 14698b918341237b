"""Presses that no client would make: any address, on any message of any channel, or on none."""

from typing import Any

import simcord
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType

from tests.channel.playing import Channel
from tests.channel.reading import Message


async def forge(
    at: Channel, who: MemberActor, custom_id: str, message: Message | None, values: tuple[str, ...] | None = None
) -> simcord.InteractionResult:
    """Whatever stands on the message; with values, as a menu."""
    kind = ComponentType.BUTTON if values is None else ComponentType.STRING_SELECT
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if values is not None:
        data["values"] = list(values)
    if message is None:
        return await who._dispatch_interaction(InteractionType.MESSAGE_COMPONENT, at.channel, data)
    stored = at.env.backend.get_message(at.channel.id, message.id)
    return await who._dispatch_interaction(
        InteractionType.MESSAGE_COMPONENT,
        at.channel,
        data,
        extra={"message": dict(serializers.message_payload(at.env.backend, stored))},
        source_message_id=stored.id,
    )

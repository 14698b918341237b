"""Who counts what happens. It is told words of ours, and nobody's name."""

from typing import Any, Protocol

import discord

from bot.channel.context.caller import Interaction
from bot.ui.addresses import Address

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "component",
    discord.InteractionType.autocomplete: "autocomplete",
    discord.InteractionType.modal_submit: "modal",
}
UNKNOWN = "unknown"


class Observer(Protocol):
    def interaction(self, kind: str, name: str, outcome: str, seconds: float) -> None: ...

    def refusal(self, clause: str) -> None: ...

    def board_shown(self, seconds: float) -> None:
        """So long after the oldest change that it had not shown."""


class Nobody:
    def interaction(self, kind: str, name: str, outcome: str, seconds: float) -> None:
        pass

    def refusal(self, clause: str) -> None:
        pass

    def board_shown(self, seconds: float) -> None:
        pass


def kind_and_name(interaction: Interaction) -> tuple[str, str]:
    """The name is a command's or a button's own; whatever else is sent counts as unknown."""
    kind = KINDS.get(interaction.type, UNKNOWN)
    if interaction.command is not None:
        return kind, interaction.command.qualified_name
    data: dict[str, Any] = dict(interaction.data or {})
    address = Address.parse(str(data.get("custom_id", "")))
    return kind, UNKNOWN if address is None else address.verb.name.lower()

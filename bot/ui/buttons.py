"""Rows of buttons and menus as plain values; a view is made of them with the caller's own items."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, ComponentType

from bot.ui.addresses import Address

CHOSEN = "✓"  # besides the colour
FIELD = 1024  # signs in a field of an embed
ROWS = 5
WIDTH = 5


@dataclass(frozen=True)
class Button:
    address: Address
    label: str
    style: ButtonStyle = ButtonStyle.secondary
    disabled: bool = False
    emoji: str = ""  # a sign of Unicode, or `<:name:id>` of the application


@dataclass(frozen=True)
class Choice:
    value: str
    label: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True)
class Menu:
    address: Address
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    disabled: bool = False


Row: TypeAlias = tuple[Button | Menu, ...]
Rows: TypeAlias = tuple[Row, ...]


@dataclass(frozen=True)
class Page:
    """One message: what to show, and what can be pressed below it."""

    embed: discord.Embed
    rows: Rows = field(default=())

    def with_picture(self, name: str) -> "Page":
        """The attached picture of this file name goes inside the embed. The words stay: they say all that it shows."""
        return Page(self.embed.copy().set_image(url=f"attachment://{name}"), self.rows)


class Sent(discord.ui.View):
    """Rows to send and forget: dynamic items answer them by their pattern.

    discord.py would keep a view for every message, and for each private one a task that sleeps a quarter of an hour.
    And building its items, only to have them turned into these dictionaries, took more time than the whole rest of an
    answer (`make bench ONLY=answers`).
    """

    def __init__(self, rows: Rows) -> None:
        super().__init__(timeout=None)
        self._rows = rows

    def to_components(self) -> list[dict[str, Any]]:
        return rows_payload(self._rows)

    def is_finished(self) -> bool:
        return True


def rows_payload(rows: Rows) -> list[dict[str, Any]]:
    return [{"type": ComponentType.action_row.value, "components": [payload(thing) for thing in row]} for row in rows]


def payload(thing: Button | Menu) -> dict[str, Any]:
    """As Discord wants it."""
    if isinstance(thing, Button):
        button: dict[str, Any] = {
            "type": ComponentType.button.value,
            "style": thing.style.value,
            "label": thing.label,
            "custom_id": str(thing.address),
            "disabled": thing.disabled,
        }
        return button | {"emoji": _emoji(thing.emoji)} if thing.emoji else button
    return {
        "type": ComponentType.string_select.value,
        "custom_id": str(thing.address),
        "placeholder": thing.placeholder,
        "min_values": thing.least,
        "max_values": min(thing.most, len(thing.choices)),
        "options": [_option(choice) for choice in thing.choices],
        "disabled": thing.disabled,
    }


def _emoji(sign: str) -> dict[str, str]:
    name, _, number = sign.strip("<>").removeprefix(":").partition(":")
    return {"name": name, "id": number} if number else {"name": name}


def _option(choice: Choice) -> dict[str, Any]:
    option = {"label": choice.label, "value": choice.value, "default": choice.chosen}
    return option | {"description": choice.description} if choice.description else option


def in_rows(buttons: Sequence[Button]) -> Rows:
    return tuple(tuple(buttons[at : at + WIDTH]) for at in range(0, len(buttons), WIDTH))

"""Rows of buttons and menus as plain values; a view is made of them with the caller's own items."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle

from bot.ui.addresses import Address

ROWS = 5
WIDTH = 5


@dataclass(frozen=True)
class Button:
    address: Address
    label: str
    style: ButtonStyle = ButtonStyle.secondary
    disabled: bool = False


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


Item: TypeAlias = discord.ui.Item[Any]
Component: TypeAlias = discord.ui.Button[Any] | discord.ui.Select[Any]


def view_of(rows: Rows, item: Callable[[Address, Component], Item]) -> discord.ui.View:
    """A fresh view without a timeout. `item` wraps a component into the dynamic item that answers it."""
    view = discord.ui.View(timeout=None)
    for at, row in enumerate(rows):
        for thing in row:
            view.add_item(item(thing.address, component(thing, at)))
    return view


def component(thing: Button | Menu, row: int | None = None) -> Component:
    if isinstance(thing, Button):
        return discord.ui.Button(
            style=thing.style, label=thing.label, custom_id=str(thing.address), disabled=thing.disabled, row=row
        )
    return discord.ui.Select(
        custom_id=str(thing.address),
        placeholder=thing.placeholder,
        min_values=thing.least,
        max_values=min(thing.most, len(thing.choices)),
        options=[
            discord.SelectOption(label=c.label, value=c.value, description=c.description, default=c.chosen)
            for c in thing.choices
        ],
        disabled=thing.disabled,
        row=row,
    )


def in_rows(buttons: Sequence[Button]) -> Rows:
    return tuple(tuple(buttons[at : at + WIDTH]) for at in range(0, len(buttons), WIDTH))

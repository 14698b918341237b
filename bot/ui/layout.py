"""One message of Components V2 as plain values: texts, a picture and rows of buttons in any order."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import discord
from discord import ComponentType

from bot.ui.buttons import Page, Row, Rows, payload

MOST_COMPONENTS = 40  # those inside others too
MOST_TEXT = 4000  # signs in all
NOTE = 1200  # of them that are kept free for a hint or a refusal


@dataclass(frozen=True)
class PicturePlace:
    """Where the picture stands, if one goes along."""

    name: str = ""
    alt: str = ""


Block: TypeAlias = str | PicturePlace | Row


@dataclass(frozen=True)
class Layout:
    """From top to bottom. It has no title and no edge: what is to be large says so in markdown."""

    blocks: tuple[Block, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(block for block in self.blocks if isinstance(block, str))

    @property
    def rows(self) -> Rows:
        return tuple(block for block in self.blocks if isinstance(block, tuple))

    def with_picture(self, name: str, alt: str) -> "Layout":
        place = PicturePlace(name, alt)
        return Layout(tuple(place if isinstance(block, PicturePlace) else block for block in self.blocks))

    @cached_property
    def payload(self) -> list[dict[str, Any]]:
        """As Discord wants it. Not to be changed: a message is also recognised by it."""
        return list(_components(self))

    def beside(self, note: str) -> "Layout":
        """With a note below the buttons."""
        return Layout((*self.blocks, note)) if note else self


def layout_of(page: Page) -> Layout:
    """What an embed says, below a place for its picture."""
    embed = page.embed
    parts = [f"### {embed.title}" if embed.title else "", embed.description or ""]
    parts += [f"**{field.name}**\n{field.value}" for field in embed.fields]
    parts.append(f"-# {embed.footer.text}" if embed.footer.text else "")
    text = "\n".join(part for part in parts if part)
    return Layout((PicturePlace(), cut(text, MOST_TEXT - NOTE), *page.rows))


def cut(text: str, most: int = MOST_TEXT) -> str:
    """Whole lines, as many as there is room for."""
    while len(text) > most and "\n" in text:
        text = text.rpartition("\n")[0]
    return text[:most]


def component_count(rows: Rows) -> int:
    return sum(1 + len(row) for row in rows)


class SentLayout(discord.ui.LayoutView):
    """A layout to send and forget, as `Sent` is rows: dynamic items answer it by their pattern."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(timeout=None)
        self._layout = layout

    def to_components(self) -> list[dict[str, Any]]:
        return self._layout.payload

    def has_components_v2(self) -> bool:
        return True

    def is_finished(self) -> bool:
        return True


def _components(layout: Layout) -> Iterator[dict[str, Any]]:
    for block in layout.blocks:
        if isinstance(block, str):
            yield {"type": ComponentType.text_display.value, "content": block}
        elif isinstance(block, tuple):
            yield {"type": ComponentType.action_row.value, "components": [payload(thing) for thing in block]}
        elif block.name:
            item = {"media": {"url": f"attachment://{block.name}"}, "description": block.alt}
            yield {"type": ComponentType.media_gallery.value, "items": [item]}

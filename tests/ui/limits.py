"""What Discord refuses: its limits on messages and commands, applied to what would be sent."""

from typing import Any

import discord

from bot.playground.limits.layouts import walk
from bot.ui.buttons import Menu, Page, Rows, payload
from bot.ui.layout import MOST_COMPONENTS, MOST_TEXT, Layout, SentLayout

TITLE, DESCRIPTION, FIELD_NAME, FIELD_VALUE, FIELDS, FOOTER, EMBED = 256, 4096, 256, 1024, 25, 2048, 6000
CONTENT = 2000
LABEL, CUSTOM_ID, PLACEHOLDER, ROWS, WIDTH = 80, 100, 150, 5, 5
OPTIONS, OPTION_LABEL, OPTION_VALUE, OPTION_DESCRIPTION = 25, 100, 100, 100
COMMAND_NAME, COMMAND_DESCRIPTION, CHOICES, CHOICE_NAME, COMMAND = 32, 100, 25, 100, 8000


def fits(text: str | None, most: int) -> None:
    assert text is not None
    assert 1 <= len(text) <= most, f"{len(text)} > {most}: {text}"
    assert text.strip(), "Discord takes blanks for nothing"


def check_embed(embed: discord.Embed) -> None:
    assert len(embed) <= EMBED
    assert len(embed.fields) <= FIELDS
    if embed.title is not None:
        fits(embed.title, TITLE)
    if embed.description is not None:
        fits(embed.description, DESCRIPTION)
    if embed.footer.text is not None:
        fits(embed.footer.text, FOOTER)
    for field in embed.fields:
        fits(field.name, FIELD_NAME)
        fits(field.value, FIELD_VALUE)
        assert not field.inline, "on a phone inline fields stack"


def check_rows(rows: Rows) -> None:
    assert len(rows) <= ROWS
    check_items(rows)


def check_items(rows: Rows) -> None:
    sent = [payload(thing) for row in rows for thing in row]
    ids = [item["custom_id"] for item in sent]
    assert len(set(ids)) == len(ids), ids
    for row in rows:
        selects = [thing for thing in row if isinstance(thing, Menu)]
        assert 1 <= len(row) <= (1 if selects else WIDTH)
    for item in sent:
        check_component(item)


def check_component(item: dict[str, Any]) -> None:
    fits(item["custom_id"], CUSTOM_ID)
    if item["type"] == discord.ComponentType.button.value:
        fits(item["label"], LABEL)
        return
    fits(item["placeholder"], PLACEHOLDER)
    options = item["options"]
    assert 1 <= len(options) <= OPTIONS
    assert 0 <= item["min_values"] <= item["max_values"] <= len(options)
    assert len({option["value"] for option in options}) == len(options)
    for option in options:
        fits(option["label"], OPTION_LABEL)
        fits(option["value"], OPTION_VALUE)
        if option.get("description"):
            fits(option["description"], OPTION_DESCRIPTION)


def check(page: Page | Layout) -> None:
    if isinstance(page, Layout):
        check_layout(page)
        return
    check_embed(page.embed)
    check_rows(page.rows)


def check_layout(layout: Layout) -> None:
    """With its picture."""
    sent = SentLayout(layout.with_picture("hand.png", "x" * 1024)).to_components()
    assert len(list(walk(sent))) <= MOST_COMPONENTS
    assert sum(map(len, layout.texts)) <= MOST_TEXT
    for text in layout.texts:
        fits(text, MOST_TEXT)
    check_items(layout.rows)


def check_content(text: str) -> None:
    fits(text, CONTENT)

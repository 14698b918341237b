"""A page as somebody reads it, and as somebody searches it for what must not be there."""

import re

from bot.ui.buttons import Button, Menu, Page
from bot.ui.layout import Layout

MENTION = re.compile(r"<[@#t][^>]*>")
NUMBER = re.compile(r"\d+")


def texts(page: Page | Layout) -> list[str]:
    """Everything of it that is shown or sent, custom ids aside."""
    found: list[str | None] = list(page.texts) if isinstance(page, Layout) else _of_embed(page)
    for row in page.rows:
        for thing in row:
            if isinstance(thing, Button):
                found.append(thing.label)
            else:
                found += [thing.placeholder, *(t for c in thing.choices for t in (c.label, c.description, c.value))]
    return [text for text in found if text]


def _of_embed(page: Page) -> list[str | None]:
    embed = page.embed
    found = [embed.title, embed.description, embed.footer.text]
    for field in embed.fields:
        found += [field.name, field.value]
    return found


def as_text(page: Page | Layout) -> str:
    return "\n".join(texts(page))


def title(page: Page) -> str:
    return page.embed.title or ""


def description(page: Page) -> str:
    return page.embed.description or ""


def footer(page: Page) -> str:
    return page.embed.footer.text or ""


def field(page: Page, name: str) -> str:
    """The text below a heading; empty when there is none."""
    return next((f.value or "" for f in page.embed.fields if f.name == name), "")


def buttons(page: Page | Layout) -> list[Button]:
    return [thing for row in page.rows for thing in row if isinstance(thing, Button)]


def menus(page: Page) -> list[Menu]:
    return [thing for row in page.rows for thing in row if isinstance(thing, Menu)]


def labels(page: Page | Layout) -> list[str]:
    return [button.label for button in buttons(page)]


def button(page: Page | Layout, start: str) -> Button:
    [found] = [each for each in buttons(page) if each.label.startswith(start)]
    return found


def numbers(text: str) -> list[int]:
    return [int(number) for number in NUMBER.findall(MENTION.sub("", text))]


def lines(page: Layout) -> list[str]:
    return "\n".join(page.texts).splitlines()


def same(one: Page | Layout, other: Page | Layout) -> bool:
    if isinstance(one, Layout) or isinstance(other, Layout):
        return one == other
    return (one.embed.to_dict(), one.rows) == (other.embed.to_dict(), other.rows)

"""Message bodies at Discord's limits, over them, and with parts that the local Discord does not support."""

from typing import Any

from bot.playground.world import Json


def row(*items: Json) -> Json:
    return {"type": 1, "components": list(items)}


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "b", "custom_id": "b", **more}


def select(**more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [{"label": "l", "value": "v"}], **more}


def options(count: int) -> list[Json]:
    return [{"label": str(n), "value": str(n)} for n in range(count)]


def buttons(count: int, start: int = 0) -> list[Json]:
    return [button(custom_id=str(n)) for n in range(start, start + count)]


def text(content: str = "t") -> Json:
    return {"type": 10, "content": content}


def layout(*components: Json, **more: Any) -> Json:
    """A message of Components V2."""
    return {"flags": 1 << 15, "components": list(components), **more}


def section(accessory: Json) -> Json:
    return {"type": 9, "components": [text()], "accessory": accessory}


def container(*components: Json, **more: Any) -> Json:
    return {"type": 17, "components": list(components), **more}


def gallery(count: int = 1, url: str = "https://example.org/a.png") -> Json:
    return {"type": 12, "items": [{"media": {"url": url}}] * count}


def embeds(**embed: Any) -> Json:
    return {"embeds": [embed]}


DUPLICATED = "COMPONENT_CUSTOM_ID_DUPLICATED"
AT_THE_LIMIT: list[dict[str, Any]] = [
    {"content": "x" * 2000},
    embeds(title="x" * 256),
    embeds(description="x" * 4096),
    embeds(fields=[{"name": "n" * 9, "value": "v" * 9}] * 25),
    embeds(title="t", footer={"text": "x" * 2048}),
    {"embeds": [{"description": "x" * 3000}] * 2},
    {"embeds": [{"title": "x"}] * 10},
    {"components": [row(*buttons(5, 5 * n)) for n in range(5)]},
    {"components": [row(button(label="x" * 80, custom_id="c" * 100))]},
    {"components": [row(button(label=None, emoji={"name": "➡"}))]},
    {"components": [row(select(options=options(25), max_values=25))]},
    {"components": [row(button(style=5, url="https://example.org", custom_id=None))]},
    layout(*(text(f"{n}") for n in range(40))),
    layout(*(row(*buttons(4, 4 * n)) for n in range(8))),
    layout(text("x" * 3999), text("x")),
    layout(container(text(), row(button()), accent_color=0xFFFFFF), {"type": 14, "spacing": 2}, gallery(10)),
    layout(section(button()), section({"type": 11, "media": {"url": "https://example.org/a.png"}})),
]
OVER_THE_LIMIT: list[tuple[dict[str, Any], list[str], str]] = [
    ({"content": "x" * 2001}, ["content"], "BASE_TYPE_MAX_LENGTH"),
    ({"content": 5}, ["content"], "STRING_TYPE_CONVERT"),
    (embeds(title="x" * 257), ["embeds", "0", "title"], "BASE_TYPE_MAX_LENGTH"),
    (embeds(description="x" * 4097), ["embeds", "0", "description"], "BASE_TYPE_MAX_LENGTH"),
    (embeds(), ["embeds", "0", "description"], "BASE_TYPE_REQUIRED"),
    (embeds(color=3), ["embeds", "0", "description"], "BASE_TYPE_REQUIRED"),
    (embeds(fields=[{"name": "n", "value": "v"}] * 26), ["embeds", "0", "fields"], "BASE_TYPE_MAX_LENGTH"),
    (embeds(fields=[{"name": "n", "value": " "}]), ["embeds", "0", "fields", "0", "value"], "BASE_TYPE_REQUIRED"),
    (
        embeds(fields=[{"name": "n", "value": "v" * 1025}]),
        ["embeds", "0", "fields", "0", "value"],
        "BASE_TYPE_MAX_LENGTH",
    ),
    (embeds(title="t", footer={"text": "x" * 2049}), ["embeds", "0", "footer", "text"], "BASE_TYPE_MAX_LENGTH"),
    (
        embeds(title="t", image={"url": "javascript:alert(1)"}),
        ["embeds", "0", "image", "url"],
        "URL_TYPE_INVALID_SCHEME",
    ),
    (embeds(title="t", url="http://["), ["embeds", "0", "url"], "URL_TYPE_INVALID_URL"),
    (embeds(title="t", timestamp="soon"), ["embeds", "0", "timestamp"], "DATE_TIME_TYPE_PARSE"),
    (embeds(title="t", color=1 << 24), ["embeds", "0", "color"], "NUMBER_TYPE_MAX"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, ["embeds"], "MAX_EMBED_SIZE_EXCEEDED"),
    ({"embeds": [{"title": "x"}] * 11}, ["embeds"], "BASE_TYPE_MAX_LENGTH"),
    ({"components": [row(*buttons(6))]}, ["components", "0", "components"], "BASE_TYPE_MAX_LENGTH"),
    ({"components": [row()]}, ["components", "0", "components"], "BASE_TYPE_BAD_LENGTH"),
    ({"components": [row(*buttons(1, n)) for n in range(6)]}, ["components"], "BASE_TYPE_MAX_LENGTH"),
    (
        {"components": [row(select(), button())]},
        ["components", "0", "components"],
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        {"components": [row(button(), button())]},
        ["components", "0", "components", "1", "custom_id"],
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        {"components": [row(button(custom_id="c" * 101))]},
        ["components", "0", "components", "0", "custom_id"],
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(button(label="x" * 81))]},
        ["components", "0", "components", "0", "label"],
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(button(label=None))]},
        ["components", "0", "components", "0"],
        "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI",
    ),
    (
        {"components": [row(button(emoji={"name": "▲"}))]},
        ["components", "0", "components", "0", "emoji", "name"],
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        {"components": [row(button(emoji={"name": "x", "id": "17"}))]},
        ["components", "0", "components", "0", "emoji", "name"],
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        {"components": [row(select(options=options(26)))]},
        ["components", "0", "components", "0", "options"],
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(select(options=options(1) * 2))]},
        ["components", "0", "components", "0", "options", "1", "value"],
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        {"components": [row(select(max_values=2))]},
        ["components", "0", "components", "0", "max_values"],
        "SELECT_COMPONENT_MAX_VALUES_INVALID",
    ),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ["allowed_mentions"],
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (layout(text(), content="x"), ["content"], "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (layout(text(), **embeds(title="x")), ["embeds"], "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (
        layout(*(row(*buttons(4, 4 * n)) for n in range(8)), text()),
        ["components"],
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (layout(text("x" * 3999), text("xx")), ["components"], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    (layout(text("")), ["components", "0", "content"], "BASE_TYPE_REQUIRED"),
    (layout(gallery(11)), ["components", "0", "items"], "BASE_TYPE_MAX_LENGTH"),
    (layout(gallery(url="attachment://no.png")), ["components"], "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    (layout(gallery(url="ftp://x")), ["components", "0", "items", "0", "media", "url"], "URL_TYPE_INVALID_SCHEME"),
    (layout(button()), ["components", "0", "type"], "BASE_TYPE_CHOICES"),
    (layout(container(container(text()))), ["components", "0", "components", "0", "type"], "BASE_TYPE_CHOICES"),
    (layout(row(button()), row(button())), ["components", "1", "components", "0", "custom_id"], DUPLICATED),
    (layout(section(text())), ["components", "0", "accessory", "type"], "BASE_TYPE_CHOICES"),
    ({"components": [text()]}, ["components", "0", "type"], "BASE_TYPE_CHOICES"),
    ({"content": "x", "nonce": "n" * 26}, ["nonce"], "BASE_TYPE_MAX_LENGTH"),
    ({"content": "x", "flags": "loud"}, ["flags"], "NUMBER_TYPE_COERCE"),
]
UNSUPPORTED: list[tuple[dict[str, Any], str]] = [
    ({"content": "x", "poll": {"question": {"text": "?"}}}, "'poll'"),
    ({"content": "x", "sticker_ids": ["1"]}, "'sticker_ids'"),
    (layout(row({"type": 8, "custom_id": "c"})), "channel selects"),
    ({"components": [row({"type": 5, "custom_id": "u"})]}, "user selects"),
    ({"components": [row({"type": 4, "custom_id": "t"})]}, "text inputs"),
    ({"components": [row(button(style=6))]}, "premium buttons"),
]

"""The limits of buttons and selects: https://discord.com/developers/docs/components/reference"""

from collections.abc import Iterator

from bot.playground.errors import not_played_here
from bot.playground.limits.emoji import is_emoji
from bot.playground.limits.form import Form
from bot.playground.world.guild import Json

ROW, BUTTON, STRING_SELECT = 1, 2, 3
LINK, PREMIUM = 5, 6
MOST_ROWS = MOST_IN_A_ROW = 5
OTHER_KINDS = {
    4: "text inputs",
    5: "user selects",
    6: "role selects",
    7: "mentionable selects",
    8: "channel selects",
}


def check_components(message: Form) -> None:
    taken: set[str] = set()
    for row in message.parts("components", MOST_ROWS):
        if row.value.get("type") != ROW:
            _refuse_unknown(row.value.get("type"))
            row.one_of("type", {ROW})
            continue
        _check_row(row, taken)


def _check_row(row: Form, taken: set[str]) -> None:
    width = 0
    for component in row.parts("components", MOST_IN_A_ROW, least=1):
        kind = component.value.get("type")
        if kind == BUTTON:
            width += 1
            _check_button(component, taken)
        elif kind == STRING_SELECT:
            width += MOST_IN_A_ROW
            _check_select(component, taken)
        else:
            _refuse_unknown(kind)
            component.one_of("type", {BUTTON, STRING_SELECT})
    if width > MOST_IN_A_ROW and len(row.value["components"]) <= MOST_IN_A_ROW:
        row.wrong(
            "components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _check_button(button: Form, taken: set[str]) -> None:
    style = button.one_of("style", {1, 2, 3, 4, LINK, PREMIUM})
    if style == PREMIUM:
        raise not_played_here("premium buttons")
    label = button.text("label", 0, 80)
    has_emoji = _check_emoji(button)
    if not label and not has_emoji:
        button.wrong("", "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI", "A button must have a label or an emoji")
    if style == LINK:
        button.text("url", 1, 512, required=True)
        if button.value.get("custom_id") is not None:
            button.wrong("custom_id", "BASE_TYPE_FORBIDDEN", "A link button cannot have a custom id")
    else:
        _check_custom_id(button, taken)
        if button.value.get("url") is not None:
            button.wrong("url", "BASE_TYPE_FORBIDDEN", "Only a link button can have a url")


def _check_select(select: Form, taken: set[str]) -> None:
    _check_custom_id(select, taken)
    select.text("placeholder", 0, 150)
    least = select.number("min_values", 0, 25, default=1)
    most = select.number("max_values", 1, 25, default=1)
    values: set[str] = set()
    chosen = 0
    for option in select.parts("options", 25, least=1):
        option.text("label", 1, 100, required=True)
        value = option.text("value", 1, 100, required=True)
        option.text("description", 0, 100)
        _check_emoji(option)
        chosen += bool(option.value.get("default"))
        if value is not None and value in values:
            option.wrong(
                "value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(value or "")
    if most > max(len(values), 1):
        select.wrong("max_values", "SELECT_COMPONENT_MAX_VALUES_INVALID", "max_values exceeds the number of options")
    if least > most:
        select.wrong("min_values", "SELECT_COMPONENT_MIN_VALUES_INVALID", "min_values exceeds max_values")
    if chosen > most:
        select.wrong("options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")


def _check_custom_id(component: Form, taken: set[str]) -> None:
    custom_id = component.text("custom_id", 1, 100, required=True)
    if custom_id is None:
        return
    if custom_id in taken:
        component.wrong("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    taken.add(custom_id)


def _check_emoji(component: Form) -> bool:
    emoji = component.value.get("emoji")
    if not emoji:
        return False
    # The server has no emoji of its own, so one with an id is always a stranger's.
    if not isinstance(emoji, dict) or emoji.get("id") or not is_emoji(str(emoji.get("name") or "")):
        component.part("emoji").wrong("name", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
    return True


def _refuse_unknown(kind: object) -> None:
    if isinstance(kind, int) and kind in OTHER_KINDS:
        raise not_played_here(OTHER_KINDS[kind])
    if isinstance(kind, int) and 9 <= kind <= 18:
        raise not_played_here("Components V2")


def all_components(message: Json) -> Iterator[Json]:
    for row in message.get("components", []):
        yield from row["components"]


def numbered(components: list[Json]) -> list[Json]:
    """Discord gives every component an id of its own within its message."""
    count = 0
    rows: list[Json] = []
    for row in components:
        count += 1
        shown: Json = {"type": ROW, "id": count, "components": []}
        for component in row["components"]:
            count += 1
            shown["components"].append({"id": count, **component})
        rows.append(shown)
    return rows

"""The limits of buttons and selects in rows: https://discord.com/developers/docs/components/reference"""

from bot.playground.errors import unsupported
from bot.playground.limits.emoji import is_emoji
from bot.playground.limits.form import Form

ROW, BUTTON, STRING_SELECT = 1, 2, 3
LINK, PREMIUM = 5, 6
MAX_ROWS = MAX_IN_A_ROW = 5
UNSUPPORTED = {
    4: "text inputs",
    5: "user selects",
    6: "role selects",
    7: "mentionable selects",
    8: "channel selects",
}


def check_components(message: Form) -> None:
    custom_ids: set[str] = set()
    for row in message.children("components", MAX_ROWS):
        if row.value.get("type") != ROW or row.value["type"] is True:  # which is 1 in Python only
            _refuse_unsupported(row.value.get("type"))
            row.one_of("type", {ROW})
            continue
        check_row(row, custom_ids)


def check_row(row: Form, custom_ids: set[str]) -> None:
    width = 0
    for component in row.children("components", MAX_IN_A_ROW, minimum=1):
        kind = component.value.get("type")
        if kind == BUTTON:
            width += 1
            check_button(component, custom_ids)
        elif kind == STRING_SELECT:
            width += MAX_IN_A_ROW
            check_select(component, custom_ids)
        else:
            _refuse_unsupported(kind)
            component.one_of("type", {BUTTON, STRING_SELECT})
    if width > MAX_IN_A_ROW and len(row.value["components"]) <= MAX_IN_A_ROW:
        row.add_error(
            "components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def check_button(button: Form, custom_ids: set[str]) -> None:
    style = button.one_of("style", {1, 2, 3, 4, LINK, PREMIUM})
    if style == PREMIUM:
        raise unsupported("premium buttons")
    label = button.text("label", 0, 80)
    has_emoji = _check_emoji(button)
    if not label and not has_emoji:
        button.add_error("", "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI", "A button must have a label or an emoji")
    if style == LINK:
        button.text("url", 1, 512, required=True)
        if button.value.get("custom_id") is not None:
            button.add_error("custom_id", "BASE_TYPE_FORBIDDEN", "A link button cannot have a custom id")
    else:
        check_custom_id(button, custom_ids)
        if button.value.get("url") is not None:
            button.add_error("url", "BASE_TYPE_FORBIDDEN", "Only a link button can have a url")


def check_select(select: Form, custom_ids: set[str]) -> None:
    check_custom_id(select, custom_ids)
    select.text("placeholder", 0, 150)
    minimum = select.number("min_values", 0, 25, default=1)
    maximum = select.number("max_values", 1, 25, default=1)
    values: set[str] = set()
    defaults = 0
    for option in select.children("options", 25, minimum=1):
        option.text("label", 1, 100, required=True)
        value = option.text("value", 1, 100, required=True)
        option.text("description", 0, 100)
        _check_emoji(option)
        defaults += bool(option.value.get("default"))
        if value is not None and value in values:
            option.add_error(
                "value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(value or "")
    if maximum > max(len(values), 1):
        select.add_error(
            "max_values", "SELECT_COMPONENT_MAX_VALUES_INVALID", "max_values exceeds the number of options"
        )
    if minimum > maximum:
        select.add_error("min_values", "SELECT_COMPONENT_MIN_VALUES_INVALID", "min_values exceeds max_values")
    if defaults > maximum:
        select.add_error("options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")


def check_custom_id(component: Form, custom_ids: set[str]) -> None:
    custom_id = component.text("custom_id", 1, 100, required=True)
    if custom_id is None:
        return
    if custom_id in custom_ids:
        component.add_error("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    custom_ids.add(custom_id)


def _check_emoji(component: Form) -> bool:
    emoji = component.value.get("emoji")
    if not emoji:
        return False
    # Those with an id are looked for when the message is written.
    if not isinstance(emoji, dict) or not (emoji.get("id") or is_emoji(str(emoji.get("name") or ""))):
        component.child("emoji").add_error("name", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
    return True


def _refuse_unsupported(kind: object) -> None:
    if isinstance(kind, int) and kind in UNSUPPORTED:
        raise unsupported(UNSUPPORTED[kind])

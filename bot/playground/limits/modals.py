"""The limits of modals: the schemas `…ForModalRequest` of Discord's description, and
https://docs.discord.com/developers/components/reference
"""

from collections.abc import Iterator

from bot.playground.errors import unsupported
from bot.playground.limits.components import ROW, STRING_SELECT, check_custom_id, check_select
from bot.playground.limits.form import Form
from bot.playground.limits.layouts import TEXT
from bot.playground.world import Json

TEXT_INPUT, LABEL = 4, 18
MAX_COMPONENTS, MAX_INPUT = 40, 4000
SHORT, PARAGRAPH = 1, 2
UNSUPPORTED = {
    5: "user selects",
    6: "role selects",
    7: "mentionable selects",
    8: "channel selects",
    19: "file uploads",
    21: "radio groups",
    22: "checkbox groups",
    23: "checkboxes",
}


def check_modal(modal: Form) -> None:
    modal.text("custom_id", 1, 100, required=True)
    modal.text("title", 1, 45, required=True)
    custom_ids: set[str] = set()
    for component in modal.children("components", MAX_COMPONENTS, minimum=1):
        match component.value.get("type"):
            case 1:
                _check_row(component, custom_ids)
            case 18:
                _check_label(component, custom_ids)
            case 10:
                component.text("content", 1, 4000, required=True)
            case _:
                component.one_of("type", {ROW, TEXT, LABEL})


def fields(components: list[Json]) -> Iterator[Json]:
    """What can be filled in."""
    for component in components:
        if component["type"] == LABEL:
            yield component["component"]
        else:
            yield from component.get("components", [])


def _check_row(row: Form, custom_ids: set[str]) -> None:
    """One input in each, although the description would let five."""
    for field in row.children("components", 1, minimum=1):
        if field.one_of("type", {TEXT_INPUT}) is not None:
            field.text("label", 1, 45, required=True)
            _check_input(field, custom_ids)


def _check_label(label: Form, custom_ids: set[str]) -> None:
    label.text("label", 1, 45, required=True)
    label.text("description", 1, 100)
    field = label.child("component")
    kind = field.value.get("type")
    if isinstance(kind, int) and kind in UNSUPPORTED:
        raise unsupported(f"{UNSUPPORTED[kind]} in modals")
    if field.one_of("type", {STRING_SELECT, TEXT_INPUT}) == TEXT_INPUT:
        if field.value.get("label") is not None:
            field.add_error("label", "BASE_TYPE_FORBIDDEN", "A text input in a label has no label of its own")
        _check_input(field, custom_ids)
    elif kind == STRING_SELECT:
        check_select(field, custom_ids)
        if field.value.get("disabled"):
            field.add_error("disabled", "BASE_TYPE_FORBIDDEN", "Selects in modals cannot be disabled")


def _check_input(field: Form, custom_ids: set[str]) -> None:
    check_custom_id(field, custom_ids)
    field.one_of("style", {SHORT, PARAGRAPH})
    field.text("placeholder", 0, 100)
    shortest = field.number("min_length", 0, MAX_INPUT)
    longest = field.number("max_length", 1, MAX_INPUT, default=MAX_INPUT)
    if shortest > longest:
        field.add_error("min_length", "BASE_TYPE_BAD_LENGTH", "min_length exceeds max_length")
    elif field.value.get("value"):
        field.text("value", shortest, longest)

"""A component as Discord gives it back: with what it always tells, and without what it leaves out.

By the schemas `…ComponentResponse` of Discord's description of its API.
"""

from bot.playground.limits.components import STRING_SELECT
from bot.playground.limits.layouts import CONTAINER, FILE, SEPARATOR, THUMBNAIL
from bot.playground.world import Json

DEFAULTS: dict[object, Json] = {
    STRING_SELECT: {"min_values": 1, "max_values": 1},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}
IN_MODALS_ONLY = "required"


def shape(component: Json) -> None:
    """In place; what is inside of it is another one's turn."""
    kind = component.get("type")
    defaults = DEFAULTS.get(kind, {})
    for name in [name for name, value in component.items() if value is None or name == IN_MODALS_ONLY]:
        del component[name]
    component |= {name: component.get(name, value) for name, value in defaults.items()}
    for emoji in (component.get("emoji"), *(option.get("emoji") for option in component.get("options") or ())):
        if isinstance(emoji, dict) and emoji.get("id") is None:
            emoji.pop("id", None)
    for option in component.get("options") or ():
        for name in [name for name, value in option.items() if value is None]:
            del option[name]
    for item in component.get("items") or ():
        item |= {name: item.get(name, value) for name, value in DEFAULTS[THUMBNAIL].items()}

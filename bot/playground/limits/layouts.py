"""The limits of Components V2: https://discord.com/developers/docs/components/reference"""

from collections.abc import Iterator

from bot.playground.errors import unsupported
from bot.playground.limits.components import ROW, UNSUPPORTED, check_button, check_row
from bot.playground.limits.form import Form
from bot.playground.world.guild import Json

SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
BUTTON = 2
IN_CONTAINER = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR}
AT_THE_TOP = IN_CONTAINER | {CONTAINER}
MAX_COMPONENTS, MAX_TEXT = 40, 4000
ATTACHMENT_SCHEME = "attachment://"
LEGACY = ("content", "embeds")


def check_layout(message: Form) -> None:
    """Of a message with the flag: its components, and that it has nothing else to show."""
    refuse_legacy_fields(message)
    custom_ids: set[str] = set()
    for component in message.children("components", MAX_COMPONENTS):
        _check(component, AT_THE_TOP, custom_ids)
    every = list(walk(message.value.get("components")))
    if len(every) > MAX_COMPONENTS:
        message.add_error(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"Total number of components exceeds the maximum of {MAX_COMPONENTS}",
        )
    if sum(len(str(each.get("content") or "")) for each in every if each.get("type") == TEXT) > MAX_TEXT:
        message.add_error(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Components displayable text size exceeds maximum size of {MAX_TEXT}",
        )


def refuse_legacy_fields(message: Form) -> None:
    for name in LEGACY:
        if message.value.get(name):
            message.add_error(
                name,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def walk(components: object) -> Iterator[Json]:
    """Every component, those inside others too, in the order in which Discord numbers them."""
    for component in components if isinstance(components, list) else ():
        if isinstance(component, dict):
            yield component
            if inner := component.get("components"):
                yield from walk(inner)
            if accessory := component.get("accessory"):
                yield from walk([accessory])


def _check(component: Form, allowed: set[int], custom_ids: set[str]) -> None:
    kind = component.value.get("type")
    if kind in UNSUPPORTED:
        raise unsupported(UNSUPPORTED[kind])
    if component.one_of("type", allowed) is None:
        return
    if kind == ROW:
        check_row(component, custom_ids)
    elif kind == SECTION:
        _check_section(component, custom_ids)
    elif kind == TEXT:
        component.text("content", 1, MAX_TEXT, required=True)
    elif kind == GALLERY:
        for item in component.children("items", 10, minimum=1):
            _check_media(item)
    elif kind == FILE:
        file = component.child("file")
        if not str(file.text("url", 1, 2048, required=True) or ATTACHMENT_SCHEME).startswith(ATTACHMENT_SCHEME):
            file.add_error("url", "URL_TYPE_INVALID_SCHEME", "Only attachments may be shown as files.")
    elif kind == SEPARATOR:
        if component.value.get("spacing") is not None:
            component.one_of("spacing", {1, 2})
    elif kind == CONTAINER:
        component.number("accent_color", 0, 0xFFFFFF)
        for child in component.children("components", MAX_COMPONENTS, minimum=1):
            _check(child, IN_CONTAINER, custom_ids)


def _check_section(section: Form, custom_ids: set[str]) -> None:
    for text in section.children("components", 3, minimum=1):
        _check(text, {TEXT}, custom_ids)
    accessory = section.child("accessory")
    if accessory.value.get("type") == BUTTON:
        check_button(accessory, custom_ids)
    elif accessory.one_of("type", {BUTTON, THUMBNAIL}) is not None:
        _check_media(accessory)


def _check_media(item: Form) -> None:
    media = item.child("media")
    url = media.text("url", 1, 2048, required=True)
    if url and not url.startswith(("http://", "https://", ATTACHMENT_SCHEME, "/attachments/")):
        media.add_error("url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment').")
    item.text("description", 0, 1024)

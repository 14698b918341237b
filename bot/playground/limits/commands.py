"""The limits of slash commands: https://discord.com/developers/docs/interactions/application-commands"""

import re
from typing import Any

from bot.playground.errors import unsupported
from bot.playground.limits.form import Form
from bot.playground.locales import LOCALES

MAX_COMMANDS = 100
MAX_TEXT = 8000
MAX_LENGTH = 6000  # of what is typed for a text
CONTEXTS, INTEGRATION_TYPES = {0, 1, 2}, {0, 1}
# docs.discord.com/developers/resources/channel#channel-object-channel-types
CHANNEL_TYPES = {0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16}
CHAT_INPUT = 1
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
NESTED = {SUBCOMMAND, GROUP}
AUTOCOMPLETED = {STRING, INTEGER, NUMBER}
NAME = re.compile(r"^[-_'\w]{1,32}$")


def check_command(command: Form) -> None:
    if command.value.get("type", CHAT_INPUT) != CHAT_INPUT:
        raise unsupported("user and message commands")
    length = _check_names(command)
    _check_set(command, "contexts", CONTEXTS)
    _check_set(command, "integration_types", INTEGRATION_TYPES)
    permissions = command.value.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdigit():
        command.add_error("default_member_permissions", "NUMBER_TYPE_COERCE", "Value is not a permission set.")
    length += _check_options(command, depth=0)
    if length > MAX_TEXT:
        command.add_error("", "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({length} > {MAX_TEXT})")


def _check_options(parent: Form, depth: int) -> int:
    length = 0
    names: set[str] = set()
    kinds: set[bool] = set()
    optional_seen = False
    for option in parent.children("options", 25):
        kind = option.one_of("type", set(range(1, 12)))
        length += _check_names(option)
        name = str(option.value.get("name"))
        if name in names:
            option.add_error("name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names.add(name)
        kinds.add(kind in NESTED)
        if kind in NESTED:
            if depth > (0 if kind == GROUP else 1):
                option.add_error(
                    "type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option nested too deep"
                )
            length += _check_options(option, depth + 1)
            continue
        if option.value.get("required"):
            if optional_seen:
                option.add_error(
                    "required",
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
        else:
            optional_seen = True
        length += _check_choices(option, kind)
        _check_range(option, kind)
    if len(kinds) > 1:
        parent.add_error(
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    return length


def _check_range(option: Form, kind: Any) -> None:
    if kind == STRING:
        option.number("min_length", 0, MAX_LENGTH)
        option.number("max_length", 1, MAX_LENGTH)
    elif kind == CHANNEL:
        _check_set(option, "channel_types", CHANNEL_TYPES, minimum=0)


def _check_set(form: Form, name: str, known: set[int], *, minimum: int = 1) -> None:
    """None stands for the default, an empty list for nothing."""
    values = form.value.get(name)
    if values is None:
        return
    if not isinstance(values, list):
        form.add_error(name, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    elif len(values) < minimum:
        form.add_error(name, "BASE_TYPE_BAD_LENGTH", f"Must be between {minimum} and {len(known)} in length.")
    elif any(type(value) is not int or value not in known for value in values):
        listed = ", ".join(str(value) for value in sorted(known))
        form.add_error(name, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
    elif len(set(values)) < len(values):
        form.add_error(name, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains the value")


def _check_choices(option: Form, kind: Any) -> int:
    length = 0
    if option.value.get("autocomplete"):
        if option.value.get("choices"):
            option.add_error("autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "Choices exclude autocomplete")
        if kind not in AUTOCOMPLETED:
            option.add_error(
                "autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "This type has no autocomplete"
            )
    for choice in option.children("choices", 25):
        check_choice(choice, kind)
        length += _longest_text(choice, "name") + len(str(choice.value.get("value", "")))
    return length


def check_choice(choice: Form, kind: Any) -> None:
    choice.text("name", 1, 100, required=True)
    value = choice.value.get("value")
    _check_translations(choice, "name", 100)
    if kind == STRING:
        choice.text("value", 0, 100, required=True)
    elif kind == INTEGER and (isinstance(value, bool) or not isinstance(value, int)):
        choice.add_error("value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    elif kind == NUMBER and (isinstance(value, bool) or not isinstance(value, int | float)):
        choice.add_error("value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


def _check_names(part: Form) -> int:
    """Gives the length that counts: the longest translation of each."""
    name = part.text("name", 1, 32, required=True)
    for translation in (name, *part.translations("name")):
        if translation and not (NAME.match(translation) and translation == translation.lower()):
            part.add_error("name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    _check_translations(part, "name", 32)
    part.text("description", 1, 100, required=True)
    _check_translations(part, "description", 100)
    return _longest_text(part, "name") + _longest_text(part, "description")


def _check_translations(part: Form, name: str, maximum: int) -> None:
    form = part.child(f"{name}_localizations")
    for locale in form.value:
        if locale not in LOCALES:
            form.add_error(locale, "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.")
        form.text(locale, 1, maximum)


def _longest_text(part: Form, name: str) -> int:
    texts = [part.value.get(name), *part.translations(name)]
    return max((len(text) for text in texts if isinstance(text, str)), default=0)

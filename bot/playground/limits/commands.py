"""The limits of slash commands: https://discord.com/developers/docs/interactions/application-commands"""

import re
from typing import Any

from bot.playground.errors import not_played_here
from bot.playground.limits.form import Form
from bot.playground.locales import LOCALES

MOST_COMMANDS = 100
MOST_TEXT = 8000
CHAT_INPUT = 1
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
NESTED = {SUBCOMMAND, GROUP}
SUGGESTED = {STRING, INTEGER, NUMBER}
NAME = re.compile(r"^[-_'\w]{1,32}$")


def check_command(command: Form) -> None:
    if command.value.get("type", CHAT_INPUT) != CHAT_INPUT:
        raise not_played_here("user and message commands")
    written = _check_names(command)
    permissions = command.value.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdigit():
        command.wrong("default_member_permissions", "NUMBER_TYPE_COERCE", "Value is not a permission set.")
    written += _check_options(command, depth=0)
    if written > MOST_TEXT:
        command.wrong("", "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({written} > {MOST_TEXT})")


def _check_options(parent: Form, depth: int) -> int:
    written = 0
    names: set[str] = set()
    kinds: set[bool] = set()
    optional_seen = False
    for option in parent.parts("options", 25):
        kind = option.one_of("type", set(range(1, 12)))
        written += _check_names(option)
        name = str(option.value.get("name"))
        if name in names:
            option.wrong("name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names.add(name)
        kinds.add(kind in NESTED)
        if kind == ATTACHMENT:
            raise not_played_here("attachment options")
        if kind in NESTED:
            if depth > (0 if kind == GROUP else 1):
                option.wrong("type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option nested too deep")
            written += _check_options(option, depth + 1)
            continue
        if option.value.get("required"):
            if optional_seen:
                option.wrong(
                    "required",
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
        else:
            optional_seen = True
        written += _check_choices(option, kind)
    if len(kinds) > 1:
        parent.wrong(
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    return written


def _check_choices(option: Form, kind: Any) -> int:
    written = 0
    if option.value.get("autocomplete"):
        if option.value.get("choices"):
            option.wrong("autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "Choices exclude autocomplete")
        if kind not in SUGGESTED:
            option.wrong("autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "This type has no autocomplete")
    for choice in option.parts("choices", 25):
        check_choice(choice, kind)
        written += _longest(choice, "name") + len(str(choice.value.get("value", "")))
    return written


def check_choice(choice: Form, kind: Any) -> None:
    choice.text("name", 1, 100, required=True)
    value = choice.value.get("value")
    _check_translations(choice, "name", 100)
    if kind == STRING:
        choice.text("value", 0, 100, required=True)
    elif kind == INTEGER and (isinstance(value, bool) or not isinstance(value, int)):
        choice.wrong("value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    elif kind == NUMBER and (isinstance(value, bool) or not isinstance(value, int | float)):
        choice.wrong("value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


def _check_names(part: Form) -> int:
    """Name and description with their translations; counts the longest of each."""
    name = part.text("name", 1, 32, required=True)
    for spelled in (name, *part.translations("name")):
        if spelled and not (NAME.match(spelled) and spelled == spelled.lower()):
            part.wrong("name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    _check_translations(part, "name", 32)
    part.text("description", 1, 100, required=True)
    _check_translations(part, "description", 100)
    return _longest(part, "name") + _longest(part, "description")


def _check_translations(part: Form, name: str, most: int) -> None:
    form = part.part(f"{name}_localizations")
    for locale in form.value:
        if locale not in LOCALES:
            form.wrong(locale, "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.")
        form.text(locale, 1, most)


def _longest(part: Form, name: str) -> int:
    texts = [part.value.get(name), *part.translations(name)]
    return max((len(text) for text in texts if isinstance(text, str)), default=0)

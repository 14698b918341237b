"""The commands as Discord gets them: in every language, within its limits, and the ones that messages speak of."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.channel.context.services import Services
from bot.client import NinetyEight
from bot.data_files import extreme_deck
from bot.store import open_store
from bot.tables import Tables
from bot.text import LANGUAGE_NAMES, LANGUAGES, has_own_texts
from bot.ui.commands import text_key
from tests.text.files import TEXTS, messages, parts
from tests.ui.limits import CHOICE_NAME, CHOICES, COMMAND, COMMAND_DESCRIPTION, COMMAND_NAME, fits

LOCALES = {locale.value for locale in discord.Locale if has_own_texts(locale)}
SUBCOMMAND, GROUP = 1, 2
NAME = re.compile(r"[-_'\w]{1,32}")
MENTIONED = re.compile(r"(?<![\w`/])`?/([a-z]+(?:-[a-z]+)*(?: [a-z]+(?:-[a-z]+)*)?)")

Payload = dict[str, Any]


@pytest.fixture(scope="module")
def commands(tmp_path_factory: pytest.TempPathFactory) -> list[Payload]:
    return asyncio.run(sent(tmp_path_factory.mktemp("commands")))


async def sent(folder: Path) -> list[Payload]:
    async with await open_store(folder / "games.sqlite3") as store:
        bot = NinetyEight(Services(Tables(store, extreme_deck()), TEXTS))
        async with simcord.run(bot, shard_count=1):
            return await bot.registration.payload()


def everything(commands: list[Payload]) -> Iterator[Payload]:
    """Commands, their subcommands and options."""
    for command in commands:
        yield command
        yield from everything(command.get("options", []))


def full_names(commands: list[Payload]) -> set[str]:
    found = set()
    for command in commands:
        subs = [o["name"] for o in command.get("options", []) if o["type"] in (SUBCOMMAND, GROUP)]
        found |= {command["name"], *(f"{command['name']} {sub}" for sub in subs)}
    return found


def longest(thing: Payload, what: str) -> int:
    return max(len(text) for text in (thing[what], *(thing.get(f"{what}_localizations") or {}).values()))


def weight(command: Payload) -> int:
    """As Discord counts: names, descriptions and values, each in its longest translation."""
    total = longest(command, "name") + longest(command, "description")
    for choice in command.get("choices") or []:
        total += longest(choice, "name") + len(str(choice["value"]))
    return total + sum(weight(option) for option in command.get("options", []))


def test_there_are_commands(commands: list[Payload]) -> None:
    wanted = {
        *("table open", "table join", "table leave", "table start", "table board", "table end"),
        *("hand", "play", "end-turn", "back", "signal", "signal-symbol", "give-up", "rules", "help", "hint"),
        *("me language", "me pings", "privacy show", "privacy export", "privacy delete", "server settings"),
        *("tables list", "tables end", "tables end-old", "tables remove", "tables replace", "tables unlock"),
    }
    assert wanted <= full_names(commands)
    assert len(commands) <= 100


def test_names_and_descriptions_fit_in_every_language(commands: list[Payload]) -> None:
    for thing in everything(commands):
        assert NAME.fullmatch(thing["name"]), thing["name"]
        assert thing["name"] == thing["name"].lower()
        fits(thing["name"], COMMAND_NAME)
        for text in (thing["description"], *thing["description_localizations"].values()):
            fits(text, COMMAND_DESCRIPTION)
        assert len(thing.get("options", [])) <= 25


def test_every_description_is_said_in_every_language(commands: list[Payload]) -> None:
    """None is left at the key, or at the dots that discord.py puts where nothing was written."""
    for thing in everything(commands):
        assert thing["description_localizations"].keys() >= LOCALES, thing["name"]
        told = (thing["description"], *thing["description_localizations"].values())
        assert all(text != "…" and not TEXTS.has(text) for text in told), thing
        assert thing["description"] == thing["description_localizations"]["en-US"]


def test_choices_fit_and_are_said_in_every_language(commands: list[Payload]) -> None:
    for thing in everything(commands):
        choices = thing.get("choices") or []
        assert len(choices) <= CHOICES
        for choice in choices:
            translated = choice.get("name_localizations") or {}
            for text in (choice["name"], *translated.values()):
                fits(text, CHOICE_NAME)
                assert not TEXTS.has(text)
            fits(str(choice["value"]), CHOICE_NAME)
            alike = {choice["value"], *LANGUAGE_NAMES.values()}  # whoever reads them
            assert translated.keys() >= LOCALES or choice["name"] in alike, choice
            for locale in translated:
                names = [(c.get("name_localizations") or {}).get(locale, c["name"]) for c in choices]
                assert len(set(names)) == len(names), names


def test_a_command_with_its_longest_translations_is_not_too_heavy(commands: list[Payload]) -> None:
    for command in commands:
        assert weight(command) <= COMMAND, command["name"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_a_message_speaks_of_exists(commands: list[Payload], language: str) -> None:
    known = full_names(commands)
    for key in messages(language):
        for text in parts(language, key).text:
            for name in MENTIONED.findall(text):
                assert name in known or name.split(" ")[0] in known, (key, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_speaks_of_the_same_commands_in_every_language(language: str) -> None:
    def spoken_of(of: str) -> dict[str, list[str]]:
        return {key: sorted(re.findall(r"`(/[^`]+)`", " ".join(parts(of, key).text))) for key in messages(of)}

    assert spoken_of(language) == spoken_of("en")


def test_the_search_for_commands_in_messages_finds_some() -> None:
    assert MENTIONED.findall("use `/table open` or /rules, and not 1/2") == ["table open", "rules"]


def test_a_key_travels_with_its_text() -> None:
    assert text_key("command-hand").extras == {"key": "command-hand"}

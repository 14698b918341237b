"""Messages from Fluent files: one folder a language, every file in it."""

import logging
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bot.text.languages import LANGUAGES, SOURCE, language_of

log = logging.getLogger(__name__)

NOTHING: Mapping[str, str] = MappingProxyType({})
COMMAND = re.compile(r"`/([a-z][a-z -]*)`")
CACHE_SIZE = 4096  # sentences a language: a board is drawn from the same ones again and again


class TextFault(LookupError):  # noqa: N818 — a fault of a text, not of a lookup
    """A message that is missing, or that does not fit the facts it was given: a programmer's mistake."""


class Speaker:
    """One language: `say("board-draw-pile", cards=12)`. Numbers follow its plural rules; ids go in as strings."""

    def __init__(
        self,
        language: str,
        find: Callable[[str, str, dict[str, Any]], str],
        has: Callable[[str], bool],
        emoji: Mapping[str, str] = NOTHING,
        commands: Mapping[str, str] = NOTHING,
    ) -> None:
        """`emoji`: the application's own signs, as Discord writes them; `commands`: the links to its commands, by
        their names. Both may fill up later."""
        self.language = language

        @lru_cache(CACHE_SIZE)
        def cached(key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
            return find(language, key, dict(facts))

        self._find = cached
        self._has = has
        self._emoji = emoji
        self._commands = commands

    def __call__(self, key: str, **facts: str | int) -> str:
        """A command that stands in it as `/name` is linked, where that is known."""
        text = self._find(key, tuple(facts.items()))
        return COMMAND.sub(self._link, text) if self._commands and "`/" in text else text

    def has(self, key: str) -> bool:
        """Whether there is a message of this key, if need be in English."""
        return self._has(key)

    def emoji(self, name: str) -> str:
        """Nothing, where Discord does not have it."""
        return self._emoji.get(name, "")

    def _link(self, command: re.Match[str]) -> str:
        return self._commands.get(command[1], command[0])

    def __repr__(self) -> str:
        return f"Speaker({self.language!r})"


class Texts:
    """All languages, read once. `strict` raises what production logs and answers in English."""

    def __init__(self, directory: Path, files: str = "*.ftl", *, strict: bool = False) -> None:
        self.strict = strict
        self.emoji: dict[str, str] = {}
        self.commands: dict[str, str] = {}
        self._bundles = {language: _read_bundle(directory / language, files, language) for language in LANGUAGES}
        self._speakers = {
            language: Speaker(language, self._find, self.has, self.emoji, self.commands) for language in LANGUAGES
        }

    def speak(self, locale: object | None = None) -> Speaker:
        """For Discord's name of a language, or none."""
        return self._speakers[language_of(locale)]

    def has(self, key: str) -> bool:
        return self._bundles[SOURCE].has_message(key)

    def _find(self, language: str, key: str, facts: dict[str, Any]) -> str:
        try:
            return self._format(language, key, facts)
        except TextFault:
            if self.strict:
                raise
            log.exception("a message is faulty")
        try:
            return self._format(SOURCE, key, facts)
        except TextFault:
            return key

    def _format(self, language: str, key: str, facts: dict[str, Any]) -> str:
        bundle = self._bundles[language]
        if not bundle.has_message(key):
            raise TextFault(f"{language} has no message {key}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise TextFault(f"{language}: {key} has no text")
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            # Never the facts: one of them may be a card in a hand, and this is logged.
            raise TextFault(f"{language}: {key} with {', '.join(sorted(facts))}: {errors[0]}")
        return str(text)


def _read_bundle(directory: Path, pattern: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    files = sorted(directory.glob(pattern))
    if not files:
        raise FileNotFoundError(f"no messages for {language} in {directory}")
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle

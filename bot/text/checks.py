"""What is wrong with the messages of a language, told for its translators."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast

from bot.text.catalogue import CATEGORIES, Catalogue, Parts, branches, categories, chosen_by, is_plural
from bot.text.glossary import Glossary

TYPED = re.compile(r"`[^`]*`|<[^>]*>")  # what is typed or clicked as it stands
ALL_QUOTES = frozenset("\"'“”„«»‚‘‹›")
# How many signs there is room for, by how a key begins. Buttons stand side by side on a phone.
ROOM = {"command-": 100, "option-": 100, "choice-": 100, "parameter-": 32, "button-": 60, "menu-": 100, "symbol-": 24}


@dataclass(frozen=True, order=True)
class Finding:
    kind: str  # missing, superfluous, twice, unreadable, facts, plural, words, too long, quotes, term
    key: str
    text: str = ""

    def __str__(self) -> str:
        return f"{self.kind:<12}{self.key}" + (f": {self.text}" if self.text else "")


def check(folder: Path, source: Path) -> list[Finding]:
    """Everything about a language's folder beside the English one; English may be looked at as well."""
    ours, english, glossary = Catalogue.read(folder), Catalogue.read(source), Glossary.read(folder)
    return sorted({*_places(ours, english), *_messages(ours, english), *_words(ours, glossary)})


def left_to_do(folder: Path, source: Path) -> tuple[int, int]:
    """How many messages are missing, and how many English words those have."""
    ours, english = Catalogue.read(folder).parts, Catalogue.read(source).parts
    missing = english.keys() - ours.keys()
    return len(missing), sum(english[key].words for key in missing)


def _places(ours: Catalogue, english: Catalogue) -> Iterator[Finding]:
    for file, key in set(english.places) - set(ours.places):
        yield Finding("missing", key, f"in {file}")
    for file, key in set(ours.places) - set(english.places):
        yield Finding("superfluous", key, f"in {file}")
    for key, count in Counter(key for _, key in ours.places).items():
        if count > 1:
            yield Finding("twice", key)
    for file, entry in ours.entries:
        if isinstance(entry, ast.Junk):
            yield Finding("unreadable", file, (entry.content or "").strip().split("\n")[0])


def _messages(ours: Catalogue, english: Catalogue) -> Iterator[Finding]:
    for key in ours.parts.keys() & english.parts.keys():
        mine, theirs = ours.parts[key], english.parts[key]
        if mine.variables != theirs.variables:
            yield Finding("facts", key, "uses " + ", ".join(sorted(mine.variables ^ theirs.variables)) + " differently")
        if _named_choices(mine) != _named_choices(theirs):
            yield Finding("words", key, "chooses by other words than English")
        for choice in mine.choices:
            forms = branches(choice) & CATEGORIES
            wanted = categories(ours.language)
            if is_plural(choice) and forms not in (wanted, {"other"}):
                yield Finding("plural", key, f"has {_listed(forms)}; the language has {_listed(wanted)}")


def _words(ours: Catalogue, glossary: Glossary) -> Iterator[Finding]:
    for key, parts in ours.parts.items():
        text = TYPED.sub("", " ".join(parts.text))
        for start, room in ROOM.items():
            if key.startswith(start) and len(text) > room:
                yield Finding("too long", key, f"{len(text)} signs, there is room for {room}")
        if wrong := (ALL_QUOTES - set(glossary.quotes)) & set(text):
            yield Finding("quotes", key, f"{' '.join(sorted(wrong))}, ours are {glossary.quotes}")
        for found in glossary.avoided_in(text):
            yield Finding("term", key, found)


def _named_choices(parts: Parts) -> list[tuple[str, set[str]]]:
    return [(chosen_by(choice), branches(choice)) for choice in parts.choices if not is_plural(choice)]


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names))

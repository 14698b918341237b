"""What the translators of a language have agreed on: its terms, its quotation marks, and words that it does not use."""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

FILE = "glossary.toml"


@dataclass(frozen=True)
class Glossary:
    quotes: str = "“”"
    terms: dict[str, str] = field(default_factory=dict)
    """The word for each of our concepts."""
    avoid: dict[str, str] = field(default_factory=dict)
    """A pattern that must not occur, and what is said instead."""

    @classmethod
    def read(cls, folder: Path) -> "Glossary":
        path = folder / FILE
        return cls(**tomllib.loads(path.read_text(encoding="utf-8"))) if path.is_file() else cls()

    def avoided_in(self, text: str) -> list[str]:
        """What is said in the place of each avoided word of `text`."""
        return [
            f"{match[0]} → {instead}"
            for pattern, instead in self.avoid.items()
            if (match := re.search(pattern, text, re.IGNORECASE))
        ]


def glossary_page(locales: Path, names: dict[str, str]) -> str:
    """The terms of all languages as one table in Markdown."""
    all_terms = {language: Glossary.read(locales / language).terms for language in names}
    lines = [
        "# Terms",
        "",
        "One word for one thing. Made by `python -m bot texts terms` from `data/locales/*/glossary.toml`, where",
        "each language also lists the words that it avoids; `python -m bot texts check` finds those.",
        "",
        "| " + " | ".join(names.values()) + " |",
        "|" + "---|" * len(names),
    ]
    first = next(iter(all_terms.values()))
    lines += ["| " + " | ".join(terms.get(term, "?") for terms in all_terms.values()) + " |" for term in first]
    return "\n".join(lines) + "\n"

"""`python -m bot texts`: what is missing, faulty or too long in a language's messages; the glossary of all."""

from argparse import ArgumentParser
from collections import Counter
from pathlib import Path

import bot
from bot.data_files import DATA
from bot.text.catalogue import Catalogue
from bot.text.checks import Finding, check, left_to_do
from bot.text.glossary import glossary_page
from bot.text.languages import LANGUAGE_NAMES, LANGUAGES, SOURCE
from bot.text.sources import unused

PACKAGE = Path(bot.__file__).parent


def main(argv: list[str]) -> int:
    parser = ArgumentParser(prog="python -m bot texts", description="Look after the messages in data/locales.")
    actions = parser.add_subparsers(dest="action", required=True)
    checking = actions.add_parser("check", help="list what is wrong with a language, or with all of them")
    checking.add_argument("language", nargs="?", help="a folder in data/locales; without it, all that ship")
    checking.add_argument("--folder", type=Path, default=DATA / "locales", help="where the languages lie")
    actions.add_parser("terms", help="print the glossary of all languages (docs/terms.md)")
    chosen = parser.parse_args(argv)
    if chosen.action == "terms":
        print(glossary_page(DATA / "locales", LANGUAGE_NAMES), end="")  # noqa: T201
        return 0
    folder: Path = chosen.folder
    languages = [chosen.language] if chosen.language else list(LANGUAGES)
    if unknown := [language for language in languages if not (folder / language).is_dir()]:
        parser.error(f"there is no folder {unknown[0]!r} in {folder.name}; copy {SOURCE!r} to begin with a language")
    return max([_tell(folder, language) for language in languages])


def _tell(folder: Path, language: str) -> int:
    findings = check(folder / language, folder / SOURCE)
    if language == SOURCE:
        findings += [Finding("unused", key) for key in _unused(folder)]
    for finding in findings:
        print(f"{language:<6}{finding}")  # noqa: T201
    messages, words = left_to_do(folder / language, folder / SOURCE)
    kinds = Counter(finding.kind for finding in findings)
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items())) or "nothing to mend"
    print(f"{language:<6}{told}; left to translate: {messages} messages, {words} words")  # noqa: T201
    return 1 if findings else 0


def _unused(folder: Path) -> list[str]:
    page = [file for kind in ("*.js", "*.html") for file in (PACKAGE / "playground" / "page").glob(kind)]
    files = [*PACKAGE.rglob("*.py"), *(PACKAGE.parent / "cogs").rglob("*.py"), *page]
    return unused(Catalogue.read(folder / SOURCE).parts, files)

"""The words of the notation: how a play, a header, an options line or a result is written and read."""

import re
from collections.abc import Container

from bot.rules.actions import Play
from bot.rules.clauses import Clause
from bot.rules.deal import Deal
from bot.rules.extreme import Extreme
from bot.rules.instructions import Instruction, Instructions
from bot.rules.options import Options
from bot.rules.pile import LETTERS
from bot.rules.refused import Refused
from bot.rules.state import State

GIVE_UP = "give-up"
UNDER_WAY = ("…", "...")

_NUMBER = re.compile("[0-9]{1,9}")  # ASCII, and no longer than a number of this game could be mistyped
_PLAY = re.compile(f"({_NUMBER.pattern})([A-D])")
_HEADER = re.compile(r'\[([A-Z][a-z]+(?:\.[12])?)\s+"([^"]*)"\]')
_CLAUSE = "[OXF][0-9]{1,2}[a-z]?"
_RESULT = re.compile(f"won|open|lost {_CLAUSE} {_NUMBER.pattern}|won {_NUMBER.pattern} {_CLAUSE}")
_ROW = re.compile(f"([a-z]+(?: [a-z]+)?)((?: {_NUMBER.pattern})*)")


class Unreadable(Exception):  # noqa: N818 — illegal is `Refused`, this is the other thing
    """Text that is no notation."""

    def __init__(self, token: str) -> None:
        super().__init__(token)
        self.token = token


def words(line: str) -> list[str]:
    """The tokens of a turn. The mark of a turn under way may touch the word before it."""
    for mark in UNDER_WAY:
        if line.endswith(mark):
            return [*line.removesuffix(mark).split(), mark]
    return line.split()


def is_number(token: str) -> bool:
    return _NUMBER.fullmatch(token) is not None


def read_play(token: str) -> Play:
    match = _PLAY.fullmatch(token)
    if match is None:
        raise Unreadable(token)
    return Play(int(match[1]), LETTERS.index(match[2]))


def read_header(line: str) -> tuple[str, str]:
    match = _HEADER.fullmatch(line)
    if match is None:
        raise Unreadable(line)
    return match[1], " ".join(match[2].split())


def write_header(name: str, value: object) -> str:
    return f'[{name} "{value}"]'


def read_cards(text: str) -> tuple[int, ...]:
    for token in text.split():
        if not is_number(token):
            raise Unreadable(token)
    return tuple(map(int, text.split()))


def read_number(text: str, allowed: Container[int]) -> int:
    if not is_number(text) or int(text) not in allowed:
        raise Unreadable(text)
    return int(text)


def read_word(text: str, allowed: Container[str]) -> str:
    if text not in allowed:
        raise Unreadable(text)
    return text


def read_options(text: str) -> Options:
    values: dict[str, int | bool] = {}
    for token in text.split():
        name, _, value = token.partition("=")
        if name in values:
            raise Unreadable(token)
        match name, value:
            case "minimum", "2" | "3":
                values[name] = int(value)
            case "hand", "0" | "-1":
                values[name] = int(value)
            case "takebacks", "on" | "off":
                values[name] = value == "on"
            case _:
                raise Unreadable(token)
    return Options(**values)  # type: ignore[arg-type]


def write_options(options: Options) -> str:
    """Only what differs from the usual."""
    usual = Options()
    words = []
    if options.minimum != usual.minimum:
        words.append(f"minimum={options.minimum}")
    if options.hand != usual.hand:
        words.append(f"hand={options.hand}")
    if options.takebacks != usual.takebacks:
        words.append("takebacks=off")
    return " ".join(words)


def read_instructions(text: str) -> Instructions:
    """Whatever is wrong with a table of instructions has the clause X-deck."""
    rows: dict[str, tuple[int, ...]] = {}
    for part in text.split(";"):
        match = _ROW.fullmatch(part.strip())
        if match is None or match[1] in rows:
            raise Refused(Clause.X_DECK, fault="unreadable")
        rows[match[1]] = read_cards(match[2])
    return Instructions.table(rows)


def write_instructions(table: Instructions) -> str:
    return " ; ".join(f"{i.value} {' '.join(map(str, table.cards(i)))}" for i in Instruction)


def read_result(text: str) -> str:
    if not _RESULT.fullmatch(text):
        raise Unreadable(text)
    return text


def write_result(state: State) -> str:
    outcome = state.outcome
    if outcome is None:
        return "open"
    if outcome.winner is not None:
        return f"won {outcome.winner + 1} {outcome.clause}"
    return "won" if outcome.result == "won" else f"lost {outcome.clause} {outcome.score}"


def deck_headers(count: int) -> tuple[str, ...]:
    return ("Deck",) if count == 1 else tuple(f"Deck.{n}" for n in range(1, count + 1))


def write_deal(deal: Deal, first: int) -> list[str]:
    """The headers that a game starts from."""
    variant = deal.variant
    lines = [write_header("Variant", variant.name), write_header("Seats", variant.seats)]
    lines.append(write_header("First", first + 1))
    if options := write_options(variant.options):
        lines.append(write_header("Options", options))
    names = deck_headers(len(deal.decks))
    lines += [write_header(name, " ".join(map(str, deck))) for name, deck in zip(names, deal.decks, strict=True)]
    if isinstance(variant, Extreme):
        lines.append(write_header("Instructions", write_instructions(variant.instructions)))
    return lines

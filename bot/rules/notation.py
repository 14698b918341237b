"""The lines of the notation: how a turn, a header, the options or a result are written and read."""

import re

from bot.rules.deal import Deal
from bot.rules.options import Options
from bot.rules.state import State
from bot.rules.tokens import NUMBER, Unreadable

GIVE_UP = "give-up"
UNDER_WAY = ("…", "...")

_HEADER = re.compile(r'\[([A-Z][a-z]+(?:\.[12])?)\s+"([^"]*)"\]')
_CLAUSE = "[A-Z][0-9]{1,2}[a-z]?"
_RESULT = re.compile(f"won|open|lost {_CLAUSE} {NUMBER.pattern}|won {NUMBER.pattern} {_CLAUSE}")


def split_turn(line: str) -> list[str]:
    """The tokens of a turn. The mark of a turn under way may touch the word before it."""
    for mark in UNDER_WAY:
        if line.endswith(mark):
            return [*line.removesuffix(mark).split(), mark]
    return line.split()


def read_header(line: str) -> tuple[str, str]:
    match = _HEADER.fullmatch(line)
    if match is None:
        raise Unreadable(line)
    return match[1], " ".join(match[2].split())


def write_header(name: str, value: object) -> str:
    return f'[{name} "{value}"]'


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
    if variant.marks_header is not None:
        lines.append(write_header(variant.marks_header, variant.marks_text()))
    return lines

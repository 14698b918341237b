"""Records in a line or two, and what the replay says of them."""

from bot.data_files import extreme_deck
from bot.rules.replay import replay
from bot.rules.report import Report

IN_ORDER = " ".join(map(str, range(2, 100)))
SOLO = f'[Variant "original"]\n[Seats "1"]\n[Deck "{IN_ORDER}"]\n'
TWO = f'[Variant "original"]\n[Seats "2"]\n[Deck "{IN_ORDER}"]\n'
FACES = (
    f'[Variant "face-to-face"]\n[Seats "2"]\n[Deck.1 "{" ".join(map(str, range(2, 60)))}"]\n'
    f'[Deck.2 "{" ".join(map(str, range(59, 1, -1)))}"]\n'
)


def one(text: str | bytes) -> Report:
    (report,) = several(text)
    return report


def several(text: str | bytes) -> list[Report]:
    data = text.encode() if isinstance(text, str) else text
    return list(replay(data.splitlines(keepends=True), extreme_deck()))


def fault(text: str | bytes) -> tuple[int, str, str]:
    error = one(text).error
    assert error is not None
    return error.line, error.token, error.clause


def record(variant: str, hand: list[int], turns: tuple[str, ...], options: str = "", seats: int = 1) -> str:
    """The given cards are dealt first, the others follow in order."""
    rest = [card for card in range(2, 100) if card not in hand]
    deck = " ".join(map(str, hand + rest))
    head = f'[Variant "{variant}"]\n[Seats "{seats}"]\n[Options "{options}"]\n[Deck "{deck}"]\n\n'
    return head + "\n".join(turns) + "\n"


def extreme(hand: list[int], *turns: str) -> str:
    """The shipped table: stop 4 27 52 81."""
    return record("extreme", hand, turns)


def on_fire(hand: list[int], *turns: str, options: str = "", seats: int = 1) -> str:
    return record("on-fire", hand, turns, options, seats)

"""The longest that everything can get."""

from typing import Literal

from msgspec.structs import replace

from bot.rules import (
    Clause,
    Extreme,
    FaceToFace,
    Instructions,
    OnFire,
    Options,
    Original,
    Outcome,
    Pile,
    Play,
    Remark,
    State,
    Turn,
    Word,
)
from bot.tables import Snapshot
from tests.ui.snapshots import Sitter, snapshot_of

ID = 2**63 - 1  # as long as a snowflake gets
TABLE = 10**18 - 1  # as long as an address can carry
NAMES = ("*" * 32, "_W_" * 10 + "__", "[" * 32, "W" * 40, "`|" * 16)
PEOPLE = [Sitter(name, None, ID - number) for number, name in enumerate(NAMES)]
COMPUTERS = [Sitter("", "expert")] * 5
AWAY = [Sitter(name, "expert", ID) for name in NAMES]
FORGOTTEN = [Sitter("", None, 0)] * 5

BINDING = Instructions.table(
    {
        "silence": (2, 3, 4, 5),
        "no trick": (40, 41, 42, 43),
        "one pile": (60, 61, 62, 63),
        "draw one": (80, 81, 82, 83),
        "skull": (90, 91, 92, 93),
        "three": (10, 11, 12, 13),
        "stop": (20, 21, 22, 23),
    }
)
LONGEST = tuple(Play(card, pile) for card, pile in zip(range(30, 46), [0, 1, 2, 3] * 4, strict=True))


def up(*cards: int, row: int = 1) -> Pile:
    return Pile(True, (row, *cards))


def down(*cards: int, row: int = 100) -> Pile:
    return Pile(False, (row, *cards))


def everything_said(state: State) -> State:
    """Every seat has its longest word for every pile, no two of them alike where that can be."""
    words = list(Word)
    remarks = tuple(
        Remark(seat, pile, words[(seat + pile) % len(words)], state.piles[pile].top)
        for seat in range(state.variant.seats)
        for pile in range(len(state.piles))
    )
    return replace(state, remarks=remarks)


def crowded() -> State:
    """Five seats, all signals said, turns of eight plays behind and under way."""
    piles = (up(30, 10, 20, 34), up(31, 35, 25, 45), down(60, 46, 56, 36), down(61, 47, 57, 37))
    last = tuple(Play(card, at) for at, pile in enumerate(piles) for card in pile.cards[1:3])
    played = tuple(Play(card, at) for at, pile in enumerate(piles) for card in pile.cards[3:])
    hand = (98, 97, 96, 95, 94, 93)
    variant = Original(5, Options(3, -1, False))
    return everything_said(
        State(variant, (tuple(sorted(hand)),) * 5, ((2,) * 60,), piles, 0, played, 98, Turn(4, last, 6))
    )


def bound() -> State:
    """Extreme with everything in force that four piles can hold: with silence, so without signals."""
    piles = (up(6, 4), up(7, 41), down(99, 62), down(98, 82))
    variant = Extreme(5, Options(3, -1, True), instructions=BINDING)
    hand = (5, 10, 20, 43, 63, 92)
    return State(variant, (hand,) * 5, ((2,) * 60,), piles, 0, (Play(10, 0),), 98, Turn(4, (Play(41, 1),), 1))


def loud() -> State:
    """Extreme with a skull, a three, and three lasting ones; everything said."""
    piles = (up(12, 92), up(7, 41), down(99, 62), down(98, 82))
    variant = Extreme(5, Options(3, -1, True), instructions=BINDING)
    played = (Play(12, 0), Play(92, 0))
    last = Turn(4, (Play(7, 1), Play(41, 1), Play(99, 2), Play(62, 2), Play(98, 3), Play(82, 3)), 1)
    hand = (2, 20, 21, 40, 61, 93)
    return everything_said(State(variant, (hand,) * 5, ((3,) * 60,), piles, 0, played, 98, last))


def solo() -> State:
    """Eight cards in hand, every one of them with a symbol."""
    variant = Extreme(1, instructions=BINDING)
    hand = (11, 13, 21, 23, 43, 63, 83, 93)
    return State(variant, (hand,), ((3,) * 60,), (up(), up(), down(), down()), 0)


def blazing() -> State:
    """On Fire with a fire on every pile, three of them from before this turn, and everything said."""
    piles = (up(30, 33), up(40, 44), down(60, 55), down(70, 66))
    played = (Play(44, 1),)
    last = Turn(4, (Play(33, 0), Play(55, 2), Play(66, 3)), 3)
    hand = (22, 34, 45, 54, 65, 77)
    variant = OnFire(5, Options(3, -1, False))
    return everything_said(State(variant, (hand,) * 5, ((3,) * 60,), piles, 0, played, 98, last))


def duel() -> State:
    piles = (up(3, 30, row=1), down(55, 31, row=60), up(2, 32, row=1), down(51, 33, row=60))
    last = Turn(0, (Play(30, 0), Play(31, 1), Play(32, 2)), 6)
    variant = FaceToFace(options=Options(takebacks=False))
    return State(
        variant, ((4, 5, 6, 7, 8, 9), (13, 14, 43, 53, 41, 21)), ((2,) * 46, (2,) * 46), piles, 1, (), 58, last
    )


def last_card() -> State:
    """F11a: an end of turn that would leave a single card."""
    piles = (up(3, 30), down(55, 31, row=60), up(2, 32), down(51, 33, row=60))
    played = (Play(30, 0), Play(31, 1))
    return State(FaceToFace(), ((58,), (13, 14)), ((), (2,)), piles, 0, played, 58, Turn(1, (Play(32, 2),), 2))


def over(state: State, clause: Clause, winner: int | None = None) -> State:
    result: Literal["won", "lost"] = "won" if winner is not None or clause is Clause.O12 else "lost"
    return replace(state, outcome=Outcome(result, clause, 98, winner))


POSITIONS: dict[str, State] = {
    "crowded": crowded(),
    "bound": bound(),
    "loud": loud(),
    "solo": solo(),
    "blazing": blazing(),
    "duel": duel(),
    "last card": last_card(),
    "who starts": replace(crowded(), seat=None, played=(), last=None, turns=0),
    "out of turn": replace(crowded(), seat=3),
}
ENDS: dict[str, State] = {
    "O11": over(crowded(), Clause.O11),
    "O12": over(replace(crowded(), hands=((),) * 5, decks=((),)), Clause.O12),
    "X1": over(bound(), Clause.X1),
    "X6": over(bound(), Clause.X6),
    "F10": over(duel(), Clause.F10, 1),
    "F11": over(duel(), Clause.F11, 0),
}


def longest(state: State) -> Snapshot:
    """With the longest names and numbers around it."""
    return snapshot_of(state, PEOPLE, table=TABLE, channel=ID)

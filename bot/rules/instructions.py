"""Extreme's seven instructions, and the table that says which cards carry them."""

import re
from collections.abc import Iterable, Mapping
from random import Random

from msgspec import Struct

from bot.rules.clauses import Clause
from bot.rules.marks import Mark
from bot.rules.refused import Refused
from bot.rules.tokens import NUMBER, read_cards

CARDS = range(2, 100)
EACH = 4

_ROW = re.compile(f"([a-z]+(?: [a-z]+)?)((?: {NUMBER.pattern})*)")


class Instruction(Mark):
    STOP = "stop"
    SKULL = "skull"
    THREE = "three"
    SILENCE = "silence"
    NO_TRICK = "no trick"
    ONE_PILE = "one pile"
    DRAW_ONE = "draw one"

    @property
    def lasting(self) -> bool:
        """X9: binds everybody while it lies uncovered. The others (X3) bind one turn."""
        return self in LASTING


STOP, SKULL, THREE, SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE = Instruction
LASTING = frozenset({SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE})


class Instructions(Struct, frozen=True):
    """`on[card]` is the instruction that the card carries, if any; the row cards 1 and 100 carry none."""

    on: tuple[Instruction | None, ...]

    def cards(self, instruction: Instruction) -> tuple[int, ...]:
        return tuple(card for card, carried in enumerate(self.on) if carried is instruction)

    @classmethod
    def table(cls, rows: Mapping[str, Iterable[int]]) -> "Instructions":
        """From names and their numbers; a table that is not seven times four different cards is refused."""
        on: list[Instruction | None] = [None] * 101
        for name, numbers in rows.items():
            if name not in set(Instruction):
                raise Refused(Clause.X_DECK, fault="unknown", instruction=name)
            numbers = tuple(numbers)
            if len(numbers) != EACH:
                raise Refused(Clause.X_DECK, fault="count", instruction=name, count=len(numbers))
            for card in numbers:
                if card not in CARDS:
                    raise Refused(Clause.X_DECK, fault="card", instruction=name, card=card)
                if on[card] is not None:
                    raise Refused(Clause.X_DECK, fault="twice", instruction=name, card=card)
                on[card] = Instruction(name)
        for instruction in Instruction:
            if instruction.value not in rows:
                raise Refused(Clause.X_DECK, fault="missing", instruction=instruction.value)
        return cls(tuple(on))

    @classmethod
    def parse(cls, text: str) -> "Instructions":
        """As a record's header has it. Whatever is wrong with the table has the clause X-deck."""
        rows: dict[str, tuple[int, ...]] = {}
        for part in text.split(";"):
            match = _ROW.fullmatch(part.strip())
            if match is None or match[1] in rows:
                raise Refused(Clause.X_DECK, fault="unreadable")
            rows[match[1]] = read_cards(match[2])
        return cls.table(rows)

    def __str__(self) -> str:
        return " ; ".join(f"{i.value} {' '.join(map(str, self.cards(i)))}" for i in Instruction)

    @classmethod
    def shuffled(cls, random: Random) -> "Instructions":
        """The 28 symbols dealt at random onto the 98 cards."""
        cards = random.sample(CARDS, EACH * len(Instruction))
        return cls.table({i.value: cards[n * EACH : (n + 1) * EACH] for n, i in enumerate(Instruction)})

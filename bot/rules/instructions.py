"""Extreme's seven instructions, and the table that says which cards carry them."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from msgspec import Struct

from bot.rules.clauses import Clause
from bot.rules.marks import Mark
from bot.rules.refused import Refused
from bot.rules.tokens import is_number

CARDS = range(2, 100)
EACH = 4


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
        """As a record's header has it. The fact `token` is the first word or card that is wrong, or empty where some
        are only missing."""
        rows: dict[str, list[int]] = {}
        for part in text.split(";"):
            words = part.split()
            name = next((i.value for i in Instruction if words[: len(i.value.split())] == i.value.split()), None)
            if name is None or name in rows:
                raise Refused(Clause.X_DECK, fault="unreadable", token=_first_wrong_word(words))
            cards = words[len(name.split()) :]
            rows[name] = []
            for card in cards:
                known = [other for row in rows.values() for other in row]
                if not is_number(card) or int(card) not in CARDS or int(card) in known or len(rows[name]) == EACH:
                    raise Refused(Clause.X_DECK, fault="unreadable", token=card)
                rows[name].append(int(card))
        try:
            return cls.table(rows)
        except Refused as refused:
            raise Refused(refused.clause, **refused.facts, token="") from None

    def __str__(self) -> str:
        return " ; ".join(f"{i.value} {' '.join(map(str, self.cards(i)))}" for i in Instruction)

    @classmethod
    def shuffled(cls, random: Random) -> "Instructions":
        """The 28 symbols dealt at random onto the 98 cards."""
        cards = random.sample(CARDS, EACH * len(Instruction))
        return cls.table({i.value: cards[n * EACH : (n + 1) * EACH] for n, i in enumerate(Instruction)})


def _first_wrong_word(words: Sequence[str]) -> str:
    """Of what should begin with an instruction's name that has not come before."""
    if len(words) > 1 and any(i.value.startswith(f"{words[0]} ") for i in Instruction):
        return words[1]
    return words[0] if words else ""

"""X-deck: which numbers carry an instruction."""

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from bot.data_files import extreme_deck
from bot.rules import Instruction, Instructions, Refused

QUARTERS = [range(2, 26), range(26, 51), range(51, 76), range(76, 100)]
SHIPPED = extreme_deck()
ROWS = {i.value: list(SHIPPED.cards(i)) for i in Instruction}


@pytest.mark.parametrize("kind", Instruction)
def test_X_deck_every_instruction_has_one_card_in_each_quarter(kind: Instruction) -> None:
    assert [sum(card in quarter for card in SHIPPED.cards(kind)) for quarter in QUARTERS] == [1, 1, 1, 1]


@pytest.mark.parametrize("kind", Instruction)
def test_X_deck_no_two_of_a_kind_are_exactly_ten_apart(kind: Instruction) -> None:
    assert all(b - a != 10 for a, b in combinations(SHIPPED.cards(kind), 2))


def test_X_deck_no_instruction_has_its_own_kind_on_both_sides() -> None:
    on = SHIPPED.on
    assert not [c for c in range(3, 99) if on[c] is not None and on[c - 1] is on[c] is on[c + 1]]


def test_X_deck_the_stop_cards_are_those_of_the_notation() -> None:
    assert SHIPPED.cards(Instruction.STOP) == (4, 27, 52, 81)


def test_X_deck_28_of_the_98_carry_one_and_the_row_cards_none() -> None:
    assert sum(i is not None for i in SHIPPED.on) == 28
    assert SHIPPED.on[1] is None
    assert SHIPPED.on[100] is None


@pytest.mark.parametrize("seed", range(20))
def test_X_deck_shuffled_has_four_of_each_as_well(seed: int) -> None:
    shuffled = Instructions.shuffled(Random(seed))
    assert [len(shuffled.cards(kind)) for kind in Instruction] == [4] * 7
    assert shuffled == Instructions.shuffled(Random(seed))
    assert shuffled != Instructions.shuffled(Random(seed + 1))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"stop": [4, 27, 52]}, "count"),
        ({"stop": [4, 27, 52, 81, 82]}, "count"),
        ({"stop": [1, 27, 52, 81]}, "card"),
        ({"stop": [4, 27, 52, 100]}, "card"),
        ({"stop": [4, 4, 52, 81]}, "twice"),
        ({"stop": [13, 27, 52, 81]}, "twice"),
        ({"go": [5, 28, 53, 82]}, "unknown"),
    ],
)
def test_X_deck_a_table_with_a_fault_is_refused_and_the_fault_named(change: dict[str, list[int]], fault: str) -> None:
    with pytest.raises(Refused) as refusal:
        Instructions.table(ROWS | change)
    assert (refusal.value.clause, refusal.value.facts["fault"]) == ("X-deck", fault)


@pytest.mark.parametrize("text", ["stop = 4", "stop = [4.5]", "stop = ['4']", "[stop]\ncards = [4]"])
def test_X_deck_a_file_that_is_no_table_of_numbers_is_refused_and_the_fault_named(text: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refused, match="X-deck") as refusal:
        extreme_deck(path)
    assert refusal.value.facts == {"fault": "unreadable", "instruction": "stop"}


@pytest.mark.parametrize("kind", list(Instruction))
def test_X_deck_a_missing_instruction_is_refused(kind: Instruction) -> None:
    with pytest.raises(Refused) as refusal:
        Instructions.table({name: cards for name, cards in ROWS.items() if name != kind.value})
    assert refusal.value.facts == {"fault": "missing", "instruction": kind.value}

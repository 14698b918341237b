"""B in the notation: records of On Fire."""

import pytest

from tests.notation.records import SOLO, extreme, fault, on_fire, one
from tests.playthroughs.scenes import HERE
from tests.rules.games import SHIPPED

HAND = [44, 45, 2, 3, 4, 5, 6, 7]  # alone; 8, 9, 10 … are drawn
LOST = [77, 2, 3, 4, 5, 6, 7, 8]  # after 77A nothing on hand covers it


def test_a_whole_game_in_order_is_won() -> None:
    turns = [f"1 {first}A {first + 1}A" for first in range(2, 92, 2)] + [f"1 {card}A" for card in range(92, 100)]
    report = one(SOLO.replace("original", "on-fire") + '[Result "won"]\n\n' + "\n".join(turns))
    assert (report.variant, report.result, report.clause, report.score) == ("on-fire", "won", "O12", 0)
    assert (report.error, report.turns) == (None, len(turns))


def test_an_end_with_an_old_fire_in_sight_is_refused_after_the_plays() -> None:
    text = on_fire(HAND, "1 44A 2B", "1 3B 4B")
    assert fault(text) == (7, "", "B2")
    report = one(text)
    assert (report.result, report.turns, report.next) == ("open", 1, 1)
    assert (report.piles, report.hands) == ((44, 4, 100, 100), ((5, 6, 7, 8, 9, 45),))


def test_too_few_cards_are_named_before_the_fire() -> None:
    assert fault(on_fire(HAND, "1 44A 2B", "1 3B")) == (7, "", "O9")


@pytest.mark.parametrize("turn", ["1 3B 45A", "1 45A 3B", "1 3B 4B 45A", "1 3B 4B …"])
def test_a_covered_fire_or_a_turn_under_way_is_no_fault(turn: str) -> None:
    assert one(on_fire(HAND, "1 44A 2B", turn)).error is None


def test_a_fire_that_nothing_covers_is_lost_as_the_turn_opens() -> None:
    report = one(on_fire(LOST, "1 77A 2B"))
    assert (report.result, report.clause, report.score, report.turns) == ("lost", "O11", 96, 1)
    assert fault(on_fire(LOST, "1 77A 2B", "1 3B 4B")) == (7, "1", "end")


def test_a_dead_end_without_take_backs_is_lost_there() -> None:
    report = one(on_fire(HAND, "1 44A 2B", "1 45B", options="takebacks=off"))
    assert (report.error, report.result, report.clause, report.score) == (None, "lost", "O11", 95)
    assert fault(on_fire(HAND, "1 44A 2B", "1 45B 3C", options="takebacks=off")) == (7, "3C", "end")
    assert fault(on_fire(HAND, "1 44A 2B", "1 45B 3C")) == (7, "", "B2")


@pytest.mark.parametrize(("result", "right"), [("lost O11 96", True), ("lost O11 95", False), ("lost B2 96", False),
                                               ("won", False), ("open", False)])  # fmt: skip
def test_a_result_is_checked(result: str, right: bool) -> None:
    text = on_fire(LOST, "1 77A 2B").replace("\n\n", f'\n[Result "{result}"]\n\n')
    error = one(text).error
    assert (error is None) == right
    assert right or fault(text) == (5, result, "result")


def test_the_golden_loss_is_checked_too() -> None:
    text = (HERE / "on-fire-lost.game").read_text(encoding="utf-8")
    assert one(text).error is None
    assert fault(text.replace("lost O11 9", "lost O11 8")) == (6, "lost O11 8", "result")


def test_a_give_up_is_lost_by_O11() -> None:
    report = one(on_fire(HAND, "1 give-up"))
    assert (report.result, report.clause, report.score) == ("lost", "O11", 98)


@pytest.mark.parametrize("value", ["", "stop 4 27", str(SHIPPED)])
def test_instructions_do_not_belong_in_it(value: str) -> None:
    text = on_fire(HAND, "1 44A 2B").replace("\n\n", f'\n[Instructions "{value}"]\n\n')
    assert fault(text) == (5, "Instructions", "syntax")
    assert one(extreme([2, 3], "1 2A 3A").replace("\n\n", f'\n[Instructions "{SHIPPED}"]\n\n')).error is None

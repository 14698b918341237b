"""O11a: how much the dead-end search looks at, counted in positions: the same on every machine, however busy."""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from bot.rules import OnFire, Original, State, dead_ends, extreme, search
from bot.rules.extreme import Extreme
from tests.rules.brute_force import BURNING
from tests.rules.positions import extreme as marked
from tests.rules.positions import on_fire
from tests.rules.test_search_by_brute_force import narrow_tops, opening

GAMES = 30


def hands_full_of_skulls() -> list[State]:
    random = Random("skulls")
    drawn = [(random.sample(range(2, 100), 8), narrow_tops(random)) for _ in range(GAMES)]
    return [opening(marked({card: "skull" for card in hand if card not in tops}), hand, tops) for hand, tops in drawn]


def skulls_that_many_orders_reach() -> list[State]:
    """What hill climbing finds where it helps most to know a position again."""
    on = {73: "skull", 77: "skull", 79: "skull", 55: "one pile", 67: "one pile", 16: "draw one", 43: "stop", 51: "stop"}
    on |= {56: "no trick", 65: "no trick", 71: "no trick", 84: "no trick"}
    return [opening(marked(on, minimum=3), [55, 56, 65, 67, 71, 73, 77, 79], [16, 51, 84, 43])]


def piles_on_fire() -> list[State]:
    random = Random("fires")
    drawn = [(random.sample(range(2, 100), 8), random.sample(BURNING, 4)) for _ in range(GAMES)]
    return [opening(on_fire(), hand, tops) for hand, tops in drawn]


Positions = Callable[[], list[State]]
MOST: dict[Positions, int] = {
    hands_full_of_skulls: 180,
    skulls_that_many_orders_reach: 640,
    piles_on_fire: 2000,
}


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> Callable[[Positions], int]:
    real, visits = search._reaches_end, count()

    def counted(state: State, known: dict[object, bool]) -> bool:
        next(visits)
        return real(state, known)

    def effort(positions: Positions) -> int:
        before = next(visits)
        for state in positions():
            dead_ends(state)
        return next(visits) - before - 1

    monkeypatch.setattr(search, "_reaches_end", counted)
    return effort


@pytest.mark.parametrize("positions", MOST, ids=lambda positions: positions.__name__)
def test_O11a_the_search_looks_at_few_positions(looked_at: Callable[[Positions], int], positions: Positions) -> None:
    assert looked_at(positions) <= MOST[positions]


def nothing_is_remembered(monkeypatch: pytest.MonkeyPatch) -> Positions:
    numbers = count()
    monkeypatch.setattr(Original, "search_key", lambda variant, state: next(numbers))
    return skulls_that_many_orders_reach


def every_fire_is_tried_first(monkeypatch: pytest.MonkeyPatch) -> Positions:
    monkeypatch.setattr(OnFire, "useful_plays", Original.useful_plays)
    return piles_on_fire


def every_play_is_tried(monkeypatch: pytest.MonkeyPatch) -> Positions:
    monkeypatch.setattr(Extreme, "useful_plays", Original.useful_plays)
    return hands_full_of_skulls


def skulls_are_never_given_up(monkeypatch: pytest.MonkeyPatch) -> Positions:
    monkeypatch.setattr(extreme, "can_cover", lambda *_: True)
    return hands_full_of_skulls


LOST = [nothing_is_remembered, every_fire_is_tried_first, every_play_is_tried, skulls_are_never_given_up]


@pytest.mark.parametrize("lost", LOST, ids=lambda lost: lost.__name__)
def test_whatever_keeps_the_effort_small_is_missed(
    looked_at: Callable[[Positions], int],
    monkeypatch: pytest.MonkeyPatch,
    lost: Callable[[pytest.MonkeyPatch], Positions],
) -> None:
    """The test's own test: without it, the bound is broken."""
    positions = lost(monkeypatch)
    assert looked_at(positions) > 1.4 * MOST[positions]

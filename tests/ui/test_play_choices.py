"""/play completes what is typed."""

from bot.rules import State, see
from bot.ui.plays import play_choices
from tests.rules.positions import extreme, original, position
from tests.text.files import TEXTS

SAY = TEXTS.speak("en")


def choices(state: State, typed: str, seat: int = 0) -> list[tuple[str, str]]:
    return [(c.value, c.label) for c in play_choices(SAY, see(state, seat), typed)]


def test_autocomplete_offers_the_legal_plays_that_begin_as_typed() -> None:
    state = position(original(), piles={"A": 47, "B": 60, "C": 30, "D": 39}, hand=[49, 50, 61])
    assert choices(state, "49") == [("49A", "49A · A ↑ 47 → 49"), ("49D", "49D · D ↓ 39 → 49 ↩ trick")]
    assert choices(state, "49d") == [("49D", "49D · D ↓ 39 → 49 ↩ trick")]
    assert choices(state, "7") == []


def test_autocomplete_goes_on_after_a_play() -> None:
    state = position(original(), piles={"A": 47, "B": 98, "C": 3, "D": 3}, hand=[49, 50, 61])
    assert [value for value, _ in choices(state, "49A ")] == ["49A 50A", "49A 61A"]
    assert choices(state, "49a, 6") == [("49A 61A", "49A 61A · A ↑ 49 → 61")]
    assert choices(state, "49C 5") == []


def test_autocomplete_puts_dead_ends_last() -> None:
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 35, 36, 99])
    found = choices(state, "")
    assert found[0] == ("34A", "34A · A ↑ 33 → 34")
    assert found[-1][0] == "99A"
    assert found[-1][1].endswith("⚠ dead end")


def test_autocomplete_has_nothing_for_somebody_out_of_turn() -> None:
    assert choices(position(original(2), hand=[49, 50], others=[[60, 61]]), "", seat=1) == []


def test_X4_nothing_comes_after_a_stop() -> None:
    state = position(extreme({50: "stop"}), hand=[49, 50, 61])
    assert choices(state, "50A ") == []

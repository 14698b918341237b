"""O11b: taking back, one play at a time, to the start of the turn at most."""

from bot.rules import Signal, TakeBack, TookBack, Word, apply
from tests.rules.positions import act, original, position, refuses, step

STATE = position(original(2), piles={"A": 47}, hand=[10, 37, 50, 60], others=[[80, 90]])


def test_O11b_the_last_play_returns_to_the_hand() -> None:
    state, events = step(act(STATE, "37A", "50A"), TakeBack())
    assert state == act(STATE, "37A")
    assert events == (TookBack(0, 50, 0),)


def test_O11b_back_to_the_start_of_the_turn_and_no_further() -> None:
    state = act(STATE, "37A", "50A", "10B", TakeBack(), TakeBack(), TakeBack())
    assert state == STATE
    assert hash(state) == hash(STATE)
    assert refuses(state, TakeBack()) == "O11b"


def test_O11b_not_into_the_turn_before() -> None:
    assert refuses(act(STATE, "37A", "50A", "end"), TakeBack()) == "O11b"


def test_O11b_only_by_the_player_whose_turn_it_is() -> None:
    assert refuses(act(STATE, "37A"), TakeBack(), seat=1) == "O3"


def test_O11b_with_take_backs_off_nothing_is_taken_back() -> None:
    state = position(original(2, takebacks=False), hand=[10, 20, 30], others=[[80, 90]])
    assert refuses(act(state, "10A"), TakeBack()) == "O11b"


def test_O11b_a_signal_over_the_covered_card_comes_back_with_it() -> None:
    said = apply(STATE, 1, Signal(0, Word.JUMP_BACK)).state
    covered = act(said, "37A")
    assert covered.signals == ()
    assert act(covered, TakeBack()) == said
    assert len(act(covered, TakeBack()).signals) == 1

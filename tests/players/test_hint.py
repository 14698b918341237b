"""Why the expert would play so: each reason in a position that is about nothing else."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.players.hint import DEAR, Hint, Reason, hint
from bot.rules import FaceToFace, Fire, Instruction, OnFire, Pile, Play, Signal, State, Variant, Word, apply, see
from tests.rules.positions import extreme, original


def table(variant: Variant, hand: tuple[int, ...], tops: tuple[int, int, int, int], deck: tuple[int, ...]) -> State:
    """The first seat's turn; the others hold what is still missing of their size."""
    starts = (1, 1, 100, 100)
    piles = tuple(
        Pile(at < 2, (start,) if top == start else (start, top))
        for at, (start, top) in enumerate(zip(starts, tops, strict=True))
    )
    others = tuple((50 + seat,) for seat in range(variant.seats - 1))
    return State(variant, (tuple(sorted(hand)), *others), (deck,), piles, seat=0)


def hint_for(state: State) -> Hint:
    answer = hint(see(state, 0))
    assert answer is not None
    return answer


DECK = (70, 71, 72, 73)


def test_a_win_is_a_win() -> None:
    answer = hint_for(table(original(), (40, 42), (39, 1, 100, 100), ()))
    assert answer.reason is Reason.WINS
    assert {play.card for play in answer.plays} == {40, 42}


def test_a_backwards_trick() -> None:
    answer = hint_for(table(original(2), (30, 90), (40, 1, 91, 100), DECK))
    assert answer.reason is Reason.TRICK
    assert answer.plays[0] == Play(30, 0)
    assert (answer.pile, answer.step) == (0, -10)


def test_the_card_before_a_trick() -> None:
    answer = hint_for(table(original(2), (35, 45), (34, 34, 36, 36), DECK))
    assert [play.card for play in answer.plays] in ([45, 35], [35, 45])
    assert answer.reason is Reason.PREPARES_TRICK


def test_a_card_on_the_way_to_a_trick() -> None:
    answer = hint_for(table(original(2), (25, 27, 35, 60), (20, 1, 100, 90), DECK))
    assert answer.plays == (Play(27, 0), Play(35, 0), Play(25, 0))
    assert answer.reason is Reason.PREPARES_TRICK


def test_a_small_step() -> None:
    answer = hint_for(table(original(2), (22, 79, 50), (21, 21, 80, 80), DECK))
    assert answer.reason is Reason.SMALL_STEP
    assert 0 < answer.step <= 3


def test_the_least_of_the_evils() -> None:
    answer = hint_for(table(original(2), (48, 52), (11, 12, 89, 88), DECK))
    assert answer.reason is Reason.LEAST
    assert answer.step >= DEAR


def test_what_is_not_dear_is_the_cheapest_and_no_evil() -> None:
    answer = hint_for(table(original(2), (48, 52), (40, 12, 60, 88), DECK))
    assert (answer.reason, answer.step) == (Reason.CHEAPEST, 8)


@pytest.mark.parametrize("seed", range(40))
def test_every_reason_is_true_of_the_hand_it_is_given_for(seed: int) -> None:
    """Read off the position, without the players' own search."""
    random = Random(seed)
    cards = random.sample(range(2, 100), 24)
    low, middle, high, highest = random.sample(range(2, 99), 4)
    tops = (low, middle, high, highest)
    hand = tuple(card for card in cards if card not in tops)[:7]
    state = table(original(2), hand, tops, DECK)
    for pile in random.sample(range(4), 2):
        state = apply(state, 1, Signal(pile, Word.KEEP_OFF)).state
    answer = hint_for(state)
    if not answer.plays:
        return
    steps = {play: state.piles[play.pile].step(play.card) for play in see(state, 0).plays()}
    chosen = answer.plays[0]
    assert answer.step == steps[chosen]
    match answer.reason:
        case Reason.LEAST | Reason.CHEAPEST:
            assert steps[chosen] == min(steps[play] for play in steps if play not in see(state, 0).dead_ends())
            assert (steps[chosen] >= DEAR) is (answer.reason is Reason.LEAST)
        case Reason.SPARES:
            assert any(play.pile == answer.pile and step <= steps[chosen] for play, step in steps.items())
            assert answer.pile not in {play.pile for play in answer.plays}
        case Reason.KEEPS:
            assert answer.keeps is not None
            assert {*answer.keeps} <= {*hand} - {play.card for play in answer.plays}
            assert any(play.card in answer.keeps and step <= steps[chosen] for play, step in steps.items())
        case Reason.WEIGHED:
            assert min(steps.values()) < steps[chosen]
        case _:
            assert answer.reason in (Reason.TRICK, Reason.PREPARES_TRICK, Reason.SMALL_STEP, Reason.WINS)


def test_somebody_elses_word_is_spared() -> None:
    state = table(original(2), (48, 52), (13, 11, 87, 89), DECK)
    for pile in (0, 2):
        state = apply(state, 1, Signal(pile, Word.JUMP_BACK)).state
    answer = hint_for(state)
    assert answer.reason is Reason.SPARES
    assert (answer.seat, answer.word) == (1, Word.JUMP_BACK)
    assert answer.pile in (0, 2)
    assert answer.pile not in {play.pile for play in answer.plays}


def test_nobody_is_spared_by_a_plan_that_breaks_somebody_elses_word() -> None:
    state = table(original(2), (48, 52), (11, 13, 89, 87), DECK)
    for pile in range(4):
        state = apply(state, 1, Signal(pile, Word.KEEP_OFF)).state
    assert hint_for(state).reason is Reason.LEAST


def test_X5_a_skull_is_covered() -> None:
    state = table(extreme({30: "skull"}, 2), (30, 34, 60), (25, 99, 2, 2), DECK)
    state = apply(state, 0, Play(30, 0)).state
    answer = hint_for(state)
    assert answer.reason is Reason.COVERS
    assert answer.plays[0] == Play(34, 0)
    assert answer.mark is Instruction.SKULL


def test_B2_a_fire_of_somebody_else_is_covered() -> None:
    answer = hint_for(table(OnFire(2), (28, 29), (22, 99, 2, 2), DECK))
    assert (answer.reason, answer.mark) == (Reason.COVERS, Fire.FIRE)
    assert answer.plays[0] == Play(28, 0)


def test_B2_the_own_fire_need_not_be_covered() -> None:
    state = table(OnFire(2), (22, 28, 60), (21, 99, 2, 2), DECK)
    answer = hint_for(apply(state, 0, Play(22, 0)).state)
    assert answer.plays[0] == Play(28, 0)
    assert answer.reason is Reason.CHEAPEST


@pytest.mark.parametrize("spent", [Instruction.STOP, Instruction.THREE])
def test_X3_a_spent_card_binds_nobody_and_is_lifted_by_nothing(spent: Instruction) -> None:
    answer = hint_for(table(extreme({20: spent}, 2), (26, 27), (20, 99, 2, 2), DECK))
    assert answer.plays[0] == Play(26, 0)
    assert (answer.reason, answer.mark) == (Reason.CHEAPEST, None)


@pytest.mark.parametrize("spent", [Instruction.STOP, Instruction.THREE])
def test_X4_a_stop_card_on_a_spent_card_stops(spent: Instruction) -> None:
    answer = hint_for(table(extreme({20: spent, 26: Instruction.STOP}, 2), (26, 60, 61), (20, 99, 2, 2), DECK))
    assert (answer.reason, answer.mark) == (Reason.STOPS, Instruction.STOP)


def test_X9_a_lasting_card_is_covered() -> None:
    answer = hint_for(table(extreme({20: "one pile"}, 2), (26, 27), (20, 99, 2, 2), DECK))
    assert answer.reason is Reason.LIFTS
    assert answer.mark is Instruction.ONE_PILE


def test_X4_a_stop_card_ends_a_bad_turn() -> None:
    answer = hint_for(table(extreme({40: "stop"}, 2), (40, 60, 61), (30, 99, 2, 2), DECK))
    assert answer.reason is Reason.STOPS
    assert answer.plays == (Play(40, 0),)


def test_F8_a_card_for_the_opponent_fills_the_hand() -> None:
    tops = ((1, 50), (60, 10), (1, 30), (60, 40))
    piles = tuple(Pile(at % 2 == 0, cards) for at, cards in enumerate(tops))
    state = State(FaceToFace(), ((29, 35, 51), (20, 21)), ((12, 13, 14), (15, 16)), piles, seat=0)
    answer = hint_for(apply(state, 0, Play(51, 0)).state)
    assert answer.reason is Reason.HELPS
    assert answer.plays == (Play(29, 2),)


def test_when_enough_is_played_the_turn_is_ended() -> None:
    state = table(original(2), (22, 23, 60), (21, 21, 90, 90), DECK)
    for play in (Play(22, 0), Play(23, 0)):
        state = apply(state, 0, play).state
    answer = hint_for(state)
    assert (answer.plays, answer.reason, answer.step) == ((), Reason.END_SAVES, 30)


def test_a_turn_in_which_nothing_more_fits_must_end() -> None:
    state = table(original(2), (22, 23, 15), (21, 20, 12, 14), DECK)
    for play in (Play(22, 0), Play(23, 0)):
        state = apply(state, 0, play).state
    answer = hint_for(state)
    assert (answer.plays, answer.reason) == ((), Reason.MUST_END)


def test_a_mark_that_is_avoided_is_named() -> None:
    answer = hint_for(table(extreme({24: "three"}, 2), (24, 27, 72, 75), (20, 99, 2, 80), DECK))
    assert (answer.reason, answer.mark) == (Reason.AVOIDS, Instruction.THREE)


def test_a_pair_that_is_kept_is_named() -> None:
    answer = hint_for(table(original(2), (22, 23, 55, 65), (21, 21, 90, 90), DECK))
    assert answer.keeps == (55, 65)


@pytest.mark.parametrize("seat", [1, None])
def test_there_is_none_for_whoever_is_not_to_play(seat: int | None) -> None:
    state = table(original(2), (22, 23), (21, 21, 90, 90), DECK)
    assert hint(see(state, seat)) is None
    assert hint(see(replace(state, seat=None), 0)) is None

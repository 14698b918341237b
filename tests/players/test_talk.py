"""O14: what a computer player says of the piles, from its own hand, and when it keeps quiet."""

from random import Random

from msgspec.structs import replace

from bot.players.choose import choose
from bot.players.levels import Level
from bot.players.talk import opening_cost, signals
from bot.rules import FaceToFace, Original, Pile, Signal, Start, State, Word, apply, deal, see
from tests.rules.positions import extreme, original


def table(hand: tuple[int, ...], mine: tuple[int, ...] = (15, 85, 50)) -> State:
    """Ascending 40 and 1, descending 60 and 100; the second seat holds `hand`."""
    piles = (Pile(True, (1, 40)), Pile(True, (1,)), Pile(False, (100, 60)), Pile(False, (100,)))
    return State(original(2), (mine, hand), ((70, 71, 72),), piles, seat=0)


def test_a_trick_in_hand_is_announced() -> None:
    assert signals(see(table((30, 70)), 1)) == (Word.JUMP_BACK, None, Word.JUMP_BACK, None)


def test_a_card_close_by_is_announced_for_the_pile_it_fits_best() -> None:
    words = signals(see(table((41, 90)), 1))
    assert words[0] is Word.KEEP_OFF
    assert words[2] is None


def test_a_pile_that_serves_none_of_my_cards_goes_without_saying() -> None:
    """Free to use is what every pile is as long as nobody speaks of it."""
    assert signals(see(table((20,)), 1))[0] is None


def test_nobody_speaks_face_to_face() -> None:
    assert signals(see(deal(FaceToFace(), Random(1)).begin(), 0)) == (None,) * 4


def test_X10_silence_is_kept() -> None:
    state = replace(table((30, 70)), variant=extreme({40: "silence"}, 2))
    assert signals(see(state, 1)) == (None,) * 4


def test_onlookers_have_nothing_to_say() -> None:
    assert signals(see(table((30,)), None)) == (None,) * 4


def test_what_is_said_is_honoured() -> None:
    """Without a word the smallest step is on A; with one, it goes elsewhere."""
    for level in (Level.NORMAL, Level.EXPERT):
        state = replace(table((30, 70), mine=(46, 97)), decks=(tuple(range(2, 20)),))
        quiet = choose(see(state, 0), level)
        assert 0 in {play.pile for play in quiet}
        warned = apply(state, 1, Signal(0, Word.JUMP_BACK)).state
        assert 0 not in {play.pile for play in choose(see(warned, 0), level)}


def test_O3_the_hand_with_the_cheaper_opening_is_gladder_to_start() -> None:
    state = deal(Original(2), Random(1)).begin()
    state = replace(state, hands=((2, 3, 4, 97, 98, 99, 50), (44, 46, 48, 51, 53, 55, 57)))
    assert opening_cost(see(state, 0)) < opening_cost(see(state, 1))
    started = apply(state, 0, Start()).state
    assert choose(see(started, 0))

"""What a turn is worth: told from the own view, and better turns are worth more."""

from itertools import islice
from random import Random

from msgspec.structs import replace

from bot.players.values import best_turns, value_turns
from bot.rules import Original, Pile, Play, State, View, see
from tests.players.positions import course, otherwise


def test_a_win_is_worth_one_and_a_waste_of_room_less() -> None:
    rows = (
        (1, *range(20, 30), *range(41, 91)),
        (1, 93, 94, 95),
        (100, 99, 98, *range(40, 29, -1)),
        (100, *range(19, 1, -1)),
    )
    piles = tuple(Pile(at < 2, row) for at, row in enumerate(rows))
    state = State(Original(2), ((91, 96), (92, 97)), ((),), piles, seat=0)
    turns = [(Play(91, 0), Play(96, 1)), (Play(91, 0), Play(96, 0))]
    values = value_turns(see(state, 0), turns, worlds=8)
    assert values is not None
    assert [value.worth == 1.0 for value in values] == [True, False]


def test_every_turn_is_seen_in_as_many_worlds() -> None:
    state = next(islice(course(Original(3), 5), 40, None))
    view = see(state, state.seat)
    turns = best_turns(view, 4)
    values = value_turns(view, turns, worlds=12)
    assert values is not None
    assert len(turns) > 1
    assert [value.worlds for value in values] == [12] * len(turns)
    assert value_turns(view, turns, worlds=12) == values


def test_hidden_cards_change_no_value() -> None:
    state = next(islice(course(Original(2), 6), 30, None))
    assert state.seat is not None
    other = otherwise(state, state.seat, Random(98))
    turns = best_turns(see(state, state.seat), 3)
    assert other != state
    assert value_turns(View(state.seat, other), turns, 1) == value_turns(View(state.seat, state), turns, 1)


def test_there_is_nothing_to_value_out_of_turn() -> None:
    state = next(course(Original(2), 6))
    elsewhere = see(replace(state, seat=0), 1)
    assert best_turns(elsewhere, 3) == ()
    assert value_turns(elsewhere, [(Play(2, 0),)]) is None

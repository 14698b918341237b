"""A variant that the search does not know is played by the rules' own search: weaker, and right."""

import ast
from collections.abc import Hashable
from itertools import islice
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
from msgspec.structs import replace

import bot.players
from bot.players.choose import choose
from bot.players.hint import Reason, hint
from bot.players.levels import Level
from bot.players.match import Match, play
from bot.players.position import read_position
from bot.players.simple import finishes
from bot.players.talk import opening_cost, signals
from bot.rules import VARIANTS, Clause, OnFire, Original, Pile, Play, State, View, Word, apply, deal, see
from tests.players.positions import careless_game, course, otherwise


class Hopping(Original, frozen=True, tag="hopping"):
    """No two cards in a row on one pile: what the original's search would play is often illegal here."""

    name: ClassVar[str] = "hopping"

    def forbids(self, state: State, play: Play) -> Clause | None:
        if state.played and state.played[-1].pile == play.pile:
            return Clause.O5
        return super().forbids(state, play)

    def search_key(self, state: State) -> Hashable:
        return state.hand, tuple(pile.top for pile in state.piles), state.played[-1:]


class Smouldering(OnFire, frozen=True, tag="smouldering"):
    """Known is a class, not what it descends from."""

    name: ClassVar[str] = "smouldering"


def test_one_file_of_the_players_knows_the_variants() -> None:
    classes = {kind.__name__ for kind in VARIANTS.values()}
    files = sorted(Path(bot.players.__file__).parent.glob("*.py"))
    assert [file.name for file in files if classes & imported_names(file)] == ["position.py"]


def imported_names(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    return {alias.name for node in nodes for alias in node.names}


@pytest.mark.parametrize("variant", [Hopping(2), Smouldering(2)], ids=lambda variant: variant.name)
def test_it_is_not_mistaken_for_its_kin(variant: Original) -> None:
    state = next(course(variant, 1))
    assert read_position(see(state, state.seat)) is None


def test_the_twist_matters() -> None:
    """The test's own test: played as the original it would be refused."""
    refused = 0
    for state in islice(course(Hopping(2), 1), 40):
        as_original = replace(state, variant=Original(2))
        refused += not finishes(state, choose(see(as_original, state.seat), Level.NORMAL))
    assert refused > 5


@pytest.mark.parametrize("talk", [True, False])
@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_games_at_every_level(seats: int, level: Level, talk: bool) -> None:
    """Through the real rules: an illegal play, or an end of turn too early, would be refused there."""
    games = [play(Match(Hopping(seats), seed, (level,) * seats, talk)) for seed in range(4)]
    assert sum(game.turns for game in games) > 10


def test_from_anywhere_in_a_turn_the_rest_is_legal_or_there_is_none() -> None:
    random, finished = Random(7), 0
    for _ in range(10):
        for state in careless_game(Hopping(3), random):
            for level in Level:
                plays = choose(see(state, state.seat), level, 3)
                assert finishes(state, plays) or plays == ()
                finished += bool(plays)
    assert finished > 100


def test_a_hint_is_given() -> None:
    given = 0
    for state in islice(course(Hopping(2), 2), 30):
        answer = hint(see(state, state.seat))
        assert answer is not None
        assert finishes(state, answer.plays)
        assert (answer.reason is Reason.END) == (answer.plays == ())
        given += bool(answer.plays)
    assert given > 10


def test_O14_a_trick_in_hand_is_announced_and_nothing_else() -> None:
    piles = (Pile(True, (1, 40)), Pile(True, (1,)), Pile(False, (100, 60)), Pile(False, (100,)))
    state = State(Hopping(2), ((15, 85), (30, 61)), ((70, 71, 72),), piles, seat=0)
    assert signals(see(state, 1)) == (Word.JUMP_BACK, None, None, None)
    assert signals(see(state, None)) == (None,) * 4


def test_O3_the_hand_with_the_smaller_steps_is_gladder_to_start() -> None:
    state = replace(deal(Hopping(2), Random(1)).begin(), hands=((2, 3, 98, 99), (44, 46, 51, 53)))
    assert opening_cost(see(state, 0)) < opening_cost(see(state, 1))


@pytest.mark.parametrize("level", list(Level))
def test_hidden_cards_change_nothing(level: Level) -> None:
    random = Random(98)
    for state in islice(course(Hopping(3), 4), 0, None, 5):
        seat = state.seat
        assert seat is not None
        other = View(seat, otherwise(state, seat, random))
        assert choose(other, level, 1) == choose(View(seat, state), level, 1)
        assert signals(other) == signals(View(seat, state))
        for play_ in choose(other, level, 1)[:1]:
            apply(state, seat, play_)

"""What a turn needs is what the rules accept, over whole games of every variant."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from bot.rules import (
    VARIANTS,
    EndTurn,
    Fire,
    Instruction,
    Needs,
    Play,
    State,
    TakeBack,
    TurnEnded,
    can_finish,
    deal,
    see,
)
from tests.rules.games import TABLES, Move, at_random, carelessly, greedily, moves, shuffled
from tests.rules.positions import act, extreme, on_fire, position

pytestmark = pytest.mark.slow


def check_position(state: State) -> None:
    variant, needs, plays = state.variant, state.needs, list(state.plays())
    assert needs.may_end == (variant.forbids_end(state) is None)
    assert needs.cover == variant.must_cover(state)
    assert all(variant.mark(state.piles[pile].top) in variant.marks for pile in needs.cover)
    assert needs.only_pile is None or {play.pile for play in plays} <= {needs.only_pile}
    assert not needs.must_end or (needs.may_end and not plays)
    for each in variant.in_force(state):
        assert each.mark in variant.marks
        assert each.mark in [variant.mark(card) for card in state.piles[each.pile].cards]


def check_views(state: State) -> None:
    """The public part is the same for every eye; what the hand adds is true."""
    public = see(state, None).needs()
    assert public == state.needs
    assert not public.stuck
    for seat in range(state.variant.seats):
        seen = see(state, seat)
        assert seen.state.variant.in_force(seen.state) == state.variant.in_force(state)
        if seat != state.seat:
            assert seen.needs() == public
            continue
        mine = seen.needs()
        assert replace(mine, must_end=public.must_end, stuck=False) == public
        assert mine.stuck == (not can_finish(state))
        assert mine.must_end == (public.may_end and not list(state.plays()))


def check_end(turn: list[Needs], plays: list[Play], waived: bool) -> None:
    """What was needed before each card of a turn has been done when the turn is over. A card that ends it by itself
    waives the minimum (X4), but covers what must be covered."""
    for laid, needs in enumerate(turn):
        later = plays[laid:]
        assert waived or len(later) >= needs.cards
        assert {*needs.cover} <= {play.pile for play in later}


class Checked:
    """Follows a game and checks every step of it."""

    def __init__(self) -> None:
        self.turn: list[Needs] = []  # before each card, and before the end
        self.met: Counter[str] = Counter()

    def follow(self, move: Move) -> None:
        state = move.before
        if state.seat is None:
            check_views(state)
            return
        check_position(state)
        check_views(state)
        self.count(see(state, state.seat).needs())
        if isinstance(move.action, TakeBack):
            self.turn.pop()
            return
        self.turn.append(state.needs)
        if any(isinstance(event, TurnEnded) for event in move.events):
            assert move.after.last is not None
            check_end(self.turn, list(move.after.last.plays), not isinstance(move.action, EndTurn))
            self.turn = []

    def count(self, needs: Needs) -> None:
        self.met += Counter({name: bool(getattr(needs, name)) for name in ("cards", "cover", "must_end", "stuck")})
        self.met["only_pile"] += needs.only_pile is not None


@pytest.mark.parametrize("name", VARIANTS)
def test_what_a_turn_needs_is_what_the_rules_accept(name: str) -> None:
    random = Random(f"needs {name}")
    met: Counter[str] = Counter()
    own = [variant for variant in TABLES if variant.name == name]
    for variant in own * max(1, 20 // len(own)):
        for choose in (at_random, greedily, carelessly):
            checked = Checked()
            for move in moves(deal(shuffled(variant, random), random), choose, random):
                checked.follow(move)
            met += checked.met
    assert met["cards"]
    assert met["must_end"]
    assert met["stuck"]
    assert bool(met["cover"]) == bool(VARIANTS[name].marks)
    assert bool(met["only_pile"]) == (Instruction.ONE_PILE in VARIANTS[name].marks)


def test_X12a_only_one_pile_is_left_under_one_pile() -> None:
    state = position(extreme({30: "one pile"}), piles={"D": 30}, hand=[40, 50, 60])
    assert state.needs == Needs(cards=2)
    assert act(state, "40A").needs == Needs(cards=1, only_pile=0)


def test_X7_after_the_third_card_nothing_but_the_end_is_left() -> None:
    state = position(extreme({40: "three"}), hand=[40, 41, 42, 43])
    assert act(state, "40A").needs == Needs(cards=2)
    assert act(state, "40A", "41A", "42A").needs == Needs(must_end=True)


def test_X5_B2_what_must_be_covered_is_named_by_its_pile() -> None:
    skull = act(position(extreme({40: "skull"}), hand=[40, 41, 42]), "40B", "41A")
    assert skull.needs == Needs(cover=(1,), covers=Instruction.SKULL)
    fires = position(on_fire(), piles={"A": 44, "C": 66}, hand=[40, 50, 60])
    assert fires.needs == Needs(cards=2, cover=(0, 2), covers=Fire.FIRE)
    assert act(fires, "50A").needs == Needs(cards=1, cover=(2,), covers=Fire.FIRE)

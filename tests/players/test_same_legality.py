"""The compiled search repeats the rules' legality: here the two are held together, for every kind that it knows."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.players.legality import allowed, may_end
from bot.players.position import KINDS, read_position
from bot.rules import VARIANTS, Clause, Instructions, Options, Pile, Play, State, Variant, see
from tests.players.positions import SHIPPED, TABLES, careless_game, name

KNOWN = [kind for kind in VARIANTS.values() if kind in KINDS]


def made_up(variant: Variant, random: Random) -> Iterator[State]:
    """Marked cards on top of most piles, any hands, and then a few legal cards of one turn."""
    cards = list(variant.cards)
    random.shuffle(cards)
    marked = [card for card in cards if variant.mark(card)]
    tops = [marked.pop() if marked and random.random() < 0.6 else cards[-1 - n] for n in range(4)]
    piles = tuple(Pile(pile.ascending, (*pile.cards, top)) for pile, top in zip(variant.row, tops, strict=True))
    left = [card for card in cards if card not in tops]
    left.sort(key=lambda card: bool(variant.mark(card)) and random.random() < 0.4)
    size, seats = variant.hand_size, range(variant.seats)
    hands = tuple(tuple(sorted(left.pop() for _ in range(random.randint(1, size)))) for _ in seats)
    deck = tuple(left[: random.choice((0, 5))])
    state = State(variant, hands, (deck,) * variant.deck_count, piles, random.choice(seats))
    yield state
    for _ in range(5):
        plays = list(state.plays())
        if not plays or state.turn_over:
            return
        state = state.after(random.choice(plays))
        yield state


def compare(state: State) -> list[Clause | None]:
    """What the rules say to every card on every pile and to the end of the turn; the search must say the same."""
    position = read_position(see(state, state.seat))
    assert position is not None
    turn = position.turn
    clauses: list[Clause | None] = []
    for card in state.hand:
        for pile in range(4):
            clauses.append(state.variant.forbids(state, Play(card, pile)))
            assert bool(allowed(turn, card, pile)) == (clauses[-1] is None), (state, card, pile)
    clauses.append(state.variant.forbids_end(state))
    assert bool(may_end(turn)) == (clauses[-1] is None), state
    return clauses


@pytest.mark.parametrize("variant", [table for table in TABLES if type(table) in KNOWN], ids=name)
def test_the_search_allows_what_the_rules_allow_in_whole_games(variant: Variant) -> None:
    random, agreed = Random(98), 0
    for _ in range(40):
        for state in careless_game(variant, random):
            agreed += compare(state).count(None)
    assert agreed > 1000


@pytest.mark.parametrize("kind", KNOWN, ids=lambda kind: kind.name)
def test_the_search_allows_what_the_rules_allow_in_positions_that_no_game_comes_to(kind: type[Variant]) -> None:
    random, clauses = Random(99), list[Clause | None]()
    for n in range(600):
        marks = SHIPPED if n % 2 else Instructions.shuffled(random)
        table = kind.create(random.choice(kind.seat_counts), Options(takebacks=False), marks)
        for state in made_up(table, random):
            clauses += compare(state)
    assert clauses.count(None) > 5000
    expected = {"extreme": {Clause.X5, Clause.X7, Clause.X11, Clause.X12}, "on-fire": {Clause.B2}}
    assert expected.get(kind.name, set()) <= {*clauses}  # the positions are about what the kind is about


def test_every_game_of_the_list_is_known() -> None:
    """Not a must: one that is not is played by the rules' own search. But it should not happen by accident."""
    assert list(VARIANTS.values()) == KNOWN

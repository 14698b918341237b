"""O11a, O11b, F11b: the dead-end search against a second reading of the rules, written on plain numbers.

Nothing here asks the engine what is legal: it tries every order of every card on every pile, without memory.
"""

from functools import partial
from random import Random

import pytest

from bot.rules import LETTERS, Play, can_finish, dead_ends
from tests.rules.positions import extreme, face_to_face, original, position

CLIMBS = {"team": (True, True, False, False), "duel": (True, False, True, False)}
KINDS = ["stop", "skull", "three", "no trick", "one pile", "silence", "draw one"]


def fits(climbing, top, card):
    return card > top or card == top - 10 if climbing else card < top or card == top + 10


def is_trick(climbing, top, card):
    return card == (top - 10 if climbing else top + 10)


def team_ways(hand, tops, on, minimum, laid, pile_before, three):
    """Whether a turn with `laid` cards behind it can come to a legal end."""
    if (laid == 3 if three else laid >= minimum) and "skull" not in [on.get(top) for top in tops]:
        return True
    return any(
        team_way_with(hand, tops, on, minimum, laid, pile_before, three, card, pile)
        for card in hand
        for pile in range(4)
    )


def team_way_with(hand, tops, on, minimum, laid, pile_before, three, card, pile):
    """None if the card may not go there, else whether the turn can come to a legal end after it."""
    climbing, top, kind = CLIMBS["team"][pile], tops[pile], on.get(card)
    lying = [on.get(t) for t in tops]
    if not fits(climbing, top, card):
        return None
    if "no trick" in lying and is_trick(climbing, top, card):
        return None
    if "one pile" in lying and laid and pile != pile_before:
        return None
    three = three or kind == "three"
    if three and laid + 1 > 3:
        return None
    rest, after = [c for c in hand if c != card], [*tops]
    after[pile] = card
    if kind == "stop":
        if three and laid + 1 != 3:
            return None
        if "skull" in [on.get(t) for t in after]:
            return None
        return True
    return team_ways(rest, after, on, minimum, laid + 1, pile, three)


def duel_ways(hand, tops, laid, helped):
    if laid >= 2:
        return True
    return any(duel_way_with(hand, tops, laid, helped, card, pile) for card in hand for pile in range(4))


def duel_way_with(hand, tops, laid, helped, card, pile):
    climbing, top = CLIMBS["duel"][pile], tops[pile]
    if pile < 2:
        if not fits(climbing, top, card):
            return None
    else:
        if helped or not (card < top if climbing else card > top):
            return None
        helped = True
    rest, after = [c for c in hand if c != card], [*tops]
    after[pile] = card
    return duel_ways(rest, after, laid + 1, helped)


def agree(state, way_with, ways) -> None:
    """The engine's two answers against the brute ones."""
    brute = {(c, p): way_with(card=c, pile=p) for c in state.hand for p in range(4)}
    assert can_finish(state) == ways()
    assert {(play.card, play.pile) for play in state.plays()} == {at for at, way in brute.items() if way is not None}
    assert {(play.card, play.pile) for play in dead_ends(state)} == {at for at, way in brute.items() if way is False}


def check_team(variant, on, hand, tops, deck) -> None:
    """At the start of the turn, and after each of its first cards."""
    state = position(variant, piles=dict(zip(LETTERS, tops, strict=True)), hand=hand, deck=deck)
    minimum = variant.options.minimum if deck else 1
    facts = (list(state.hand), tops, on, minimum, 0, None, False)
    agree(state, partial(team_way_with, *facts), partial(team_ways, *facts))
    for first in state.plays():
        if on.get(first.card) == "stop":
            continue
        after = [*tops]
        after[first.pile] = first.card
        rest = [card for card in hand if card != first.card]
        facts = (rest, after, on, minimum, 1, first.pile, on.get(first.card) == "three")
        agree(state.after(first), partial(team_way_with, *facts), partial(team_ways, *facts))


def narrow_tops(random):
    """Piles that are nearly used up, so that ways are few."""
    spread = random.choice([4, 12, 30])
    return [
        *(min(99, max(2, 99 - random.randrange(spread))) for _ in range(2)),
        *(max(2, 2 + random.randrange(spread)) for _ in range(2)),
    ]


def small_position(random, cards):
    """A few cards close together, and tops among them: tricks and dead ends abound."""
    low = random.randrange(2, 60)
    numbers = range(low, min(99, low + random.choice([12, 22, 38])) + 1)
    drawn = random.sample(numbers, cards + 4)
    hand, tops = drawn[:cards], drawn[cards:]
    return hand, narrow_tops(random) if random.random() < 0.3 else tops


def distinct(hand, tops):
    return [card for card in hand if card not in tops]


@pytest.mark.parametrize("minimum", [2, 3])
@pytest.mark.parametrize("deck", [(), (2,)])
@pytest.mark.parametrize("part", range(2))
def test_O11a_the_search_agrees_with_brute_force(minimum, deck, part) -> None:
    random = Random(f"original {minimum} {deck} {part}")
    for _ in range(300):
        hand, tops = small_position(random, random.randrange(1, 6))
        check_team(original(minimum=minimum), {}, distinct(hand, tops), tops, deck)


@pytest.mark.parametrize("minimum", [2, 3])
@pytest.mark.parametrize("deck", [(), (2,)])
@pytest.mark.parametrize("kinds", [KINDS, ["skull"], ["skull", "no trick", "one pile"], ["three", "stop", "skull"]])
def test_X1a_the_search_agrees_with_brute_force_on_hands_full_of_instructions(minimum, deck, kinds) -> None:
    random = Random(f"extreme {minimum} {deck} {kinds}")
    for _ in range(150):
        hand, tops = small_position(random, random.randrange(1, 6))
        hand = distinct(hand, tops)
        on = {card: random.choice(kinds) for card in hand if random.random() < 0.6}
        flashless = [kind for kind in kinds if kind in KINDS[3:]]
        if flashless:
            on |= {top: random.choice(flashless) for top in tops if random.random() < 0.4}
        check_team(extreme(on, minimum=minimum), on, hand, tops, deck)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("part", range(2))
def test_F11b_the_search_agrees_with_brute_force(seat, part) -> None:
    random = Random(f"duel {seat} {part}")
    for _ in range(400):
        low = random.randrange(2, 40)
        drawn = random.sample(range(low, low + 20), 6)
        hand = drawn[: random.randrange(1, 5)]
        tops = [random.randrange(low, low + 20) for _ in range(4)]
        own, theirs = (tops[:2], tops[2:]) if seat == 0 else (tops[2:], tops[:2])
        piles = dict(zip(LETTERS, tops, strict=True))
        state = position(face_to_face(), piles=piles, hand=hand, others=[[5]], seat=seat)
        turned = [*own, *theirs]

        def way_with(card, pile, hand=hand, turned=turned, seat=seat):
            return duel_way_with(hand, turned, 0, False, card, pile if seat == 0 else (pile + 2) % 4)

        agree(state, way_with, partial(duel_ways, hand, turned, 0, False))


# Two turns under way whose only way out is long: a no-trick card is lifted, a one-pile card steps by a trick.
LONG_WAYS = [
    ({40: "skull", 90: "skull", 45: "one pile", 95: "stop", 50: "no trick"}, [30, 80, 50, 2], [20, 35, 45, 95],
     [(40, 0), (90, 1)]),
    ({30: "skull", 55: "one pile", 50: "no trick", 70: "no trick"}, [50, 70, 46, 2], [40, 45, 55, 75],
     [(36, 2), (30, 2)]),
]  # fmt: skip


@pytest.mark.parametrize("minimum", [2, 3])
@pytest.mark.parametrize("way", range(len(LONG_WAYS)))
def test_X12a_the_search_agrees_with_brute_force_around_long_ways_out(minimum, way) -> None:
    random = Random(f"long ways {minimum} {way}")
    for _ in range(150):
        on, tops, hand, laid = LONG_WAYS[way]
        on, tops, hand = dict(on), [*tops], [*hand]
        for _ in range(random.randrange(4)):
            at, new = random.randrange(len(hand)), random.randrange(3, 100)
            if random.random() < 0.5:
                on[hand[at]] = random.choice(KINDS)
            elif new not in (*hand, *tops, *(card for card, _ in laid)):
                on[new], hand[at] = on.pop(hand[at], "silence"), new
        variant = extreme(on, minimum=minimum)
        whole = [*hand, *(card for card, _ in laid)]
        state = position(variant, piles=dict(zip(LETTERS, tops, strict=True)), hand=whole, deck=(2,))
        for card, pile in laid:
            state, tops[pile] = state.after(Play(card, pile)), card
        facts = (list(state.hand), tops, on, minimum, len(laid), laid[-1][1], False)
        agree(state, partial(team_way_with, *facts), partial(team_ways, *facts))

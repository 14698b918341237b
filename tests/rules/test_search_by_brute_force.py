"""O11a, O11b, F11b: the dead-end search against a second reading of the rules."""

from collections.abc import Callable
from random import Random

import pytest

from bot.rules import LETTERS, VARIANTS, Instruction, Original, Play, State, deal
from tests.rules.brute_force import BURNING, READINGS, check, check_turn
from tests.rules.games import at_random, greedily, moves, tables
from tests.rules.positions import Marks, extreme, face_to_face, on_fire, original, position

pytestmark = pytest.mark.slow

KINDS = [kind.value for kind in Instruction]
LASTING = [kind.value for kind in Instruction if kind.lasting]


def opening(variant: Original, hand: list[int], tops: list[int], deck: tuple[int, ...] = (2,)) -> State:
    """A turn that opens with these tops; what lies on a pile is in no hand."""
    hand = [card for card in hand if card not in tops]
    return position(variant, piles=dict(zip(LETTERS, tops, strict=True)), hand=hand, deck=deck)


def narrow_tops(random: Random) -> list[int]:
    """Piles that are nearly used up, so that ways are few."""
    spread = random.choice([4, 12, 30])
    return [
        *(min(99, max(2, 99 - random.randrange(spread))) for _ in range(2)),
        *(max(2, 2 + random.randrange(spread)) for _ in range(2)),
    ]


def small_position(random: Random, cards: int) -> tuple[list[int], list[int]]:
    """A few cards close together, and tops among them: tricks and dead ends abound."""
    low = random.randrange(2, 60)
    numbers = range(low, min(99, low + random.choice([12, 22, 38])) + 1)
    drawn = random.sample(numbers, cards + 4)
    hand, tops = drawn[:cards], drawn[cards:]
    return hand, narrow_tops(random) if random.random() < 0.3 else tops


def test_every_variant_has_a_second_reading() -> None:
    assert set(READINGS) == set(VARIANTS)


@pytest.mark.parametrize("minimum", [2, 3])
@pytest.mark.parametrize("deck", [(), (2,)])
@pytest.mark.parametrize("part", range(2))
def test_O11a_the_search_agrees_with_brute_force(minimum: int, deck: tuple[int, ...], part: int) -> None:
    random = Random(f"original {minimum} {deck} {part}")
    for _ in range(300):
        check_turn(opening(original(minimum=minimum), *small_position(random, random.randrange(1, 6)), deck))


@pytest.mark.parametrize("minimum", [2, 3])
@pytest.mark.parametrize("deck", [(), (2,)])
@pytest.mark.parametrize("kinds", [KINDS, ["skull"], ["skull", "no trick", "one pile"], ["three", "stop", "skull"]])
def test_X1a_the_search_agrees_with_brute_force_on_hands_full_of_instructions(
    minimum: int, deck: tuple[int, ...], kinds: list[str]
) -> None:
    random = Random(f"extreme {minimum} {deck} {kinds}")
    for _ in range(150):
        hand, tops = small_position(random, random.randrange(1, 6))
        on = {card: random.choice(kinds) for card in hand if card not in tops and random.random() < 0.6}
        flashless = [kind for kind in kinds if kind in LASTING]
        if flashless:
            on |= {top: random.choice(flashless) for top in tops if random.random() < 0.4}
        check_turn(opening(extreme(on, minimum=minimum), hand, tops, deck))


Nasty = Callable[[Random], tuple[list[int], list[int]]]


def many_fires(random: Random) -> tuple[list[int], list[int]]:
    """Two to four piles burn, and the hand lies just beside them."""
    fires = random.sample(BURNING, random.randrange(2, 5))
    beside = [fire + step for fire in fires for step in (-10, -2, -1, 1, 2, 10)]
    tops = fires + random.sample([card for card in range(3, 99) if card not in BURNING], 4 - len(fires))
    return random.sample(sorted({*beside}), random.choice([1, 2, 3, 3, 4, 4, 5])), random.sample(tops, 4)


def fires_in_hand(random: Random) -> tuple[list[int], list[int]]:
    """A hand that burns, before piles some of which do."""
    fires = random.sample(BURNING, 6)
    cut = random.randrange(1, 4)
    tops = fires[:cut] + random.sample([card for card in range(3, 99) if card not in BURNING], 4 - cut)
    others = random.sample([card for card in range(3, 99) if card not in (*BURNING, *tops)], 2)
    return [*fires[cut : cut + 3], others[0]] if cut > 1 else [*fires[1:3], *others], random.sample(tops, 4)


def few_cards(random: Random) -> tuple[list[int], list[int]]:
    """As many fires as cards, or one more or less, and the other piles used up."""
    tops = narrow_tops(random)
    for pile in random.sample(range(4), random.randrange(1, 5)):
        tops[pile] = random.choice([fire for fire in BURNING if fire not in tops])
    fires = [top for top in tops if top in BURNING]
    count = max(1, len(fires) + random.choice([-1, 0, 0, 1]))
    return random.sample(range(2, 100), count), tops


def tricks_onto_fires(random: Random) -> tuple[list[int], list[int]]:
    """Each fire can be covered by a trick, or by hardly anything: the card ten away, and such as reach it."""
    tops = [99, 98, 2, 3]
    hand: set[int] = set()
    for pile in random.sample(range(4), random.randrange(1, 4)):
        tops[pile] = random.choice([fire for fire in BURNING if fire not in tops])
        trick = tops[pile] - 10 if pile < 2 else tops[pile] + 10
        hand |= {trick, trick + random.choice([-10, 10])}
    spare = random.sample(range(4, 98), 2)
    return random.sample(sorted(hand), min(len(hand), 4)) + spare[: random.randrange(3)], tops


@pytest.mark.parametrize("minimum", [2, 3])
@pytest.mark.parametrize("deck", [(), (2,)])
@pytest.mark.parametrize("nasty", [many_fires, fires_in_hand, few_cards, tricks_onto_fires])
def test_B2_the_search_agrees_with_brute_force_among_fires(minimum: int, deck: tuple[int, ...], nasty: Nasty) -> None:
    random = Random(f"on fire {minimum} {deck} {nasty.__name__}")
    for _ in range(200):
        hand, tops = nasty(random)
        check_turn(opening(on_fire(minimum=minimum), sorted({*hand}), tops, deck))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("part", range(2))
def test_F11b_the_search_agrees_with_brute_force(seat: int, part: int) -> None:
    random = Random(f"duel {seat} {part}")
    for _ in range(400):
        low = random.randrange(2, 40)
        drawn = random.sample(range(low, low + 20), 6)
        hand = drawn[: random.randrange(1, 5)]
        tops = [random.randrange(low, low + 20) for _ in range(4)]
        piles = dict(zip(LETTERS, tops, strict=True))
        check_turn(position(face_to_face(), piles=piles, hand=hand, others=[[5]], seat=seat))


# Two turns under way whose only way out is long: a no-trick card is lifted, a one-pile card steps by a trick.
LONG_WAYS: list[tuple[Marks, list[int], list[int], list[Play]]] = [
    ({40: "skull", 90: "skull", 45: "one pile", 95: "stop", 50: "no trick"}, [30, 80, 50, 2], [20, 35, 45, 95],
     [Play(40, 0), Play(90, 1)]),
    ({30: "skull", 55: "one pile", 50: "no trick", 70: "no trick"}, [50, 70, 46, 2], [40, 45, 55, 75],
     [Play(36, 2), Play(30, 2)]),
]  # fmt: skip


@pytest.mark.parametrize("minimum", [2, 3])
@pytest.mark.parametrize("way", range(len(LONG_WAYS)))
def test_X12a_the_search_agrees_with_brute_force_around_long_ways_out(minimum: int, way: int) -> None:
    random = Random(f"long ways {minimum} {way}")
    marks, tops, cards, laid = LONG_WAYS[way]
    for _ in range(150):
        on, hand = dict(marks), [*cards]
        for _ in range(random.randrange(4)):
            at, new = random.randrange(len(hand)), random.randrange(3, 100)
            if random.random() < 0.5:
                on[hand[at]] = random.choice(KINDS)
            elif new not in (*hand, *tops, *(play.card for play in laid)):
                on[new], hand[at] = on.pop(hand[at], "silence"), new
        whole = [*hand, *(play.card for play in laid)]
        piles = dict(zip(LETTERS, tops, strict=True))
        state = position(extreme(on, minimum=minimum), piles=piles, hand=whole, deck=(2,))
        for play in laid:
            state = state.after(play)
        check(state)


@pytest.mark.parametrize("name", VARIANTS)
def test_O11a_the_search_agrees_with_brute_force_in_whole_games(name: str) -> None:
    """Wherever a hand is small enough to be walked through."""
    random = Random(f"whole games {name}")
    checked = 0
    for variant in [table for table in tables() if table.name == name]:
        for choose in (at_random, greedily):
            for move in moves(deal(variant, random), choose, random):
                if move.after.outcome is None and len(move.after.hand) <= 5:
                    check(move.after)
                    checked += 1
    assert checked >= 100

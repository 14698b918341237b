"""The engine's speed: whole greedy games a second, and the dead-end search at its typical and its worst."""

import cProfile
import pstats
from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from bot.rules import (
    Extreme,
    FaceToFace,
    Instruction,
    Instructions,
    Options,
    Original,
    Pile,
    Start,
    State,
    Variant,
    apply,
    can_finish,
    dead_ends,
    deal,
)  # fmt: skip
from bot.rules.actions import Action, EndTurn, GiveUp
from bot.shipped import extreme_deck

FLOOR = 600  # whole games a second: the best public Python simulator, as published, on another machine
ROUNDS = 5
KINDS = (*Instruction, None)


def greedy(state: State) -> Action:
    """The legal play that uses up least room; the end of the turn as soon as it is allowed; in a dead end, give up."""
    if state.variant.forbids_end(state) is None:
        return EndTurn()
    plays = list(state.plays())
    return min(plays, key=lambda play: state.piles[play.pile].step(play.card)) if plays else GiveUp()


def whole_game(variant: Variant, random: Random) -> State:
    state = deal(variant, random).begin()
    if state.seat is None:
        state = apply(state, 0, Start()).state
    while state.outcome is None and state.seat is not None:
        state = apply(state, state.seat, greedy(state)).state
    return state


def games_a_second(variant: Variant, count: int, seed: int) -> float:
    random, start = Random(seed), perf_counter()
    for _ in range(count):
        whole_game(variant, random)
    return count / (perf_counter() - start)


def states_a_second(count: int = 40_000) -> float:
    """The floor of the same run: the bare making of states, nothing judged."""
    state = deal(Original(4), Random(1)).begin()
    start = perf_counter()
    for _ in range(count):
        State(state.variant, state.hands, state.decks, state.piles, 0, (), 0)
    return count / (perf_counter() - start)


def bounds(variant: Variant) -> list[str]:
    """Where the time goes: the five functions with the most time of their own."""
    profile = cProfile.Profile()
    profile.runcall(games_a_second, variant, 60, 7)
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    total = sum(row[2] for row in stats.values())
    top = sorted(stats.items(), key=lambda item: -item[1][2])[:5]
    return [f"{name} {100 * row[2] / total:.0f} %" for (_, _, name), row in top]


def searched(instructions: dict[int, Instruction | None], hand: list[int], tops: list[int], minimum: int) -> State:
    """The start of a lone player's turn in Extreme."""
    table = tuple(instructions.get(card) for card in range(101))
    variant = Extreme(seats=1, options=Options(minimum=minimum), instructions=Instructions(table))
    piles = tuple(Pile(row.ascending, (*row.cards, top)) for row, top in zip(variant.row, tops, strict=True))
    return State(variant, (tuple(sorted(hand)),), ((2,),), piles, 0)


Genes = tuple[list[int], dict[int, Instruction | None], int]  # eight cards and four tops, what they carry, the minimum


# Four skulls that only one another can cover, and three piles that take everything: made by hand, and far worse than
# what climbing alone finds.
SKULLS: Genes = (
    [99, 98, 97, 96, 50, 55, 60, 70, 90, 1, 100, 100],
    dict.fromkeys((96, 97, 98, 99), Instruction.SKULL),
    2,
)


def random_genes(random: Random) -> Genes:
    cards = random.sample(range(3, 100), 12)
    return cards, {card: random.choice(KINDS) for card in cards}, random.choice([2, 3])


def changed(genes: Genes, random: Random) -> Genes:
    cards, on, minimum = list(genes[0]), dict(genes[1]), genes[2]
    at = random.randrange(12)
    if random.random() < 0.6:
        new = random.choice([card for card in range(3, 100) if card not in cards])
        on[new], cards[at] = on.pop(cards[at]), new
    elif random.random() < 0.9:
        on[cards[at]] = random.choice(KINDS)
    else:
        minimum = 5 - minimum
    return cards, on, minimum


def possible(genes: Genes) -> bool:
    """Four of a kind at most, and no flash lying open at the start of a turn that a skull would forbid."""
    cards, on, _ = genes
    counts = Counter(kind for kind in on.values() if kind)
    return max(counts.values(), default=0) <= 4 and all(on.get(top) is not Instruction.SKULL for top in cards[8:])


def milliseconds(search: Callable[[State], object], state: State, repeats: int = 1) -> float:
    times = []
    for _ in range(repeats):
        start = perf_counter()
        search(state)
        times.append((perf_counter() - start) * 1000)
    return median(times)


def worst(search: Callable[[State], object], seconds: float) -> float:
    """Hill climbing from many random starts, for a bounded time."""

    def cost(genes: Genes) -> float:
        return milliseconds(search, searched(genes[1], genes[0][:8], genes[0][8:], genes[2])) if possible(genes) else 0

    random, end = Random(98), perf_counter() + seconds
    champion, record = SKULLS, cost(SKULLS)
    while perf_counter() < end:
        genes = max((random_genes(random) for _ in range(20)), key=cost)
        here, stale = cost(genes), 0
        while stale < 100 and perf_counter() < end:
            candidate = changed(genes, random)
            there = cost(candidate)
            genes, here, stale = (candidate, there, 0) if there > here else (genes, here, stale + 1)
        if here > record:
            champion, record = genes, here
    state = searched(champion[1], champion[0][:8], champion[0][8:], champion[2])
    return milliseconds(search, state, 7)


def typical(search: Callable[[State], object], variant: Variant) -> float:
    """Over the positions of greedy games."""
    random, times = Random(5), []
    for _ in range(10):
        state = deal(variant, random).begin()
        if state.seat is None:
            state = apply(state, 0, Start()).state
        while state.outcome is None and state.seat is not None:
            times.append(milliseconds(search, state))
            state = apply(state, state.seat, greedy(state)).state
    return median(times)


def main() -> None:
    shipped = extreme_deck()
    variants: list[Variant] = [Original(4), Extreme(seats=4, instructions=shipped), FaceToFace()]
    say = print
    bare = states_a_second()
    say(f"bare states a second, the floor of this run: {bare:,.0f}")
    for variant in variants:
        rate = median(games_a_second(variant, 60, seed) for seed in range(ROUNDS))
        say(f"{variant.name}, {variant.seats} seats: {rate:,.0f} games a second, {rate / FLOOR:.2f} of the floor")
        say(f"    floor: about {FLOOR} a second (best public Python simulator); {bare / rate:,.0f} bare states a game")
        say(f"    bound by: {', '.join(bounds(variant))}")
    for search in (can_finish, dead_ends):
        usual = ", ".join(f"{v.name} {typical(search, v):.3f}" for v in variants)
        say(f"{search.__name__}: typical ms (aim < 0.5) {usual}; worst found (aim < 20) {worst(search, 15):.1f} ms")


if __name__ == "__main__":
    main()

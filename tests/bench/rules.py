"""The engine's speed: whole greedy games a second, and the dead-end search at its typical and its worst."""

import cProfile
import pstats
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, thread_time
from typing import ClassVar

from msgspec.structs import asdict

from bot.data_files import extreme_deck
from bot.rules import (
    VARIANTS,
    Instruction,
    Instructions,
    OnFire,
    Options,
    Original,
    Pile,
    Play,
    Start,
    State,
    Variant,
    apply,
    can_finish,
    dead_ends,
    deal,
)
from bot.rules.actions import Action, EndTurn, GiveUp

FLOOR = 600  # whole games a second: the best public Python simulator, as published, on another machine
ROUNDS = 5
CLIMB = 20  # seconds
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
    """By this thread's own time, like every figure here: the others on the machine are no fault of the engine."""
    random, start = Random(seed), thread_time()
    for _ in range(count):
        whole_game(variant, random)
    return count / (thread_time() - start)


def states_a_second(count: int = 40_000) -> float:
    """The floor of the same run: the bare making of states, nothing judged."""
    state = deal(Original(4), Random(1)).begin()
    start = thread_time()
    for _ in range(count):
        State(state.variant, state.hands, state.decks, state.piles, 0, (), 0)
    return count / (thread_time() - start)


def bounds(variant: Variant) -> list[str]:
    """Where the time goes: the five functions with the most time of their own."""
    profile = cProfile.Profile()
    profile.runcall(games_a_second, variant, 60, 7)
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    total = sum(row[2] for row in stats.values())
    top = sorted(stats.items(), key=lambda item: -item[1][2])[:5]
    return [f"{Path(file).stem}.{name} {100 * row[2] / total:.0f} %" for (file, _, name), row in top]


def turn_to_search(kind: type[Variant], genes: "Genes") -> State:
    """The start of a lone player's turn."""
    cards, on, minimum = genes
    table = tuple(on.get(card) for card in range(101))
    variant = kind.create(1, Options(minimum=minimum), Instructions(table))
    piles = tuple(Pile(row.ascending, (*row.cards, top)) for row, top in zip(variant.row, cards[8:], strict=True))
    return State(variant, (tuple(sorted(cards[:8])),), ((2,),), piles, 0)


Genes = tuple[list[int], dict[int, Instruction | None], int]  # eight cards and four tops, what they carry, the minimum
Search = Callable[[State], object]


def random_genes(kind: type[Variant], random: Random) -> Genes:
    """Two skulls in five, and much that hinders their burial: evenly mixed hands are easy. On Fire, some piles burn."""
    weights = {Instruction.SKULL: 4, Instruction.NO_TRICK: 3, Instruction.ONE_PILE: 2}
    fires = random.sample(sorted(OnFire.burning), random.randrange(5)) if kind is OnFire else []
    cards = random.sample([card for card in range(3, 100) if card not in fires], 12 - len(fires)) + fires
    kinds = random.choices(KINDS, [weights.get(kind, 1) if kind else 3 for kind in KINDS], k=12)
    return cards, dict(zip(cards, kinds, strict=True)), random.choice([2, 3])


def mutate(genes: Genes, random: Random) -> Genes:
    cards, on, minimum = list(genes[0]), dict(genes[1]), genes[2]
    at, to = random.sample(range(12), 2)
    match random.randrange(5):
        case 0 | 1:
            new = random.choice([card for card in range(3, 100) if card not in cards])
            on[new], cards[at] = on.pop(cards[at]), new
        case 2:
            cards[at], cards[to] = cards[to], cards[at]
        case 3:
            on[cards[at]] = random.choice(KINDS)
        case _:
            minimum = random.choice([2, 3])
    return cards, on, minimum


def possible(genes: Genes) -> bool:
    """Four of a kind at most, and no skull lying open at the start of a turn."""
    cards, on, _ = genes
    counts = Counter(kind for kind in on.values() if kind)
    return max(counts.values(), default=0) <= 4 and all(on.get(top) is not Instruction.SKULL for top in cards[8:])


class Counted(State, frozen=True):
    """A state that counts what the search makes of it: the same on every machine, however busy."""

    made: ClassVar[int] = 0

    def after(self, play: Play) -> State:
        Counted.made += 1
        return Counted(**asdict(super().after(play)))


def count_positions(search: Search, kind: type[Variant], genes: Genes) -> int:
    """How many positions the search looks at."""
    if not possible(genes):
        return 0
    Counted.made = 0
    search(Counted(**asdict(turn_to_search(kind, genes))))
    return Counted.made


def milliseconds(search: Search, state: State, repeats: int = 1) -> float:
    times = []
    for _ in range(repeats):
        start = thread_time()
        search(state)
        times.append((thread_time() - start) * 1000)
    return median(times)


def worst(search: Search, kind: type[Variant], seconds: float) -> tuple[int, float]:
    """Hill climbing from many random starts, for a bounded time: the positions looked at, and how long that takes."""
    random, end = Random(98), perf_counter() + seconds
    champion, record = random_genes(kind, random), 0
    while perf_counter() < end:
        starts = [random_genes(kind, random) for _ in range(40)]
        genes = max(starts, key=partial(count_positions, search, kind))
        here, stale = count_positions(search, kind, genes), 0
        while stale < 400 and perf_counter() < end:
            candidate = mutate(genes, random)
            there = count_positions(search, kind, candidate)
            stale = 0 if there > here else stale + 1
            if there >= here:
                genes, here = candidate, there
        if here > record:
            champion, record = genes, here
    return record, milliseconds(search, turn_to_search(kind, champion), 7)


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
    variants = [kind.create(min(4, kind.seat_counts[-1]), Options(), shipped) for kind in VARIANTS.values()]
    say = print
    bare = median(states_a_second() for _ in range(ROUNDS))
    say(f"bare states a second, the floor of this run: {bare:,.0f}")
    for variant in variants:
        rate = median(games_a_second(variant, 60, seed) for seed in range(ROUNDS))
        say(f"{variant.name}, {variant.seats} seats: {rate:,.0f} games a second, {rate / FLOOR:.2f} of the floor")
        say(f"    floor: about {FLOOR} a second (best public Python simulator); {bare / rate:,.0f} bare states a game")
        say(f"    bound by: {', '.join(bounds(variant))}")
    for search in (can_finish, dead_ends):
        usual = ", ".join(f"{v.name} {typical(search, v):.3f}" for v in variants)
        say(f"{search.__name__}: typical ms (aim < 0.5) {usual}")
        for kind in VARIANTS.values():
            if kind.marks:
                looked, slowest = worst(search, kind, CLIMB)
                say(f"    {kind.name}, worst found in {CLIMB} s (aim < 20): {slowest:.1f} ms for {looked:,} positions")


if __name__ == "__main__":
    main()

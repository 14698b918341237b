"""`python -m bot tune`: better weights for the expert's priced turn, found by play on seeded deals.

Each step changes a few weights a little and plays the same deals with both; what does better is kept. The record is a
file of JSON lines, one a step, from which the search goes on when it is started again.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.commands.measure import mean_gap, wins
from bot.commands.progress_bar import show_progress
from bot.data_files import extreme_deck
from bot.players import scoring
from bot.players.levels import Level
from bot.players.match import Match, play
from bot.players.team import Member, Talk
from bot.players.versions import CURRENT, VERSIONS, Version
from bot.players.warm import warm_up
from bot.rules import VARIANTS, Options, Variant

CANDIDATE = "tuning"
AT_ONCE, SHARE, SMALLEST = 3, 0.35, 0.5  # weights changed in a step, by which share, and of how much at least
Sets = dict[str, dict[int, float]]


def main(argv: Sequence[str]) -> int:
    arguments = parser().parse_args(argv)
    variant = VARIANTS[arguments.variant].create(arguments.seats, Options(), extreme_deck())
    tuning = Tuning(variant, arguments)
    warm_up()
    tuning.resume()
    for done in range(tuning.step, arguments.steps):
        show_progress(done, arguments.steps)
        tuning.try_once()
    show_progress(arguments.steps, arguments.steps)
    print(json.dumps(named(tuning.sets), indent=1))  # noqa: T201
    return 0


def parser() -> argparse.ArgumentParser:
    form = argparse.ArgumentParser("python -m bot tune", description="Look for better weights of the expert's turn.")
    form.add_argument("--variant", choices=VARIANTS, default="extreme")
    form.add_argument("--seats", type=int, default=3)
    form.add_argument("--no-signals", action="store_true")
    form.add_argument("--sets", required=True, help="such as talk,talk-end: what is changed; --as names the result")
    form.add_argument("--as", dest="prefix", default="", help="a prefix for the sets that are made, such as extreme-3-")
    form.add_argument("--games", type=int, default=100, help="a step")
    form.add_argument("--steps", type=int, default=50)
    form.add_argument("--seed", type=int, default=0, help="the first deal; each step goes on with the next ones")
    form.add_argument("--record", type=Path, required=True, metavar="FILE", help="read and written: goes on from there")
    return form


@dataclass
class Tuning:
    variant: Variant
    arguments: argparse.Namespace
    step: int = 0
    sets: Sets = field(default_factory=dict)

    def resume(self) -> None:
        """From the last line of the record, or from the weights as they are."""
        every = VERSIONS[CURRENT].sets
        prefix = self.arguments.prefix
        for name in self.arguments.sets.split(","):
            self.sets[prefix + name] = dict(every.get(prefix + name, every[name]))
        if self.arguments.record.exists():
            for line in self.arguments.record.read_text(encoding="utf-8").splitlines():
                made = json.loads(line)
                self.step = made["step"] + 1
                if made["kept"]:
                    self.sets = numbered(made["sets"])

    def try_once(self) -> None:
        """One change, on deals that no step before has used."""
        random = Random(f"{self.arguments.seed} {self.step}")
        first = self.arguments.seed + self.step * self.arguments.games
        tried = changed(self.sets, random)
        before, after = self.worth(self.sets, first), self.worth(tried, first)
        gain, spread = mean_gap(after, before)
        kept = gain > spread / 2  # about one standard error
        line = {
            "step": self.step, "deals": [first, first + self.arguments.games - 1], "gain": round(gain, 5),
            "gain_95": [round(gain - spread, 5), round(gain + spread, 5)], "kept": kept, "sets": named(tried),
        }  # fmt: skip
        with self.arguments.record.open("a", encoding="utf-8") as record:
            record.write(json.dumps(line) + "\n")
        self.step += 1
        if kept:
            self.sets = tried

    def worth(self, sets: Sets, first: int) -> list[float]:
        """What each game was worth: a win one, a loss the more, the fewer cards are left."""
        VERSIONS[CANDIDATE] = Version(dict(VERSIONS[CURRENT].sets) | sets)
        results = [play(match) for match in self.matches(first)]
        won = wins(results)
        if self.variant.deck_count > 1:
            return [float(each) for each in won]
        nearly = [0.6 * max(0.0, 1.0 - result.outcome.score / 50) for result in results]
        return [1.0 if each else less for each, less in zip(won, nearly, strict=True)]

    def matches(self, first: int) -> list[Match]:
        """By the priced turn alone: looking ahead is too slow for so many. An opponent is the expert as it is."""
        talk = Talk.SILENT if self.arguments.no_signals or not self.variant.talks else Talk.FULL
        tried, usual = Member(Level.EXPERT, talk, version=CANDIDATE), Member(Level.EXPERT, talk)
        seats = range(self.variant.seats)
        versus = self.variant.deck_count > 1
        teams = [
            tuple(usual if versus and seat != n % len(seats) else tried for seat in seats)
            for n in range(self.arguments.games)
        ]
        return [Match(self.variant, first + n, (), team=team, worlds=0) for n, team in enumerate(teams)]


def changed(sets: Sets, random: Random) -> Sets:
    """Some of the weights by about a third."""
    tried = {name: dict(weights) for name, weights in sets.items()}
    for _ in range(AT_ONCE):
        weights = tried[random.choice(sorted(tried))]
        at = random.choice(sorted(weights))
        value = weights[at]
        weights[at] = round(value + random.gauss(0.0, SHARE) * max(abs(value), SMALLEST), 3)
    return tried


def named(sets: Sets) -> dict[str, dict[str, float]]:
    return {name: {scoring.NAMES[at]: value for at, value in weights.items()} for name, weights in sets.items()}


def numbered(sets: dict[str, dict[str, float]]) -> Sets:
    return {
        name: {scoring.NAMES.index(word): value for word, value in weights.items()} for name, weights in sets.items()
    }

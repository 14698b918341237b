"""One whole game between computer players, through the real rules: each sees its view and hears the table talk."""

import time
from dataclasses import dataclass, field
from random import Random

from bot.players.choose import choose
from bot.players.levels import Level
from bot.players.talk import opening_cost, signals
from bot.rules import EndTurn, Outcome, Signal, Start, State, Variant, apply, deal, see


@dataclass(frozen=True)
class Match:
    variant: Variant
    seed: int
    levels: tuple[Level, ...]  # one for each seat
    talk: bool = True


@dataclass
class Result:
    outcome: Outcome
    turns: int
    thinking: list[float] = field(default_factory=list)  # seconds a decision
    working: list[float] = field(default_factory=list)  # the same in a core's own time

    def won_by(self, seat: int) -> bool:
        """A team wins as one; where there are opponents, a win has a winner."""
        return self.outcome.result == "won" and self.outcome.winner in (None, seat)


def play(match: Match) -> Result:
    """The deal follows from the seed alone, so every level and option meets the same cards."""
    state = deal(match.variant, Random(match.seed)).begin()
    thinking: list[float] = []
    working: list[float] = []
    if state.seat is None:
        state = apply(
            state, min(range(match.variant.seats), key=lambda at: opening_cost(see(state, at))), Start()
        ).state
    decision = 0
    while state.outcome is None:
        if match.talk:
            state = speak(state)
        seat = state.seat
        assert seat is not None
        decision += 1
        view = see(state, seat)
        began, worked = time.perf_counter(), time.process_time()
        plays = choose(view, match.levels[seat], match.seed * 1000 + decision)
        thinking.append(time.perf_counter() - began)
        working.append(time.process_time() - worked)
        # One card, then everybody speaks anew: what they say to it may change the rest of the plan.
        steps = plays[:1] if match.talk and match.variant.talks else plays
        for step in steps:
            state = apply(state, seat, step).state
        over = state.outcome is not None or state.seat != seat or not state.played
        if not over and len(steps) == len(plays):
            state = apply(state, seat, EndTurn()).state
    return Result(state.outcome, state.turns, thinking, working)


def speak(state: State) -> State:
    """Every seat says what it has to say, where that differs from what it has said."""
    if state.variant.forbids_talk(state) is not None:
        return state
    standing = {(remark.seat, remark.pile): remark.word for remark in state.signals}
    for seat in range(state.variant.seats):
        for pile, word in enumerate(signals(see(state, seat))):
            if standing.get((seat, pile)) != word:
                state = apply(state, seat, Signal(pile, word)).state
    return state

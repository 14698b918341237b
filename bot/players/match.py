"""One whole game between computer players, through the real rules: each sees its view and hears the table talk."""

import time
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random

from bot.players.choose import choose
from bot.players.company import Company, Habits
from bot.players.levels import Level
from bot.players.talk import opening_cost, signals, sparse_signals
from bot.players.team import Member, Talk
from bot.rules import Action, Deal, EndTurn, Outcome, Play, Signal, Start, State, Variant, Word, apply, deal, see
from bot.rules.record import export


class Starter(StrEnum):
    """How it is decided who begins."""

    HANDS = "hands"  # O3: of those who talk, the one whose hand opens cheapest
    LOT = "lot"


@dataclass(frozen=True)
class Match:
    variant: Variant
    seed: int
    levels: tuple[Level, ...]  # one for each seat
    talk: bool = True
    team: tuple[Member, ...] = ()  # instead of both
    worlds: int | None = None  # for the curve of strength against time

    @property
    def members(self) -> tuple[Member, ...]:
        talk = Talk.FULL if self.talk and self.variant.talks else Talk.SILENT
        return self.team or tuple(Member(level, talk) for level in self.levels)

    @property
    def starter(self) -> Starter:
        chosen = self.variant.deck_count == 1 and self.variant.seats > 1
        return Starter.HANDS if chosen and any(map(talks, self.members)) else Starter.LOT


@dataclass
class Result:
    seats: int
    outcome: Outcome
    turns: int
    thinking: list[float] = field(default_factory=list)  # seconds a decision
    working: list[float] = field(default_factory=list)  # the same in a core's own time
    dealt: Deal | None = None
    moves: list[tuple[int, Action]] = field(default_factory=list)

    def won_by(self, seat: int) -> bool:
        """A team wins as one; where there are opponents, a win has a winner."""
        return self.outcome.result == "won" and self.outcome.winner in (None, seat)

    def notation(self) -> str:
        assert self.dealt is not None
        return export(self.dealt, self.moves)


class Game:
    """A match under way."""

    def __init__(self, match: Match) -> None:
        self.match, self.members = match, match.members
        self.deal = deal(match.variant, Random(match.seed))
        self.state = self.deal.begin()
        self.moves: list[tuple[int, Action]] = []
        self.habits = [Habits() for _ in self.members]
        self.random = Random(f"talk {match.seed}")

    def start(self) -> None:
        """O3: where nobody talks, hands are not compared."""
        if self.state.seat is not None:
            return
        seat = Random(f"start {self.match.seed}").randrange(len(self.members))
        if self.match.starter is Starter.HANDS:
            talking = [at for at, member in enumerate(self.members) if talks(member)]
            seat = min(talking, key=lambda at: opening_cost(see(self.state, at)))
        self.act(seat, Start())

    def company(self) -> Company:
        return tuple(member.partner(habits) for member, habits in zip(self.members, self.habits, strict=True))

    def act(self, seat: int, action: Action) -> None:
        self.habits[seat] = self.habits[seat].after(self.state, action)
        self.state = apply(self.state, seat, action).state
        self.moves.append((seat, action))

    def speak(self) -> None:
        """Every seat says what it has to say, where that differs from what it has said."""
        if self.state.variant.forbids_talk(self.state) is not None:
            return
        standing = {(remark.seat, remark.pile): remark.word for remark in self.state.signals}
        for seat, member in enumerate(self.members):
            if not talks(member):
                continue
            view = see(self.state, seat)
            words = signals(view) if member.talk is Talk.FULL else sparse_signals(view, self.random)
            for pile, word in enumerate(words):
                if standing.get((seat, pile)) != word and (word or member.talk is Talk.FULL):
                    self.act(seat, Signal(pile, word))

    def turn(self, seat: int, plays: tuple[Play, ...]) -> None:
        """One card where anybody talks: what they say to it may change the rest of the plan."""
        steps = plays[:1] if any(map(talks, self.members)) else plays
        for step in steps:
            self.act(seat, step)
        over = self.state.outcome is not None or self.state.seat != seat or not self.state.played
        if not over and len(steps) == len(plays):
            self.act(seat, EndTurn())


def talks(member: Member) -> bool:
    return member.talk is not Talk.SILENT


def play(match: Match) -> Result:
    """The deal follows from the seed alone, so every level and option meets the same cards."""
    game = Game(match)
    game.start()
    thinking: list[float] = []
    working: list[float] = []
    while game.state.outcome is None:
        game.speak()
        seat = game.state.seat
        assert seat is not None
        member = game.members[seat]
        view, seed = see(game.state, seat), match.seed * 1000 + len(thinking) + 1
        began, worked = time.perf_counter(), time.process_time()
        plays = choose(view, member.level, seed, game.company(), match.worlds, member.version)
        thinking.append(time.perf_counter() - began)
        working.append(time.process_time() - worked)
        game.turn(seat, plays)
    return Result(match.variant.seats, game.state.outcome, game.state.turns, thinking, working, game.deal, game.moves)


def speak(state: State) -> State:
    """Every seat says what it has to say."""
    if state.variant.forbids_talk(state) is not None:
        return state
    standing: dict[tuple[int, int], Word] = {(remark.seat, remark.pile): remark.word for remark in state.signals}
    for seat in range(state.variant.seats):
        for pile, word in enumerate(signals(see(state, seat))):
            if standing.get((seat, pile)) != word:
                state = apply(state, seat, Signal(pile, word)).state
    return state

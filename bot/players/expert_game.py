"""What experts make of a deal, all by themselves: a whole game, decision by decision, by whoever lets them think."""

from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias

from bot.players import thoughts
from bot.players.levels import Level
from bot.players.thoughts import Words
from bot.rules import Deal, EndTurn, Play, Signal, Start, State, View, apply, see


class Choosing(NamedTuple):
    """Which plays?"""

    view: View
    seed: int


class Speaking(NamedTuple):
    """Which words, by these seats?"""

    views: tuple[View, ...]


class Opening(NamedTuple):
    """What would it cost each of these seats to start (O3)?"""

    views: tuple[View, ...]


Question: TypeAlias = Choosing | Speaking | Opening
ExpertGame: TypeAlias = Generator[Question, Any, State]


def expert_game(deal: Deal) -> ExpertGame:
    """Ends with the last position. The same answers lead to the same game: nothing in it is left to chance."""
    state = deal.begin()
    if state.seat is None:
        costs: tuple[float, ...] = yield Opening(_views(state))
        state = apply(state, costs.index(min(costs)), Start()).state
    while state.outcome is None:
        if state.variant.has_partners and state.variant.forbids_talk(state) is None:
            state = _heard(state, (yield Speaking(_views(state))))
        seat = state.seat
        assert seat is not None
        plays: tuple[Play, ...] = yield Choosing(see(state, seat), state.turns * 100 + len(state.played))
        state = _played(state, seat, plays)
    return state


def answer(question: Question) -> object:
    """By thinking here and now."""
    match question:
        case Choosing(view, seed):
            return thoughts.choose(view, Level.EXPERT, seed, (), thoughts.WORLDS)  # however many tables wait
        case Speaking(views):
            return thoughts.words(views)
        case Opening(views):
            return thoughts.opening_costs(views)


def play_out(deal: Deal) -> State:
    """The whole game here and now."""
    game = expert_game(deal)
    question = next(game)
    while True:
        try:
            question = game.send(answer(question))
        except StopIteration as over:
            state: State = over.value
            return state


def _played(state: State, seat: int, plays: tuple[Play, ...]) -> State:
    """Where there is talk, a card at a time: what is said to it may change the rest of the plan."""
    steps = plays[:1] if state.variant.has_partners else plays
    for step in steps:
        state = apply(state, seat, step).state
    goes_on = state.outcome is None and state.seat == seat and bool(state.played)
    return apply(state, seat, EndTurn()).state if goes_on and len(steps) == len(plays) else state


def _heard(state: State, words: tuple[Words, ...]) -> State:
    standing = {(remark.seat, remark.pile): remark.word for remark in state.signals}
    for seat, said in enumerate(words):
        for pile, word in enumerate(said):
            if standing.get((seat, pile)) != word:
                state = apply(state, seat, Signal(pile, word)).state
    return state


def _views(state: State) -> tuple[View, ...]:
    return tuple(see(state, seat) for seat in range(state.variant.seats))

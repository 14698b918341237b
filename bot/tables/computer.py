"""A computer player as the door knows it, and the plain one that steps in when it fails."""

from collections.abc import Sequence
from typing import Protocol

from bot.players.company import Company
from bot.players.levels import Level as Strength
from bot.players.pool import Pool
from bot.players.simple import smallest_steps
from bot.players.thoughts import Words
from bot.rules import Action, EndTurn, GiveUp, Signal, State, TableTalk, TakeBack, View, can_finish
from bot.tables.rows import Level


class Choose(Protocol):
    """Any answer will do: what the rules refuse, or an exception, only makes the plain player step in."""

    async def __call__(self, view: View, level: Level, server: int, company: Company) -> Sequence[Action]:
        """The rest of this seat's turn, signals included. Servers are thought for by turns."""
        ...


class Talk(Protocol):
    """What computer players say to each other and to people, each from what it sees. Nothing: not now."""

    async def words(self, views: Sequence[View], server: int) -> Sequence[Words] | None:
        """For each view a word, or none, about each pile."""
        ...

    async def opening_costs(self, views: Sequence[View], server: int) -> Sequence[float] | None:
        """O3: how much each of them would mind to start."""
        ...


class Thinking:
    """`Choose` by the pool's players."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def __call__(self, view: View, level: Level, server: int = 0, company: Company = ()) -> Sequence[Action]:
        """Where people talk, one card and no more: what is said to it may change the rest of the plan."""
        state = view.state
        if not can_finish(state):  # a dead end that somebody else played into
            return plain_turn(state)
        seed = state.turns * 100 + len(state.played)
        plays = await self._pool.choose(view, Strength(level), seed, server=server, company=company)
        if state.variant.talks and len(plays) > 1:
            return plays[:1]
        for play in plays:
            state = state.after(play)
        return plays if plays and state.turn_over else [*plays, EndTurn()]


async def plain(view: View, level: Level, server: int, company: Company) -> Sequence[Action]:
    return plain_turn(view.state)


def plain_turn(state: State) -> list[Action]:
    """The simplest legal rest of the turn, as actions; out of a dead end that somebody else played into, if need be."""
    actions = list[Action]()
    while (plays := smallest_steps(state)) is None:
        if not state.played or not state.variant.options.takebacks:
            return [GiveUp()]
        state = state.before()
        actions.append(TakeBack())
    for play in plays:
        state = state.after(play)
    return [*actions, *plays] if plays and state.turn_over else [*actions, *plays, EndTurn()]


def one_card(actions: Sequence[Action]) -> int:
    """How many of these make up one card at the table: the talk before it, and the end of the turn after it."""
    at = next((i for i, action in enumerate(actions, 1) if not isinstance(action, TableTalk)), len(actions))
    rest = [action for action in actions[at:] if not isinstance(action, TableTalk)]
    return len(actions) if rest in ([], [EndTurn()]) else at


def news(state: State, seat: int, words: Words) -> list[Action]:
    """What this seat has to say that it has not said, or takes back. A word about a covered card is gone by itself."""
    said = {remark.pile: remark.word for remark in state.signals if remark.seat == seat}
    return [Signal(pile, word) for pile, word in enumerate(words) if said.get(pile) != word]

"""What experts make of shared cards: computed beside the play, a decision at a time, and kept."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.players.expert_game import Question, expert_game
from bot.rules import DealCode, Instructions, State
from bot.store import ExpertResult, KeepExpertResult, Store

MOST_DECISIONS = 600  # of a game; more would be a fault
BUDGET = 600.0  # seconds a game, waiting behind everybody who plays included

Think: TypeAlias = Callable[[Question], Awaitable[object | None]]

log = logging.getLogger(__name__)


class ExpertResults:
    def __init__(self, store: Store, shipped: Instructions, think: Think | None) -> None:
        """Without `think` nothing is computed."""
        self._store, self._shipped, self._think = store, shipped, think
        self._at_work: dict[str, asyncio.Task[None]] = {}

    async def find(self, code: DealCode) -> ExpertResult | None:
        """Raises `StoreUnavailable`. What is not there yet is computed from now on."""
        found = await self._store.expert_result(str(code))
        if found is None and self._think is not None and str(code) not in self._at_work:
            task = self._at_work[str(code)] = asyncio.create_task(self._compute(code), name=f"expert-{code}")
            task.add_done_callback(lambda _: self._at_work.pop(str(code), None))
        return found

    async def close(self) -> None:
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _compute(self, code: DealCode) -> None:
        """Not now: then whoever asks next has it tried again."""
        try:
            state = await asyncio.wait_for(self._play(code), BUDGET)
            if state is not None and state.outcome is not None:
                outcome = state.outcome
                won = outcome.result == "won"
                await self._store.write(KeepExpertResult(str(code), won, outcome.score, state.turns))
        except Exception as error:
            log.warning("the expert's game of %s comes later (%s)", code, type(error).__name__)

    async def _play(self, code: DealCode) -> State | None:
        assert self._think is not None
        game = expert_game(code.deal(self._shipped))
        question = next(game)
        for _ in range(MOST_DECISIONS):
            answer = await self._think(question)
            if answer is None:
                return None
            try:
                question = game.send(answer)
            except StopIteration as over:
                state: State = over.value
                return state
        return None

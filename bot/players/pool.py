"""Thinking off the event loop: a few warmed processes, servers served by turns, and never a stuck table."""

import asyncio
import contextlib
import logging
import multiprocessing
import multiprocessing.process
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType
from typing import Self, TypeVar

from bot.players import thoughts
from bot.players.company import Company
from bot.players.expert_game import Question
from bot.players.expert_game import answer as expert_answer
from bot.players.fair_queue import FairQueue
from bot.players.hint import Hint
from bot.players.hint import hint as explain
from bot.players.levels import Level
from bot.players.simple import simple_turn
from bot.players.thoughts import Words
from bot.rules import Play, View

log = logging.getLogger(__name__)

FEWEST_WORLDS = 16  # that an expert looks into when many tables wait
PATIENCE = 2.0  # seconds, for processes that are still compiling
NO_SERVER = -1
POLITE = 5  # thinking gives way to answering clicks

T = TypeVar("T")
Work = Callable[[View, Level, int, Company, int], tuple[Play, ...]]


def _begin() -> None:
    """In the new process. It ends with the one that asked for it, however that ended; Ctrl-C is for that one alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):  # not every system has it
        os.nice(POLITE)
    thoughts.warm_up()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)


class Pool:
    """`await pool.choose(view, level)` always answers with a legal turn; `async with` warms it up and closes it.

    Compiling for the first time takes half a minute: nobody waits for it, they play a simple game until it is done.
    """

    def __init__(
        self, processes: int = 1, *, timeout: float = 10.0, waiting: int = 64, work: Work = thoughts.choose
    ) -> None:
        self._processes = processes
        self._timeout = timeout
        # No task waits inside the executor: a timeout counts thinking only.
        self._queue = FairQueue(processes, room=waiting, share=waiting // 2)
        self._work = work
        self._executor: ProcessPoolExecutor | None = None
        self._warming: asyncio.Task[None] | None = None
        self.closed = False
        self.observe: Callable[[float], None] = lambda seconds: None  # told how long each answer took
        self.faults = 0  # crashes, errors and timeouts so far, for the operator's eyes

    async def __aenter__(self) -> Self:
        self._begin_to_warm()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def warm(self) -> None:
        """Until all processes have compiled."""
        await asyncio.shield(self._begin_to_warm())

    def _begin_to_warm(self) -> "asyncio.Task[None]":
        self._warming = self._warming or asyncio.create_task(self._warm())
        return self._warming

    async def _warm(self) -> None:
        """What fails here fails again, and is answered, at the first turn."""
        loop, executor = asyncio.get_running_loop(), self._running()
        with contextlib.suppress(Exception):
            await asyncio.gather(*(loop.run_in_executor(executor, thoughts.ready) for _ in range(self._processes)))

    async def choose(
        self, view: View, level: Level = Level.EXPERT, seed: int = 0, *, server: int = 0, company: Company = ()
    ) -> tuple[Play, ...]:
        """The plays that finish this turn; a simple legal turn when thinking crashes, fails or takes too long. The more
        tables wait, the less each is thought about."""
        answer = await self._ask(server, self._work, view, level, seed, company, more=self._worlds)
        return simple_turn(view) if answer is None else answer

    async def expert(self, question: Question) -> object | None:
        """One decision of a game that experts play by themselves: behind one of each server that waits. Nothing when
        that cannot be told now."""
        return await self._ask(NO_SERVER, expert_answer, question)

    async def hint(self, view: View, server: int = 0, company: Company = ()) -> Hint | None:
        """What the expert would do and why; nothing when that cannot be told now."""
        return await self._ask(server, explain, view, 0, company)

    async def words(self, views: Sequence[View], server: int = 0) -> tuple[Words, ...] | None:
        """What each of these seats has to say about the piles; nothing when that cannot be told now."""
        return await self._ask(server, thoughts.words, tuple(views))

    async def opening_costs(self, views: Sequence[View], server: int = 0) -> tuple[float, ...] | None:
        """O3: what the first turn would cost each of these seats; nothing when that cannot be told now."""
        return await self._ask(server, thoughts.opening_costs, tuple(views))

    async def close(self) -> None:
        self.closed = True
        executor, self._executor = self._executor, None
        if executor is not None:
            await asyncio.to_thread(_stop, executor)

    def _worlds(self) -> tuple[int]:
        """How many an expert looks into whose turn it is now."""
        return (max(FEWEST_WORLDS, thoughts.WORLDS // (1 + self._queue.waiting)),)

    async def _ask(
        self, server: int, work: Callable[..., T], *arguments: object, more: Callable[[], tuple[object, ...]] = tuple
    ) -> T | None:
        """`more`: further arguments, as they are once it is its turn."""
        if self.closed or self._queue.is_full(server):
            return None
        began = time.perf_counter()
        done, _ = await asyncio.wait({self._begin_to_warm()}, timeout=PATIENCE)
        if not done:
            return None
        async with self._queue.turn(server) as mine:
            answer = await self._run(work, *arguments, *more()) if mine else None
        self.observe(time.perf_counter() - began)
        return answer

    async def _run(self, work: Callable[..., T], *arguments: object) -> T | None:
        executor = self._running()
        try:
            task = asyncio.get_running_loop().run_in_executor(executor, work, *arguments)
            return await asyncio.wait_for(task, self._timeout)
        except Exception as error:  # whatever happened in there, the table must go on
            self.faults += 1
            log.warning("a computer player failed to think: %s", type(error).__name__)
            if executor is self._executor and _spoilt(error):
                self._executor = self._warming = None  # the next ones warm up anew: no thought is timed with that
                await asyncio.to_thread(_stop, executor)
            return None

    def _running(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Spawned, not forked: a fork of a process with threads and sockets may inherit a held lock.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        return self._executor


def _spoilt(error: Exception) -> bool:
    """An error in the thinking leaves the processes well; a timeout leaves one busy, a crash leaves none."""
    return isinstance(error, TimeoutError | RuntimeError | OSError)  # BrokenProcessPool is a RuntimeError


def _stop(executor: ProcessPoolExecutor) -> None:
    """A process that thinks for ever is ended, not waited for."""
    processes = list((getattr(executor, "_processes", None) or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(5)

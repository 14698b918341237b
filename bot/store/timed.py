"""How long each durable write takes, told to whoever counts."""

import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from bot.store.errors import Conflict

if TYPE_CHECKING:
    from bot.store.contract import Store

P = ParamSpec("P")
S = TypeVar("S", bound="Store")
Write = Callable[Concatenate[S, P], Coroutine[Any, Any, None]]


def unobserved(seconds: float, outcome: str) -> None:
    pass


def timed(write: Write[S, P]) -> Write[S, P]:
    async def timed_write(store: S, /, *args: P.args, **kwargs: P.kwargs) -> None:
        began, outcome = time.perf_counter(), "failed"
        try:
            await write(store, *args, **kwargs)
            outcome = "stored"
        except Conflict:  # somebody was faster: nothing is wrong with the database
            outcome = "conflict"
            raise
        finally:
            store.observe(time.perf_counter() - began, outcome)

    return timed_write

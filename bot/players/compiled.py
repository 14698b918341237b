"""The compiler, where there is one. Without numba the same functions run as plain Python on lists, slower."""

import importlib.util
from collections.abc import Callable, Iterable, MutableSequence
from typing import Any, TypeAlias, TypeVar

Ints: TypeAlias = MutableSequence[int]
Floats: TypeAlias = MutableSequence[float]
F = TypeVar("F", bound=Callable[..., Any])

COMPILED = importlib.util.find_spec("numba") is not None

if COMPILED:
    import numba
    import numpy as np

    def jit(function: F) -> F:
        """Compiled at the first call; kept on disk where a folder for it can be written."""
        try:
            return numba.njit(cache=True, nogil=True)(function)  # type: ignore[return-value]
        except RuntimeError:  # no place to keep it
            return numba.njit(nogil=True)(function)  # type: ignore[return-value]

    @jit
    def ints(size: int) -> Ints:
        return np.zeros(size, np.int64)  # type: ignore[return-value]

    @jit
    def floats(size: int) -> Floats:
        return np.zeros(size, np.float64)  # type: ignore[return-value]

    def int_row(values: Iterable[int]) -> Ints:
        return np.array(list(values), np.int64)  # type: ignore[return-value]

    def float_row(values: Iterable[float]) -> Floats:
        return np.array(list(values), np.float64)  # type: ignore[return-value]

else:

    def jit(function: F) -> F:
        return function

    def ints(size: int) -> Ints:
        return [0] * size

    def floats(size: int) -> Floats:
        return [0.0] * size

    def int_row(values: Iterable[int]) -> Ints:
        return list(values)

    def float_row(values: Iterable[float]) -> Floats:
        return [float(value) for value in values]

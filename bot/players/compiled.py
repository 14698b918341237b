"""The compiler, where there is one. Without numba the same functions run as plain Python on lists, slower."""

import hashlib
import importlib.util
import os
from collections.abc import Callable, Iterable, MutableSequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

Ints: TypeAlias = MutableSequence[int]
Floats: TypeAlias = MutableSequence[float]
F = TypeVar("F", bound=Callable[..., Any])

COMPILED = importlib.util.find_spec("numba") is not None

if COMPILED:
    import numba
    import numpy as np

    def edition() -> str:
        """Numba looks only at the file of a function to tell whether what it kept is old, but a function is compiled
        with all that it calls. So what is kept lies under a name that changes with any file here."""
        digest = hashlib.sha256()
        for path in sorted(Path(__file__).parent.glob("*.py")):
            digest.update(path.read_bytes())
        return digest.hexdigest()[:12]

    def keeps() -> bool:
        """Whether there is a place to keep what was compiled: where NUMBA_CACHE_DIR says, or beside the source."""
        chosen = getattr(numba.config, "CACHE_DIR", "") or Path(__file__).parent / "__pycache__"
        folder = Path(chosen) / edition()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        return os.access(folder, os.W_OK)

    KEEPS = keeps()

    def jit(function: F) -> F:
        """Compiled at the first call; kept on disk where a folder for it can be written."""
        return numba.njit(cache=KEEPS, nogil=True)(function)  # type: ignore[return-value]

    def jit_inline(function: F) -> F:
        """For a small step of a hot loop: a call that hands over several rows costs more than the step itself."""
        return numba.njit(cache=KEEPS, nogil=True, forceinline=True)(function)  # type: ignore[return-value]

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

    jit_inline = jit

    def ints(size: int) -> Ints:
        return [0] * size

    def floats(size: int) -> Floats:
        return [0.0] * size

    def int_row(values: Iterable[int]) -> Ints:
        return list(values)

    def float_row(values: Iterable[float]) -> Floats:
        return [float(value) for value in values]


@jit
def copied(row: Ints) -> Ints:
    fresh = ints(len(row))
    for i in range(len(row)):
        fresh[i] = row[i]
    return fresh

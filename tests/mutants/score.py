"""What came of it: the score, how sure that is, and what nobody noticed."""

import tomllib
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from pathlib import Path

from tests.mutants.faults import Fault
from tests.mutants.judge import Verdict

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
CERTAINTY = 1.96  # standard deviations: 95 %


def wilson(noticed: int, of: int) -> tuple[float, float]:
    """Between which bounds the share of all faults lies, if these are a sample."""
    if of == 0:
        return 0.0, 1.0
    share, z = noticed / of, CERTAINTY**2 / of
    middle, half = share + z / 2, CERTAINTY * sqrt(share * (1 - share) / of + z / (4 * of))
    return (middle - half) / (1 + z), (middle + half) / (1 + z)


class Equivalent:
    """Faults that change nothing anybody could see, each with its reason."""

    def __init__(self, file: Path = EQUIVALENT) -> None:
        entries = tomllib.loads(file.read_text(encoding="utf-8"))["fault"]
        self.known = {(each["file"], each["where"], each["before"], each["after"]) for each in entries}
        assert all(each["reason"] for each in entries)

    def __contains__(self, fault: Fault) -> bool:
        return (fault.file.as_posix(), fault.where, fault.before, fault.after) in self.known


def summary(name: str, verdicts: Iterable[Verdict]) -> str:
    counts = Counter(verdicts)
    total = counts.total()
    noticed = counts[Verdict.NOTICED] + counts[Verdict.STUCK]
    low, high = wilson(noticed, total)
    share = noticed / total if total else 0.0
    return f"{name}: {noticed} of {total} noticed, {share:.1%} (95 % interval {low:.1%} to {high:.1%})"

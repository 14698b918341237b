"""The faults are ones that Python can read, each in its place; and the score is told with how sure it is."""

import ast
from pathlib import Path
from random import Random

import pytest

from tests.mutants.__main__ import ROOT
from tests.mutants.faults import faults_in
from tests.mutants.judge import Verdict
from tests.mutants.score import EQUIVALENT, Equivalent, summary, wilson

HERE = Path("x.py")
SOURCE = '''
"""Not this."""
LIMIT = 3

class Player:
    def may(self, cards: "int", *, late: bool = True) -> "bool | None":
        """Nor this."""
        assert cards > 1
        log.info("nor %s", cards)
        if cards < LIMIT and not late:
            return None
        self.tell(cards, "é", who=self)
        return cards + 1 > 2
'''


def test_what_does_something_is_changed_and_nothing_else() -> None:
    faults = [(fault.line, fault.before, fault.after) for fault in faults_in(HERE, SOURCE)]
    assert (3, "3", "(300)") in faults
    assert (6, "True", "(False)") in faults
    assert (10, "cards < LIMIT", "(cards <= LIMIT)") in faults
    assert (10, "cards < LIMIT and not late", "(cards < LIMIT or not late)") in faults
    assert (10, "not late", "(late)") in faults
    assert (12, 'self.tell(cards, "é", who=self)', "pass") in faults
    assert (12, 'self.tell(cards, "é", who=self)', "(self.tell('é', cards, who=self))") in faults
    assert (12, 'self.tell(cards, "é", who=self)', "(self.tell(cards, 'é'))") in faults
    assert (13, "cards + 1", "(cards - 1)") in faults
    assert (13, "return cards + 1 > 2", "return None") in faults
    assert not {2, 7, 8, 9} & {line for line, _, _ in faults}


def test_every_fault_is_told_by_where_it_is() -> None:
    assert {fault.where for fault in faults_in(HERE, SOURCE)} == {"the module", "Player", "Player.may"} - {"Player"}


@pytest.mark.parametrize("part", ["bot/rules", "bot/tables", "bot/store", "bot/channel/context"])
def test_every_fault_is_python_and_changes_one_place(part: str) -> None:
    for file in sorted((ROOT / part).glob("*.py")):
        source = file.read_text(encoding="utf-8")
        faults = faults_in(file.relative_to(ROOT), source)
        for fault in Random(98).sample(faults, min(5, len(faults))):
            assert ast.dump(ast.parse(fault.applied_to(source))) != ast.dump(ast.parse(source)), fault


def test_equivalent_faults_are_there_and_have_a_reason() -> None:
    """Whoever changes the code around one has to look at it again."""
    known = Equivalent()
    for file, where, before, after in known.known:
        faults = faults_in(Path(file), (ROOT / file).read_text(encoding="utf-8"))
        found = [fault for fault in faults if (fault.where, fault.before, fault.after) == (where, before, after)]
        assert found, f"{EQUIVALENT.name}: {file}, {where}: {before} → {after}"
        assert found[0] in known


def test_a_few_faults_tell_little_and_many_tell_more() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(95, 100)
    assert low == pytest.approx(0.8883, abs=1e-3)
    assert high == pytest.approx(0.9785, abs=1e-3)
    assert wilson(950, 1000)[0] > low
    verdicts = [Verdict.NOTICED] * 9 + [Verdict.STUCK] * 10 + [Verdict.SURVIVED]
    assert summary("x", verdicts).startswith("x: 19 of 20 noticed, 95.0%")

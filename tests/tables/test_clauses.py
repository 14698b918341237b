"""Every reason to refuse has a test that is refused with it."""

import re
from pathlib import Path

import pytest

from bot.tables import TableClause

TESTS = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize("clause", TableClause)
def test_a_clause_of_the_table_is_proven(clause: TableClause) -> None:
    assert re.search(rf"refused\(TableClause\.{clause.name}\)", TESTS)

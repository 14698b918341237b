"""PRIVACY.md tells of every table that there is, and where in it people stand."""

import re
from pathlib import Path

from bot.store.schema import table_shapes

PAPER = (Path(__file__).resolve().parents[2] / "PRIVACY.md").read_text(encoding="utf-8")
PERSONAL = {"who", "whom", "person", "host", "name"}
"""Columns in which a person stands. A word for a table in which nobody does would be `migrations.name`."""


def told() -> tuple[set[str], set[str]]:
    """The tables with people in them, by the rows of the paper; and those without, by its sentence."""
    rows = "\n".join(re.findall(r"^\| (`[a-z_`, ]+) \|", PAPER, re.M))
    sentence = PAPER.partition("Without anybody in them:")[2].partition("\n\n")[0]
    return set(re.findall(r"`([a-z_]+)`", rows)), set(re.findall(r"`([a-z_]+)`", sentence))


def test_every_table_is_told_of_once() -> None:
    people, nobody = told()
    assert not people & nobody
    assert people | nobody == {table.name for table in table_shapes()} | {"migrations"}


def test_where_somebody_stands_is_told_as_such() -> None:
    people, _ = told()
    personal = {table.name for table in table_shapes() if PERSONAL & set(table.columns)}
    assert personal <= people
    assert people - personal <= {"games", "old_games", "recordings"}, "these only go with those that do"

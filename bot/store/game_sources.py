"""Whose finished games are asked about: a selection with the same columns, whether of a person or of a set of people.

The columns are game, ended, won, cards, feats, variant, seats and company. Games played on from others are left out.
"""

from typing import NamedTuple

from bot.store.rows import team_number
from bot.store.statement import Value


class GameSource(NamedTuple):
    sql: str
    values: tuple[Value, ...]

    def of_variant(self, variant: str | None) -> "GameSource":
        if variant is None:
            return self
        return GameSource(f"{self.sql} AND variant = ?", (*self.values, variant))


def games_of_person(person: int, guild: int | None) -> GameSource:
    """On one server, or everywhere."""
    sql = "SELECT game, ended, won, cards, feats, variant, seats, company FROM players WHERE person = ? AND counted = 1"
    return GameSource(sql, (person,)) if guild is None else GameSource(f"{sql} AND guild = ?", (person, guild))


def games_of_team(people: tuple[int, ...], guild: int) -> GameSource:
    """Of these people and nobody else, but computer players."""
    sql = (
        "SELECT id AS game, ended, CASE WHEN result = 'won' THEN 1 ELSE 0 END AS won, score AS cards, 0 AS feats,"
        " variant, seats, company FROM games WHERE guild = ? AND team = ? AND counted = 1"
    )
    return GameSource(sql, (guild, team_number(people)))

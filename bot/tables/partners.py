"""Whom a computer player plays with, as everybody at the table can see: levels, and how people have played so far."""

from bot.players.company import Company, Habits, Partner
from bot.players.levels import Level as Strength
from bot.tables.table import Table


def company_of(table: Table) -> Company:
    return tuple(
        Partner(None if seat.level is None else Strength(seat.level), habits=table.habits.get(at, Habits()))
        for at, seat in enumerate(table.seats)
    )

"""Logs as released versions wrote them. `python -m tests.tables.golden` writes those of the present version,
and never touches what is there."""

import base64
from pathlib import Path

from msgspec import Struct

from bot.store import LogRow, TableRecord, TableRow
from bot.tables.table import Table

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("v*/*.json"))


class GoldenRow(Struct):
    at: float
    what: str  # base64 of the bytes as stored
    who: int | None = None
    whom: int | None = None


class GoldenLog(Struct):
    summary: dict[str, object]
    rows: list[GoldenRow]

    def log(self) -> tuple[LogRow, ...]:
        return tuple(
            LogRow(1, n, row.who, row.whom, row.at, base64.b64decode(row.what), None) for n, row in enumerate(self.rows)
        )

    def record(self) -> TableRecord:
        first = self.rows[0]
        return TableRecord(TableRow(1, 2, 3, first.who or 0, first.at, None), {})


def golden(log: tuple[LogRow, ...], table: Table) -> GoldenLog:
    rows = [GoldenRow(row.at, base64.b64encode(row.what).decode(), row.who, row.whom) for row in log]
    return GoldenLog(summary(table), rows)


def summary(table: Table) -> dict[str, object]:
    """What a reader of the log must come to."""
    state = table.state
    assert state is not None
    outcome = state.outcome
    return {
        "host": table.host,
        "seats": [[seat.person, seat.level] for seat in table.seats],
        "variant": table.setup.variant,
        "phase": table.phase.value,
        "ended": table.ended and table.ended.value,
        "turn": table.turn,
        "moment": table.moment,
        "silence": int(table.silence),
        "hands": [list(hand) for hand in state.hands],
        "decks": [len(deck) for deck in state.decks],
        "piles": [list(pile.cards) for pile in state.piles],
        "signals": [[remark.seat, remark.pile, remark.word.value] for remark in state.signals],
        "outcome": outcome and [outcome.result, outcome.clause.value, outcome.score, outcome.winner],
    }

"""How a game ended."""

from typing import Literal

from msgspec import Struct

from bot.rules.clauses import Clause


class Outcome(Struct, frozen=True):
    result: Literal["won", "lost"]
    clause: Clause
    score: int  # O13: cards not played; in Face to Face the loser's
    winner: int | None = None  # a seat, in Face to Face only

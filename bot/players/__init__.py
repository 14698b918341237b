"""Computer players: what to play and what to say, from a view alone."""

from bot.players.choose import choose
from bot.players.levels import Level
from bot.players.talk import opening_cost, signals

__all__ = ["Level", "choose", "opening_cost", "signals"]

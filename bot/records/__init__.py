"""What a game leaves behind: replays of games that are over."""

from bot.records.moment import Moment, TurnLine
from bot.records.replays import Game, Replays

__all__ = ["Game", "Moment", "Replays", "TurnLine"]

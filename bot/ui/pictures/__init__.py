"""The table, the hand, the lobby and the result as pictures."""

from bot.ui.pictures.pictures import Picture, Pictures

__all__ = ["Picture", "Pictures"]

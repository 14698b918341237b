"""Whole databases: a backup, its way back, and the way from SQLite to PostgreSQL."""

from bot.store.copying.backup import back_up, restore
from bot.store.copying.copy_rows import CopyRefused, Progress
from bot.store.copying.move import move

__all__ = ["CopyRefused", "Progress", "back_up", "move", "restore"]

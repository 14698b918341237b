"""The state of the local Discord, and the file that keeps it."""

from bot.playground.world import changes
from bot.playground.world.guild import (
    Attachment,
    Channel,
    Emoji,
    Guild,
    Json,
    Member,
    Message,
    Overwrite,
    User,
)
from bot.playground.world.permissions import Permission
from bot.playground.world.world import World

__all__ = [
    "Attachment", "Channel", "Emoji", "Guild", "Json", "Member", "Message",
    "Overwrite", "Permission", "User", "World", "changes",
]  # fmt: skip

"""What the bot needs in a channel."""

import discord

from bot.channel.context.caller import Interaction

INVITED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,  # for tables in threads of their own; without it they stand in the channel
    embed_links=True,
    attach_files=True,  # pictures; without it the boards are text
    read_message_history=True,  # to see whether a board is buried; without it nobody looks
)
"""What the invite link asks for, and nothing more."""


THREAD_PERMISSIONS = ("create_public_threads", "send_messages_in_threads", "read_message_history")


def missing_permissions(allowed: discord.Permissions, *, thread: bool) -> list[str]:
    """What a table cannot do without. Whoever may not see a channel, or not write, may do nothing else there either:
    then only that is told."""
    if not allowed.view_channel:
        return ["view_channel"]
    write = "send_messages_in_threads" if thread else "send_messages"
    if not getattr(allowed, write):
        return [write]
    return [] if allowed.embed_links else ["embed_links"]


def missing_for_threads(allowed: discord.Permissions) -> list[str]:
    """What the bot lacks to start a thread below a message of its own."""
    return [name for name in THREAD_PERMISSIONS if not getattr(allowed, name)]


def may_attach_pictures(interaction: Interaction) -> bool:
    return interaction.app_permissions.attach_files


def parent_channel(interaction: Interaction) -> int | None:
    """What the channel is a thread of."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None

"""What the bot needs in a channel, and whether it has it before a table opens there."""

import discord

from bot.channel.answers import PERMISSION_MISSING
from bot.channel.callers import Interaction
from bot.channel.poster import missing
from bot.rules import Refused

INVITED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,  # pictures; without it the boards are text
    read_message_history=True,  # to see whether a board is buried; without it nobody looks
)
"""What the invite link asks for, and nothing more."""


def require_room(interaction: Interaction) -> None:
    thread = isinstance(interaction.channel, discord.Thread)
    lacking = missing(interaction.app_permissions, thread=thread)
    if lacking:
        raise Refused(PERMISSION_MISSING, permissions=lacking, channel=interaction.channel_id)

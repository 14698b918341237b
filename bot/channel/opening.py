"""A new table: the answer to whoever opens it is its lobby, for everybody to see."""

from bot.channel.callers import Interaction, caller_of
from bot.channel.click import Desk
from bot.channel.letters import posted
from bot.channel.pages import public_picture
from bot.channel.permissions import parent_of, require_room
from bot.tables import Setup
from bot.ui.lobby import lobby_page


async def open_table(desk: Desk, interaction: Interaction, setup: Setup) -> None:
    require_room(interaction)
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    caller, parent = await caller_of(desk.house, interaction), parent_of(interaction)
    change = await desk.house.tables.open(caller, interaction.guild_id, interaction.channel_id, setup, parent=parent)
    guild = interaction.guild
    say = await desk.house.public(change.guild, guild.preferred_locale if guild else None)
    with desk.boards.answering(change.id):
        pictured = interaction.app_permissions.attach_files
        picture = await public_picture(desk.house, say, change) if pictured else None
        answer = await interaction.response.send_message(**posted(lobby_page(say, change), None, picture))
        # Without its id when Discord had the answer already (see retry.py).
        message = answer.message_id or (await interaction.original_response()).id
        await desk.boards.opened(change, message)

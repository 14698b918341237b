"""A new table: the answer to whoever opens it is its lobby, for everybody to see."""

from bot.channel.callers import Interaction, caller_of
from bot.channel.click import Desk
from bot.channel.pages import lobby_page
from bot.channel.permissions import require_room
from bot.channel.pressed import Pressed
from bot.tables import Setup
from bot.ui.buttons import view_of


async def open_table(desk: Desk, interaction: Interaction, setup: Setup) -> None:
    require_room(interaction)
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    caller = await caller_of(desk.house, interaction)
    change = await desk.house.tables.open(caller, interaction.guild_id, interaction.channel_id, setup)
    guild = interaction.guild
    say = await desk.house.public(change.guild, guild.preferred_locale if guild else None)
    page = lobby_page(say, change)
    with desk.boards.answering(change.id):
        answer = await interaction.response.send_message(embed=page.embed, view=view_of(page.rows, Pressed))
        await desk.boards.drawn(change, answer.message_id)

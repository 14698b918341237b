"""Getting up from the table: at once in the lobby, and only after a question in a game."""

from bot.channel.answers import own
from bot.channel.callers import Interaction, caller_of
from bot.channel.click import Desk
from bot.channel.letters import reply
from bot.channel.pages import own_view
from bot.tables import Phase, Sight
from bot.ui.notices import confirm_leave, done


async def leave(desk: Desk, interaction: Interaction, sight: Sight) -> None:
    say = await own(desk.house, interaction)
    if sight.phase is Phase.LOBBY:
        await desk.house.tables.leave(sight.id, await caller_of(desk.house, interaction))
        await reply(interaction, done(say))
        return
    own_view(sight, interaction.user.id)
    others = [seat for seat in sight.seats if seat.human and seat.person != interaction.user.id]
    text, rows = confirm_leave(say, sight.id, sight.turn, last=not others)
    await reply(interaction, text, rows)

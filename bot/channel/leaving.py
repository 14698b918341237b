"""Getting up from the table: at once in the lobby, and only after a question in a game."""

from bot.channel.answers import own
from bot.channel.callers import Interaction, caller_of
from bot.channel.click import Desk
from bot.channel.letters import reply
from bot.channel.pages import own_view
from bot.tables import Phase, Snapshot
from bot.ui.notices import done_answer, leave_question


async def leave(desk: Desk, interaction: Interaction, snapshot: Snapshot) -> None:
    say = await own(desk.house, interaction)
    if snapshot.phase is Phase.LOBBY:
        await desk.house.tables.leave(snapshot.id, await caller_of(desk.house, interaction))
        await reply(interaction, done_answer(say))
        return
    own_view(snapshot, interaction.user.id)
    others = [seat for seat in snapshot.seats if seat.human and seat.person != interaction.user.id]
    text, rows = leave_question(say, snapshot.id, snapshot.turn, last=not others)
    await reply(interaction, text, rows)

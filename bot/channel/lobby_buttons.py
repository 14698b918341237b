"""The buttons of a lobby, and of a result. The answer to a press is the lobby itself, redrawn."""

import io

import discord

from bot.channel.click import Click
from bot.channel.letters import edited
from bot.channel.pages import public_picture
from bot.channel.permissions import parent_of, require_board, require_room
from bot.rules import Option, Options, Refused
from bot.rules.record import export
from bot.tables import Acted, Began, Change, Level, Phase, Setup, Snapshot
from bot.tables import TableClause as T
from bot.ui.lobby import lobby_page
from bot.ui.notices import done_answer

LEVELS: dict[str, Level] = {"easy": "easy", "normal": "normal", "expert": "expert"}
NOT_COMPUTER = "not-computer"


async def join(click: Click) -> None:
    await click.look()
    await _redraw(click, await click.desk.house.tables.join(click.table, await click.caller()))


async def leave(click: Click) -> None:
    """From the lobby at once; from a game only by the button that asked whether they are sure."""
    snapshot = await click.look()
    if snapshot.phase is not Phase.LOBBY and not click.private:
        raise Refused(T.STARTED, table=snapshot.id)
    change = await click.desk.house.tables.leave(click.table, await click.caller())
    if click.private:
        await click.interaction.response.edit_message(content=done_answer(click.say), view=None)
    else:
        await _redraw(click, change)


async def add_computer(click: Click) -> None:
    await click.look()
    level = LEVELS.get("".join(click.values[:1]), "normal")
    await _redraw(click, await click.desk.house.tables.seat_computer(click.table, await click.caller(), level))


async def remove_computer(click: Click) -> None:
    """The one that the button names: pressed twice, it removes one."""
    snapshot = await click.look()
    seat = int(click.address.arg) if click.address.arg.isdecimal() else len(snapshot.seats)
    if seat >= len(snapshot.seats) or snapshot.seats[seat].person is not None:
        raise Refused(NOT_COMPUTER)
    await _redraw(click, await click.desk.house.tables.remove(click.table, await click.caller(), seat))


async def options(click: Click) -> None:
    snapshot = await click.look()
    setup = chosen(snapshot.setup, click.values)
    await _redraw(click, await click.desk.house.tables.choose(click.table, await click.caller(), setup))


async def start(click: Click) -> None:
    await click.look()
    require_board(click.interaction)
    await click.desk.house.tables.start(click.table, await click.caller())
    await click.interaction.response.defer()


async def rematch(click: Click) -> None:
    await click.look()
    require_room(click.interaction)
    parent = parent_of(click.interaction)
    await click.desk.house.tables.rematch(click.table, await click.caller(), parent=parent)
    await click.interaction.response.defer()


async def export_game(click: Click) -> None:
    """Once it is over: the log tells every hand."""
    snapshot = await click.look()
    if snapshot.phase is not Phase.OVER:
        raise Refused(T.STILL_ON, table=snapshot.id)
    text = await score_sheet(click, snapshot)
    file = discord.File(io.BytesIO(text.encode()), f"ninety-eight-{snapshot.id}.txt")
    await click.interaction.response.send_message(file=file, ephemeral=True)


async def score_sheet(click: Click, snapshot: Snapshot) -> str:
    entries = await click.desk.house.tables.entries(snapshot.id)
    deals = [entry.what.deal for entry in entries if isinstance(entry.what, Began)]
    if not deals:
        raise Refused(T.NOT_STARTED)
    moves = [(entry.what.seat, entry.what.action) for entry in entries if isinstance(entry.what, Acted)]
    return export(deals[0], moves)


def chosen(setup: Setup, values: tuple[str, ...]) -> Setup:
    options = Options(
        3 if Option.THREE in values else 2, -1 if Option.SHORT in values else 0, Option.TAKE_BACKS in values
    )
    return Setup(setup.variant, options, Option.SHUFFLED in values)


async def _redraw(click: Click, change: Change) -> None:
    """The public message that was pressed, in the server's language; what is no lobby any more, the board shows."""
    interaction, desk = click.interaction, click.desk
    if change.phase is not Phase.LOBBY or interaction.message is None:
        await interaction.response.defer()
        return
    guild = interaction.guild
    say = await desk.house.public(change.guild, guild.preferred_locale if guild else None)
    with desk.boards.answering(change.id):
        pictured = interaction.app_permissions.attach_files
        picture = await public_picture(desk.house, say, change) if pictured else None
        await interaction.response.edit_message(**edited(lobby_page(say, change), None, picture))
        await desk.boards.drawn(change, interaction.message.id)

"""The buttons of a lobby, and of a result. The answer to a press is the lobby itself, redrawn."""

import io

import discord

from bot.channel.answers import reply
from bot.channel.click import Click
from bot.channel.pages import lobby_page
from bot.channel.permissions import require_room
from bot.channel.pressed import Pressed
from bot.rules import Options, Refused
from bot.rules.record import export
from bot.tables import Acted, Began, Change, Phase, Setup, Sight
from bot.tables import TableClause as T
from bot.ui.buttons import view_of
from bot.ui.lobby import LEVELS
from bot.ui.options import SHORT, SHUFFLED, TAKE_BACKS, THREE


async def join(click: Click) -> None:
    await click.look()
    await _redraw(click, await click.desk.house.tables.join(click.table, await click.caller()))


async def leave(click: Click) -> None:
    await click.look()
    await _redraw(click, await click.desk.house.tables.leave(click.table, await click.caller()))


async def add_computer(click: Click) -> None:
    await click.look()
    level = next((level for level in LEVELS if click.values[:1] == (level,)), "normal")
    await _redraw(click, await click.desk.house.tables.seat_computer(click.table, await click.caller(), level))  # type: ignore[arg-type]


async def remove_computer(click: Click) -> None:
    sight = await click.look()
    computers = [at for at, seat in enumerate(sight.seats) if seat.person is None]
    if not computers:
        raise Refused("not-computer")
    await _redraw(click, await click.desk.house.tables.remove(click.table, await click.caller(), computers[-1]))


async def options(click: Click) -> None:
    sight = await click.look()
    setup = chosen(sight.setup, click.values)
    await _redraw(click, await click.desk.house.tables.choose(click.table, await click.caller(), setup))


async def start(click: Click) -> None:
    await click.look()
    await click.desk.house.tables.start(click.table, await click.caller())
    await click.interaction.response.defer()


async def rematch(click: Click) -> None:
    await click.look()
    require_room(click.interaction)
    await click.desk.house.tables.rematch(click.table, await click.caller())
    await click.interaction.response.defer()


async def export_game(click: Click) -> None:
    """Once it is over: the log tells every hand."""
    sight = await click.look()
    if sight.phase is not Phase.OVER:
        raise Refused(T.STILL_ON, table=sight.id)
    text = await score_sheet(click, sight)
    file = discord.File(io.BytesIO(text.encode()), f"ninety-eight-{sight.id}.txt")
    await click.interaction.response.send_message(file=file, ephemeral=True)


async def score_sheet(click: Click, sight: Sight) -> str:
    entries = await click.desk.house.tables.entries(sight.id)
    deals = [entry.what.deal for entry in entries if isinstance(entry.what, Began)]
    if not deals:
        raise Refused(T.NOT_STARTED)
    moves = [(entry.what.seat, entry.what.action) for entry in entries if isinstance(entry.what, Acted)]
    return export(deals[0], moves)


def chosen(setup: Setup, values: tuple[str, ...]) -> Setup:
    options = Options(3 if THREE in values else 2, -1 if SHORT in values else 0, TAKE_BACKS in values)
    return Setup(setup.variant, options, SHUFFLED in values)


async def _redraw(click: Click, change: Change) -> None:
    """The public message that was pressed, in the server's language; in the game, only a nod."""
    if change.phase is not Phase.LOBBY:
        await (reply(click.interaction, None) if click.private else click.interaction.response.defer())
        return
    guild = click.interaction.guild
    say = await click.desk.house.public(change.guild, guild.preferred_locale if guild else None)
    page = lobby_page(say, change)
    with click.desk.boards.answering(change.id):
        await click.interaction.response.edit_message(embed=page.embed, view=view_of(page.rows, Pressed))
        await click.desk.boards.drawn(change)

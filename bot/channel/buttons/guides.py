"""What can be read up: help and the rules."""

from bot.channel.context.request import Request
from bot.channel.messages.outgoing import OutgoingMessage
from bot.rules import Original, Refused, Variant
from bot.ui.buttons import Page
from bot.ui.guides import first_row, help_page, rules


async def show_help(request: Request) -> None:
    embed = help_page(request.say, request.services.links)
    rows = first_row(request.say) if request.guild else ()
    await request.reply(OutgoingMessage(page=Page(embed, rows)))


async def show_rules(request: Request, variant: str | None, *, full: bool) -> None:
    """Of this channel's game, unless another is asked for."""
    on_the_table, dealt = await _game_here(request)
    name = variant or on_the_table
    embed = rules(request.say, name, full=full, table=dealt if name == on_the_table else None)
    await request.reply(OutgoingMessage(page=Page(embed)))


async def _game_here(request: Request) -> tuple[str, Variant | None]:
    """The game on this channel's table, and as it was dealt; without a table, the first one."""
    try:
        snapshot = await request.snapshot()
    except Refused:
        return Original.name, None
    view = snapshot.board()
    return snapshot.setup.variant, None if view is None else view.state.variant

"""What can be read up: help and the rules, chapter by chapter."""

from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage, show
from bot.rules import VARIANTS, Original, Refused, Variant
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.buttons import Page
from bot.ui.guides import chapters, rules, rules_rows
from bot.ui.help import PARTS, START, help_page


async def show_help(request: Request, part: str = START) -> None:
    page = help_page(request.say, part, request.services.links, on_server=bool(request.guild))
    await show(request.interaction, OutgoingMessage(page=page))


@button(Verb.HELP)
async def turn_to_part(press: ButtonPress) -> None:
    if press.address.arg not in PARTS:
        raise Refused(T.STALE)
    await show_help(press, press.address.arg)


async def show_rules(request: Request, variant: str | None, *, chapter: str = "", full: bool = False) -> None:
    """Of this channel's game, unless another is asked for."""
    on_the_table, dealt = await _game_here(request)
    name = variant or on_the_table
    table = dealt if name == on_the_table else None
    if name not in VARIANTS or (chapter and chapter not in chapters(VARIANTS[name], table)):
        raise Refused(T.STALE)
    embed = rules(request.say, name, chapter=chapter, full=full, table=table)
    page = Page(embed, rules_rows(request.say, name, chapter=chapter, table=table))
    await show(request.interaction, OutgoingMessage(page=page))


@button(Verb.RULES)
async def turn_to_chapter(press: ButtonPress) -> None:
    """Of the game in its address, or of the one that was chosen in the menu."""
    name, _, chapter = press.address.arg.partition(".")
    if press.values:
        name, chapter = press.values[0], ""
    await show_rules(press, name or None, chapter=chapter)


async def _game_here(request: Request) -> tuple[str, Variant | None]:
    """The game on this channel's table, and as it was dealt; without a table, the first one."""
    try:
        snapshot = await request.tables.look(await request.tables.find(request.interaction.channel_id or 0))
    except Refused:
        return Original.name, None
    view = snapshot.board()
    return snapshot.setup.variant, None if view is None else view.state.variant

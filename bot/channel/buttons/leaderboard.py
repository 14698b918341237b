"""Rankings of a server: private, until somebody shows one."""

from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage, reply_to_all, show
from bot.records import Ranking
from bot.rules import Original, Refused
from bot.ui.addresses import Verb
from bot.ui.leaderboard import leaderboard_page
from bot.ui.stats_address import SHARE, read_board, read_ranking, usual_seats

CLOSED, SHARED_OFTEN = "closed", "shared-often"


async def show_leaderboard(request: Request, variant: str | None = None) -> None:
    """Of one game, or of what is played most here."""
    ranking = await request.services.records.usual_ranking(request.guild, variant)
    await _show(request, ranking or usual_seats(variant or Original.name))


@button(Verb.LEADERBOARD)
async def press_leaderboard(press: ButtonPress) -> None:
    read = read_board(press.address.arg)
    if read is None:
        raise Refused(CLOSED)
    ranking, page, does = read
    if does == SHARE:
        return await _share(press, ranking, page)
    chosen = read_ranking(ranking, does, "".join(press.values[:1]))
    return await _show(press, chosen, page if chosen == ranking else 0)


async def _show(request: Request, ranking: Ranking, page: int = 0) -> None:
    board = await request.services.records.leaderboard(request.guild, ranking, request.person, page)
    await show(request.interaction, OutgoingMessage(page=leaderboard_page(request.say, board)))


async def _share(press: ButtonPress, ranking: Ranking, page: int) -> None:
    """As anybody sees it: without those who want to be shown to nobody, whoever presses."""
    press.require_place()
    if (until := press.services.limits.shares.take(press.person)) is not None:
        raise Refused(SHARED_OFTEN, until=until)
    board = await press.services.records.leaderboard(press.guild, ranking, None, page)
    message = OutgoingMessage(page=leaderboard_page(await press.say_to_all(), board, shared=True))
    await reply_to_all(press.interaction, message)

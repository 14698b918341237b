"""A game for one's own eyes, alone or with computer players, wherever one is: nothing of it is posted."""

from bot.channel.buttons.hand import show_hand
from bot.channel.buttons.lobby import LEVELS, require_rare_openings
from bot.channel.buttons.registry import button
from bot.channel.buttons.replay import find_game
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage
from bot.records import SameCards
from bot.rules import DealCode, Original, Refused
from bot.tables import Phase, Setup, Snapshot, is_personal, play_personal
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.notices import give_up_question

NOT_ALONE, DAILY_DEAL = "not-alone", "daily-deal"


async def solo_by_command(request: Request, variant: str | None, partners: int, level: str, deal: str | None) -> None:
    """One at a time: whoever has one that is on goes on with it."""
    snapshot = await _open_one(request)
    if snapshot is None:
        setup = Setup(variant or Original.name)
        if deal is not None:
            code = DealCode.parse(deal)
            if request.services.dailies.kind_of(str(code), request.services.dailies.today) is not None:
                raise Refused(DAILY_DEAL)
            setup = Setup.of_deal(code)
        snapshot = await start(request, SameCards(setup), partners, level)
    await show_hand(request, snapshot)


@button(Verb.SOLO_AGAIN)
async def again(press: ButtonPress) -> None:
    """The same game with other cards, and the same computer players."""
    table = (await find_game(press, press.address.table)).table
    levels = [seat.level for seat in table.seats if seat.level is not None]
    setup = Setup(table.setup.variant, table.setup.options, hints=table.setup.hints)
    snapshot = await _open_one(press) or await start(press, SameCards(setup), len(levels), (*levels, "normal")[0])
    await show_hand(press, snapshot)


@button(Verb.ASK_GIVE_UP)
async def ask_to_give_up(press: ButtonPress) -> None:
    snapshot = await press.snapshot()
    text, rows = give_up_question(press.say, snapshot.id, snapshot.turn)
    await press.reply(OutgoingMessage(text, rows=rows))


async def start(request: Request, same: SameCards, partners: int, level: str) -> Snapshot:
    """With so many computer players, or as many as the game needs."""
    counts, caller = same.setup.seat_counts, await request.caller()
    if 1 + partners > counts[-1]:
        raise Refused(NOT_ALONE, most=counts[-1] - 1)
    require_rare_openings(request, caller)
    levels = [LEVELS.get(level, "normal")] * max(partners, counts[0] - 1)
    change = await play_personal(request.tables, caller, same.setup, levels, same.origin)
    request.services.limits.openings.take(caller.person)
    return change


async def _open_one(request: Request) -> Snapshot | None:
    """Games of the Daily are not meant."""
    for table in filter(is_personal, await request.tables.where_seated(request.person)):
        try:
            snapshot = await request.tables.look(table)
        except Refused as refused:
            if refused.clause != T.UNREADABLE:
                raise
            continue
        if snapshot.setup.day is None and snapshot.phase is not Phase.OVER:
            return snapshot
    return None

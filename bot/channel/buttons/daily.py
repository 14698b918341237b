"""The Daily: play it alone wherever you are, or with a team on a server; the day's tables; a result to pass on."""

from datetime import date

from bot.channel.buttons.hand import show_hand
from bot.channel.buttons.lobby import NO_SERVER, open_table, require_rare_openings
from bot.channel.buttons.registry import button
from bot.channel.buttons.replay import find_game
from bot.channel.context.permissions import may_attach_pictures
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage, message_fields, show
from bot.records import DailyEntry, Game
from bot.rules import Refused
from bot.rules.daily import DailyKind
from bot.tables import Level, Setup, Snapshot, Terms, play_personal
from bot.tables import TableClause as T
from bot.text import Speaker, plain_name
from bot.ui.addresses import Verb
from bot.ui.daily import SERVER, daily_page, table_page
from bot.ui.daily_share import courses, posted_page, share_page, share_text
from bot.ui.pictures import Picture

CLOSED, NOT_FIRST, SHARED_OFTEN = "closed", "not-first", "shared-often"
EXPERT_PARTNER: dict[DailyKind, tuple[Level, ...]] = {DailyKind.PAIR: ("expert",)}


async def daily_by_command(request: Request, deal: str | None) -> None:
    if deal is None:
        await show_daily(request)
    elif deal == DailyKind.TEAM:
        await _open_team(request)
    else:
        await _play(request, _kind(deal))


@button(Verb.DAILY)
async def press_daily(press: ButtonPress) -> None:
    """Under a shared result and in a server's channel: whoever presses it sees their own day."""
    await show_daily(press)


@button(Verb.DAILY_PLAY)
async def press_play(press: ButtonPress) -> None:
    kind = _kind(press.address.arg)
    await (_open_team(press) if kind is DailyKind.TEAM else _play(press, kind))


@button(Verb.DAILY_TABLE)
async def press_table(press: ButtonPress) -> None:
    kind, _, rest = press.address.arg.partition(".")
    scope, _, day = rest.partition(".")
    dailies = press.services.dailies
    if not _is_day(day) or day > dailies.today:
        raise Refused(CLOSED)
    if scope == SERVER:
        if not press.guild:
            raise Refused(NO_SERVER)
        await dailies.join(press.person, press.guild)
        table = await dailies.of_server(press.guild, _kind(kind), press.person, day)
    else:
        table = await dailies.of_partners(press.person, _kind(kind), day)
    await show(press.interaction, OutgoingMessage(page=table_page(press.say, table, scope)))


@button(Verb.DAILY_SHARE)
async def share(press: ButtonPress) -> None:
    text, picture, _ = await _shared(press, press.say)
    await press.reply(OutgoingMessage(page=share_page(press.say, text, press.address.table), picture=picture))


@button(Verb.DAILY_POST)
async def post(press: ButtonPress) -> None:
    """An answer that everybody sees, in whatever place that is."""
    press.require_place()
    if (until := press.services.limits.shares.take(press.person)) is not None:
        raise Refused(SHARED_OFTEN, until=until)
    say = await press.say_to_all()
    text, picture, game = await _shared(press, say)
    name = plain_name(press.interaction.user.display_name)
    message = OutgoingMessage(page=posted_page(say, text, name, game.table.id), picture=picture)
    await press.interaction.response.send_message(**message_fields(message))


async def show_daily(request: Request) -> None:
    dailies = request.services.dailies
    await dailies.join(request.person, request.guild)
    entries, streak = await dailies.entries(request.person), await dailies.streak(request.person)
    page = daily_page(request.say, entries, streak, in_server=bool(request.guild))
    await show(request.interaction, OutgoingMessage(page=page))


async def _play(request: Request, kind: DailyKind) -> None:
    """The first attempt, where it stands: to go on with, or how it ended."""
    dailies = request.services.dailies
    await dailies.join(request.person, request.guild)
    await show_hand(request, await _begun(request, kind) or await _begin(request, kind))


async def _begun(request: Request, kind: DailyKind) -> Snapshot | None:
    attempt = (await request.services.dailies.entry(request.person, kind)).attempt
    if attempt is None:
        return None
    if not attempt.game:
        raise Refused(T.HAD_CARDS)
    snapshot = await request.tables.look(attempt.game)
    if not snapshot.is_personal or snapshot.seat_of(request.person) is None:
        raise Refused(T.HAD_CARDS)
    return snapshot


async def _begin(request: Request, kind: DailyKind) -> Snapshot:
    dailies, caller = request.services.dailies, await request.caller()
    require_rare_openings(request, caller)
    await dailies.before_deal(kind, (request.person,))
    setup = Setup.of_deal(dailies.code(dailies.today, kind), day=dailies.today)
    try:
        return await play_personal(request.tables, caller, setup, EXPERT_PARTNER.get(kind, ()))
    except Refused as refused:  # on another device, a moment ago; or they were forgotten today
        begun = await _begun(request, kind) if refused.clause == T.HAD_CARDS else None
        if begun is None:
            raise
        return begun


async def _open_team(request: Request) -> None:
    dailies = request.services.dailies
    await dailies.join(request.person, request.guild)
    setup = Setup.of_deal(dailies.code(dailies.today, DailyKind.TEAM), day=dailies.today)
    await open_table(request, Terms(setup))


async def _shared(press: ButtonPress, say: Speaker) -> tuple[str, Picture | None, Game]:
    """Of a first attempt, by whoever made it."""
    game = await find_game(press, press.address.table)
    entry = await _own_entry(press, game)
    states = [turn.state for turn in game.history.turns]
    bars, dailies = courses(states), press.services.dailies
    table = await dailies.of_server(press.guild, entry.kind, press.person, entry.day) if press.guild else None
    median = table.median if table is not None and table.players > 1 else None
    text = share_text(say, entry, bars, median)
    picture = None
    if may_attach_pictures(press.interaction) or not press.guild:
        picture = await press.services.pages.share_picture(say, entry, bars, median, press.guild)
    return text, picture, game


async def _own_entry(press: ButtonPress, game: Game) -> DailyEntry:
    setup, dailies = game.table.setup, press.services.dailies
    kind = dailies.kind_of(setup.deal, setup.day) if setup.deal and setup.day else None
    if kind is None or setup.day is None:
        raise Refused(NOT_FIRST)
    entry = await dailies.entry(press.person, kind, setup.day)
    if entry.attempt is None or entry.attempt.game != game.table.id or not entry.counts:
        raise Refused(NOT_FIRST)
    return entry


def _kind(text: str) -> DailyKind:
    if text not in tuple(DailyKind):
        raise Refused(CLOSED)
    return DailyKind(text)


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False

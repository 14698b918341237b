"""Looking for players: the host asks, people who want to be told are, and the table starts as soon as so many sit."""

from msgspec.structs import replace

from bot.channel.buttons.open_tables import visible_table
from bot.channel.buttons.registry import button
from bot.channel.context.caller import caller_of
from bot.channel.context.quiet_hours import zone_name
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.table_card import CARD, OFFER
from bot.rules import Refused
from bot.tables import Phase, Snapshot, SubscriptionRow, subscribe, subscription, unsubscribe
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.player_calls import (
    ON,
    declined_answer,
    private_answer,
    seat_offer,
    seek_question,
    subscription_answer,
    told_answer,
)

NO_SERVER, QUIET_HALF, NO_ZONE, NOT_OFFERED = "no-server", "quiet-half", "no-zone", "not-offered"
HOUR = 3600.0
USUAL_PAUSE = 4 * HOUR  # between two calls to one person


async def call_players(request: Request, snapshot: Snapshot) -> None:
    """Where most people pass by: a table in a thread is told of in its channel. Whoever asked reads how many were."""
    if snapshot.phase is not Phase.LOBBY:
        return
    if snapshot.private:
        await request.reply(private_answer(request.say))
        return
    say, where = await request.say_to_all(), await _meeting_place(request, snapshot)
    result = await request.services.player_calls.call(say, snapshot, where, request.interaction)
    await request.reply(told_answer(request.say, result.told, result.until))


async def offer_seat(request: Request, snapshot: Snapshot, person: int) -> bool:
    """In the channel, for them to accept or not; whether they were called by it."""
    say, where = await request.say_to_all(), await _meeting_place(request, snapshot)
    called = await request.services.player_calls.takes_call(snapshot, person)
    text, rows = seat_offer(say, snapshot, person, called=called)
    message = OutgoingMessage(text, rows=rows, mentions=(person,) if called else ())
    sent = await request.services.player_calls.send(snapshot, OFFER, where, message, None)
    return sent and called


@button(Verb.DECLINE)
async def decline(press: ButtonPress) -> None:
    """By whom it was offered to, from wherever they read of it."""
    snapshot = await visible_table(press)
    if not snapshot.is_expected(press.person, press.tables.table_log.clock()):
        raise Refused(NOT_OFFERED)
    caller = await caller_of(press.services.settings, press.interaction)
    await press.tables.decline(snapshot.id, caller)
    await press.reply(declined_answer(press.say))


@button(Verb.SEEK)
async def ask_how_many(press: ButtonPress) -> None:
    snapshot = await press.snapshot()
    caller = await press.caller()
    if snapshot.phase is not Phase.LOBBY:
        raise Refused(T.STARTED, table=snapshot.id)
    if caller.person != snapshot.host and not caller.moderator:
        raise Refused(T.NOT_HOST, host=snapshot.host)
    text, rows = seek_question(press.say, snapshot)
    await press.reply(OutgoingMessage(text, rows=rows))


@button(Verb.SEEK_SEATS)
async def seek(press: ButtonPress) -> None:
    """From now on the table starts by itself with so many; and others are told, if it is open to them."""
    await press.snapshot()
    chosen = "".join(press.values[:1])
    if not chosen.isdecimal() or len(chosen) > 2:
        raise Refused(T.STALE)
    change = await press.tables.want_players(await press.table(), await press.caller(), int(chosen))
    await press.replace_question()
    if chosen != "0":
        await call_players(press, change)


@button(Verb.TELL_ME)
async def tell_me(press: ButtonPress) -> None:
    """By one press, or not any more. What was chosen before stays."""
    if press.address.arg == ON:
        await _subscribe(press, await _chosen(press))
    else:
        await _unsubscribe(press)


async def set_calls(
    request: Request, on: bool, start: int | None, end: int | None, zone: str | None, pause: int | None
) -> None:
    """On this server, between these hours, and not again within so many hours."""
    if not on:
        await _unsubscribe(request)
        return
    if (start is None) != (end is None) or (start is not None and start == end):
        raise Refused(QUIET_HALF)
    row = replace(await _chosen(request), first_hour=start, last_hour=end, zone=None)
    if start is not None:
        row = replace(row, zone=await _zone(request, zone))
    await _subscribe(request, row if pause is None else replace(row, pause=pause * HOUR))


async def _meeting_place(request: Request, snapshot: Snapshot) -> int:
    card = (await request.tables.notes.messages(snapshot.id)).get(CARD)
    return snapshot.channel if card is None else card.channel


async def _chosen(request: Request) -> SubscriptionRow:
    if not request.guild:
        raise Refused(NO_SERVER)
    usual = SubscriptionRow(request.person, request.guild, None, None, None, USUAL_PAUSE)
    return await subscription(request.tables.store, request.person, request.guild) or usual


async def _subscribe(request: Request, row: SubscriptionRow) -> None:
    await subscribe(request.tables.store, row)
    own = await request.services.settings.person(request.person)
    await request.reply(subscription_answer(request.say, row, pings=own.ping))


async def _unsubscribe(request: Request) -> None:
    if not request.guild:
        raise Refused(NO_SERVER)
    await unsubscribe(request.tables.store, request.person, request.guild)
    await request.reply(subscription_answer(request.say, None))


async def _zone(request: Request, zone: str | None) -> str:
    """As typed; or as they have it for this, or for their quiet hours, already."""
    before = await subscription(request.tables.store, request.person, request.guild)
    quiet = (await request.services.settings.person(request.person)).quiet
    known = (before and before.zone) or (quiet and quiet.zone) or ""
    name = zone_name(zone if zone is not None else known)
    if name is None:
        raise Refused(NO_ZONE)
    return name

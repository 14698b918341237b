"""Watching a game that is on, at one's own pace: what everybody could see; and the hands, where the host allows it."""

from bot.channel.buttons.registry import button
from bot.channel.buttons.replay import replay_picture, show_replay
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage, show
from bot.rules import Refused
from bot.tables import Phase, Snapshot, watch_hands
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.replay_rows import ALL
from bot.ui.watch import watch_page

NEWEST = 10**9


@button(Verb.WATCH)
async def watch(press: ButtonPress) -> None:
    """What has happened by now."""
    await _show(press, await press.snapshot(), NEWEST, open_hands=press.address.arg == ALL)


@button(Verb.WATCH_TURN)
async def go_to_turn(press: ButtonPress) -> None:
    chosen = "".join(press.values[:1])
    number = int(chosen) if chosen.isdecimal() and len(chosen) < 6 else press.address.turn
    await _show(press, await press.snapshot(), number, open_hands=press.address.arg.startswith(ALL))


@button(Verb.WATCH_HANDS)
async def open_hands(press: ButtonPress) -> None:
    """From now on they cannot sit down at this table: that is stored before anything is shown."""
    table = (await press.snapshot()).id
    change = await watch_hands(press.tables, table, await press.caller())
    await _show(press, change, press.address.turn, open_hands=True)


async def watch_by_command(request: Request) -> None:
    await _show(request, await request.snapshot(), NEWEST, open_hands=False)


async def _show(request: Request, snapshot: Snapshot, number: int, *, open_hands: bool) -> None:
    if snapshot.phase is Phase.OVER:  # then nothing is secret any more
        await show_replay(request, snapshot.id, number, ALL)
        return
    if snapshot.phase is Phase.LOBBY:
        raise Refused(T.NOT_STARTED, table=snapshot.id)
    if open_hands and not snapshot.sees_hands(request.person):
        raise Refused(T.HANDS_CLOSED)
    if not request.services.replays.is_followed(snapshot.id) and not request.interaction.response.is_done():
        await request.promise()
    moment = await request.services.replays.follow(snapshot.id, number, open_hands=open_hands)
    may_open_hands = snapshot.open_hands and not open_hands and snapshot.seat_of(request.person) is None
    page = watch_page(request.say, moment, may_open_hands=may_open_hands)
    picture = await replay_picture(request, moment, None, request.say)
    await show(request.interaction, OutgoingMessage(page=page, picture=picture))

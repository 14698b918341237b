"""Before the cards are dealt: open, join, invite, computer players, options, start. And leaving at any time."""

from collections.abc import Sequence
from contextlib import suppress

import discord
from msgspec.structs import replace

from bot.channel.buttons.registry import button
from bot.channel.buttons.seeking import call_players, offer_seat
from bot.channel.buttons.table_threads import open_in_thread, thread_parent
from bot.channel.context.permissions import may_attach_pictures, parent_channel
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.board_update import BOARD
from bot.channel.messages.outgoing import OutgoingMessage, edit_pressed, reply_to_all
from bot.channel.messages.pages import own_view
from bot.rules import Refused
from bot.rules.daily import DailyKind
from bot.tables import Caller, Change, Level, Phase, PlayedOn, Terms
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.notices import invitation_answer, leave_question

LEVELS: dict[str, Level] = {"easy": "easy", "normal": "normal", "expert": "expert"}
NOT_COMPUTER, NOT_PERSON, OPENED_OFTEN = "not-computer", "not-person", "opened-often"
NO_SERVER = "no-server"


async def open_table(
    request: Request,
    terms: Terms,
    *,
    computers: Sequence[Level] = (),
    played_on: PlayedOn | None = None,
    thread: bool | None = None,
    wanted: int = 0,
) -> None:
    """The answer to whoever opens it is its lobby, for everybody to see; or the card of a table in a `thread`, where
    one is wanted or the server is set so. With `wanted`, it looks for so many players."""
    interaction, boards = request.interaction, request.services.boards
    if not request.guild:
        raise Refused(NO_SERVER)
    request.require_place()
    caller, channel, parent = await request.caller(), interaction.channel_id or 0, parent_channel(interaction)
    require_rare_openings(request, caller)

    async def open_at(channel: int, parent: int | None) -> Change:
        return await request.tables.open(
            caller,
            request.guild,
            channel,
            terms,
            parent=parent,
            computers=computers,
            played_on=played_on,
            wanted=wanted,
        )

    if (begins_in := await thread_parent(request, thread)) is not None:
        change = await open_in_thread(request, begins_in, terms.setup.variant, caller, open_at)
        request.services.limits.openings.take(caller.person)
        if wanted:
            await call_players(request, change)
        return
    change = await open_at(channel, parent)
    request.services.limits.openings.take(caller.person)
    with boards.wait_for_answer(change.id):
        is_late = interaction.response.is_done()  # then the lobby is a second answer
        message = await reply_to_all(interaction, await _lobby_message(request, change))
        await boards.adopt(change, message, None if is_late else interaction)
    if wanted:
        await call_players(request, change)


def require_rare_openings(request: Request, caller: Caller) -> None:
    until = request.services.limits.openings.blocked_until(caller.person)
    if until is not None and not caller.moderator:
        raise Refused(OPENED_OFTEN, until=until)


@button(Verb.JOIN)
async def join(request: Request) -> None:
    await _before_daily(request, await request.table())
    await show_lobby(request, await request.tables.join(await request.table(), await request.caller()))


async def invite(request: Request, player: discord.Member) -> None:
    """They sit down by themselves, or say not. Nobody is called who has not asked to be told of tables."""
    if player.bot:
        raise Refused(NOT_PERSON)
    name, table = player.display_name, await request.table()
    change = await request.tables.invite(table, await request.caller(), player.id, name)
    told = await offer_seat(request, change, player.id) if change.entries else False
    await request.reply(invitation_answer(request.say, name, told=told))


async def remove_player(request: Request, player: discord.User | discord.Member, *, bar: bool) -> None:
    """By the host or a moderator, also in a game: then the computer plays on."""
    await request.tables.remove_person(await request.table(), await request.caller(), player.id, bar=bar)
    await request.acknowledge()


async def ask_to_leave(request: Request) -> None:
    """From the lobby at once, and from a game only after a question: its button is `leave`."""
    snapshot = await request.snapshot()
    if snapshot.phase is Phase.LOBBY or request.person in snapshot.kept:
        await request.tables.leave(snapshot.id, await request.caller())
        await request.acknowledge()
        return
    own_view(snapshot, request.person)
    others = [seat for seat in snapshot.seats if seat.human and seat.person != request.person]
    text, rows = leave_question(request.say, snapshot, last=not others)
    await request.reply(OutgoingMessage(text, rows=rows))


@button(Verb.LEAVE)
async def leave(press: ButtonPress) -> None:
    """On the lobby, and on the question whether they are sure: what was a lobby lets nobody slip out of a game."""
    snapshot = await press.snapshot()
    if snapshot.phase is not Phase.LOBBY and not press.private:
        raise Refused(T.STARTED, table=snapshot.id)
    change = await press.tables.leave(snapshot.id, await press.caller())
    if press.private:
        await press.replace_question()
    else:
        await show_lobby(press, change)


@button(Verb.ADD_COMPUTER)
async def add_computer(press: ButtonPress) -> None:
    level = LEVELS.get("".join(press.values[:1]), "normal")
    await show_lobby(press, await press.tables.seat_computer(await press.table(), await press.caller(), level))


@button(Verb.REMOVE_COMPUTER)
async def remove_computer(press: ButtonPress) -> None:
    """The one that the button names: pressed twice, it removes one."""
    snapshot = await press.snapshot()
    seat = int(press.address.arg) if press.address.arg.isdecimal() else len(snapshot.seats)
    if seat >= len(snapshot.seats) or snapshot.seats[seat].person is not None:
        raise Refused(NOT_COMPUTER)
    await show_lobby(press, await press.tables.remove(snapshot.id, await press.caller(), seat))


@button(Verb.START)
async def start(request: Request) -> None:
    table = await request.table()
    request.require_board(table)
    await _before_daily(request, table)
    change = await request.tables.start(table, await request.caller())
    if change.host == request.person and change.played_on is None and change.setup.deal is None:
        await _remember(request, change.terms)
    await request.acknowledge()


async def _before_daily(request: Request, table: int) -> None:
    """The cards may be dealt by what comes next."""
    snapshot = await request.tables.look(table)
    if snapshot.setup.day is not None:
        people = {request.person, *(seat.person for seat in snapshot.seats if seat.person is not None)}
        await request.services.dailies.before_deal(DailyKind.TEAM, tuple(people))


async def _remember(request: Request, terms: Terms) -> None:
    """For the host's next table."""
    settings, choices = request.services.settings, terms.to_remember()
    person = await settings.person(request.person)
    if person.last_table != choices:
        with suppress(Refused):  # the table has begun all the same
            await settings.set_person(request.person, replace(person, last_table=choices))


async def show_lobby(request: Request, change: Change) -> None:
    """The answer to a button is the lobby itself, redrawn, if it was the lobby that was pressed. Elsewhere, and when
    it is no lobby any more, the board shows what came of it."""
    interaction, boards = request.interaction, request.services.boards
    with boards.wait_for_answer(change.id):
        lobby = (await request.tables.notes.messages(change.id)).get(BOARD)
        pressed = None if interaction.message is None else interaction.message.id
        asleep = request.services.places.of_interaction(interaction).asleep
        elsewhere = lobby is None or lobby.message != pressed or asleep or interaction.response.is_done()
        if change.phase is not Phase.LOBBY or lobby is None or elsewhere:
            await request.acknowledge()
            return
        await edit_pressed(interaction, await _lobby_message(request, change))
        await boards.note_drawn(change, lobby.message)


async def _lobby_message(request: Request, change: Change) -> OutgoingMessage:
    """Public, and so in the server's language."""
    say, with_picture = await request.say_to_all(), may_attach_pictures(request.interaction)
    return await request.services.pages.public_message(say, change, with_picture=with_picture)

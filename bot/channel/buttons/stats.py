"""The record of finished games: one's own, another's, a server's, a team's; private, until somebody shows it."""

from collections.abc import Sequence

import discord

from bot.channel.buttons.registry import button
from bot.channel.context.permissions import may_attach_pictures
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage, reply_to_all, show
from bot.records import Person, Server, Subject, Summary, Team, Totals
from bot.rules import Refused
from bot.text import Speaker
from bot.ui.addresses import Verb
from bot.ui.stats import stats_page
from bot.ui.stats_address import EVERYWHERE, HERE, SHARE, VARIANT, read_stats

CLOSED, SHARED_OFTEN, ONE_SERVER = "closed", "shared-often", "one-server"


async def show_own_stats(request: Request) -> None:
    """Everywhere: only they themselves see it."""
    await _show(request, Person(request.person, None))


async def show_player_stats(request: Request, player: discord.User | discord.Member) -> None:
    _require_server(request)
    await _show(request, Person(player.id, request.guild))


async def show_server_stats(request: Request) -> None:
    _require_server(request)
    await _show(request, Server(request.guild))


async def show_team_stats(request: Request, mates: Sequence[discord.User | discord.Member | None]) -> None:
    """The asker's, with these and nobody else."""
    _require_server(request)
    people = {request.person, *(mate.id for mate in mates if mate is not None)}
    if len(people) == 1:
        return await _show(request, Person(request.person, request.guild))
    return await _show(request, Team(tuple(sorted(people)), request.guild))


@button(Verb.STATS)
async def press_stats(press: ButtonPress) -> None:
    """Whose it is stands in the address, which anybody can make up: it is asked again whether they may see it."""
    read = read_stats(press.address.arg, press.person, press.guild)
    if read is None:
        raise Refused(CLOSED)
    subject, variant, does = read
    if does == VARIANT:
        arg = press.address.arg.rsplit(".", 2)[0]
        chosen = read_stats(f"{arg}.{''.join(press.values[:1])}.x", press.person, press.guild)
        variant = chosen[1] if chosen else None
    elif does in (HERE, EVERYWHERE):
        subject = Person(press.person, press.guild if does == HERE else None)
    elif does == SHARE:
        return await _share(press, subject, variant)
    return await _show(press, subject, variant)


def _require_server(request: Request) -> None:
    if not request.guild:
        raise Refused(ONE_SERVER)


async def _show(request: Request, subject: Subject, variant: str | None = None) -> None:
    summary = await _summary(request, subject, variant)
    await show(request.interaction, await _message(request, request.say, summary))


async def _share(press: ButtonPress, subject: Subject, variant: str | None) -> None:
    press.require_place()
    if (until := press.services.limits.shares.take(press.person)) is not None:
        raise Refused(SHARED_OFTEN, until=until)
    summary = await _summary(press, subject, variant)
    message = await _message(press, await press.say_to_all(), summary, shared=True)
    await reply_to_all(press.interaction, message)


async def _summary(request: Request, subject: Subject, variant: str | None) -> Summary:
    """Of somebody who is hidden, the same as of somebody who has not played."""
    if await request.services.records.may_see(subject, request.person):
        return await request.services.records.summary(subject, variant)
    return Summary(subject, variant, Totals(), (), Totals(), Totals(), (), {})


async def _message(request: Request, say: Speaker, summary: Summary, *, shared: bool = False) -> OutgoingMessage:
    picture, subject = None, summary.subject
    if may_attach_pictures(request.interaction):
        pages = request.services.pages
        picture = await pages.stats_picture(say, summary, request.person, request.guild, shared=shared)
    is_own = isinstance(subject, Person) and subject.person == request.person and not shared
    latest = await request.services.replays.recent(request.person) if is_own and summary.totals.games else ()
    page = stats_page(say, summary, request.person, shared=shared, pictured=picture is not None, latest=latest)
    return OutgoingMessage(page=page, picture=picture)

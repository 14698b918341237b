"""Before the cards are dealt: who sits here, what was agreed, and the buttons to change it."""

from collections.abc import Iterable
from typing import get_args

from discord import ButtonStyle, Embed

from bot.tables import Level, Snapshot
from bot.text import Speaker, shown_name
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Choice, Menu, Page, Rows
from bot.ui.colours import CALM
from bot.ui.options import options_line, table_words
from bot.ui.seats import seat_name
from bot.ui.terms import terms_button, variant_menu
from bot.ui.times import clock_time

LEVELS: tuple[Level, ...] = get_args(Level)
LISTED = 10  # guests by name


def lobby_page(say: Speaker, snapshot: Snapshot) -> Page:
    setup = snapshot.setup
    embed = Embed(
        title=say("lobby-title", variant=say(f"variant-{setup.variant}")),
        description=_description(say, snapshot),
        colour=CALM,
    )
    taken, most = len(snapshot.seats), setup.seat_counts[-1]
    seats = say("lobby-seats", taken=taken, most=most)
    embed.add_field(name=seats, value=_seat_lines(say, snapshot) or "—", inline=False)
    for name, value in (
        (say("lobby-kept-title"), _kept(say, snapshot)),
        (say("lobby-invited"), _invited(say, snapshot)),
    ):
        if value:
            embed.add_field(name=name, value=value, inline=False)
    if options := options_line(say, setup):
        embed.add_field(name=say("lobby-options"), value=options, inline=False)
    embed.set_footer(text=say("lobby-newcomers"))
    return Page(embed, _rows(say, snapshot))


def _rows(say: Speaker, snapshot: Snapshot) -> Rows:
    counts = snapshot.setup.seat_counts
    taken, full = len(snapshot.seats), len(snapshot.seats) >= counts[-1]
    computers = [str(number) for number, seat in enumerate(snapshot.seats) if seat.level is not None]

    def address(verb: Verb, arg: str = "") -> Address:
        return Address(snapshot.id, 0, verb, arg)

    remove = address(Verb.REMOVE_COMPUTER, "".join(computers[-1:]))
    levels = tuple(Choice(level, say(f"level-{level}"), say(f"about-level-{level}")) for level in LEVELS)
    return (
        (
            Button(address(Verb.JOIN), say("button-join"), ButtonStyle.primary, disabled=full),
            Button(address(Verb.LEAVE), say("button-leave")),
            Button(remove, say("button-remove-computer"), disabled=not computers),
            terms_button(say, snapshot.id),
            Button(address(Verb.START), say("button-start"), ButtonStyle.success, disabled=taken < counts[0]),
        ),
        (Menu(address(Verb.ADD_COMPUTER), say("menu-add-computer"), levels, disabled=full),),
        (variant_menu(say, snapshot),),
        (Button(address(Verb.SEEK), say("button-seek"), disabled=full),),
    )


def _description(say: Speaker, snapshot: Snapshot) -> str:
    lines = [say(f"about-{snapshot.setup.variant}"), "", _call(say, snapshot)]
    if snapshot.wanted:
        lines.append(say("lobby-wanted", count=snapshot.wanted))
    lines += [f"*{words}*" for words in table_words(say, snapshot)]
    return "\n".join([*lines, say("lobby-private")] if snapshot.private else lines)


def _kept(say: Speaker, snapshot: Snapshot) -> str:
    """For whom a seat is kept: told, and nobody called."""
    if not snapshot.kept:
        return ""
    return say("lobby-kept", names=_names(say, snapshot, snapshot.kept), until=clock_time(max(snapshot.kept.values())))


def _invited(say: Speaker, snapshot: Snapshot) -> str:
    return _names(say, snapshot, sorted(snapshot.invited - snapshot.kept.keys()))


def _names(say: Speaker, snapshot: Snapshot, people: Iterable[int]) -> str:
    names = [shown_name(snapshot.name(person)) for person in people]
    more = [say("lobby-more", count=len(names) - LISTED)] if len(names) > LISTED else []
    return ", ".join([*names[:LISTED], *more])


def _call(say: Speaker, snapshot: Snapshot) -> str:
    """What the table waits for."""
    taken, counts = len(snapshot.seats), snapshot.setup.seat_counts
    if taken < counts[0]:
        return say("lobby-waiting", more=counts[0] - taken)
    return say("lobby-full") if taken >= counts[-1] else say("lobby-ready")


def _seat_lines(say: Speaker, snapshot: Snapshot) -> str:
    lines = []
    for number, seat in enumerate(snapshot.seats):
        line = f"{number + 1}. {seat_name(say, snapshot, number)}"
        if seat.level is not None:
            line += f" · {say(f'level-{seat.level}')}"
        if seat.human and seat.person == snapshot.host:
            line += f" · {say('lobby-host')}"
        lines.append(line)
    return "\n".join(lines)

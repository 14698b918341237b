"""The tables that are open on a server, for one reader: those where they could sit down come first."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from discord import Embed

from bot.tables import Snapshot
from bot.text import Speaker, plain_name, shown_name
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Choice, Menu, Page, Rows
from bot.ui.colours import CALM
from bot.ui.player_calls import tell_me_button
from bot.ui.seats import seat_name

LISTED = 15
ROOM = 3900  # signs of all lines
OFFERED = 25
LABEL = 100  # signs of a choice


@dataclass(frozen=True)
class OpenTable:
    snapshot: Snapshot
    url: str
    channel: str  # its name
    may_sit: bool  # the reader
    sits: bool


def open_tables_page(say: Speaker, tables: Sequence[OpenTable], uncounted: int = 0, *, told: bool = False) -> Page:
    """`uncounted`: so many more; `told`: whether the reader is told when somebody looks for players."""
    ordered = sorted(tables, key=lambda table: (not table.may_sit, not table.sits, table.snapshot.opened))
    embed = Embed(title=say("open-title", count=len(tables) + uncounted), colour=CALM)
    lines = _fitting([_line(say, table) for table in ordered[:LISTED]])
    if more := len(tables) + uncounted - len(lines):
        lines.append(say("open-more", count=more))
    embed.description = "\n".join(lines) or say("open-none")
    if tables:
        embed.set_footer(text=say("open-how").replace("**", ""))
    rows = _rows(say, [table for table in ordered if table.may_sit])
    return Page(embed, (*rows, (tell_me_button(say, on=not told),)))


def seated_answer(say: Speaker, url: str) -> str:
    return say("answer-seated", table=url)


def _rows(say: Speaker, tables: Sequence[OpenTable]) -> Rows:
    """A menu rather than a button a table: there may be many."""
    choices = tuple(Choice(str(table.snapshot.id), _label(say, table)) for table in tables[:OFFERED])
    return ((Menu(Address(0, 0, Verb.SIT), say("menu-sit"), choices),),) if choices else ()


def _line(say: Speaker, table: OpenTable) -> str:
    snapshot, where = table.snapshot, f"<#{table.snapshot.channel}>"
    variant = f"[{say(f'variant-{snapshot.setup.variant}')}]({table.url})"
    if snapshot.began is None:
        host = shown_name(snapshot.name(snapshot.host))
        line = say("open-lobby", where=where, variant=variant, seats=_seats(say, snapshot), host=host)
    else:
        players = ", ".join(seat_name(say, snapshot, seat) for seat in range(len(snapshot.seats)))
        line = say("open-playing", where=where, variant=variant, players=players)
        if snapshot.seats_open and snapshot.has_seat_to_take:
            line = say("open-seats", line=line)
    if snapshot.private:
        line = say("open-private", line=line)
    return say("open-mine", line=line) if table.sits else line


def _fitting(lines: Sequence[str]) -> list[str]:
    """As many as an embed has room for."""
    ends = accumulate(len(line) + 1 for line in lines)
    return [line for line, end in zip(lines, ends, strict=True) if end <= ROOM]


def _label(say: Speaker, table: OpenTable) -> str:
    variant, seats = say(f"variant-{table.snapshot.setup.variant}"), _seats(say, table.snapshot)
    return say("choice-table", channel=plain_name(table.channel), variant=variant, seats=seats)[:LABEL]


def _seats(say: Speaker, snapshot: Snapshot) -> str:
    return say("lobby-seats", taken=len(snapshot.seats), most=snapshot.setup.seat_counts[-1])

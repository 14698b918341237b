"""All the tables that somebody sits at: which wait for them, and the way there."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import Embed

from bot.text import Speaker, shown_name
from bot.ui.buttons import Page
from bot.ui.colours import CALM
from bot.ui.times import moment

LISTED = 15


@dataclass(frozen=True)
class MyTable:
    """`awaited` is the name of whoever has the turn; nothing for a computer player. `server` is a name as well."""

    variant: str
    url: str
    server: str
    since: float
    mine: bool  # it waits for me
    started: bool = True
    choosing: bool = False  # who starts
    awaited: str | None = None


def my_tables_page(say: Speaker, tables: Sequence[MyTable], uncounted: int = 0) -> Page:
    """Those that wait for the reader first, the longest waiting before the others. `uncounted`: so many more."""
    ordered = sorted(tables, key=lambda table: (not table.mine, table.since))
    embed = Embed(title=say("mine-title", count=len(tables) + uncounted), colour=CALM)
    lines = [say("mine-waiting", count=sum(table.mine for table in tables))] if tables else [say("mine-none")]
    lines += [_line(say, table) for table in ordered[:LISTED]]
    if more := len(tables) + uncounted - len(ordered[:LISTED]):
        lines.append(say("mine-more", count=more))
    embed.description = "\n".join(lines)
    return Page(embed)


def _line(say: Speaker, table: MyTable) -> str:
    where = f"[{say(f'variant-{table.variant}')}]({table.url})"
    if table.server:
        where = f"{where} · {shown_name(table.server)}"
    return say("mine-line", where=where, state=_state(say, table), since=moment(table.since))


def _state(say: Speaker, table: MyTable) -> str:
    if not table.started:
        return say("mine-lobby")
    if table.choosing:
        return say("mine-choosing")
    if table.mine:
        return say("mine-your-turn")
    return say("mine-computer") if table.awaited is None else say("mine-turn-of", name=shown_name(table.awaited))

"""The Daily: today's deals and how somebody stands with them, and the tables of a day."""

from collections.abc import Sequence

from discord import ButtonStyle, Embed

from bot.records import DailyEntry, DailyPlace, DailyTable, Streak
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Page, Row, Rows
from bot.ui.colours import CALM
from bot.ui.decimals import decimal
from bot.ui.seats import mention

SERVER, PARTNERS = "server", "partners"
DONE = "✓"
TEAM = "team"


def daily_page(say: Speaker, entries: Sequence[DailyEntry], streak: Streak, *, in_server: bool) -> Page:
    shown = [entry for entry in entries if in_server or entry.kind != TEAM]
    embed = Embed(title=say("daily-title", day=shown[0].day), description=say("daily-about"), colour=CALM)
    for entry in shown:
        embed.add_field(name=say(f"daily-{entry.kind}"), value=entry_line(say, entry), inline=False)
    if streak.longest:
        embed.set_footer(text=say("daily-streak", now=streak.now, longest=streak.longest))
    return Page(embed, _rows(say, shown, in_server=in_server))


def entry_line(say: Speaker, entry: DailyEntry) -> str:
    """What the expert made of it is told only to whoever is through."""
    attempt = entry.attempt
    if attempt is None:
        return say("daily-open")
    if not attempt.finished:
        return say("daily-begun")
    told = result_words(say, attempt.result == "won", attempt.cards or 0)
    helped = help_words(say, attempt.hints or 0, attempt.take_backs or 0)
    late = "" if entry.counts else say("daily-later-attempt")
    return " · ".join(filter(None, (f"**{told}**", helped, expert_words(say, entry), late)))


def result_words(say: Speaker, won: bool, cards: int) -> str:
    return say("deal-won") if won else say("deal-left", cards=cards)


def help_words(say: Speaker, hints: int, backs: int) -> str:
    return say("deal-help", hints=hints, backs=backs) if hints or backs else ""


def expert_words(say: Speaker, entry: DailyEntry | DailyTable) -> str:
    if entry.expert is None:
        return say("daily-expert-thinks")
    return say("daily-expert", result=result_words(say, bool(entry.expert.won), entry.expert.cards))


def table_page(say: Speaker, table: DailyTable, scope: str, *, shared: bool = False) -> Page:
    """`shared`: for everybody to see."""
    title = say("daily-table", day=table.day, kind=say(f"daily-{table.kind}"))
    embed = Embed(title=title, description=_table_lines(say, table), colour=CALM)
    embed.set_footer(text=say(f"daily-scope-{scope}"))
    return Page(embed, () if shared else (_other_tables(say, table, scope),))


def post_page(say: Speaker, day: str, tables: Sequence[DailyTable]) -> Page:
    """In a server's channel: the new day, and the tables of the one before."""
    embed = Embed(title=say("daily-title", day=day), description=say("daily-new"), colour=CALM)
    for table in tables:
        if table.players:
            name = say("daily-table", day=table.day, kind=say(f"daily-{table.kind}"))
            embed.add_field(name=name, value=_table_lines(say, table)[:1024], inline=False)
    return Page(embed, ((daily_button(say),),))


def daily_button(say: Speaker) -> Button:
    return Button(Address(0, 0, Verb.DAILY), say("button-daily"), ButtonStyle.primary)


def table_button(say: Speaker, kind: str, day: str, scope: str, *, disabled: bool = False) -> Button:
    address = Address(0, 0, Verb.DAILY_TABLE, f"{kind}.{scope}.{day}")
    return Button(address, say(f"button-daily-{scope}"), disabled=disabled)


def _rows(say: Speaker, entries: Sequence[DailyEntry], *, in_server: bool) -> Rows:
    play = tuple(_play_button(say, entry) for entry in entries)
    first = entries[0]
    scopes = (SERVER, PARTNERS) if in_server else (PARTNERS,)
    return play, tuple(table_button(say, first.kind, first.day, scope) for scope in scopes)


def _play_button(say: Speaker, entry: DailyEntry) -> Button:
    over = entry.attempt is not None and entry.attempt.finished
    label = say(f"daily-{entry.kind}")
    style = ButtonStyle.secondary if over else ButtonStyle.primary
    return Button(Address(0, 0, Verb.DAILY_PLAY, entry.kind), f"{DONE} {label}" if over else label, style)


def _table_lines(say: Speaker, table: DailyTable) -> str:
    """A deal that the reader has not finished stays closed: only how many have is told."""
    count = say("daily-players", count=table.players)
    if not table.is_open:
        return f"{count}\n{say('daily-closed')}"
    lines = [_place_line(say, place) for place in table.places]
    if table.own is not None and table.own not in table.places:
        lines += ["…", _place_line(say, table.own)]
    measures = [] if table.kind == TEAM and table.expert is None else [expert_words(say, table)]
    if table.median is not None:
        measures.append(say("daily-median", cards=decimal(say, table.median)))
    return "\n".join([" · ".join(measures), count, "", *lines]).strip()


def _place_line(say: Speaker, place: DailyPlace) -> str:
    attempt = place.attempt
    told = result_words(say, attempt.result == "won", attempt.cards or 0)
    helped = help_words(say, attempt.hints or 0, attempt.take_backs or 0)
    return " · ".join(filter(None, (f"**{place.place}.** {mention(attempt.person)}", told, helped)))


def _other_tables(say: Speaker, table: DailyTable, scope: str) -> Row:
    """The other deals of that day."""
    return tuple(
        Button(
            Address(0, 0, Verb.DAILY_TABLE, f"{kind}.{scope}.{table.day}"),
            say(f"daily-{kind}"),
            disabled=kind == table.kind,
        )
        for kind in ("alone", "extreme", "pair", "team")
    )


def daily_channel_answer(say: Speaker, channel: int | None) -> str:
    return say("answer-no-daily-channel") if channel is None else say("answer-daily-channel", channel=f"<#{channel}>")

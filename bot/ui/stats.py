"""A record as a page: figures in words, which say all that its picture shows."""

from collections.abc import Sequence

from discord import ButtonStyle, Embed

from bot.records import Person, Progress, Server, Subject, Summary, Team, Totals
from bot.rules import VARIANTS
from bot.tables import GameRow
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Choice, Menu, Page, Row, Rows
from bot.ui.colours import CALM
from bot.ui.decimals import decimal
from bot.ui.replay import game_choices
from bot.ui.seats import mention
from bot.ui.spread import spread_bars
from bot.ui.stats_address import ANY, EVERYWHERE, HERE, SHARE, VARIANT, stats_address

LINES = 8  # kinds of tables
LATEST = 15  # games, or months, told in words


def stats_page(
    say: Speaker,
    summary: Summary,
    viewer: int,
    *,
    shared: bool = False,
    pictured: bool = False,
    latest: Sequence[GameRow] = (),
) -> Page:
    """`viewer` is who asked for it. `shared`: for everybody to see. `pictured`: its picture is beside it, and says in
    its alternative text what the curve and the bars show. `latest`: games to look at again."""
    embed = Embed(title=stats_title(say, summary.subject, viewer, shared=shared), colour=CALM)
    embed.description = _description(say, summary)
    if summary.totals.games:
        fields = _fields(say, summary, shared=shared) + ([] if pictured else _drawn_fields(say, summary))
        for name, value in fields:
            if value:
                embed.add_field(name=name, value=value, inline=False)
        embed.set_footer(text=say("stats-note"))
    return Page(embed, _shared_rows(say) if shared else _rows(say, summary, viewer, latest))


def stats_title(say: Speaker, subject: Subject, viewer: int, *, shared: bool = False) -> str:
    match subject:
        case Server():
            return say("stats-title-server")
        case Team():
            return say("stats-title-team")
        case Person(person):
            return say("stats-title-mine") if person == viewer and not shared else say("stats-title-person")


def totals_line(say: Speaker, totals: Totals) -> str:
    mean = decimal(say, totals.mean)
    return say("stats-totals", games=totals.games, wins=totals.wins, share=totals.share, mean=mean, best=totals.best)


def points_line(say: Speaker, summary: Summary) -> str:
    """The latest points of the curve, the oldest first; a game that was won is marked."""
    if summary.by_month:
        return " · ".join(
            f"{month_name(point.at)}: {decimal(say, point.cards / point.games)}" for point in summary.curve[-LATEST:]
        )
    return " · ".join(f"{point.cards}{' ★' if point.won else ''}" for point in summary.curve[-LATEST:])


def spread_line(summary: Summary) -> str:
    return " · ".join(f"{bar.label}: {bar.games}" for bar in spread_bars(summary.spread) if bar.games)


def month_name(period: float) -> str:
    """As a number: 2026-11."""
    return f"{int(period) // 100}-{int(period) % 100:02}"


def _description(say: Speaker, summary: Summary) -> str:
    people = _people(summary.subject)
    where = say("stats-everywhere") if _is_everywhere(summary.subject) else say("stats-here")
    game = say("stats-any-game") if summary.variant is None else say(f"variant-{summary.variant}")
    head = " · ".join([*([" ".join(map(mention, people))] if people else []), game, where])
    return f"{head}\n{totals_line(say, summary.totals) if summary.totals.games else say('stats-none')}"


def _people(subject: Subject) -> tuple[int, ...]:
    match subject:
        case Person(person):
            return (person,)
        case Team(people):
            return people
        case Server():
            return ()


def _fields(say: Speaker, summary: Summary, *, shared: bool) -> list[tuple[str, str]]:
    return [
        (say("stats-by-game"), tables_lines(say, summary)),
        (say("stats-by-company"), _companies(say, summary)),
        (say("stats-streaks"), _streaks(say, summary)),
        (say("stats-partners"), "" if shared and _is_everywhere(summary.subject) else _partners(say, summary)),
        (say("stats-achievements"), "\n".join(_achievement(say, one) for one in summary.achievements)),
    ]


def _drawn_fields(say: Speaker, summary: Summary) -> list[tuple[str, str]]:
    by_month = say("stats-months") if summary.by_month else say("stats-curve")
    return [(by_month, points_line(say, summary)), (say("stats-spread"), spread_line(summary))]


def _is_everywhere(subject: Subject) -> bool:
    """Whom somebody met on one server is nobody's business on another."""
    return isinstance(subject, Person) and subject.guild is None


def tables_lines(say: Speaker, summary: Summary) -> str:
    lines = [
        f"{say(f'variant-{line.variant}')}, {say('stats-seats', seats=line.seats)}: {_line(say, line.totals)}"
        for line in summary.lines[:LINES]
    ]
    return "\n".join([*lines, "…"] if len(summary.lines) > LINES else lines)


def _companies(say: Speaker, summary: Summary) -> str:
    lines = []
    if summary.without_computers.games:
        lines.append(say("stats-without", line=_line(say, summary.without_computers)))
    if summary.with_computers.games:
        lines.append(say("stats-with", line=_line(say, summary.with_computers)))
    return "\n".join(lines)


def _line(say: Speaker, totals: Totals) -> str:
    return say("stats-line", games=totals.games, wins=totals.wins, mean=decimal(say, totals.mean), best=totals.best)


def _streaks(say: Speaker, summary: Summary) -> str:
    streaks = summary.streaks
    return "" if streaks is None else say("stats-streak", now=streaks.now, longest=streaks.longest)


def _partners(say: Speaker, summary: Summary) -> str:
    return "\n".join(
        say("stats-partner", player=mention(partner.person), games=partner.games, wins=partner.wins)
        for partner in summary.partners
    )


def _achievement(say: Speaker, progress: Progress) -> str:
    name = say(f"achievement-{progress.achievement}")
    if progress.done:
        return say("stats-achieved", achievement=name)
    return say("stats-not-achieved", achievement=name, reached=progress.reached, needed=progress.needed)


def _rows(say: Speaker, summary: Summary, viewer: int, latest: Sequence[GameRow]) -> Rows:
    subject, variant = summary.subject, summary.variant
    choices = [Choice(ANY, say("stats-any-game"), None, variant is None)]
    choices += [Choice(name, say(f"variant-{name}"), None, name == variant) for name in VARIANTS]
    menu = Menu(stats_address(subject, viewer, variant, VARIANT), say("menu-stats-variant"), tuple(choices))
    address = stats_address(subject, viewer, variant, SHARE)
    share = Button(address, say("button-replay-share"), disabled=not summary.totals.games)
    buttons: Row = (share,)
    if isinstance(subject, Person) and subject.person == viewer:
        buttons = (*_places(say, subject, viewer, variant), share)
    return ((menu,), *_replays(say, latest), buttons)


def _replays(say: Speaker, latest: Sequence[GameRow]) -> Rows:
    """Each by its number: whoever chooses one is asked again whether it is open to them."""
    choices = tuple(game_choices(say, latest, ""))
    return ((Menu(Address(0, 0, Verb.REPLAY), say("menu-stats-replay"), choices),),) if choices else ()


def _places(say: Speaker, subject: Person, viewer: int, variant: str | None) -> Row:
    here, everywhere = (
        stats_address(Person(viewer, guild), viewer, variant, does) for guild, does in ((1, HERE), (None, EVERYWHERE))
    )
    return (
        Button(here, say("button-stats-here"), disabled=subject.guild is not None),
        Button(everywhere, say("button-stats-everywhere"), disabled=subject.guild is None),
    )


def _shared_rows(say: Speaker) -> Rows:
    address = Address(0, 0, Verb.STATS, "me.h.any.x")
    return ((Button(address, say("button-stats-mine"), ButtonStyle.primary),),)

"""What moderators see: the open tables of a server, and its settings."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle, Embed

from bot.tables import ServerSettings
from bot.text import LANGUAGE_NAMES, Speaker, plain_name, shown_name
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Choice, Page
from bot.ui.colours import BAD, CALM
from bot.ui.times import length, moment

LISTED = 15
MOST_CHOICES = 25


@dataclass(frozen=True)
class OpenTable:
    """`awaited` is the name of the player who must act, as Discord has it; times are Unix seconds."""

    id: int
    channel: int
    variant: str
    opened: float
    moved: float
    awaited: str | None = None
    started: bool = True
    channel_name: str = ""


def table_list(say: Speaker, tables: Sequence[OpenTable]) -> Embed:
    embed = Embed(title=say("tables-title", count=len(tables)), colour=CALM)
    lines = [_line(say, table) for table in tables[:LISTED]]
    if len(tables) > LISTED:
        lines.append(say("tables-more", count=len(tables) - LISTED))
    embed.description = "\n".join(lines) or say("tables-none")
    return embed


def table_choices(say: Speaker, tables: Sequence[OpenTable], typed: str = "") -> list[Choice]:
    """For autocomplete: the value is the table's number."""
    wanted = typed.casefold().strip().lstrip("#")
    choices = [Choice(str(t.id), _label(say, t)) for t in tables]
    return [c for c in choices if wanted in c.label.casefold() or wanted == c.value][:MOST_CHOICES]


def end_question(say: Speaker, table: OpenTable, reason: str) -> Page:
    """Which table it is, and the reason as it was given: the answer reads it from here."""
    embed = Embed(title=say("tables-end-title"), description=_line(say, table), colour=BAD)
    embed.set_footer(text=say("tables-end-question"))
    if reason:
        embed.add_field(name=say("tables-end-reason"), value=reason, inline=False)
    button = Button(Address(table.id, 0, Verb.END_TABLE), say("button-end-table"), ButtonStyle.danger)
    return Page(embed, ((button,),))


def end_old_answer(say: Speaker, count: int) -> str:
    return say("tables-ended", count=count)


def unlock_answer(say: Speaker) -> str:
    return say("tables-unlocked")


def server_settings(say: Speaker, settings: ServerSettings) -> Embed:
    lines = [
        say("server-language", language=_language(say, settings.language)),
        say("server-remind", length=length(say, settings.remind)),
        say("server-takeover", length=length(say, settings.takeover)),
        say("server-close", length=length(say, settings.close)),
        _hosts(say, settings),
        _channels(say, settings),
        say("server-tables", host=settings.tables_per_host, server=settings.tables_per_server),
        say("server-threads-on") if settings.threads else say("server-threads-off"),
        say("server-pictures-on") if settings.pictures else say("server-pictures-off"),
    ]
    if settings.mod_role is not None:
        lines.append(say("server-moderators", role=f"<@&{settings.mod_role}>"))
    return Embed(title=say("server-title"), description="\n".join(lines), colour=CALM)


def _line(say: Speaker, table: OpenTable) -> str:
    where, variant = f"<#{table.channel}>", say(f"variant-{table.variant}")
    opened, moved = moment(table.opened), moment(table.moved)
    if not table.started:
        return say("tables-lobby", channel=where, variant=variant, opened=opened, moved=moved)
    if table.awaited is None:
        return say("tables-playing", channel=where, variant=variant, opened=opened, moved=moved)
    name = shown_name(table.awaited)
    return say("tables-awaiting", channel=where, variant=variant, opened=opened, moved=moved, name=name)


def _label(say: Speaker, table: OpenTable) -> str:
    variant = say(f"variant-{table.variant}")
    return f"#{plain_name(table.channel_name)} · {variant}" if table.channel_name else f"{table.id} · {variant}"


def _language(say: Speaker, language: str | None) -> str:
    return LANGUAGE_NAMES[language] if language in LANGUAGE_NAMES else say("language-of-server")


def _hosts(say: Speaker, settings: ServerSettings) -> str:
    if settings.host_role is not None:
        return say("server-hosts-role", role=f"<@&{settings.host_role}>")
    return say("server-hosts-everyone") if settings.hosts == "everyone" else say("server-hosts-moderators")


def _channels(say: Speaker, settings: ServerSettings) -> str:
    if not settings.channels:
        return say("server-channels-all")
    return say("server-channels", channels=" ".join(f"<#{channel}>" for channel in settings.channels[:40]))

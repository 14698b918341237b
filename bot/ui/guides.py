"""What can be read up: the rules, and what is stored."""

from discord import ButtonStyle, Embed

from bot.rules import VARIANTS, Variant
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Choice, Menu, Page, Rows, in_rows
from bot.ui.colours import CALM
from bot.ui.links import Links, links_line
from bot.ui.play_marks import CHEAPEST, DEAD_END, HELP, TRICK
from bot.ui.symbols import mark_label, mark_lines

NO_LINKS = Links()
HELPING = "help"  # the chapter of those variants where others can be helped
SYMBOLS, CARDS, SIGNS_ON_BUTTONS = "symbols", "cards", "signs"  # chapters that are put together


def rules(say: Speaker, name: str, *, chapter: str = "", full: bool = False, table: Variant | None = None) -> Embed:
    """Of a variant, in our own words: in short, a chapter, or all of it. With the game on a `table`, also which of its
    cards carry which symbol."""
    kind = VARIANTS[name]
    title = say("rules-title", variant=say(f"variant-{name}"))
    if chapter and not full:
        text = _chapter(say, kind, chapter, table)
        return Embed(title=title, description=f"**{say(f'rules-section-{chapter}')}**\n{text}", colour=CALM)
    embed = Embed(title=title, description=say(f"rules-{name}"), colour=CALM)
    for each in chapters(kind, table) if full else ():
        embed.add_field(name=say(f"rules-section-{each}"), value=_chapter(say, kind, each, table), inline=False)
    return embed


def chapters(kind: type[Variant], table: Variant | None = None) -> tuple[str, ...]:
    symbols = (SYMBOLS,) if kind.marks and SYMBOLS not in kind.topics else ()
    cards = (CARDS,) if table is not None and table.marks else ()
    return (*kind.topics, *symbols, *cards, SIGNS_ON_BUTTONS)


def rules_rows(say: Speaker, name: str, *, chapter: str = "", table: Variant | None = None) -> Rows:
    """A press for each chapter, and a menu of the games."""
    games = tuple(Choice(each, say(f"variant-{each}"), say(f"about-{each}"), each == name) for each in VARIANTS)
    every = [
        Button(
            Address(0, 0, Verb.RULES, f"{name}.{each}"),
            say(f"rules-section-{each}") if each else say("rules-in-short"),
            ButtonStyle.primary if each == chapter else ButtonStyle.secondary,
            disabled=each == chapter,
        )
        for each in ("", *chapters(VARIANTS[name], table))
    ]
    return ((Menu(Address(0, 0, Verb.RULES), say("menu-variant"), games),), *in_rows(every))


def privacy(say: Speaker, links: Links = NO_LINKS) -> Embed:
    embed = Embed(title=say("privacy-title"), description=say("privacy-stored"), colour=CALM)
    for part in ("why", "long", "yours"):
        embed.add_field(name=say(f"privacy-{part}-title"), value=say(f"privacy-{part}"), inline=False)
    return with_links(say, embed, links)


def privacy_export_answer(say: Speaker) -> str:
    """Beside the file."""
    return say("privacy-export")


def privacy_delete_page(say: Speaker) -> Page:
    """Asks once more."""
    embed = Embed(title=say("privacy-delete-title"), description=say("privacy-delete"), colour=CALM)
    rows: Rows = ((Button(Address(0, 0, Verb.FORGET_ME), say("button-forget-me"), ButtonStyle.danger),),)
    return Page(embed, rows)


def privacy_delete_answer(say: Speaker) -> str:
    return say("privacy-deleted")


def with_links(say: Speaker, embed: Embed, links: Links) -> Embed:
    if line := links_line(say, links):
        embed.add_field(name=say("links-title"), value=line, inline=False)
    return embed


def _chapter(say: Speaker, kind: type[Variant], chapter: str, table: Variant | None) -> str:
    if chapter == SYMBOLS:
        return mark_lines(say, kind.marks)
    if chapter == SIGNS_ON_BUTTONS:
        return _legend(say, kind)
    if chapter == CARDS:
        return "" if table is None else _marked_cards(say, table)
    return say(f"rules-{kind.name}-{chapter}")


def _legend(say: Speaker, kind: type[Variant]) -> str:
    """What the buttons of a hand say of a play."""
    lines = [say("legend-distance"), say("legend-trick", sign=TRICK), say("legend-cheapest", sign=CHEAPEST)]
    lines.append(say("legend-dead-end", sign=DEAD_END))
    if HELPING in kind.topics:
        lines.append(say("legend-help", sign=HELP))
    return "\n".join(lines)


def _marked_cards(say: Speaker, table: Variant) -> str:
    return "\n".join(
        f"{mark_label(say, mark)}: {', '.join(map(str, cards))}" for mark, cards in table.marked_cards().items()
    )

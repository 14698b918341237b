"""What can be read up: the rules, a first game, what is stored."""

from discord import ButtonStyle, Embed

from bot.rules import VARIANTS, Variant
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Page, Rows
from bot.ui.colours import CALM
from bot.ui.first_game import guide_button, play_now_button
from bot.ui.links import Links, links_line
from bot.ui.play_marks import CHEAPEST, DEAD_END, HELP, TRICK
from bot.ui.symbols import mark_label, mark_lines

NO_LINKS = Links()
HELPING = "help"  # the chapter of those variants where others can be helped
SYMBOLS = "symbols"  # the one chapter that is put together from the symbols themselves


def rules(say: Speaker, name: str, *, full: bool = False, table: Variant | None = None) -> Embed:
    """Of a variant, in our own words. With the game on a `table`, also which of its cards carry which symbol."""
    kind = VARIANTS[name]
    embed = Embed(
        title=say("rules-title", variant=say(f"variant-{name}")),
        description=say(f"rules-{name}"),
        colour=CALM,
    )
    if full:
        for topic in kind.topics:
            text = mark_lines(say, kind.marks) if topic == SYMBOLS else say(f"rules-{name}-{topic}")
            embed.add_field(name=say(f"rules-section-{topic}"), value=text, inline=False)
    elif kind.marks:
        embed.add_field(name=say("rules-section-symbols"), value=mark_lines(say, kind.marks), inline=False)
    if table is not None and table.marks:
        embed.add_field(name=say("rules-section-cards"), value=_marked_cards(say, table), inline=False)
    embed.add_field(name=say("rules-section-signs"), value=_legend(say, kind), inline=False)
    if not full:
        embed.set_footer(text=say("rules-more"))
    return embed


def help_page(say: Speaker, links: Links = NO_LINKS) -> Embed:
    """From nothing to a first game in a minute."""
    embed = Embed(title=say("help-title"), description=say("help-first-game"), colour=CALM)
    for part in ("turn", "talk", "commands", "trouble"):
        embed.add_field(name=say(f"help-{part}-title"), value=say(f"help-{part}"), inline=False)
    return _with_links(say, embed, links)


def welcome_page(say: Speaker) -> Page:
    """For a server that has invited the bot."""
    embed = Embed(title=say("welcome-title"), description=say("welcome"), colour=CALM)
    return Page(embed, first_row(say))


def first_row(say: Speaker) -> Rows:
    """For whoever has never played."""
    return ((play_now_button(say), guide_button(say)),)


def privacy(say: Speaker, links: Links = NO_LINKS) -> Embed:
    embed = Embed(title=say("privacy-title"), description=say("privacy-stored"), colour=CALM)
    for part in ("why", "long", "yours"):
        embed.add_field(name=say(f"privacy-{part}-title"), value=say(f"privacy-{part}"), inline=False)
    return _with_links(say, embed, links)


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


def _with_links(say: Speaker, embed: Embed, links: Links) -> Embed:
    if line := links_line(say, links):
        embed.add_field(name=say("links-title"), value=line, inline=False)
    return embed


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

"""From nothing to a first game in a minute; and what else somebody may want to know, a press each."""

from discord import ButtonStyle, Embed

from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Page, Row, Rows
from bot.ui.colours import CALM
from bot.ui.first_game import guide_button, play_now_button
from bot.ui.guides import NO_LINKS, with_links
from bot.ui.links import Links

START = "first-game"
PARTS = (START, "turn", "talk", "commands", "trouble")


def help_page(say: Speaker, part: str = START, links: Links = NO_LINKS, *, on_server: bool = True) -> Page:
    embed = Embed(title=say(f"help-{part}-title"), description=say(f"help-{part}"), colour=CALM)
    if part == START:
        embed.add_field(name=say("help-goal-title"), value=say("help-goal"), inline=False)
        embed = with_links(say, embed, links)
    return Page(embed, help_rows(say, part, on_server=on_server))


def help_rows(say: Speaker, part: str = START, *, on_server: bool) -> Rows:
    """Tables open on servers alone."""
    parts = tuple(_part_button(say, each, is_shown=each == part) for each in PARTS)
    first = play_row(say) if on_server else ()
    return ((*first, rules_button(say)), parts)


def play_row(say: Speaker) -> Row:
    """For whoever has never played."""
    return (play_now_button(say), guide_button(say))


def rules_button(say: Speaker) -> Button:
    return Button(Address(0, 0, Verb.RULES), say("button-rules"))


def welcome_page(say: Speaker) -> Page:
    """For a server that has invited the bot."""
    embed = Embed(title=say("welcome-title"), description=say("welcome"), colour=CALM)
    help_button = Button(Address(0, 0, Verb.HELP, START), say("button-help"))
    return Page(embed, ((*play_row(say), rules_button(say), help_button),))


def _part_button(say: Speaker, part: str, *, is_shown: bool) -> Button:
    style = ButtonStyle.primary if is_shown else ButtonStyle.secondary
    return Button(Address(0, 0, Verb.HELP, part), say(f"help-{part}-title"), style, disabled=is_shown)

"""What can be read up: the rules, a first game, what is stored."""

from discord import ButtonStyle, Embed

from bot.rules import Instruction, Instructions
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Page, Rows
from bot.ui.colours import CALM
from bot.ui.symbols import meaning, named

SECTIONS = {
    "original": ("setup", "turn", "trick", "draw", "end", "talk", "expert", "bot"),
    "extreme": ("setup", "symbols", "flash", "lasting", "end", "bot"),
    "face-to-face": ("setup", "turn", "help", "draw", "end", "bot"),
}


def rules(say: Speaker, variant: str, *, full: bool = False, instructions: Instructions | None = None) -> Embed:
    """In our own words. With `instructions`, also which cards of this table carry which symbol."""
    embed = Embed(
        title=say("rules-title", variant=say(f"variant-{variant}")),
        description=say(f"rules-{variant}"),
        colour=CALM,
    )
    if full:
        for section in SECTIONS[variant]:
            text = symbol_list(say) if section == "symbols" else say(f"rules-{variant}-{section}")
            embed.add_field(name=say(f"rules-section-{section}"), value=text, inline=False)
    elif variant == "extreme":
        embed.add_field(name=say("rules-section-symbols"), value=symbol_list(say), inline=False)
    if instructions is not None:
        embed.add_field(name=say("rules-section-cards"), value=_cards(say, instructions), inline=False)
    if not full:
        embed.set_footer(text=say("rules-more"))
    return embed


def symbol_list(say: Speaker) -> str:
    return "\n".join(f"{named(say, each)}: {meaning(say, each)}" for each in Instruction)


def help_page(say: Speaker) -> Embed:
    """From nothing to a first game in a minute."""
    embed = Embed(title=say("help-title"), description=say("help-first-game"), colour=CALM)
    for part in ("turn", "talk", "commands", "trouble"):
        embed.add_field(name=say(f"help-{part}-title"), value=say(f"help-{part}"), inline=False)
    return embed


def privacy(say: Speaker) -> Embed:
    embed = Embed(title=say("privacy-title"), description=say("privacy-stored"), colour=CALM)
    for part in ("why", "long", "yours"):
        embed.add_field(name=say(f"privacy-{part}-title"), value=say(f"privacy-{part}"), inline=False)
    return embed


def privacy_export(say: Speaker) -> str:
    """Beside the file."""
    return say("privacy-export")


def privacy_delete(say: Speaker) -> Page:
    """Asks once more."""
    embed = Embed(title=say("privacy-delete-title"), description=say("privacy-delete"), colour=CALM)
    rows: Rows = ((Button(Address(0, 0, Verb.FORGET_ME), say("button-forget-me"), ButtonStyle.danger),),)
    return Page(embed, rows)


def privacy_deleted(say: Speaker) -> str:
    return say("privacy-deleted")


def _cards(say: Speaker, instructions: Instructions) -> str:
    return "\n".join(f"{named(say, each)}: {', '.join(map(str, instructions.cards(each)))}" for each in Instruction)

"""Whom somebody blocks, in words for them alone."""

from collections.abc import Sequence

from discord import Embed

from bot.text import Speaker
from bot.ui.buttons import Page
from bot.ui.colours import CALM
from bot.ui.seats import mention

LISTED = 50


def blocked_answer(say: Speaker, person: int) -> str:
    return say("answer-blocked", person=mention(person))


def unblocked_answer(say: Speaker, person: int, *, was: bool) -> str:
    return say("answer-unblocked", person=mention(person)) if was else say("answer-not-blocked", person=mention(person))


def blocked_page(say: Speaker, people: Sequence[int]) -> Page:
    """In this order. Who was forgotten since has a number below zero and no name any more."""
    embed = Embed(title=say("blocked-title", count=len(people)), colour=CALM)
    lines = [mention(person) if person > 0 else say("blocked-forgotten") for person in people[:LISTED]]
    if more := len(people) - len(lines):
        lines.append(say("blocked-more", count=more))
    embed.description = "\n".join([*lines, "", say("blocked-how")] if lines else [say("blocked-none")])
    return Page(embed)

"""Plays in a few signs: what has been played, and what could be."""

from collections.abc import Iterable

from bot.rules import LETTERS, Play, View
from bot.text import Speaker
from bot.ui.buttons import Choice
from bot.ui.symbols import SIGNS, named
from bot.ui.tabletop import Laid, instruction, owner, pile_label

MOST_CHOICES = 25


def told(say: Speaker, view: View, laid: Iterable[Laid]) -> str:
    """`45 → A · 35 → A ↩ trick`"""
    return " · ".join(_one(say, view, play) for play in laid)


def _one(say: Speaker, view: View, laid: Laid) -> str:
    carried = instruction(view, laid.card)
    parts = [f"**{laid.card}** → {LETTERS[laid.pile]}"]
    if carried is not None:
        parts.append(SIGNS[carried])
    if laid.trick:
        parts.append(say("play-trick"))
    if laid.help:
        parts.append(say("play-help"))
    return " ".join(parts)


def label(say: Speaker, view: View, play: Play, dead_ends: frozenset[Play]) -> str:
    """`A ↑ 47 → 49`, with a word where the play is something special."""
    text = f"{pile_label(view, play.pile)} → {play.card}"
    if play in dead_ends:
        return f"{text} {say('play-dead-end')}"
    if view.state.variant.trick(view.state, play):
        return f"{text} {say('play-trick')}"
    if owner(view, play.pile) not in (None, view.seat):
        return f"{text} {say('play-help')}"
    return text


def play_choices(say: Speaker, view: View, typed: str = "") -> list[Choice]:
    """For autocomplete: the legal plays that begin as typed, after those typed before; sound ones, then dead ends."""
    *before, wanted = typed.upper().replace(",", " ").split(" ")
    plays = [str(play) for play in view.plays()]
    start = ""
    for word in before:
        if word and word not in plays:
            return []
        if word:
            view = _after(view, word)
            start, plays = f"{start}{word} ", [str(play) for play in view.plays()]
    dead_ends = view.dead_ends()
    found = [play for play in view.plays() if str(play).startswith(wanted)]
    found.sort(key=lambda play: play in dead_ends)
    return [Choice(f"{start}{play}", f"{start}{_choice(say, view, play, dead_ends)}") for play in found[:MOST_CHOICES]]


def _after(view: View, word: str) -> View:
    """What could be played next. A play that ends the turn leaves nothing."""
    play = next(play for play in view.plays() if str(play) == word)
    if view.state.variant.ends_turn(play):
        return View(None, view.state)
    return View(view.seat, view.state.after(play))


def _choice(say: Speaker, view: View, play: Play, dead_ends: frozenset[Play]) -> str:
    carried = instruction(view, play.card)
    sign = f" {named(say, carried)}" if carried else ""
    return f"{play}{sign} · {label(say, view, play, dead_ends)}"

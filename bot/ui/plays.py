"""Plays in a few signs: what has been played, and what could be."""

from collections.abc import Iterable
from itertools import groupby

from bot.rules import Play, View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.buttons import Choice
from bot.ui.play_marks import TRICK
from bot.ui.seats import pile_name
from bot.ui.symbols import plain_mark_label, sign
from bot.ui.tabletop import Laid, pile_label

MOST_CHOICES = 25


def plays_line(say: Speaker, snapshot: Snapshot, view: View, laid: Iterable[Laid]) -> str:
    """`45 → A · 35 → A ↩ trick`"""
    return " · ".join(_laid_card(say, snapshot, view, card) for card in laid)


def short_plays_line(say: Speaker, snapshot: Snapshot, view: View, laid: Iterable[Laid]) -> str:
    """`45→A · 35↩ 36→B`: cards that went on the same pile one after the other share it."""
    runs = groupby(laid, key=lambda each: each.pile)
    return " · ".join(
        " ".join(_short_card(say, view, each) for each in cards) + f"→{pile_name(say, snapshot, view, pile)}"
        for pile, cards in runs
    )


def _short_card(say: Speaker, view: View, laid: Laid) -> str:
    mark = view.state.variant.mark(laid.card)
    return f"{laid.card}{sign(say, mark) if mark else ''}{TRICK if laid.trick else ''}"


def _laid_card(say: Speaker, snapshot: Snapshot, view: View, laid: Laid) -> str:
    mark = view.state.variant.mark(laid.card)
    parts = [f"**{laid.card}** → {pile_name(say, snapshot, view, laid.pile)}"]
    if mark is not None:
        parts.append(sign(say, mark))
    if laid.trick:
        parts.append(say("play-trick"))
    if laid.help:
        parts.append(say("play-help"))
    return " ".join(parts)


def play_label(say: Speaker, view: View, play: Play) -> str:
    """`A ↑ 47 → 49`, with a word where the play is something special."""
    variant, text = view.state.variant, f"{pile_label(view, play.pile)} → {play.card}"
    if play in view.dead_ends():
        return f"{text} {say('play-dead-end')}"
    if variant.trick(view.state, play):
        return f"{text} {say('play-trick')}"
    if variant.owner(play.pile) not in (None, view.seat):
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
    return [Choice(f"{start}{play}", f"{start}{_choice(say, view, play)}") for play in found[:MOST_CHOICES]]


def _after(view: View, word: str) -> View:
    """What could be played next. A play that ends the turn leaves nothing."""
    play = next(play for play in view.plays() if str(play) == word)
    if view.state.variant.ends_turn(play):
        return View(None, view.state)
    return View(view.seat, view.state.after(play))


def _choice(say: Speaker, view: View, play: Play) -> str:
    mark = view.state.variant.mark(play.card)
    carried = f" {plain_mark_label(say, mark)}" if mark else ""
    return f"{play}{carried} · {play_label(say, view, play)}"

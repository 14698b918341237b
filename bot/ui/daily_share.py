"""A result of the Daily to be passed on: it tells how it went, and nothing of the cards."""

from collections.abc import Sequence

from discord import ButtonStyle, Embed

from bot.records import DailyEntry
from bot.rules import LETTERS, State
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Page
from bot.ui.colours import CALM
from bot.ui.daily import daily_button, expert_words, help_words, result_words
from bot.ui.decimals import decimal
from bot.ui.pictures.scene import PileCourse, ShareCard

BOT = "Ninety-Eight"
LEVELS = "▁▂▃▄▅▆▇█"
POINTS = 8
WAY = 98  # from one end of a pile to the other


def courses(states: Sequence[State]) -> tuple[tuple[int, ...], ...]:
    """How far each pile had come, at so many moments of the game, in eighths: too coarse to tell a card."""
    last = len(states) - 1
    moments = [states[round(last * point / (POINTS - 1))] for point in range(POINTS)]
    return tuple(tuple(_level(state, pile) for state in moments) for pile in range(len(states[0].piles)))


def _level(state: State, pile: int) -> int:
    top, start = state.piles[pile].top, state.piles[pile].cards[0]
    return min(len(LEVELS) - 1, abs(top - start) * len(LEVELS) // WAY)


def share_text(say: Speaker, entry: DailyEntry, bars: Sequence[Sequence[int]], median: float | None) -> str:
    piles = " ".join(f"{letter}{_bar(levels)}" for letter, levels in zip(LETTERS, bars, strict=False))
    return "\n".join((_title(say, entry), " · ".join((_result(say, entry), *_measures(say, entry, median))), piles))


def share_card(say: Speaker, entry: DailyEntry, bars: Sequence[Sequence[int]], median: float | None) -> ShareCard:
    piles = tuple(
        PileCourse(letter, at < len(bars) // 2, tuple(levels))
        for at, (letter, levels) in enumerate(zip(LETTERS, bars, strict=False))
    )
    measures = " · ".join(_measures(say, entry, median))
    return ShareCard(_title(say, entry), _result(say, entry), measures, piles)


def _title(say: Speaker, entry: DailyEntry) -> str:
    return f"{BOT} {entry.day} · {say(f'daily-{entry.kind}')}"


def _result(say: Speaker, entry: DailyEntry) -> str:
    assert entry.attempt is not None
    return result_words(say, entry.attempt.result == "won", entry.attempt.cards or 0)


def _measures(say: Speaker, entry: DailyEntry, median: float | None) -> list[str]:
    """The expert's result is the world's measure; the server's median, where there are several; and what helped."""
    assert entry.attempt is not None
    told = [expert_words(say, entry)]
    if median is not None:
        told.append(say("daily-median", cards=decimal(say, median)))
    if helped := help_words(say, entry.attempt.hints or 0, entry.attempt.take_backs or 0):
        told.append(helped)
    return told


def share_page(say: Speaker, text: str, table: int) -> Page:
    """For the eyes of the one who may pass it on: to copy, or to show it here."""
    embed = Embed(title=say("daily-share-title"), description=f"```\n{text}\n```", colour=CALM)
    post = Button(Address(table, 0, Verb.DAILY_POST), say("button-daily-post"), ButtonStyle.primary)
    return Page(embed, ((post,),))


def posted_page(say: Speaker, text: str, name: str, table: int) -> Page:
    """For everybody: how it was played is open to whoever has been through it."""
    embed = Embed(title=name, description=f"```\n{text}\n```", colour=CALM)
    return Page(embed, ((daily_button(say), Button(Address(table, 0, Verb.REPLAY), say("button-replay"))),))


def _bar(levels: Sequence[int]) -> str:
    return "".join(LEVELS[level] for level in levels)

"""The expert's advice in words: what to play, why, and what it leaves together in the hand."""

from collections.abc import Sequence

from bot.rules import LETTERS, Mark, Play, Word
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.seats import seat_name
from bot.ui.symbols import mark_label


def hint_answer(
    say: Speaker,
    snapshot: Snapshot | None,
    plays: Sequence[Play],
    reason: str,
    *,
    step: int = 0,
    pile: int | None = None,
    seat: int | None = None,
    word: Word | None = None,
    mark: Mark | None = None,
    keeps: tuple[int, int] | None = None,
) -> str:
    """The fields of a hint, one by one. Without plays it says to end the turn."""
    low, high = keeps or (0, 0)
    facts: dict[str, str | int] = {
        "step": step,
        "pile": "" if pile is None else LETTERS[pile],
        "name": "" if seat is None else seat_name(say, snapshot, seat),
        "word": "" if word is None else say(f"word-{word}"),
        "mark": "" if mark is None else mark_label(say, mark),
        "low": low,
        "high": high,
    }
    cards = " · ".join(f"**{play.card}** → {LETTERS[play.pile]}" for play in plays)
    sentences = [say("hint-plays", plays=cards)] if plays else []
    if say.has(f"hint-{reason}"):
        sentences.append(say(f"hint-{reason}", **facts))
    if keeps is not None and reason != "keeps":
        sentences.append(say("hint-keeps", low=low, high=high))
    return " ".join(sentences)

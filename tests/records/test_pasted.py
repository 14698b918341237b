"""A game that somebody brings along: from a file, or pasted where line breaks are lost."""

from pathlib import Path

import pytest

from bot.data_files import extreme_deck
from bot.records.export import notation
from bot.records.pasted import BAD_NOTATION, read_pasted
from bot.rules import Refused
from tests.playthroughs.scenes import games


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_with_line_breaks_and_without_it_is_the_same_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    history = read_pasted(text, extreme_deck())
    assert read_pasted(" ".join(text.split("\n")), extreme_deck()).turns == history.turns
    assert read_pasted(f"```\n{text}\n```", extreme_deck()).turns == history.turns
    assert read_pasted(f"\ufeff# a comment\n{text}\n\n{text}", extreme_deck()).turns == history.turns
    assert read_pasted(notation(history), extreme_deck()).turns == history.turns


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "syntax"),
        ("hello", "syntax"),
        ("[" * 70_000, "syntax"),
        ("9" * 70_000, "syntax"),
        ('[Variant "original"] [Seats "2"] [Deck "2 3"]', "O1"),
        ("\n\n\n", "syntax"),
    ],
)
def test_what_is_no_game_is_refused(text: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        read_pasted(text, extreme_deck())
    assert refused.value.clause == BAD_NOTATION
    assert refused.value.facts["rule"] == rule


def test_a_play_against_the_rules_is_named() -> None:
    text = games()[0].read_text(encoding="utf-8")
    head, _, turns = text.partition("\n\n")
    first = turns.splitlines()[0].split()
    broken = f"{head}\n\n{first[0]} 1A\n"
    with pytest.raises(Refused) as refused:
        read_pasted(broken, extreme_deck())
    assert refused.value.facts["token"] == "1A"
    assert refused.value.facts["rule"] == "O4"

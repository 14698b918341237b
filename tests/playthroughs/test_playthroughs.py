"""Golden games: the record, and beside it everything that the table and each seat see at each step.

`python -m tests.playthroughs.write` writes the views anew after a change that is meant.
"""

from pathlib import Path

import pytest

from bot.data_files import extreme_deck
from bot.rules import VARIANTS, Options, Variant
from tests.playthroughs.scenes import error, games, whole_game


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_every_seat_sees_what_it_saw(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert whole_game(text) == path.with_suffix(".seen").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_the_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "[Result " in text
    assert error(text) is None


def results(variant: type[Variant]) -> tuple[str, str]:
    """How its games can end: for a team, or for either of two opponents."""
    table = variant.create(variant.seat_counts[-1], Options(), extreme_deck())
    return ("won", "lost") if table.owner(0) is None else ("won 1", "won 2")


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_has_a_game_won_and_a_game_lost(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in games()]
    of_it = [text for text in texts if f'[Variant "{name}"]' in text]
    for result in results(VARIANTS[name]):
        assert any(f'[Result "{result}' in text for text in of_it), result

"""Golden games: the record, and beside it everything that the table and each seat see at each step.

`python -m tests.playthroughs.write` writes the views anew after a change that is meant.
"""

from pathlib import Path

import pytest

from tests.playthroughs.scenes import error, games, told

RESULTS = {"original": {"won", "lost"}, "extreme": {"won", "lost"}, "face-to-face": {"won 1", "won 2"}}


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_every_seat_sees_what_it_saw(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert told(text) == path.with_suffix(".seen").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_the_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "[Result " in text
    assert error(text) is None


def test_every_variant_has_a_game_won_and_a_game_lost() -> None:
    for variant, results in RESULTS.items():
        texts = [path.read_text(encoding="utf-8") for path in games()]
        of_it = [text for text in texts if f'[Variant "{variant}"]' in text]
        assert all(any(f'[Result "{result}' in text for text in of_it) for result in results), variant

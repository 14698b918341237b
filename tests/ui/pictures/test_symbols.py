"""Drawings are told apart by their outline alone, large and small."""

from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from bot.rules import Instruction, Word
from bot.ui.pictures.pen import Shape, mask
from bot.ui.pictures.symbols import MARK_SHAPES, WORD_SHAPES, down, up

DRAWINGS: list[tuple[Shape, ...]] = [tuple(MARK_SHAPES.values()), tuple(WORD_SHAPES.values()), (up, down)]


def test_every_instruction_and_word_is_drawn() -> None:
    assert set(MARK_SHAPES) == set(Instruction)
    assert set(WORD_SHAPES) == set(Word)


@pytest.mark.parametrize("size", [11, 22, 48])
@pytest.mark.parametrize("shapes", DRAWINGS)
def test_no_two_drawings_look_alike_without_colour(shapes: tuple[Shape, ...], size: int) -> None:
    for one, other in combinations(shapes, 2):
        apart = ImageChops.difference(mask(one, size), mask(other, size))
        assert ImageStat.Stat(apart).mean[0] > 30, (one, other)  # of 255

"""Drawings are told apart by their outline alone, large and small."""

from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from bot.rules import VARIANTS, Word
from bot.ui.pictures.pen import Shape, mask
from bot.ui.pictures.symbols import MARK_SHAPES, WORD_SHAPES, dot, down, up

DRAWINGS: list[tuple[Shape, ...]] = [(*MARK_SHAPES.values(), dot), tuple(WORD_SHAPES.values()), (up, down)]


def test_every_mark_of_every_variant_and_every_word_is_drawn() -> None:
    assert set(MARK_SHAPES) == {mark for variant in VARIANTS.values() for mark in variant.marks}
    assert set(WORD_SHAPES) == set(Word)


@pytest.mark.parametrize("size", [11, 22, 48])
@pytest.mark.parametrize("shapes", DRAWINGS)
def test_no_two_drawings_look_alike_without_colour(shapes: tuple[Shape, ...], size: int) -> None:
    for one, other in combinations(shapes, 2):
        apart = ImageChops.difference(mask(one, size), mask(other, size))
        assert ImageStat.Stat(apart).mean[0] > 30, (one, other)  # of 255

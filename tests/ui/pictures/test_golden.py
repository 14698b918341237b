"""Pictures look as they did when somebody looked at them."""

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.ui.pictures.goldens import FOLDER, golden_scenes, phone

SCENES = golden_scenes()
BLOCK = 20
MEAN, WORST = 2.5, 30.0  # of 255: another version of FreeType moves edges, not things


def worst(apart: Image.Image) -> int:
    """The block that differs most."""
    return max(apart.reduce(BLOCK).tobytes())


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_like_its_golden(name: str) -> None:
    image, golden = phone(SCENES[name]), Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert image.size == golden.size
    apart = ImageChops.difference(image, golden).convert("L")
    assert ImageStat.Stat(apart).mean[0] < MEAN
    assert worst(apart) < WORST


def test_every_golden_has_its_picture_and_they_stay_small() -> None:
    files = list(FOLDER.glob("*.png"))
    assert {file.stem for file in files} == set(SCENES)
    assert sum(file.stat().st_size for file in files) < 1_500_000


def test_a_moved_card_is_noticed() -> None:
    one, other = phone(SCENES["board-middle"]), phone(SCENES["board-extreme"])
    assert worst(ImageChops.difference(one, other).convert("L")) > WORST

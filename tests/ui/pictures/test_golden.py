"""Pictures look as they did when somebody looked at them."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.rules import Fire, Instruction, Word
from bot.ui.pictures.scene import Board, Emblem, SignalMark
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


def board_with(pile: int, **parts: object) -> Board:
    board = SCENES["board-extreme"]
    assert isinstance(board, Board)
    piles = list(board.piles)
    piles[pile] = replace(piles[pile], **parts)  # type: ignore[arg-type]
    return replace(board, piles=tuple(piles))


@pytest.mark.parametrize(
    "other",
    [
        board_with(0, top=45),
        board_with(0, ascending=False),
        board_with(0, emblem=Emblem(Instruction.NO_TRICK, False)),
        board_with(0, emblem=Emblem(Instruction.ONE_PILE, True)),
        board_with(1, emblem=Emblem(Fire.FIRE, True)),
        board_with(0, signals=(SignalMark(1, Word.FREE),)),
    ],
    ids=["another digit", "another way", "no longer in force", "another symbol", "fire for a skull", "a signal"],
)
def test_one_thing_that_differs_is_noticed(other: Board) -> None:
    apart = ImageChops.difference(phone(SCENES["board-extreme"]), phone(other)).convert("L")
    assert worst(apart) >= WORST

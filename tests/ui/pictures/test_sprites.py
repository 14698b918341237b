"""What is kept to be pasted again: bounded, and never in place of something else."""

from random import Random

import pytest
from PIL import Image

from bot.rules import VARIANTS, Instructions, Options, deal, see
from bot.ui.pictures import canvas
from bot.ui.pictures.paint import render
from bot.ui.pictures.palette import COLOURS
from bot.ui.pictures.scene import Scene
from bot.ui.pictures.scenes import board_scene, hand_scene
from bot.ui.pictures.sprites import PASSING, PASSING_ROOM, ROOM, SPRITES, Sprites
from tests.rules.games import greedily, moves
from tests.ui.pictures.goldens import golden_scenes, speakers
from tests.ui.pictures.positions import NAMES, public


def blank(side: int) -> Image.Image:
    return Image.new("L", (side, side))


def test_what_was_used_last_stays() -> None:
    sprites = Sprites(3 * (100 + 1024))
    for key in (1, 2, 3, 1, 4):
        sprites.get(key, lambda: blank(10))
    made = list[int]()

    def make(key: int) -> Image.Image:
        made.append(key)
        return blank(10)

    for key in (1, 3, 4, 2):
        sprites.get(key, lambda key=key: make(key))  # type: ignore[misc]
    assert made == [2]
    assert sprites.kept_bytes == 3 * (100 + 1024)


def test_what_is_larger_than_the_room_is_not_kept() -> None:
    sprites = Sprites(2000)
    assert sprites.get("large", lambda: blank(100)).width == 100
    assert sprites.kept_bytes == 0


def played(variant: str) -> list[Scene]:
    """The boards and hands of a whole game."""
    say, kind, random = speakers()["en"], VARIANTS[variant], Random(5)
    dealt = deal(kind.create(kind.seat_counts[-1], Options(), Instructions.shuffled(random)), random)
    found = list[Scene]()
    for move in moves(dealt, greedily, random):
        found.append(board_scene(public(move.after), say, NAMES))
        found.append(hand_scene(see(move.after, move.seat), say, NAMES))
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_sprite_is_taken_for_another(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game drawn with what earlier pictures have left, and each of its pictures drawn from nothing."""
    scenes = played(variant)[::3]
    kept = [render(scene) for scene in scenes]
    monkeypatch.setattr(canvas, "SPRITES", Sprites(0))
    monkeypatch.setattr(canvas, "PASSING", Sprites(0))
    assert [render(scene) for scene in scenes] == kept


def test_no_golden_picture_depends_on_those_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {name: render(scene) for name, scene in golden_scenes().items()}
    assert 0 < SPRITES.kept_bytes <= ROOM
    assert 0 < PASSING.kept_bytes <= PASSING_ROOM
    monkeypatch.setattr(canvas, "SPRITES", Sprites(0))
    monkeypatch.setattr(canvas, "PASSING", Sprites(0))
    assert {name: render(scene) for name, scene in golden_scenes().items()} == kept


def test_colours_stay_what_they_are_wherever_they_meet() -> None:
    page = canvas.Canvas(100)
    for index, colour in enumerate(COLOURS):
        page.plate(10, 10, 60, 60, colour)  # on what was there before
        assert page.image.getpixel((40, 40)) == index

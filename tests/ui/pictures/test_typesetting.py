"""Glyph by glyph it looks as if it were set in one go."""

import pytest
from PIL import Image, ImageDraw

from bot.text import LANGUAGES
from bot.ui.pictures.fonts import SHOWN, font, legible_name
from bot.ui.pictures.scene import Scene
from bot.ui.pictures.typesetting import box_of, text_mask
from tests.ui.pictures.drawn import scenes
from tests.ui.pictures.goldens import TEXTS
from tests.ui.pictures.positions import STRANGE

EVERY_SIGN = "".join(chr(code) for low, high in SHOWN for code in range(low, high + 1))


def in_one_go(text: str, size: int, anchor: str, *, bold: bool) -> Image.Image:
    left, top, right, bottom = box_of(text, size, anchor, bold=bold)
    image = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(image).text((-left, -top), text, font=font(size, bold=bold), fill=255, anchor=anchor)
    return image


def sentences(scene: Scene) -> set[str]:
    return {scene.title, scene.headline}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_look_as_if_set_in_one_go(language: str) -> None:
    texts = set[str]().union(*(sentences(scene) for scene in scenes(TEXTS.speak(language)).values()))
    for text in sorted(texts):
        for size, bold in ((44, True), (24, False), (27, True)):
            assert text_mask(text, size, bold=bold) == in_one_go(text, size, "ls", bold=bold), text


@pytest.mark.parametrize("anchor", ["ls", "ms", "rs"])
def test_numbers_and_names_do_so_at_every_anchor(anchor: str) -> None:
    for text in (*map(str, range(101)), *map(legible_name, STRANGE), "", " ", EVERY_SIGN):
        assert text_mask(text, 42, bold=True) == in_one_go(text, 42, anchor, bold=True), text

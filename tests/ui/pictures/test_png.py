"""The same picture from every encoder."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from bot.ui.pictures import png
from bot.ui.pictures.paint import paint, render
from tests.ui.pictures.goldens import golden_scenes

ROOT = Path(__file__).parents[3]
SCENES = golden_scenes()
WITHOUT = """
import sys
sys.modules[sys.argv[1]] = None
from bot.ui.pictures import png
from tests.ui.pictures.goldens import golden_scenes
from bot.ui.pictures.paint import render
assert not png.HAS_FAST
sys.stdout.buffer.write(render(golden_scenes()["hand-middle"]))
"""


def pixels(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()  # checks every sum
    return image.convert("RGB")


@pytest.mark.parametrize("name", ["board-middle", "hand-extreme", "lobby-original", "result-lost", "chart-mine"])
def test_all_encoders_give_the_pixels_that_were_drawn(name: str) -> None:
    indices = paint(SCENES[name]).image
    drawn = paint(SCENES[name]).palette_image().convert("RGB")
    for data in (png.encode(indices), png.encode(indices, detailed=True), png.encode_plainly(indices)):
        assert pixels(data) == drawn


def test_what_comes_out_large_is_packed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    indices = paint(SCENES["board-middle"]).image
    once, thoroughly = png.encode(paint(SCENES["hand-middle"]).image), png.encode(indices, detailed=True)
    monkeypatch.setattr(png, "LARGE", len(thoroughly))

    assert png.encode(indices) == thoroughly
    assert png.encode(paint(SCENES["hand-middle"]).image) == once


def test_the_fast_encoders_are_tested_here() -> None:
    assert png.HAS_FAST, "they belong to the extra `fast`, and that to `dev`"
    indices = paint(SCENES["hand-middle"]).image
    assert png.encode(indices) != png.encode_plainly(indices)


@pytest.mark.parametrize("package", ["isal", "zlib_ng"])
def test_without_a_fast_encoder_the_picture_is_the_same(package: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, package], cwd=ROOT, capture_output=True, check=True, timeout=60
    )
    assert pixels(done.stdout) == pixels(render(SCENES["hand-middle"]))

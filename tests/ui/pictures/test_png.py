"""The same picture from both encoders."""

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
sys.modules["isal"] = None
from bot.ui.pictures import png
from tests.ui.pictures.goldens import golden_scenes
from bot.ui.pictures.paint import render
assert not png.HAS_ISAL
sys.stdout.buffer.write(render(golden_scenes()["hand-middle"]))
"""


def pixels(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()  # checks every sum
    return image.convert("RGB")


@pytest.mark.parametrize("name", ["board-middle", "hand-extreme", "lobby-original", "result-lost", "chart-mine"])
def test_both_encoders_give_the_pixels_that_were_drawn(name: str) -> None:
    indices = paint(SCENES[name]).image
    drawn = paint(SCENES[name]).palette_image().convert("RGB")
    for data in (png.encode(indices), png.encode_plainly(indices)):
        assert pixels(data) == drawn


def test_the_fast_encoder_is_tested_here() -> None:
    assert png.HAS_ISAL, "it belongs to the extra `fast`, and that to `dev`"
    indices = paint(SCENES["hand-middle"]).image
    assert png.encode(indices) != png.encode_plainly(indices)


def test_without_isal_the_picture_is_the_same() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, check=True, timeout=60)
    assert pixels(done.stdout) == pixels(render(SCENES["hand-middle"]))

"""`python -m tests.ui.pictures.sheet FOLDER`: contact sheets of every picture, at phone width on both themes."""

import sys
from pathlib import Path

from PIL import Image

from bot.rules import Word
from bot.ui.pictures.canvas import MARGIN, Canvas
from bot.ui.pictures.palette import CARD, MUTED
from bot.ui.pictures.pieces import draw_emblem
from bot.ui.pictures.scene import Emblem
from bot.ui.pictures.symbols import MARK_SHAPES, WORD_SHAPES
from tests.ui.pictures.drawn import scenes
from tests.ui.pictures.goldens import phone, speakers

THEMES = {"dark": "#313338", "light": "#ffffff"}
ACROSS, PHONE, SPACE = 4, 400, 16


def sheet(images: list[Image.Image], ground: str) -> Image.Image:
    rows = [images[first : first + ACROSS] for first in range(0, len(images), ACROSS)]
    heights = [max(image.height for image in row) + SPACE for row in rows]
    page = Image.new("RGB", (ACROSS * (PHONE + SPACE) + SPACE, sum(heights) + SPACE), ground)
    y = SPACE
    for row, height in zip(rows, heights, strict=True):
        for place, image in enumerate(row):
            page.paste(image, (SPACE + place * (PHONE + SPACE), y))
        y += height
    return page


def symbols() -> Image.Image:
    """In force, spent, in a hand, and at the size of a trail; then the four signals."""
    canvas = Canvas(560)
    for place, mark in enumerate(MARK_SHAPES):
        x = MARGIN + place * 92
        for y, binding, held in ((20, True, False), (140, False, False), (260, False, True)):
            canvas.plate(x, y, 88, 110, CARD)
            draw_emblem(canvas, Emblem(mark, binding), x + 4, y + 15, 80, held=held)
        canvas.plate(x, 380, 88, 40, CARD)
        draw_emblem(canvas, Emblem(mark, True), x + 8, 385, 30)
        draw_emblem(canvas, Emblem(mark, False), x + 50, 385, 30)
    for place, word in enumerate(Word):
        canvas.stamp(WORD_SHAPES[word], MARGIN + place * 104, 450, 80, MUTED)
    return canvas.palette_image().convert("RGB").resize((PHONE, 280), Image.Resampling.LANCZOS)


def main(argv: list[str]) -> int:
    if len(argv) != 1:
        print("python -m tests.ui.pictures.sheet FOLDER", file=sys.stderr)  # noqa: T201
        return 2
    folder = Path(argv[0])
    folder.mkdir(parents=True, exist_ok=True)
    for language, say in speakers().items():
        images = [phone(scene) for scene in scenes(say).values()] + [symbols()]
        for theme, ground in THEMES.items():
            sheet(images, ground).save(folder / f"pictures-{language}-{theme}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A line of type, put together from glyphs that are each drawn once: just as Pillow would set it."""

from functools import lru_cache
from math import ceil, floor

from PIL import Image, ImageDraw

from bot.ui.pictures.fonts import font


@lru_cache(4096)
def box_of(text: str, size: int, anchor: str, *, bold: bool = False) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what is inked, seen from the anchor."""
    left, top, right, bottom = font(size, bold=bold).getbbox(text, anchor=anchor)
    return floor(left), floor(top), max(ceil(right), floor(left) + 1), max(ceil(bottom), floor(top) + 1)


def text_mask(text: str, size: int, *, bold: bool = False) -> Image.Image:
    """As large as its box."""
    left, top, right, bottom = box_of(text, size, "ls", bold=bold)
    image, x = Image.new("L", (right - left, bottom - top)), 0.0
    for place, sign in enumerate(text):
        if not sign.isspace():
            from_x, from_y, mask = _glyph(sign, size, bold=bold)
            image.paste(255, (round(x) + from_x - left, from_y - top), mask)
        x += _step(text[place : place + 2], size, bold=bold)
    return image


@lru_cache(2048)
def _glyph(sign: str, size: int, *, bold: bool) -> tuple[int, int, Image.Image]:
    """Where it begins, seen from the pen, and itself."""
    left, top, right, bottom = box_of(sign, size, "ls", bold=bold)
    image = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(image).text((-left, -top), sign, font=font(size, bold=bold), fill=255, anchor="ls")
    return left, top, image


@lru_cache(8192)
def _step(pair: str, size: int, *, bold: bool) -> float:
    """From a sign to the next: its width, and how much closer these two stand."""
    face = font(size, bold=bold)
    return face.getlength(pair) - face.getlength(pair[1:])

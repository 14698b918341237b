"""Type: Rubik in two weights (data/fonts, Open Font License), and what of a name it can show."""

import unicodedata
from functools import lru_cache

from PIL import ImageFont

from bot.shipped import DATA

FONTS = DATA / "fonts"
ELLIPSIS = "…"
SMALLEST = 22  # at 800 pixels wide; half of it on a phone

# Left-to-right letters that the font has; the rest of a name (signs, emoji, other scripts) is left out of the picture.
SHOWN = (
    (0x20, 0x7E),
    (0xA1, 0x161),
    (0x164, 0x17F),
    (0x400, 0x45F),
    (0x490, 0x491),
    (0x2013, 0x2014),
    (0x2018, 0x201A),
    (0x201C, 0x201E),
)
ALSO = frozenset(ELLIPSIS)


@lru_cache(64)
def font(size: int, *, bold: bool = False) -> ImageFont.FreeTypeFont:
    path = FONTS / ("Rubik-Bold.ttf" if bold else "Rubik-Medium.ttf")
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(4096)
def length(text: str, size: int, *, bold: bool = False) -> float:
    return font(size, bold=bold).getlength(text)


@lru_cache(1024)
def fit(text: str, width: int, size: int, *, bold: bool = False) -> tuple[str, int]:
    """The text and the size at which it is no wider: smaller first, then cut."""
    while length(text, size, bold=bold) > width and size > SMALLEST:
        size -= 2
    if length(text, size, bold=bold) <= width:
        return text, size
    while text and length(text.rstrip() + ELLIPSIS, size, bold=bold) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS, size


def legible(name: str) -> str:
    """What can be drawn of a name: fancy letters made plain, everything else left out; perhaps nothing."""
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name))
    return " ".join("".join(sign if can_show(sign) else " " for sign in folded).split())


def can_show(sign: str) -> bool:
    return sign in ALSO or any(low <= ord(sign) <= high for low, high in SHOWN)

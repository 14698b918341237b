"""Type: Rubik in two weights (data/fonts, Open Font License), and what of a name it can show."""

import unicodedata
from functools import lru_cache

from PIL import ImageFont

from bot.data_files import DATA

FONTS = DATA / "fonts"
ELLIPSIS = "…"
DOT = " · "
MOST_SIGNS = 200  # of a name that are looked at
SMALLEST = 20  # at 800 pixels wide; half of it on a phone

# Left-to-right letters that the font has; the rest of a name (signs, emoji, other scripts) is left out of the picture.
SHOWN = (
    (0x20, 0x7E),
    (0xA1, 0xAC),
    (0xAE, 0x161),
    (0x164, 0x17F),
    (0x1FC, 0x1FF),
    (0x218, 0x21B),
    (0x400, 0x45F),
    (0x462, 0x463),
    (0x472, 0x475),
    (0x490, 0x49D),
    (0x4A0, 0x4A5),
    (0x4AE, 0x4B1),
    (0x4B6, 0x4BB),
    (0x4D0, 0x4D9),
    (0x4E2, 0x4E9),
    (0x4EE, 0x4F9),
    (0x1E80, 0x1E85),
    (0x1EF2, 0x1EF3),
    (0x2013, 0x2014),
    (0x2018, 0x201A),
    (0x201C, 0x201E),
)
ALSO = frozenset(ELLIPSIS)
UNSEEN = frozenset({"Cf", "Mn", "Me"})  # joiners, directions, marks without a letter of their own: no gap for them


@lru_cache(256)  # every size that is drawn with: a file is read once for each
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


def lines(text: str, width: int, size: int) -> list[str]:
    """Broken where it lists one more thing."""
    first, *rest = text.split(DOT)
    found = [first]
    for part in rest:
        if length(longer := found[-1] + DOT + part, size) <= width:
            found[-1] = longer
        else:
            found.append(part)
    return found


@lru_cache(1024)
def legible_name(name: str) -> str:
    """What can be drawn of a name: fancy letters made plain, unknown accents dropped, the rest left out; or nothing."""
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name[:MOST_SIGNS]))
    shown = " ".join("".join(_nearest(sign) for sign in folded).split())
    return shown if any(sign.isalnum() for sign in shown) else ""


def _nearest(sign: str) -> str:
    if can_show(sign):
        return sign
    if unicodedata.category(sign) in UNSEEN:
        return ""
    bare = unicodedata.normalize("NFD", sign)[0]  # ễ has no glyph, e has
    return bare if can_show(bare) else " "


def can_show(sign: str) -> bool:
    return sign in ALSO or any(low <= ord(sign) <= high for low, high in SHOWN)

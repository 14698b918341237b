"""Each mark as it looks on a card in a hand, small enough for a line of text: Discord's emoji of the application."""

import hashlib
import io

from PIL import Image

from bot.rules import VARIANTS, Mark
from bot.ui.pictures.palette import CARD, INK
from bot.ui.pictures.pen import mask, plate
from bot.ui.pictures.symbols import mark_shape
from bot.ui.symbols import mark_key

SIZE = 128  # what Discord keeps of an emoji
RIM = 8
DIGEST = 6  # hexadecimal digits


def emoji_images() -> dict[str, Image.Image]:
    """By the key of the mark."""
    return {mark_key(mark): _drawn(mark) for kind in VARIANTS.values() for mark in kind.marks}


def emoji_name(key: str, image: Image.Image) -> str:
    """`no_trick_3f9a2c`: another drawing has another name, so the name alone tells whether Discord has this one."""
    digest = hashlib.blake2b(image.tobytes()).hexdigest()
    return f"{key.replace('-', '_')}_{digest[:DIGEST]}"


def emoji_png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _drawn(mark: Mark) -> Image.Image:
    """Round if it binds one turn, square if it lasts."""
    radius, inset = (SIZE // 5, SIZE // 6) if mark.lasting else (SIZE // 2, SIZE // 5)
    image = Image.new("RGBA", (SIZE, SIZE))
    image.paste((*CARD, 255), (0, 0), plate(SIZE, SIZE, radius))
    image.paste((*INK, 255), (0, 0), plate(SIZE, SIZE, radius, RIM))
    image.paste((*INK, 255), (inset, inset), mask(mark_shape(mark), SIZE - 2 * inset))
    return image

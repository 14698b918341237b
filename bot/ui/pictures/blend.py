"""Laying a colour through a mask onto palette indices."""

from functools import lru_cache

from PIL import Image

from bot.ui.pictures.palette import COLOURS, MEETING, STEPS, Colour, palette_bytes, palette_colours, swatches

COVER = range(256)  # of a mask
RAMP = Image.frombytes("L", (256, 1), bytes(COVER))


@lru_cache(4096)
def blended(colour: Colour, ground: int) -> bytes:
    """By cover: the index of what comes out where the ground is this index."""
    index, below = COLOURS.index(colour), palette_colours()[ground]
    for pair, (one, other) in enumerate(MEETING):
        if {one, other} == {colour, below}:
            first = len(COLOURS) + pair * STEPS
            steps = (ground, *range(first, first + STEPS), index)
            if one == colour:
                steps = (ground, *range(first + STEPS - 1, first - 1, -1), index)
            return bytes(steps[round(cover / 255 * (STEPS + 1))] for cover in COVER)
    ramp = Image.new("RGB", RAMP.size, below)
    ramp.paste(colour, (0, 0), RAMP)
    return bytes((ground, *_indices(ramp).tobytes()[1:-1], index))


def inked(mask: Image.Image, colour: Colour, ground: int) -> Image.Image:
    """On a ground of one colour."""
    return mask.point(blended(colour, ground))


def lay(mask: Image.Image, colour: Colour, ground: Image.Image) -> Image.Image:
    """On whatever there is: in full colour, and back to the palette."""
    indexed = ground.copy()
    indexed.putpalette(palette_bytes())
    image = indexed.convert("RGB")
    image.paste(colour, (0, 0), mask)
    return _indices(image)


def _indices(image: Image.Image) -> Image.Image:
    nearest = image.quantize(palette=swatches(), dither=Image.Dither.NONE)
    return Image.frombytes("L", image.size, nearest.tobytes()).point(_twins())


@lru_cache(1)
def _twins() -> bytes:
    """Pillow takes a mixture that is all but the same for some of `COLOURS`: back to those."""
    plain = Image.new("RGB", (len(COLOURS), 1))
    for index, colour in enumerate(COLOURS):
        plain.putpixel((index, 0), colour)
    taken = plain.quantize(palette=swatches(), dither=Image.Dither.NONE).tobytes()
    table = bytearray(COVER)
    for index, twin in enumerate(taken):
        table[twin] = index
    return bytes(table)

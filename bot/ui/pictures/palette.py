"""The colours, and the few hundred mixtures of them that smooth edges need."""

from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]

GROUND: Colour = (29, 43, 56)  # the table
SHADE: Colour = (16, 25, 34)  # what lies in shadow on it
LANE: Colour = (37, 54, 70)  # where a pile lies
PANEL: Colour = (48, 68, 87)
LINE: Colour = (98, 123, 147)
MUTED: Colour = (178, 195, 210)  # second-rank words on the table
CARD: Colour = (251, 246, 234)
EDGE: Colour = (214, 207, 190)  # a card below another
INK: Colour = (20, 29, 38)
FADED: Colour = (126, 124, 118)  # on a card: what binds no more
UP: Colour = (246, 182, 60)
DOWN: Colour = (98, 176, 236)
PALE_UP: Colour = (251, 228, 184)  # drawn on a card, behind its number
PALE_DOWN: Colour = (205, 225, 236)

# Every pair that must be told apart at a glance, for every eye.
DISTINCT = (GROUND, CARD, UP, DOWN)
# What is read, and what it is read on.
READ_ON = (
    (CARD, GROUND),
    (CARD, PANEL),
    (MUTED, GROUND),
    (MUTED, PANEL),
    (MUTED, LANE),
    (CARD, LANE),
    (INK, CARD),
    (INK, PALE_UP),
    (INK, PALE_DOWN),
    (INK, UP),
    (INK, DOWN),
    (INK, MUTED),
)
# What is drawn, and what it is drawn on.
SEEN_ON = ((UP, LANE), (DOWN, LANE), (UP, SHADE), (DOWN, SHADE), (CARD, SHADE), (FADED, CARD), (LINE, GROUND))

STEPS = 2  # mixtures between two colours that meet
MEETING = (
    (GROUND, SHADE), (GROUND, LANE), (GROUND, PANEL), (GROUND, LINE), (GROUND, MUTED), (GROUND, CARD), (GROUND, UP),
    (GROUND, DOWN), (GROUND, INK), (LANE, SHADE), (LANE, PANEL), (LANE, MUTED), (LANE, CARD), (LANE, UP), (LANE, DOWN),
    (PANEL, LINE), (PANEL, MUTED), (PANEL, CARD), (PANEL, UP), (PANEL, DOWN), (CARD, INK), (CARD, FADED), (CARD, EDGE),
    (CARD, UP), (CARD, DOWN), (CARD, PALE_UP), (CARD, PALE_DOWN), (EDGE, INK), (EDGE, UP), (EDGE, DOWN), (UP, INK),
    (DOWN, INK), (MUTED, INK), (PALE_UP, INK), (PALE_DOWN, INK), (UP, DOWN), (EDGE, LANE), (UP, PALE_UP),
    (DOWN, PALE_DOWN), (EDGE, FADED), (EDGE, SHADE), (UP, SHADE), (DOWN, SHADE), (CARD, SHADE), (LINE, MUTED),
    (UP, MUTED), (DOWN, MUTED),
)  # fmt: skip
COLOURS = (GROUND, SHADE, LANE, PANEL, LINE, MUTED, CARD, EDGE, INK, FADED, UP, DOWN, PALE_UP, PALE_DOWN)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@lru_cache(1)
def palette_colours() -> tuple[Colour, ...]:
    """By index; fixed, so that equal pictures are equal bytes. First `COLOURS`, then the mixtures of `MEETING`."""
    colours = list(COLOURS)
    for one, other in MEETING:
        colours += [mix(one, other, step / (STEPS + 1)) for step in range(1, STEPS + 1)]
    assert len(colours) <= 256
    assert all(one != other for one, other in combinations(COLOURS, 2))
    return tuple(colours)


@lru_cache(1)
def palette_bytes() -> bytes:
    return bytes(part for colour in palette_colours() for part in colour)


@lru_cache(1)
def swatches() -> Image.Image:
    """The palette as Pillow wants it, to reduce an image to."""
    image = Image.new("P", (1, 1))
    image.putpalette(palette_bytes())
    return image

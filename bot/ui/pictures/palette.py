"""The colours, and the few hundred mixtures of them that smooth edges need."""

from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]

GROUND: Colour = (29, 43, 56)  # the table
PANEL: Colour = (43, 61, 78)
LINE: Colour = (86, 110, 133)
MUTED: Colour = (178, 195, 210)  # second-rank words on the table
CARD: Colour = (251, 246, 234)
INK: Colour = (20, 29, 38)
FADED: Colour = (126, 124, 118)  # on a card: what binds no more
UP: Colour = (246, 182, 60)
DOWN: Colour = (98, 176, 236)

# Every pair that must be told apart at a glance, for every eye.
DISTINCT = (GROUND, CARD, UP, DOWN)
# What is read, and what it is read on.
READ_ON = (
    (CARD, GROUND),
    (CARD, PANEL),
    (MUTED, GROUND),
    (MUTED, PANEL),
    (INK, CARD),
    (INK, UP),
    (INK, DOWN),
    (INK, MUTED),
)

STEPS = 6  # mixtures between two colours that meet
MEETING = (
    (GROUND, PANEL), (GROUND, LINE), (GROUND, MUTED), (GROUND, CARD), (GROUND, UP), (GROUND, DOWN), (PANEL, LINE),
    (PANEL, MUTED), (PANEL, CARD), (PANEL, UP), (PANEL, DOWN), (CARD, INK), (CARD, FADED), (CARD, LINE), (CARD, UP),
    (CARD, DOWN), (UP, INK), (DOWN, INK), (MUTED, INK), (GROUND, INK),
)  # fmt: skip
COLOURS = (GROUND, PANEL, LINE, MUTED, CARD, INK, FADED, UP, DOWN)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@lru_cache(1)
def swatches() -> Image.Image:
    """The palette that every picture is reduced to: fixed, so that equal pictures are equal bytes."""
    colours = list(COLOURS)
    for one, other in MEETING:
        colours += [mix(one, other, step / (STEPS + 1)) for step in range(1, STEPS + 1)]
    assert len(colours) <= 256
    assert all(one != other for one, other in combinations(COLOURS, 2))
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours for part in colour])
    return image

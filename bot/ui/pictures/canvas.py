"""The sheet that pictures are drawn on."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import TypeAlias

from PIL import Image, ImageDraw

from bot.ui.pictures.blend import inked, lay
from bot.ui.pictures.fonts import fit, length
from bot.ui.pictures.palette import COLOURS, GROUND, Colour, palette_bytes
from bot.ui.pictures.pen import TILT_ROOM, Shape, mask, plate, pointed_plate, tilted_plate
from bot.ui.pictures.png import encode
from bot.ui.pictures.sprites import PASSING, SPRITES
from bot.ui.pictures.typesetting import box_of, text_mask

WIDTH = 800  # twice what a phone shows
MARGIN = 30
COLUMNS = 4
SMALL = 1024  # pixels of a ground of several colours that a sprite is kept for
LINE_FINE = 2  # how much larger a line is drawn
GAP = 12
COLUMN = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS

Box: TypeAlias = tuple[int, int, int, int]  # left, top, width, height


def column(pile: int) -> int:
    """Where the column of a pile begins."""
    return MARGIN + pile * (COLUMN + GAP)


def _kept(cut: Callable[..., Image.Image], *args: Hashable) -> Callable[[], Image.Image]:
    """A shape that may be wanted in other colours and on other grounds."""
    return lambda: SPRITES.get((cut, *args), lambda: cut(*args))


def _cut(left: int, across: int, width: int, height: int, radius: int) -> Image.Image:
    """A part of a plate, as tall as it is."""
    return plate(width, height, radius).crop((left, 0, left + across, height))


class Canvas:
    """Of palette indices."""

    def __init__(self, height: int, width: int = WIDTH, ground: Colour = GROUND) -> None:
        self.image = Image.new("L", (width, height), COLOURS.index(ground))

    def stamp(self, shape: Shape, x: int, y: int, size: int, colour: Colour, *, lean: float = 0) -> None:
        self._put((shape, size, lean), _kept(mask, shape, size, lean), (x, y, size, size), colour)

    def plate(
        self, x: int, y: int, width: int, height: int, colour: Colour, *, radius: int = 12, border: int = 0
    ) -> None:
        if width > 0 and height > 0:
            args = (width, height, min(radius, width // 2, height // 2), border)
            self._put((plate, args), _kept(plate, *args), (x, y, width, height), colour)

    def bar(self, x: int, y: int, width: int, height: int, colour: Colour, *, radius: int) -> None:
        """A plate put together from its ends: so the hundred lengths of a gauge need no sprite each."""
        if width <= 2 * radius:
            self.plate(x, y, width, height, colour, radius=radius)
            return
        args, inner = (2 * radius, height, radius), (x + radius, y, x + width - radius, y + height)
        self.image.paste(COLOURS.index(colour), inner)
        for left, at in ((0, x), (radius, x + width - radius)):
            make = partial(_cut, left, radius, *args)
            self._put((_cut, left, args), make, (at, y, radius, height), colour)

    def tilted_plate(
        self, x: int, y: int, width: int, height: int, angle: float, colour: Colour, *, radius: int
    ) -> None:
        args = (width, height, radius, angle)
        box = (x - TILT_ROOM, y - TILT_ROOM, width + 2 * TILT_ROOM, height + 2 * TILT_ROOM)
        self._put((tilted_plate, args), _kept(tilted_plate, *args), box, colour)

    def pointed_plate(self, x: int, y: int, width: int, height: int, colour: Colour, *, upward: bool) -> None:
        args = (width, height, 9, upward)
        self._put((pointed_plate, args), _kept(pointed_plate, *args), (x, y, width, height), colour)

    def line(
        self, points: Sequence[tuple[int, int]], width: int, colour: Colour, *,
        dots: Sequence[tuple[int, int]] = (), radius: int = 0,
    ) -> None:  # fmt: skip
        """From point to point, smooth at its edges; with some of them marked. All of it is laid at once: each dot by
        itself would take most of a picture's time."""
        if not points:
            return
        beyond = max(width, radius)
        left, top = (min(places) - beyond for places in zip(*points, strict=True))
        right, bottom = (max(places) + beyond for places in zip(*points, strict=True))
        field = Image.new("L", ((right - left) * LINE_FINE, (bottom - top) * LINE_FINE))
        pen, across = ImageDraw.Draw(field), radius * LINE_FINE
        through = [((x - left) * LINE_FINE, (y - top) * LINE_FINE) for x, y in points]
        pen.line(through, fill=255, width=width * LINE_FINE, joint="curve")
        for x, y in (((x - left) * LINE_FINE, (y - top) * LINE_FINE) for x, y in dots):
            pen.ellipse((x - across, y - across, x + across - 1, y + across - 1), fill=255)
        ground = self.image.crop((left, top, right, bottom))
        self.image.paste(lay(field.reduce(LINE_FINE), colour, ground), (left, top))

    def text(
        self, x: float, y: float, text: str, size: int, colour: Colour, *,
        bold: bool = False, anchor: str = "lm", width: int = WIDTH,
    ) -> float:  # fmt: skip
        """Returns how wide it came out. Vertical anchors sit on the middle of capitals, not of the line."""
        text, size = fit(text, width, size, bold=bold)
        if anchor[1] == "m":  # the middle of a figure's height: 0.7 em in this typeface
            y, anchor = y + size * 0.35, anchor[0] + "s"
        left, top, right, bottom = box_of(text, size, anchor, bold=bold)
        box = (round(x) + left, round(y) + top, right - left, bottom - top)
        make = partial(text_mask, text, size, bold=bold)
        self._put((text, size, bold), make, box, colour)
        return length(text, size, bold=bold)

    def piece(
        self, key: tuple[Hashable, ...], box: Box, draw: "Callable[[Canvas], None]", *,
        ground: Colour = GROUND, passing: bool = False,
    ) -> None:  # fmt: skip
        """What is drawn as a whole, on a ground of one colour, and then kept: `key` says everything that it shows."""
        x, y, width, height = box

        def drawn() -> Image.Image:
            canvas = Canvas(height, width, ground)
            draw(canvas)
            return canvas.image

        sprites = PASSING if passing else SPRITES
        self.image.paste(sprites.get((*key, width, height, ground), drawn), (x, y))

    def palette_image(self) -> Image.Image:
        image = self.image.copy()
        image.putpalette(palette_bytes())
        return image

    def png(self, *, detailed: bool = False) -> bytes:
        return encode(self.image, detailed=detailed)

    def _put(self, key: tuple[Hashable, ...], make: Callable[[], Image.Image], box: Box, colour: Colour) -> None:
        """Through a mask: as a ready sprite where the ground is of one colour, or small."""
        x, y, width, height = box
        ground = self.image.crop((x, y, x + width, y + height))
        lowest, highest = ground.getextrema()
        if lowest == highest:
            assert isinstance(lowest, int)
            sprite = SPRITES.get((key, colour, lowest), lambda: inked(make(), colour, lowest))
        elif width * height <= SMALL:
            sprite = SPRITES.get((key, colour, ground.tobytes()), lambda: lay(make(), colour, ground))
        else:
            sprite = lay(make(), colour, ground)
        self.image.paste(sprite, (x, y))

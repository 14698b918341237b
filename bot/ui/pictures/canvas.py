"""The sheet that pictures are drawn on."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.ui.pictures.fonts import fit, font
from bot.ui.pictures.palette import GROUND, Colour, swatches
from bot.ui.pictures.pen import TILT_ROOM, Shape, mask, plate, pointed_plate, tilted_plate
from bot.ui.pictures.png import encode

WIDTH = 800  # twice what a phone shows
MARGIN = 30
COLUMNS = 4
LINE_FINE = 2  # how much larger a line is drawn
GAP = 12
COLUMN = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS


def column(pile: int) -> int:
    """Where the column of a pile begins."""
    return MARGIN + pile * (COLUMN + GAP)


class Canvas:
    def __init__(self, height: int) -> None:
        self.image = Image.new("RGB", (WIDTH, height), GROUND)
        self._draw = ImageDraw.Draw(self.image)

    def stamp(self, shape: Shape, x: int, y: int, size: int, colour: Colour, *, lean: float = 0) -> None:
        self.image.paste(colour, (x, y), mask(shape, size, lean))

    def plate(
        self, x: int, y: int, width: int, height: int, colour: Colour, *, radius: int = 12, border: int = 0
    ) -> None:
        if width > 0 and height > 0:
            self.image.paste(colour, (x, y), plate(width, height, min(radius, width // 2, height // 2), border))

    def tilted_plate(
        self, x: int, y: int, width: int, height: int, angle: float, colour: Colour, *, radius: int
    ) -> None:
        self.image.paste(colour, (x - TILT_ROOM, y - TILT_ROOM), tilted_plate(width, height, radius, angle))

    def pointed_plate(self, x: int, y: int, width: int, height: int, colour: Colour, *, upward: bool) -> None:
        self.image.paste(colour, (x, y), pointed_plate(width, height, 9, upward=upward))

    def line(self, points: Sequence[tuple[int, int]], width: int, colour: Colour) -> None:
        """From point to point, smooth at its edges."""
        if len(points) < 2:
            return
        left, top = (min(places) - width for places in zip(*points, strict=True))
        right, bottom = (max(places) + width for places in zip(*points, strict=True))
        field = Image.new("L", ((right - left) * LINE_FINE, (bottom - top) * LINE_FINE))
        through = [((x - left) * LINE_FINE, (y - top) * LINE_FINE) for x, y in points]
        ImageDraw.Draw(field).line(through, fill=255, width=width * LINE_FINE, joint="curve")
        self.image.paste(colour, (left, top), field.reduce(LINE_FINE))

    def text(
        self, x: float, y: float, text: str, size: int, colour: Colour, *,
        bold: bool = False, anchor: str = "lm", width: int = WIDTH,
    ) -> float:  # fmt: skip
        """Returns how wide it came out. Vertical anchors sit on the middle of capitals, not of the line."""
        text, size = fit(text, width, size, bold=bold)
        face = font(size, bold=bold)
        if anchor[1] == "m":  # the middle of a figure's height: 0.7 em in this typeface
            y, anchor = y + size * 0.35, anchor[0] + "s"
        self._draw.text((round(x), round(y)), text, font=face, fill=colour, anchor=anchor)
        return face.getlength(text)

    def palette_image(self) -> Image.Image:
        return self.image.quantize(palette=swatches(), dither=Image.Dither.NONE)

    def indices(self) -> Image.Image:
        """The same as bare numbers: mode L."""
        image = self.palette_image()
        return Image.frombytes("L", image.size, image.tobytes())

    def png(self) -> bytes:
        return encode(self.indices())

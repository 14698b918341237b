"""Smooth shapes: drawn large on a field of 100 by 100, reduced to a mask that any colour can be stamped through."""

from collections.abc import Callable
from math import cos, pi, radians, sin
from typing import TypeAlias

from PIL import Image, ImageDraw

FINE = 4  # how much larger the drawing is than the mask
FIELD = 100
ARC_STEPS = 6  # straight pieces of a round corner
TILT_ROOM = 12  # for the corners of what is turned

Point: TypeAlias = tuple[float, float]


class Pen:
    def __init__(self, size: int) -> None:
        self._scale = size * FINE / FIELD
        self.image = Image.new("L", (size * FINE, size * FINE))
        self._draw = ImageDraw.Draw(self.image)

    def _pixels(self, *points: Point) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]

    def area(self, *points: Point, ink: int = 255) -> None:
        self._draw.polygon(self._pixels(*points), fill=ink)

    def box(self, left: float, top: float, right: float, bottom: float, *, round_by: float = 0, ink: int = 255) -> None:
        (x, y), (to_x, to_y) = self._pixels((left, top), (right, bottom))
        self._draw.rounded_rectangle((x, y, to_x - 1, to_y - 1), round_by * self._scale, fill=ink)

    def disc(self, x: float, y: float, radius: float, *, ink: int = 255) -> None:
        (left, top), (right, bottom) = self._pixels((x - radius, y - radius), (x + radius, y + radius))
        self._draw.ellipse((left, top, right - 1, bottom - 1), fill=ink)

    def stroke(self, *points: Point, width: float, ink: int = 255) -> None:
        """A line with round ends and joints."""
        self._draw.line(self._pixels(*points), fill=ink, width=round(width * self._scale), joint="curve")
        for x, y in points:
            self.disc(x, y, width / 2, ink=ink)

    def arc(self, x: float, y: float, radius: float, start: float, end: float, *, width: float) -> None:
        (left, top), (right, bottom) = self._pixels((x - radius, y - radius), (x + radius, y + radius))
        self._draw.arc((left, top, right, bottom), start, end, fill=255, width=round(width * self._scale))


Shape: TypeAlias = Callable[[Pen], None]


def mask(shape: Shape, size: int, lean: float = 0) -> Image.Image:
    pen = Pen(size)
    shape(pen)
    image = pen.image.rotate(lean, Image.Resampling.BILINEAR) if lean else pen.image
    return image.reduce(FINE)


def plate(width: int, height: int, radius: int, border: int = 0) -> Image.Image:
    """A rounded rectangle; with a border, only its rim."""
    image = Image.new("L", (width * FINE, height * FINE))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, width * FINE - 1, height * FINE - 1), radius * FINE, fill=255)
    if border and min(width, height) > 2 * border:
        inner = border * FINE
        box = (inner, inner, width * FINE - 1 - inner, height * FINE - 1 - inner)
        draw.rounded_rectangle(box, max(0, radius - border) * FINE, fill=0)
    return image.reduce(FINE)


def tilted_plate(width: int, height: int, radius: int, angle: float) -> Image.Image:
    """A rounded rectangle turned about its middle, on a field larger by `TILT_ROOM` on every side."""
    image = Image.new("L", ((width + 2 * TILT_ROOM) * FINE, (height + 2 * TILT_ROOM) * FINE))
    across, down, turn = width / 2 - radius, height / 2 - radius, radians(angle)
    outline = []
    for corner, (x, y) in enumerate(((across, down), (-across, down), (-across, -down), (across, -down))):
        for step in range(ARC_STEPS + 1):
            arc = (corner + step / ARC_STEPS) * pi / 2
            right, below = x + radius * cos(arc), y + radius * sin(arc)
            outline.append(
                (
                    (right * cos(turn) + below * sin(turn) + width / 2 + TILT_ROOM) * FINE,
                    (below * cos(turn) - right * sin(turn) + height / 2 + TILT_ROOM) * FINE,
                )
            )
    ImageDraw.Draw(image).polygon(outline, fill=255)
    return image.reduce(FINE)


def pointed_plate(width: int, height: int, point: int, upward: bool) -> Image.Image:
    """A plate that comes to a point above or below."""
    image = Image.new("L", (width * FINE, height * FINE))
    draw, soft = ImageDraw.Draw(image), 5 * FINE
    right, bottom, rise = width * FINE - 1, height * FINE - 1, point * FINE
    draw.rounded_rectangle((0, rise, right, bottom), soft, fill=255)
    draw.polygon([(0, rise + soft), (right / 2, 0), (right, rise + soft)], fill=255)
    image = image if upward else image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return image.reduce(FINE)

"""A record: a curve of the cards left, and below it how often so many were left."""

from bot.ui.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.ui.pictures.fonts import lines
from bot.ui.pictures.palette import CARD, DOWN, LANE, LINE, MUTED, UP
from bot.ui.pictures.pen import Pen
from bot.ui.pictures.pieces import ROUND
from bot.ui.pictures.scene import Chart, ChartBar, ChartPoint

MOST = 98  # cards
SCALES = (10, 20, 40, 60, MOST)  # the curve is drawn to the smallest that holds it
TOP, LINE_HEIGHT = 134, 32  # of the curve's panel, below one line of figures; each more
CURVE_HEIGHT, SPREAD_HEIGHT, BETWEEN = 222, 190, 12
PLOT_LEFT, PLOT_RIGHT = MARGIN + 74, WIDTH - MARGIN - 34
PLOT_TOP, PLOT_BOTTOM = 72, CURVE_HEIGHT - 28  # in their panels
BARS_TOP, BARS_BOTTOM = 76, SPREAD_HEIGHT - 42
INSIDE = WIDTH - 2 * MARGIN - 40


def paint_chart(scene: Chart) -> Canvas:
    figures = lines(scene.headline, WIDTH - 2 * MARGIN, 26)
    top = TOP + LINE_HEIGHT * (len(figures) - 1)
    below = top + CURVE_HEIGHT + BETWEEN
    canvas = Canvas(below + SPREAD_HEIGHT + 10)
    canvas.text(MARGIN, 46, scene.title, 44, CARD, bold=True, width=WIDTH - 2 * MARGIN)
    for number, line in enumerate(figures):
        canvas.text(MARGIN, 100 + LINE_HEIGHT * number, line, 26, MUTED, width=WIDTH - 2 * MARGIN)
    for y, height, name in ((top, CURVE_HEIGHT, scene.curve_name), (below, SPREAD_HEIGHT, scene.spread_name)):
        canvas.plate(MARGIN, y, WIDTH - 2 * MARGIN, height, LANE, radius=ROUND)
        canvas.text(MARGIN + 20, y + 32, name, 26, MUTED, width=INSIDE)
    most = _scale(scene.curve)
    _draw_levels(canvas, top, most)
    _draw_curve(canvas, scene.curve, top, most)
    _draw_bars(canvas, scene.spread, below)
    return canvas


def _scale(points: tuple[ChartPoint, ...]) -> int:
    highest = max((point.cards for point in points), default=0)
    return next((most for most in SCALES if highest <= most), MOST)


def _draw_levels(canvas: Canvas, top: int, most: int) -> None:
    for cards in (0, 50 if most == MOST else most // 2, most):
        y = top + _height(cards, most)
        canvas.plate(PLOT_LEFT - 14, y - 1, PLOT_RIGHT - PLOT_LEFT + 28, 2, LINE, radius=1)
        canvas.text(PLOT_LEFT - 26, y, str(cards), 24, MUTED, anchor="rm")


def _draw_curve(canvas: Canvas, points: tuple[ChartPoint, ...], top: int, most: int) -> None:
    """A win is a star; a best one so far has its number."""
    places = [(_across(at, len(points)), top + _height(point.cards, most)) for at, point in enumerate(points)]
    dots = [place for place, point in zip(places, points, strict=True) if not point.won]
    canvas.line(places, 4, DOWN, dots=dots, radius=6)
    for (x, y), point in zip(places, points, strict=True):
        if point.won:
            canvas.stamp(star, x - 15, y - 15, 30, UP)
        if point.best:
            canvas.text(x, y - 26, f"{point.cards:.0f}", 22, CARD, bold=True, anchor="mm")


def _draw_bars(canvas: Canvas, bars: tuple[ChartBar, ...], top: int) -> None:
    """Each named by where it begins: there is no room for more."""
    most = max((bar.games for bar in bars), default=0) or 1
    step, foot = (WIDTH - 2 * MARGIN - 24) // len(bars), top + BARS_BOTTOM
    for at, bar in enumerate(bars):
        left, height = MARGIN + 12 + at * step, max(4, round((BARS_BOTTOM - BARS_TOP) * bar.games / most))
        if bar.games:
            canvas.plate(left + 6, foot - height, step - 12, height, DOWN if at else UP, radius=6)
            canvas.text(left + step / 2, foot - height - 16, str(bar.games), 22, CARD, anchor="mm", width=step)
        name = bar.label.partition("–")[0]
        canvas.text(left + step / 2, foot + 22, name, 22, MUTED, anchor="mm", width=step)


def _across(at: int, count: int) -> int:
    return PLOT_LEFT if count < 2 else round(PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * at / (count - 1))


def _height(cards: float, most: int) -> int:
    return round(PLOT_BOTTOM - (PLOT_BOTTOM - PLOT_TOP) * min(cards, most) / most)


def star(pen: Pen) -> None:
    pen.area(
        (50, 2), (62, 37), (99, 38), (69, 60), (80, 96), (50, 75), (20, 96), (31, 60), (1, 38), (38, 37)
    )  # fmt: skip

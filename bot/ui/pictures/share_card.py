"""A result of the Daily: how it went, and how far each pile had come from moment to moment. No card is on it."""

from bot.ui.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.ui.pictures.palette import CARD, DOWN, LANE, MUTED, UP
from bot.ui.pictures.pieces import ROUND
from bot.ui.pictures.scene import ShareCard

HEIGHT = 470
TOP, PANEL = 190, 250
BARS_TOP, BARS_FOOT = TOP + 66, TOP + PANEL - 24
LEVELS = 8
GAP = 16


def paint_share_card(scene: ShareCard) -> Canvas:
    canvas = Canvas(HEIGHT)
    wide = WIDTH - 2 * MARGIN
    canvas.text(MARGIN, 40, scene.title, 34, MUTED, width=wide)
    canvas.text(MARGIN, 98, scene.headline, 52, CARD, bold=True, width=wide)
    canvas.text(MARGIN, 154, scene.measures, 28, MUTED, width=wide)
    panel = (wide - GAP * (len(scene.piles) - 1)) // len(scene.piles)
    for at, pile in enumerate(scene.piles):
        left = MARGIN + at * (panel + GAP)
        canvas.plate(left, TOP, panel, PANEL, LANE, radius=ROUND)
        canvas.text(left + 20, TOP + 34, pile.letter, 32, CARD, bold=True)
        _draw_course(canvas, left + 20, panel - 40, pile.levels, UP if pile.ascending else DOWN)
    return canvas


def _draw_course(canvas: Canvas, left: int, width: int, levels: tuple[int, ...], colour: tuple[int, int, int]) -> None:
    step = width / len(levels)
    for at, level in enumerate(levels):
        height = round((BARS_FOOT - BARS_TOP) * (level + 1) / LEVELS)
        canvas.plate(round(left + at * step) + 2, BARS_FOOT - height, round(step) - 4, height, colour, radius=4)

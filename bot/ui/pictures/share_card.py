"""A result of the Daily: how it went, and how far each pile had come from moment to moment. No card is on it."""

from bot.ui.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.ui.pictures.fonts import lines
from bot.ui.pictures.palette import CARD, DOWN, LANE, MUTED, UP
from bot.ui.pictures.pieces import ROUND
from bot.ui.pictures.scene import PileCourse, ShareCard

HEIGHT, LINE_HEIGHT = 470, 36  # with one line of measures; each more
TOP, PANEL = 190, 250
BARS_TOP, BARS_FOOT = 66, PANEL - 24  # in their panel
SIZE = 28
LEVELS = 8
GAP = 16


def paint_share_card(scene: ShareCard) -> Canvas:
    wide = WIDTH - 2 * MARGIN
    measures = lines(scene.measures, wide, SIZE)
    more = LINE_HEIGHT * (len(measures) - 1)
    top, canvas = TOP + more, Canvas(HEIGHT + more)
    canvas.text(MARGIN, 40, scene.title, 34, MUTED, width=wide)
    canvas.text(MARGIN, 98, scene.headline, 52, CARD, bold=True, width=wide)
    for number, line in enumerate(measures):
        canvas.text(MARGIN, 154 + LINE_HEIGHT * number, line, SIZE, MUTED, width=wide)
    panel = (wide - GAP * (len(scene.piles) - 1)) // len(scene.piles)
    for at, pile in enumerate(scene.piles):
        left = MARGIN + at * (panel + GAP)
        canvas.plate(left, top, panel, PANEL, LANE, radius=ROUND)
        canvas.text(left + 20, top + 34, pile.letter, 32, CARD, bold=True)
        _draw_course(canvas, left + 20, top, panel - 40, pile)
    return canvas


def _draw_course(canvas: Canvas, left: int, top: int, width: int, pile: PileCourse) -> None:
    step, foot, colour = width / len(pile.levels), top + BARS_FOOT, UP if pile.ascending else DOWN
    for at, level in enumerate(pile.levels):
        height = round((BARS_FOOT - BARS_TOP) * (level + 1) / LEVELS)
        canvas.plate(round(left + at * step) + 2, foot - height, round(step) - 4, height, colour, radius=4)

"""A pile in its lane: the row card, the heap, the top card; below it how far it has come and what was said of it."""

from bot.rules import Word
from bot.ui.pictures.canvas import COLUMN, Canvas
from bot.ui.pictures.palette import CARD, INK, LANE, MUTED, PANEL, SHADE
from bot.ui.pictures.pieces import ROUND, draw_arrow, draw_heap, draw_number_card, way_colour
from bot.ui.pictures.scene import PileFace
from bot.ui.pictures.symbols import WORD_SHAPES, chevron_down, chevron_up, heap

LANES = 98
INSET = 8
ROW = LANES + INSET  # where the row card begins
TAB = 48  # what is seen of it once it is covered
CARD_END = LANES + 264
GAUGE = CARD_END + 13
BAR = 14
GAUGE_END = GAUGE + BAR
WIDE = COLUMN - 2 * INSET
LIT = 4
HEAP = 3  # how many cards are seen below the top one


def draw_lane(canvas: Canvas, pile: PileFace, x: int, end: int, *, tray: bool) -> None:
    if pile.path:  # touched in the turn that is traced: lit
        canvas.plate(
            x - LIT, LANES - LIT, COLUMN + 2 * LIT, end - LANES + 2 * LIT, way_colour(pile.ascending), radius=18 + LIT
        )
    canvas.plate(x, LANES, COLUMN, end - LANES, LANE, radius=18)
    if tray:  # room for signals: until there are any, it repeats the pile's way
        shape = chevron_up if pile.ascending else chevron_down
        for place in range(3):
            canvas.stamp(shape, x + COLUMN // 2 - 68 + place * 50, end - 54, 36, PANEL)


def draw_pile(canvas: Canvas, pile: PileFace, x: int) -> None:
    x += INSET
    canvas.plate(x, ROW, WIDE, CARD_END - ROW, way_colour(pile.ascending), radius=ROUND)
    canvas.text(x + 12, ROW + TAB / 2, pile.letter, 38, INK, bold=True)
    if not pile.depth:
        draw_arrow(canvas, pile.ascending, x + WIDE // 2 - 46, ROW + 64, 92)
        canvas.text(x + WIDE / 2, CARD_END - 50, str(pile.row), 64, INK, bold=True, anchor="mm")
        return
    draw_arrow(canvas, pile.ascending, x + 43, ROW + 11, 27)
    canvas.text(x + WIDE - 12, ROW + TAB / 2, str(pile.row), 30, INK, anchor="rm")
    top = ROW + TAB + 6
    box = (x, top, WIDE, CARD_END - top)
    draw_heap(canvas, pile.depth, box, HEAP)
    canvas.plate(x, top - 1, WIDE, CARD_END - top + 5, SHADE, radius=ROUND)
    draw_number_card(canvas, pile.top, pile.emblem, box, ascending=pile.ascending)


def draw_gauge(canvas: Canvas, pile: PileFace, x: int) -> None:
    """The numbers from lowest to highest: used up from the left where it ascends, from the right where it descends.

    What the traced turn used is light; what it won back by tricks is only a rim. And how deep the pile is.
    """
    x, length = x + INSET + 2, WIDE - 72
    low, high = sorted((pile.row, pile.end))

    def offset(card: int) -> int:
        return round(length * (card - low) / (high - low))

    def bar(one: int, other: int, *, light: bool = False, rim: int = 0) -> None:
        left, right = sorted((offset(one), offset(other)))
        colour = CARD if light else way_colour(pile.ascending)
        canvas.plate(x + left, GAUGE, max(right - left, 0), BAR, colour, radius=4, border=rim)

    canvas.plate(x, GAUGE, length, BAR, SHADE, radius=5)
    bar(pile.row, pile.top)
    if pile.path and pile.path[0] != pile.top:
        back = (pile.top < pile.path[0]) == pile.ascending
        bar(pile.path[0], pile.top, light=True, rim=3 if back else 0)
    canvas.stamp(heap, x + length + 10, GAUGE - 4, 22, MUTED)
    canvas.text(x + WIDE - 6, GAUGE + BAR / 2, str(pile.depth), 24, MUTED, bold=True, anchor="rm")


def draw_signals(canvas: Canvas, pile: PileFace, x: int, y: int) -> None:
    """Each signal: its drawing, and below it the number of the seat that gave it. The warning is the brightest."""
    width = 30
    for place, signal in enumerate(pile.signals):
        left = x + INSET + place * (width + 2)
        canvas.plate(left, y, width, 60, CARD if signal.word is Word.KEEP_OFF else MUTED, radius=9)
        canvas.stamp(WORD_SHAPES[signal.word], left + 4, y + 7, 22, INK)
        canvas.text(left + width / 2, y + 45, str(signal.seat), 24, INK, bold=True, anchor="mm")

"""A pile in its lane: the row card, the heap, the top card; below it how far it has come and what was said of it."""

from dataclasses import dataclass
from functools import partial

from bot.rules import Word
from bot.ui.pictures.canvas import COLUMN, GAP, Canvas
from bot.ui.pictures.palette import CARD, INK, LANE, MUTED, PANEL, SHADE
from bot.ui.pictures.pieces import ROUND, draw_arrow, draw_heap, draw_number, draw_way, heap_leans, way_colour
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
SIDE = 4  # of the lane beside the pile: leaning cards reach into it
PILE = (WIDE + 2 * SIDE, CARD_END - ROW + SIDE + 6)
COVERED = TAB + 6
TOP_CARD = (SIDE, COVERED, WIDE, CARD_END - ROW - COVERED)
NUMBER = (58, 92)  # where on a card without a mark the number stands, and how tall it is at most
HEAP = 3  # how many cards are seen below the top one


@dataclass(frozen=True)
class Lane:
    ascending: bool
    lit: bool  # touched in the turn that is traced
    tray: bool  # room for signals: until there are any, it repeats the pile's way


def draw_lanes(canvas: Canvas, lanes: tuple[Lane, ...], x: int, tall: int, ground: int) -> None:
    """Side by side; `ground`: how tall the ground is below all that is a player's own, where piles have owners."""
    box = (x - LIT, LANES - LIT, len(lanes) * (COLUMN + GAP) - GAP + 2 * LIT, max(tall, ground) + 2 * LIT)

    def draw(canvas: Canvas) -> None:
        if ground:
            canvas.plate(LIT, LIT, box[2] - 2 * LIT, ground, LANE, radius=18)
        for place, lane in enumerate(lanes):
            _draw_lane(canvas, lane, LIT + place * (COLUMN + GAP), tall)

    canvas.piece((draw_lanes, lanes, tall, ground), box, draw)


def _draw_lane(canvas: Canvas, lane: Lane, x: int, tall: int) -> None:
    if lane.lit:
        colour = way_colour(lane.ascending)
        canvas.plate(x - LIT, 0, COLUMN + 2 * LIT, tall + 2 * LIT, colour, radius=18 + LIT)
    canvas.plate(x, LIT, COLUMN, tall, LANE, radius=18)
    if lane.tray:
        shape = chevron_up if lane.ascending else chevron_down
        for place in range(3):
            canvas.stamp(shape, x + COLUMN // 2 - 68 + place * 50, LIT + tall - 54, 36, PANEL)


def draw_column(canvas: Canvas, pile: PileFace, x: int) -> None:
    """A pile and how far it has come: of four, three are as they were on the board before."""
    face = (pile.letter, pile.ascending, pile.row, pile.end, pile.top, pile.depth, pile.emblem, pile.path[:1])
    box = (x + INSET - SIDE, ROW, WIDE + 2 * SIDE, GAUGE + 18 - ROW)
    canvas.piece((draw_column, face), box, partial(_draw_column, pile), ground=LANE, passing=True)


def _draw_column(pile: PileFace, canvas: Canvas) -> None:
    _draw_pile(canvas, pile, SIDE)
    _draw_gauge(pile, canvas, SIDE, GAUGE - 4 - ROW)


def _draw_pile(canvas: Canvas, pile: PileFace, x: int) -> None:
    covered, leans, plain = pile.depth > 0, heap_leans(pile.depth, HEAP), pile.emblem is None
    blank = (pile.ascending, covered, leans, plain)
    canvas.piece((_draw_blank, *blank), (x - SIDE, 0, *PILE), partial(_draw_blank, *blank), ground=LANE)
    canvas.text(x + 12, TAB / 2, pile.letter, 38, INK, bold=True)
    if not covered:
        canvas.text(x + WIDE / 2, CARD_END - ROW - 50, str(pile.row), 64, INK, bold=True, anchor="mm")
        return
    canvas.text(x + WIDE - 12, TAB / 2, str(pile.row), 30, INK, anchor="rm")
    box = (x, COVERED, WIDE, TOP_CARD[3])
    if not plain:
        draw_number(canvas, pile.top, pile.emblem, box)
        return
    upper, tall = NUMBER
    top = (pile.ascending, pile.top)
    canvas.piece((_draw_top, *top), (x, box[1] + upper, WIDE, tall), partial(_draw_top, *top), ground=CARD)


def _draw_blank(ascending: bool, covered: bool, leans: tuple[float, ...], plain: bool, canvas: Canvas) -> None:
    """All but letters and numbers."""
    canvas.plate(SIDE, 0, WIDE, CARD_END - ROW, way_colour(ascending), radius=ROUND)
    if not covered:
        draw_arrow(canvas, ascending, SIDE + WIDE // 2 - 46, 64, 92)
        return
    draw_arrow(canvas, ascending, SIDE + 43, 11, 27)
    draw_heap(canvas, leans, TOP_CARD)
    canvas.plate(SIDE, COVERED - 1, WIDE, TOP_CARD[3] + 5, SHADE, radius=ROUND)
    canvas.plate(*TOP_CARD, CARD, radius=ROUND)
    if plain:
        draw_way(canvas, ascending, TOP_CARD)


def _draw_top(ascending: bool, number: int, canvas: Canvas) -> None:
    """The middle of a card: its number, before the arrow."""
    box = (0, -NUMBER[0], WIDE, TOP_CARD[3])
    draw_way(canvas, ascending, box)
    draw_number(canvas, number, None, box)


def _draw_gauge(pile: PileFace, canvas: Canvas, left: int, upper: int) -> None:
    """The numbers from lowest to highest: used up from the left where it ascends, from the right where it descends.

    What the traced turn used is light; what it won back by tricks is only a rim. And how deep the pile is.
    """
    x, y, length = left + 2, upper + 4, WIDE - 72
    low, high = sorted((pile.row, pile.end))

    def offset(card: int) -> int:
        return round(length * (card - low) / (high - low))

    def bar(one: int, other: int, *, light: bool = False, rim: int = 0) -> None:
        begin, end = sorted((offset(one), offset(other)))
        colour = CARD if light else way_colour(pile.ascending)
        if rim:
            canvas.plate(x + begin, y, end - begin, BAR, colour, radius=4, border=rim)
        else:
            canvas.bar(x + begin, y, end - begin, BAR, colour, radius=4)

    canvas.plate(x, y, length, BAR, SHADE, radius=5)
    bar(pile.row, pile.top)
    if pile.path and pile.path[0] != pile.top:
        back = (pile.top < pile.path[0]) == pile.ascending
        bar(pile.path[0], pile.top, light=True, rim=3 if back else 0)
    canvas.stamp(heap, x + length + 10, upper, 22, MUTED)
    canvas.text(x + WIDE - 6, y + BAR / 2, str(pile.depth), 24, MUTED, bold=True, anchor="rm")


def draw_signals(canvas: Canvas, pile: PileFace, x: int, y: int) -> None:
    """Each signal: its drawing, and below it the number of the seat that gave it. The warning is the brightest."""
    width = 30
    for place, signal in enumerate(pile.signals):
        left = x + INSET + place * (width + 2)
        canvas.plate(left, y, width, 60, CARD if signal.word is Word.KEEP_OFF else MUTED, radius=9)
        canvas.stamp(WORD_SHAPES[signal.word], left + 4, y + 7, 22, INK)
        canvas.text(left + width / 2, y + 45, str(signal.seat), 24, INK, bold=True, anchor="mm")

"""The pieces that several pictures share: cards, emblems, pile strips, counts."""

from functools import partial

from bot.ui.pictures.canvas import COLUMN, Box, Canvas, column
from bot.ui.pictures.palette import CARD, DOWN, EDGE, FADED, INK, MUTED, PALE_DOWN, PALE_UP, PANEL, SHADE, UP, Colour
from bot.ui.pictures.pen import Shape
from bot.ui.pictures.scene import Emblem, PileFace
from bot.ui.pictures.symbols import cards, down, mark_shape, up

STRIP = 58
ROUND = 14  # a card's corners
LEAN = (2.8, -2.0, 3.8, -3.2, 1.6, -4.0, 2.2)  # degrees; odd in number, so that neighbours differ from row to row


def way_colour(ascending: bool) -> Colour:
    return UP if ascending else DOWN


def draw_emblem(canvas: Canvas, emblem: Emblem, x: int, y: int, size: int, *, held: bool = False) -> None:
    """Round if it binds one turn, square if it lasts. In force: solid. Spent: a faint rim. In a hand: a firm rim."""
    radius = size // 5 if emblem.mark.lasting else size // 2
    inset = size // 6 if emblem.mark.lasting else size // 5
    if emblem.in_force:
        canvas.plate(x, y, size, size, INK, radius=radius)
        colour = CARD
    else:
        colour = INK if held else FADED
        canvas.plate(x, y, size, size, colour, radius=radius, border=3 if size > 40 else 2)
    canvas.stamp(mark_shape(emblem.mark), x + inset, y + inset, size - 2 * inset, colour)


def draw_way(canvas: Canvas, ascending: bool, box: Box) -> None:
    """On a card that lies on a pile, behind its number: where it leads."""
    x, y, width, height = box
    side = min(width, height) - 20
    tone = PALE_UP if ascending else PALE_DOWN
    draw_arrow(canvas, ascending, round(x + width / 2 - side / 2), y + (height - side) // 2, side, tone)


def draw_number(canvas: Canvas, number: int, emblem: Emblem | None, box: Box, *, held: bool = False) -> None:
    """What stands on a card."""
    x, y, width, height = box
    middle, size = x + width / 2, min(112, int(width * (0.62 if held else 0.7)))
    if emblem is None:
        canvas.text(middle, y + height / 2, str(number), size, INK, bold=True, anchor="mm")
        return
    side = min(88, int(width * 0.6))
    canvas.text(middle, y + (height - side) / 2 - 5, str(number), int(size * 0.82), INK, bold=True, anchor="mm")
    draw_emblem(canvas, emblem, round(middle - side / 2), y + height - side - 12, side, held=held)


def heap_leans(depth: int, most: int) -> tuple[float, ...]:
    """Of the cards below the top one, each lying as it was put: the k-th card of a pile always leans the same way."""
    return tuple(LEAN[(depth - below) % len(LEAN)] for below in range(min(depth - 1, most), 0, -1))


def draw_heap(canvas: Canvas, leans: tuple[float, ...], box: Box) -> None:
    x, y, width, height = box
    for lean in leans:
        canvas.tilted_plate(x, y + 3, width, height, lean, SHADE, radius=ROUND)
        canvas.tilted_plate(x, y, width, height, lean, EDGE, radius=ROUND)


def draw_arrow(canvas: Canvas, ascending: bool, x: int, y: int, size: int, colour: Colour = INK) -> None:
    canvas.stamp(up if ascending else down, x, y, size, colour)


def draw_letter_tag(canvas: Canvas, letter: str, ascending: bool, x: int, y: int, width: int, height: int) -> None:
    """A pile's letter on its colour."""
    canvas.plate(x, y, width, height, way_colour(ascending), radius=8)
    canvas.text(x + width / 2, y + height / 2, letter, min(28, height - 8), INK, bold=True, anchor="mm")


def draw_count(
    canvas: Canvas, number: int, x: int, y: int, size: int, colour: Colour, *, shape: Shape = cards
) -> float:
    """A hand's or a draw pile's cards; y is the middle. Returns how wide it came out."""
    canvas.stamp(shape, x, round(y - size * 0.5), size, colour)
    return size + 6 + canvas.text(x + size + 6, y, str(number), size, colour, bold=True)


def draw_strip(canvas: Canvas, piles: tuple[PileFace, ...], y: int) -> None:
    """The four piles in one line: letter, arrow, top card."""
    for index, pile in enumerate(piles):
        x = column(index)
        key = (_draw_strip, pile.letter, pile.ascending, pile.emblem)
        canvas.piece(key, (x, y, COLUMN, STRIP), partial(_draw_strip, pile))
        plain = MUTED if not pile.depth else CARD
        room = COLUMN - 76 - (54 if pile.emblem else 0)
        canvas.text(x + 74, y + STRIP / 2, str(pile.top), 42, plain, bold=True, width=room)


def _draw_strip(pile: PileFace, canvas: Canvas) -> None:
    """All but the number."""
    canvas.plate(0, 0, COLUMN, STRIP, PANEL)
    canvas.plate(0, 0, 66, STRIP, way_colour(pile.ascending))
    canvas.text(21, STRIP / 2, pile.letter, 34, INK, bold=True, anchor="mm")
    draw_arrow(canvas, pile.ascending, 37, 17, 24)
    if pile.emblem:
        canvas.plate(COLUMN - 48, 8, 42, 42, CARD, radius=10)
        draw_emblem(canvas, pile.emblem, COLUMN - 46, 10, 38)

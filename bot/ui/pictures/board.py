"""The board: whose turn, four piles, what was said of them, the turn traced, the seats."""

from bot.ui.pictures.canvas import COLUMN, GAP, MARGIN, WIDTH, Canvas, column
from bot.ui.pictures.palette import CARD, GROUND, INK, LINE, MUTED, PANEL
from bot.ui.pictures.pieces import arrow, count, emblem, letter_tag, number_card, way
from bot.ui.pictures.scene import Board, Chip, PileFace, SeatFace
from bot.ui.pictures.symbols import WORDS, deck, heap, turn_back

HEIGHT = 650
PILES = 112  # where the row cards begin
TAB = 52  # what is seen of a row card that is covered
EDGE = 6  # what is seen of each card between it and the top one
EDGES = 4
FOOT = PILES + 282
GAUGE = FOOT + 16
MARKS = GAUGE + 28
MARK = 60
TRAIL = MARKS + MARK + 16
SEATS = TRAIL + 48
SEAT = 66


def paint_board(scene: Board) -> Canvas:
    saved = 0 if scene.talks else MARK  # nobody speaks here: no room for it
    canvas = Canvas(HEIGHT - saved)
    _head(canvas, scene)
    for at, pile in enumerate(scene.piles):
        _pile(canvas, pile, column(at))
        _gauge(canvas, pile, column(at))
        _marks(canvas, pile, column(at))
    if scene.deck is None:  # Face to Face: two piles each
        canvas.plate(WIDTH // 2 - 1, PILES, 2, MARKS - PILES, LINE, radius=1)
    _trail(canvas, scene, TRAIL - saved)
    for seat in scene.seats:
        _seat(canvas, seat, len(scene.seats), SEATS - saved)
    return canvas


def _head(canvas: Canvas, scene: Board) -> None:
    canvas.text(MARGIN, 32, scene.title, 24, MUTED, width=560)
    canvas.text(MARGIN, 76, scene.headline, 42, CARD, bold=True, width=580 if scene.deck is not None else 740)
    if scene.deck is not None:
        digits = len(str(scene.deck))
        count(canvas, scene.deck, WIDTH - MARGIN - 62 - digits * 34, 60, 54, CARD, shape=deck)


def _pile(canvas: Canvas, pile: PileFace, x: int) -> None:
    tone = way(pile.ascending)
    canvas.plate(x, PILES, COLUMN, FOOT - PILES, tone, radius=14)
    canvas.text(x + 14, PILES + 26, pile.letter, 38, INK, bold=True)
    arrow(canvas, pile.ascending, x + 46, PILES + 12, 28)
    if not pile.depth:
        canvas.text(x + COLUMN / 2, (PILES + FOOT + TAB) / 2 - 6, str(pile.row), 84, INK, bold=True, anchor="mm")
        return
    canvas.text(x + COLUMN - 14, PILES + 26, str(pile.row), 30, INK, anchor="rm")
    top = PILES + TAB
    for _ in range(min(pile.depth - 1, EDGES)):
        canvas.plate(x, top, COLUMN, 60, INK, radius=14)
        canvas.plate(x, top + 2, COLUMN, 60, CARD, radius=14)
        top += EDGE
    top = PILES + TAB + EDGES * EDGE if pile.depth > EDGES else top
    canvas.plate(x, top, COLUMN, 60, INK, radius=14)
    number_card(canvas, pile.top, pile.emblem, (x, top + 2, COLUMN, FOOT - top - 2), held=False)


def _gauge(canvas: Canvas, pile: PileFace, x: int) -> None:
    """How far the pile has come from row card to end, with a dot for every card of the traced turn; how deep it is."""
    span = abs(pile.end - pile.row)
    length = COLUMN - 68

    def at(card: int) -> int:
        return round((length - 14) * abs(card - pile.row) / span)

    canvas.plate(x, GAUGE, length, 14, PANEL, radius=7)
    canvas.plate(x, GAUGE, at(pile.top) + 14, 14, way(pile.ascending), radius=7)
    for card in pile.path[1:]:
        canvas.plate(x + at(card) + 2, GAUGE + 2, 10, 10, INK if at(card) <= at(pile.top) else MUTED, radius=5)
    if pile.path:  # where the turn found it
        canvas.plate(x + at(pile.path[0]) + 5, GAUGE - 4, 4, 22, CARD, radius=2)
    canvas.stamp(heap, x + COLUMN - 58, GAUGE - 4, 22, MUTED)
    canvas.text(x + COLUMN - 2, GAUGE + 7, str(pile.depth), 24, MUTED, bold=True, anchor="rm")


def _marks(canvas: Canvas, pile: PileFace, x: int) -> None:
    """Each signal: its drawing, and below it the number of the seat that gave it."""
    width = 34
    for at, mark in enumerate(pile.marks):
        left = x + at * (width + 2)
        canvas.plate(left, MARKS, width, 60, MUTED, radius=9)
        canvas.stamp(WORDS[mark.word], left + 6, MARKS + 7, 22, INK)
        canvas.text(left + width / 2, MARKS + 45, str(mark.seat), 24, INK, bold=True, anchor="mm")


def _chip_width(chip: Chip) -> int:
    return 80 + (26 if chip.trick else 0) + (32 if chip.emblem else 0)


def _trail(canvas: Canvas, scene: Board, y: int) -> None:
    """The turn under way, or the last one, card by card; the earliest give way when there is no room."""
    if not scene.trail:
        return
    name = canvas.text(MARGIN, y + 18, scene.trail_of, 24, MUTED, width=130)
    x, end = MARGIN + round(name) + 14, WIDTH - MARGIN
    shown = list(scene.trail)
    while sum(_chip_width(chip) + 6 for chip in shown) > end - x - (24 if len(shown) < len(scene.trail) else 0):
        shown.pop(0)
    if len(shown) < len(scene.trail):
        canvas.text(x, y + 18, "…", 26, MUTED)
        x += 28
    for chip in shown:
        _chip(canvas, chip, x, y)
        x += _chip_width(chip) + 6


def _chip(canvas: Canvas, chip: Chip, x: int, y: int) -> None:
    width = _chip_width(chip)
    canvas.plate(x, y, width, 36, CARD, radius=8)
    letter_tag(canvas, chip.letter, chip.ascending, x + width - 34, y, 34, 36)
    canvas.text(x + 24, y + 18, str(chip.card), 28, INK, bold=True, anchor="mm")
    x += 46
    if chip.emblem:
        emblem(canvas, chip.emblem, x - 1, y + 3, 30)
        x += 32
    if chip.trick:
        canvas.stamp(turn_back, x - 1, y + 7, 22, INK)


def _seat(canvas: Canvas, seat: SeatFace, seats: int, y: int) -> None:
    width = (WIDTH - 2 * MARGIN - (seats - 1) * GAP) // seats
    x = MARGIN + (seat.number - 1) * (width + GAP)
    ground, words, quiet = (CARD, INK, INK) if seat.active else (PANEL, CARD, MUTED)
    canvas.plate(x, y, width, SEAT, ground)
    canvas.text(x + 12, y + 20, seat.name, 24, words, bold=seat.active, width=width - 20)
    canvas.plate(x + 10, y + 35, 26, 26, quiet, radius=13)
    canvas.text(x + 23, y + 48, str(seat.number), 20, ground if seat.active else GROUND, bold=True, anchor="mm")
    used = count(canvas, seat.cards, x + 44, y + 48, 24, quiet)
    if seat.deck is not None:
        count(canvas, seat.deck, x + 66 + round(used), y + 48, 24, quiet, shape=deck)
    for at in range(min(seat.owed, 3)):  # the cards still owed, as empty places
        canvas.plate(x + width - 23 - at * 17, y + 39, 13, 19, quiet, radius=3, border=2)

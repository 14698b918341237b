"""The board: whose turn, four piles, what was said of them, the turn traced, the seats."""

from functools import partial

from bot.ui.pictures.canvas import GAP, MARGIN, WIDTH, Canvas, column
from bot.ui.pictures.lanes import GAUGE_END, LANES, Lane, draw_column, draw_lanes, draw_signals
from bot.ui.pictures.palette import CARD, GROUND, INK, LANE, LINE, MUTED, PANEL
from bot.ui.pictures.pieces import draw_count, draw_emblem, draw_heap, draw_letter_tag, heap_leans
from bot.ui.pictures.scene import Board, Chip, SeatFace
from bot.ui.pictures.symbols import deck, deck_back, turn_back

SIGNALS = GAUGE_END + 7
SIGNAL = 60
TRAIL = 38
SEAT = 66
BETWEEN = 10


def paint_board(scene: Board) -> Canvas:
    """At most three quarters as high as wide: so Discord shows an embed's picture at its largest."""
    owned = any(pile.owner for pile in scene.piles)
    lane_end = SIGNALS + SIGNAL + 6 if scene.talks else SIGNALS
    if owned:  # each player below the own piles
        seats = lane_end + 12
        trail = seats + SEAT + BETWEEN
        end = trail + (TRAIL if scene.trail else 0)
    else:
        trail = lane_end + BETWEEN
        seats = trail + (TRAIL + BETWEEN if scene.trail else 0)
        end = seats + SEAT
    canvas = Canvas(end + 14)
    _draw_head(canvas, scene)
    _draw_lanes(canvas, scene, lane_end - LANES, seats + SEAT - LANES)
    for index, pile in enumerate(scene.piles):
        x = column(index)
        draw_column(canvas, pile, x)
        draw_signals(canvas, pile, x, SIGNALS)
    _draw_trail(canvas, scene, trail)
    for seat in scene.seats:
        width = (WIDTH - 2 * MARGIN - (len(scene.seats) - 1) * GAP) // len(scene.seats)
        x = MARGIN + (seat.number - 1) * (width + GAP)
        ground = LANE if owned else GROUND
        canvas.piece((_draw_seat, seat), (x, seats, width, SEAT), partial(_draw_seat, seat, width), ground=ground)
    return canvas


def _draw_lanes(canvas: Canvas, scene: Board, tall: int, ground: int) -> None:
    """What is a player's own lies on one ground."""
    together: dict[int | None, list[int]] = {}
    for index, pile in enumerate(scene.piles):
        together.setdefault(pile.owner if pile.owner is not None else -index, []).append(index)
    for columns in together.values():
        piles = [scene.piles[index] for index in columns]
        lanes = tuple(Lane(pile.ascending, bool(pile.path), scene.talks and not pile.signals) for pile in piles)
        owned = piles[0].owner is not None
        draw_lanes(canvas, lanes, column(columns[0]), tall, ground if owned else 0)


def _draw_head(canvas: Canvas, scene: Board) -> None:
    canvas.text(MARGIN, 27, scene.title, 24, MUTED, width=560)
    canvas.text(MARGIN, 66, scene.headline, 44, CARD, bold=True, width=570 if scene.deck is not None else 740)
    if scene.deck is not None:
        _draw_deck(canvas, scene.deck)


def _draw_deck(canvas: Canvas, cards: int) -> None:
    """A little heap of backs and how many they are."""
    wide, tall, right = 52, 70, WIDTH - MARGIN
    x, y = right - wide, 14
    canvas.text(x - 16, y + tall / 2, str(cards), 52, CARD if cards else MUTED, bold=True, anchor="rm")
    if not cards:
        canvas.plate(x, y, wide, tall, LINE, radius=9, border=3)
        return
    leans, edge = heap_leans(min(cards, 3), 2), 12

    def draw(canvas: Canvas) -> None:
        draw_heap(canvas, leans, (edge, edge, wide, tall))
        canvas.plate(edge, edge, wide, tall, CARD, radius=9)
        canvas.plate(edge + 5, edge + 5, wide - 10, tall - 10, INK, radius=6)
        canvas.stamp(deck_back, edge + 12, edge + 21, 28, CARD)

    canvas.piece((_draw_deck, leans), (x - edge, y - edge, wide + 2 * edge, tall + 2 * edge), draw)


def _chip_width(chip: Chip) -> int:
    return 84 + (26 if chip.trick else 0) + (32 if chip.emblem else 0)


def _draw_trail(canvas: Canvas, scene: Board, y: int) -> None:
    """The turn under way, or the last one, card by card; the earliest give way when there is no room."""
    if not scene.trail:
        return
    name = canvas.text(MARGIN, y + TRAIL / 2, scene.trail_of, 24, MUTED, width=130)
    x, end = MARGIN + round(name) + 14, WIDTH - MARGIN
    shown = list(scene.trail)
    while sum(_chip_width(chip) + 6 for chip in shown) > end - x - (24 if len(shown) < len(scene.trail) else 0):
        shown.pop(0)
    if len(shown) < len(scene.trail):
        canvas.text(x, y + TRAIL / 2, "…", 26, MUTED)
        x += 28
    for chip in shown:
        canvas.piece((_draw_chip, chip), (x, y, _chip_width(chip), TRAIL), partial(_draw_chip, chip))
        x += _chip_width(chip) + 6


def _draw_chip(chip: Chip, canvas: Canvas) -> None:
    x, width = 48, _chip_width(chip)
    canvas.plate(0, 0, width, TRAIL, CARD, radius=9)
    draw_letter_tag(canvas, chip.letter, chip.ascending, width - 36, 0, 36, TRAIL)
    canvas.text(25, TRAIL / 2, str(chip.card), 30, INK, bold=True, anchor="mm")
    if chip.emblem:
        draw_emblem(canvas, chip.emblem, x - 1, 4, 30)
        x += 32
    if chip.trick:
        canvas.stamp(turn_back, x - 2, 7, 24, INK)


def _draw_seat(seat: SeatFace, width: int, canvas: Canvas) -> None:
    ground, words, quiet = (CARD, INK, INK) if seat.active else (PANEL, CARD, MUTED)
    canvas.plate(0, 0, width, SEAT, ground, radius=14)
    owed = min(seat.owed, 3)
    canvas.text(10, 20, seat.name, 24, words, bold=seat.active, width=width - 18 - owed * 17)
    canvas.plate(8, 35, 25, 25, quiet, radius=13)
    canvas.text(20.5, 47.5, str(seat.number), 20, ground, bold=True, anchor="mm")
    used = draw_count(canvas, seat.cards, 40, 47, 24, quiet)
    if seat.deck is not None:
        draw_count(canvas, seat.deck, 62 + round(used), 47, 24, quiet, shape=deck)
    for place in range(owed):  # the cards still owed, as empty places beside the name: below it are the counts
        canvas.plate(width - 22 - place * 17, 9, 14, 22, quiet, radius=4, border=2)

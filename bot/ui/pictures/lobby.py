"""The lobby: the game, its row cards fanned out, who has sat down and what is still free."""

from functools import partial

from bot.rules import Mark
from bot.ui.pictures.canvas import GAP, MARGIN, WIDTH, Canvas
from bot.ui.pictures.fonts import lines
from bot.ui.pictures.palette import CARD, INK, LINE, MUTED, PANEL, SHADE
from bot.ui.pictures.pieces import ROUND, draw_emblem, way_colour
from bot.ui.pictures.scene import Emblem, Lobby, LobbySeat
from bot.ui.pictures.symbols import computer, down, person, plus, up

NOTES = 220  # the middle of the first line
LINE_HEIGHT = 30
TALL = 132
FOOT = 16
CARD_WIDTH, CARD_HEIGHT = 94, 136
STEP = 88
FAN = ((8, 52), (3, 40), (-3, 40), (-8, 52))  # how each card leans, and where it begins
SIDE = 20  # beside it, for leaning corners
FAN_END = 206
EMBLEM = 42


def paint_lobby(scene: Lobby) -> Canvas:
    notes = lines(scene.notes, WIDTH - 2 * MARGIN, 22) if scene.notes else []
    seats = NOTES - 4 + LINE_HEIGHT * len(notes)
    canvas = Canvas(seats + TALL + FOOT)
    first = WIDTH - MARGIN - 12 - CARD_WIDTH - (len(scene.rows) - 1) * STEP
    canvas.piece((_draw_fan, scene.rows), (first - SIDE, 0, WIDTH - first + SIDE, FAN_END), partial(_draw_fan, scene))
    room = first - MARGIN - 34
    canvas.text(MARGIN, 66, scene.title, 58, CARD, bold=True, width=room)
    canvas.text(MARGIN, 124, scene.headline, 32, CARD, width=room)
    for number, line in enumerate(notes):
        canvas.text(MARGIN, NOTES + number * LINE_HEIGHT, line, 22, MUTED, width=WIDTH - 2 * MARGIN)
    for place, mark in enumerate(scene.marks):
        canvas.piece(
            (_draw_mark, mark), (MARGIN + place * (EMBLEM + 6), 152, EMBLEM, EMBLEM), partial(_draw_mark, mark)
        )
    for seat in scene.seats:
        _draw_seat(canvas, seat, len(scene.seats), seats)
    return canvas


def _draw_fan(scene: Lobby, canvas: Canvas) -> None:
    for pile, ((ascending, row), (lean, y)) in enumerate(zip(scene.rows, FAN, strict=True)):
        _draw_row_card(canvas, ascending, row, SIDE + pile * STEP, y, lean)


def _draw_mark(mark: Mark, canvas: Canvas) -> None:
    canvas.plate(0, 0, EMBLEM, EMBLEM, CARD, radius=EMBLEM // 5 if mark.lasting else EMBLEM // 2)
    draw_emblem(canvas, Emblem(mark, False), 0, 0, EMBLEM, held=True)


def _draw_row_card(canvas: Canvas, ascending: bool, row: int, x: int, y: int, lean: float) -> None:
    canvas.tilted_plate(x, y + 6, CARD_WIDTH, CARD_HEIGHT, lean, SHADE, radius=ROUND)
    canvas.tilted_plate(x, y, CARD_WIDTH, CARD_HEIGHT, lean, way_colour(ascending), radius=ROUND)
    canvas.stamp(up if ascending else down, x + CARD_WIDTH // 2 - 26, y + 18, 52, INK, lean=lean)
    canvas.text(x + CARD_WIDTH / 2 + lean / 2, y + CARD_HEIGHT - 34, str(row), 38, INK, bold=True, anchor="mm")


def _draw_seat(canvas: Canvas, seat: LobbySeat, seats: int, y: int) -> None:
    width = (WIDTH - 2 * MARGIN - (seats - 1) * GAP) // seats
    x = MARGIN + (seat.number - 1) * (width + GAP)
    middle = x + width // 2
    if seat.taken:
        canvas.plate(x, y, width, TALL, PANEL, radius=ROUND)
        canvas.stamp(computer if seat.computer else person, middle - 28, y + 18, 56, CARD)
        canvas.text(middle, y + 108, seat.name, 26, CARD, bold=True, anchor="mm", width=width - 12)
        return
    canvas.plate(x, y, width, TALL, LINE, radius=ROUND, border=3)
    canvas.stamp(plus, middle - 22, y + 26, 44, LINE)
    canvas.text(middle, y + 108, seat.name, 24, MUTED, anchor="mm", width=width - 12)

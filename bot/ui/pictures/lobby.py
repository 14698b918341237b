"""The lobby: the game, its row cards laid out, who has sat down and what is still free."""

from bot.ui.pictures.canvas import GAP, MARGIN, WIDTH, Canvas
from bot.ui.pictures.palette import CARD, INK, LINE, MUTED, PANEL
from bot.ui.pictures.pieces import arrow, way
from bot.ui.pictures.scene import Lobby, LobbySeat
from bot.ui.pictures.symbols import computer, person

HEIGHT = 400
SEATS = 242
TALL = 128
CARD_WIDTH = 84
CARD_HEIGHT = 124


def paint_lobby(scene: Lobby) -> Canvas:
    canvas = Canvas(HEIGHT)
    room = WIDTH - 2 * MARGIN - 4 * (CARD_WIDTH + 8) - 20
    canvas.text(MARGIN, 70, scene.title, 56, CARD, bold=True, width=room)
    canvas.text(MARGIN, 128, scene.headline, 32, CARD, width=room)
    canvas.text(MARGIN, 176, scene.notes, 24, MUTED, width=room)
    for at, (ascending, row) in enumerate(scene.rows):
        x = WIDTH - MARGIN - (len(scene.rows) - at) * (CARD_WIDTH + 8) + 8
        y = 46 if ascending else 70
        canvas.plate(x, y, CARD_WIDTH, CARD_HEIGHT, way(ascending), radius=12)
        arrow(canvas, ascending, x + CARD_WIDTH // 2 - 22, y + 14, 44)
        canvas.text(x + CARD_WIDTH / 2, y + 92, str(row), 38, INK, bold=True, anchor="mm")
    for seat in scene.seats:
        _seat(canvas, seat, len(scene.seats))
    return canvas


def _seat(canvas: Canvas, seat: LobbySeat, seats: int) -> None:
    width = (WIDTH - 2 * MARGIN - (seats - 1) * GAP) // seats
    x = MARGIN + (seat.number - 1) * (width + GAP)
    middle = x + width // 2
    if seat.taken:
        canvas.plate(x, SEATS, width, TALL, PANEL)
        canvas.stamp(computer if seat.computer else person, middle - 26, SEATS + 18, 52, CARD)
        canvas.text(middle, SEATS + 100, seat.name, 26, CARD, bold=True, anchor="mm", width=width - 10)
        return
    canvas.plate(x, SEATS, width, TALL, LINE, border=2)
    canvas.text(middle, SEATS + 46, str(seat.number), 40, LINE, bold=True, anchor="mm")
    canvas.text(middle, SEATS + 100, seat.name, 24, MUTED, anchor="mm", width=width - 10)

"""The result, to be shared: the verdict, and every card of the deck: on which way it went, or that it was left."""

from functools import partial

from bot.ui.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.ui.pictures.fonts import fit, length
from bot.ui.pictures.palette import CARD, DOWN, GROUND, INK, MUTED, SHADE, UP
from bot.ui.pictures.pieces import draw_strip, way_colour
from bot.ui.pictures.scene import Cell, Result
from bot.ui.pictures.symbols import star

HEIGHT = 600
GRID = 116
GRID_END = 488
BETWEEN = 30  # two grids
SPACE = 4
COLUMNS = {98: 14, 58: 9}
STRIP = 500
MEDAL = 84

# Strips of paper in the air around a win, in bands above and below each other: x, y, lean, colour.
CONFETTI = tuple(
    ((k * 149) % 770 + 8, 8 + 15 * (k % 6), (-38, 24, 61, -12, 47, 75, -60)[k % 7], (UP, DOWN, CARD)[k % 3])
    for k in range(110)
)


def paint_result(scene: Result) -> Canvas:
    canvas = Canvas(HEIGHT)
    room = WIDTH - 2 * MARGIN - MEDAL - 24
    if scene.won:
        title = round(length(*fit(scene.title, room, 24)))
        verdict = round(length(*fit(scene.headline, room, 58, bold=True), bold=True))
        canvas.piece((_draw_confetti, title, verdict), (0, 0, WIDTH, GRID), partial(_draw_confetti, title, verdict))
    canvas.text(MARGIN, 28, scene.title, 24, MUTED, width=room)
    canvas.text(MARGIN, 74, scene.headline, 58, CARD, bold=True, width=room)
    _draw_medal(canvas, scene)
    grids = len(scene.grids)
    width = (WIDTH - 2 * MARGIN - (grids - 1) * BETWEEN) // grids
    top = GRID
    for index, cells in enumerate(scene.grids):
        x = MARGIN + index * (width + BETWEEN)
        if grids > 1:
            name = canvas.text(x, GRID + 14, scene.seats[index].name, 28, CARD, bold=True, width=width - 40)
            if scene.winner == scene.seats[index].number:
                canvas.stamp(star, x + round(name) + 10, GRID, 28, UP)
            top = GRID + 38
        _draw_grid(canvas, cells, x, top, width)
    draw_strip(canvas, scene.piles, STRIP)
    names = ", ".join(seat.name for seat in scene.seats)
    canvas.text(MARGIN, 579, names, 26, MUTED, width=740)
    return canvas


def _draw_confetti(title: int, verdict: int, canvas: Canvas) -> None:
    """Wherever no words are."""
    for x, y, lean, colour in CONFETTI:
        if x > MARGIN + 14 + max(title if y < 44 else 0, verdict if y > 24 else 0):
            canvas.tilted_plate(x, y, 14, 6, lean, colour, radius=2)


def _draw_medal(canvas: Canvas, scene: Result) -> None:
    """A star for a win; otherwise how many cards were left."""
    x, y = WIDTH - MARGIN - MEDAL, 16
    if scene.won:
        canvas.plate(x - 6, y - 6, MEDAL + 12, MEDAL + 12, GROUND, radius=MEDAL)
        canvas.plate(x, y, MEDAL, MEDAL, UP, radius=MEDAL)
        canvas.stamp(star, x + 12, y + 10, MEDAL - 24, INK)
        return
    left = sum(not cell.played for grid in scene.grids for cell in grid)
    canvas.tilted_plate(x + 6, y + 5, MEDAL - 16, MEDAL + 4, -6, SHADE, radius=12)
    canvas.tilted_plate(x + 6, y, MEDAL - 16, MEDAL + 4, -6, CARD, radius=12)
    canvas.text(x + MEDAL / 2 - 2, y + MEDAL / 2 + 2, str(left), 44, INK, bold=True, anchor="mm")


def _draw_grid(canvas: Canvas, cells: tuple[Cell, ...], x: int, top: int, width: int) -> None:
    columns = COLUMNS.get(len(cells), 14)
    rows = -(-len(cells) // columns)
    across, down = (width + SPACE) / columns, (GRID_END - top + SPACE) / rows
    for index, cell in enumerate(cells):
        row, col = divmod(index, columns)
        left, upper = x + round(col * across), top + round(row * down)
        size = (int(across) - SPACE, int(down) - SPACE)
        middle = round(left + size[0] / 2) - left
        canvas.piece((_draw_cell, cell, middle), (left, upper, *size), partial(_draw_cell, cell, middle, *size))


def _draw_cell(cell: Cell, middle: int, width: int, height: int, canvas: Canvas) -> None:
    """Played: pointed the way it went. Left over: a hole."""
    size = 26 if width > 40 else 22
    lower, ink = height / 2, INK
    if not cell.played:
        canvas.plate(0, 0, width, height, SHADE, radius=8)
        ink = MUTED
    elif cell.ascending is None:
        canvas.plate(0, 0, width, height, CARD, radius=8)
    else:
        canvas.pointed_plate(0, 0, width, height, way_colour(cell.ascending), upward=cell.ascending)
        lower += 3 if cell.ascending else -3
    canvas.text(middle, lower, str(cell.card), size, ink, bold=True, anchor="mm")

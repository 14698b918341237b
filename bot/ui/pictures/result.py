"""The result, to be shared: the verdict, and every card of the deck: on which way it went, or that it was left."""

from bot.ui.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.ui.pictures.palette import CARD, INK, LINE, MUTED
from bot.ui.pictures.pieces import arrow, strip, way
from bot.ui.pictures.scene import Cell, Result

HEIGHT = 640
GRID = 128
GRID_END = 512
BETWEEN = 30  # two grids
SPACE = 4
COLUMNS = {98: 14, 58: 10}
STRIP = 524


def paint_result(scene: Result) -> Canvas:
    canvas = Canvas(HEIGHT)
    canvas.text(MARGIN, 32, scene.title, 24, MUTED, width=740)
    canvas.text(MARGIN, 84, scene.headline, 58, CARD, bold=True, width=740)
    grids = len(scene.grids)
    width = (WIDTH - 2 * MARGIN - (grids - 1) * BETWEEN) // grids
    top = GRID
    for at, cells in enumerate(scene.grids):
        x = MARGIN + at * (width + BETWEEN)
        if grids > 1:
            canvas.text(x, GRID + 14, scene.seats[at].name, 28, CARD, bold=True, width=width)
            top = GRID + 40
        _grid(canvas, cells, x, top, width)
    strip(canvas, scene.piles, STRIP)
    names = ", ".join(seat.name for seat in scene.seats)
    canvas.text(MARGIN, 610, names, 28, MUTED, width=740)
    return canvas


def _grid(canvas: Canvas, cells: tuple[Cell, ...], x: int, top: int, width: int) -> None:
    columns = COLUMNS.get(len(cells), 14)
    rows = -(-len(cells) // columns)
    across, down = (width + SPACE) / columns, (GRID_END - top + SPACE) / rows
    for at, cell in enumerate(cells):
        row, col = divmod(at, columns)
        left, upper = x + round(col * across), top + round(row * down)
        _cell(canvas, cell, left, upper, int(across) - SPACE, int(down) - SPACE)


def _cell(canvas: Canvas, cell: Cell, x: int, y: int, width: int, height: int) -> None:
    middle, size = x + width / 2, 26 if width > 40 else 21
    if not cell.played:
        canvas.plate(x, y, width, height, LINE, radius=8, border=2)
        canvas.text(middle, y + height / 2, str(cell.card), size, CARD, bold=True, anchor="mm")
        return
    tone = CARD if cell.ascending is None else way(cell.ascending)
    canvas.plate(x, y, width, height, tone, radius=8)
    if cell.ascending is None:
        canvas.text(middle, y + height / 2, str(cell.card), size, INK, bold=True, anchor="mm")
        return
    canvas.text(middle, y + height / 2 - 7, str(cell.card), size, INK, bold=True, anchor="mm")
    arrow(canvas, cell.ascending, round(middle) - 6, y + height - 16, 12)

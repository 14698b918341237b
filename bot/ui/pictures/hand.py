"""The hand: the piles in one line, below each what was said of it; then the cards in order, lifted what can be played.
Where it can go, and how far that is, stands on the buttons right below."""

from bot.ui.pictures.canvas import MARGIN, WIDTH, Canvas, column
from bot.ui.pictures.lanes import draw_signals
from bot.ui.pictures.palette import CARD, EDGE, LINE, MUTED, SHADE
from bot.ui.pictures.pieces import ROUND, draw_number, draw_strip
from bot.ui.pictures.scene import Hand, HandCard

HEAD = 36
STRIP = 66
SIGNALS = 130
TRAY = 68  # how far they push the cards down, if there are any
LIFTED = 136
LIFT = 28
WIDEST = 124
TALL = 172
BETWEEN = 12
FOOT = 18
TITLE = 310  # the most width of the title beside the headline


def paint_hand(scene: Hand) -> Canvas:
    choice = any(card.targets for card in scene.cards)
    top = LIFTED + (TRAY if any(pile.signals for pile in scene.piles) else 0)
    canvas = Canvas(top + TALL + FOOT + (LIFT if choice and not all(card.targets for card in scene.cards) else 0))
    title = canvas.text(WIDTH - MARGIN, HEAD, scene.title, 24, MUTED, width=TITLE, anchor="rm")
    canvas.text(MARGIN, HEAD, scene.headline, 42, CARD, bold=True, width=WIDTH - 3 * MARGIN - round(title))
    draw_strip(canvas, scene.piles, STRIP)
    for index, pile in enumerate(scene.piles):
        draw_signals(canvas, pile, column(index), SIGNALS)
    cards = len(scene.cards)
    if not cards:
        canvas.plate(MARGIN, top, WIDTH - 2 * MARGIN, TALL, LINE, radius=ROUND, border=3)
        return canvas
    width = min(WIDEST, (WIDTH - 2 * MARGIN - (cards - 1) * BETWEEN) // cards)
    x = (WIDTH - cards * width - (cards - 1) * BETWEEN) // 2
    for card in scene.cards:
        _draw_card(canvas, card, (x, top), width, choice=choice)
        x += width + BETWEEN
    return canvas


def _draw_card(canvas: Canvas, card: HandCard, corner: tuple[int, int], width: int, *, choice: bool) -> None:
    dim = choice and not card.targets
    x, top = corner
    if dim:
        top += LIFT
    shadow = 8 if card.targets else 3

    def draw(blank: Canvas) -> None:
        blank.plate(0, shadow, width, TALL, SHADE, radius=ROUND)
        blank.plate(0, 0, width, TALL, EDGE if dim else CARD, radius=ROUND)

    canvas.piece((_draw_card, shadow, dim), (x, top, width, TALL + shadow), draw)
    draw_number(canvas, card.card, card.emblem, (x, top, width, TALL), held=True)

"""The hand: the piles in one line, then the cards in order; what can be played is lifted. Where it can go, and how far
that is, stands on the buttons right below."""

from bot.ui.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.ui.pictures.palette import CARD, EDGE, LINE, MUTED, SHADE
from bot.ui.pictures.pieces import ROUND, draw_number, draw_strip
from bot.ui.pictures.scene import Hand, HandCard

HEAD = 36
STRIP = 66
LIFTED = 136
LIFT = 28
WIDEST = 124
TALL = 172
BETWEEN = 12
FOOT = 18
TITLE = 310  # the most width of the title beside the headline


def paint_hand(scene: Hand) -> Canvas:
    choice = any(card.targets for card in scene.cards)
    canvas = Canvas(LIFTED + TALL + FOOT + (LIFT if choice and not all(card.targets for card in scene.cards) else 0))
    title = canvas.text(WIDTH - MARGIN, HEAD, scene.title, 24, MUTED, width=TITLE, anchor="rm")
    canvas.text(MARGIN, HEAD, scene.headline, 42, CARD, bold=True, width=WIDTH - 3 * MARGIN - round(title))
    draw_strip(canvas, scene.piles, STRIP)
    cards = len(scene.cards)
    if not cards:
        canvas.plate(MARGIN, LIFTED, WIDTH - 2 * MARGIN, TALL, LINE, radius=ROUND, border=3)
        return canvas
    width = min(WIDEST, (WIDTH - 2 * MARGIN - (cards - 1) * BETWEEN) // cards)
    x = (WIDTH - cards * width - (cards - 1) * BETWEEN) // 2
    for card in scene.cards:
        _draw_card(canvas, card, x, width, choice=choice)
        x += width + BETWEEN
    return canvas


def _draw_card(canvas: Canvas, card: HandCard, x: int, width: int, *, choice: bool) -> None:
    dim = choice and not card.targets
    top = LIFTED + LIFT if dim else LIFTED
    shadow = 8 if card.targets else 3

    def draw(blank: Canvas) -> None:
        blank.plate(0, shadow, width, TALL, SHADE, radius=ROUND)
        blank.plate(0, 0, width, TALL, EDGE if dim else CARD, radius=ROUND)

    canvas.piece((_draw_card, shadow, dim), (x, top, width, TALL + shadow), draw)
    draw_number(canvas, card.card, card.emblem, (x, top, width, TALL), held=True)

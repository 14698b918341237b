"""The hand: the piles in one line, then the cards in order; what can be played is lifted and says where it can go."""

from bot.ui.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.ui.pictures.palette import CARD, INK, LINE, MUTED, PANEL
from bot.ui.pictures.pieces import number_card, strip, way
from bot.ui.pictures.scene import Hand, HandCard, Target
from bot.ui.pictures.symbols import keep_off, turn_back

HEIGHT = 430
STRIP = 108
LIFTED = 186
LIFT = 26
WIDEST = 112
TALL = 160
BETWEEN = 10
TAGS = LIFTED + TALL + 10


def paint_hand(scene: Hand) -> Canvas:
    canvas = Canvas(HEIGHT)
    canvas.text(MARGIN, 30, scene.title, 24, MUTED, width=740)
    canvas.text(MARGIN, 74, scene.headline, 40, CARD, bold=True, width=740)
    strip(canvas, scene.piles, STRIP)
    cards = len(scene.cards)
    if not cards:
        canvas.plate(MARGIN, LIFTED, WIDTH - 2 * MARGIN, TALL, LINE, radius=14, border=2)
        return canvas
    width = min(WIDEST, (WIDTH - 2 * MARGIN - (cards - 1) * BETWEEN) // cards)
    x = (WIDTH - cards * width - (cards - 1) * BETWEEN) // 2
    for card in scene.cards:
        _card(canvas, card, x, width)
        x += width + BETWEEN
    return canvas


def _card(canvas: Canvas, card: HandCard, x: int, width: int) -> None:
    top = LIFTED if card.targets else LIFTED + LIFT
    number_card(canvas, card.card, card.emblem, (x, top, width, TALL), held=True)
    tag = min(30, (width - 3 * (len(card.targets) - 1)) // max(1, len(card.targets)))
    left = x + (width - len(card.targets) * tag - (len(card.targets) - 1) * 3) // 2
    for target in card.targets:
        _tag(canvas, target, left, tag)
        left += tag + 3


def _tag(canvas: Canvas, target: Target, x: int, width: int) -> None:
    """A pile's letter. Below it: a way back is the trick; a cross is a dead end, and the letter is only outlined."""
    marked = target.trick or target.dead_end
    height = 60 if marked else 36
    if target.dead_end:
        canvas.plate(x, TAGS, width, height, PANEL, radius=7)
        canvas.text(x + width / 2, TAGS + 18, target.letter, 26, MUTED, bold=True, anchor="mm")
        canvas.stamp(keep_off, x + width // 2 - 7, TAGS + 36, 14, MUTED)
        return
    canvas.plate(x, TAGS, width, height, way(target.ascending), radius=7)
    canvas.text(x + width / 2, TAGS + 18, target.letter, 26, INK, bold=True, anchor="mm")
    if target.trick:
        canvas.stamp(turn_back, x + width // 2 - 9, TAGS + 36, 19, INK)

"""The hand: the piles in one line, then the cards in order; what can be played is lifted and says where it can go."""

from bot.ui.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.ui.pictures.palette import CARD, EDGE, INK, LANE, LINE, MUTED, PANEL, SHADE
from bot.ui.pictures.pieces import ROUND, draw_number_card, draw_strip, way_colour
from bot.ui.pictures.scene import Hand, HandCard, Target
from bot.ui.pictures.symbols import keep_off, turn_back

STRIP = 98
LIFTED = 176
LIFT = 28
WIDEST = 124
TALL = 172
BETWEEN = 12
MARKED = 48  # a tag at least as wide has room for large letters beside a mark
TAGS = LIFTED + TALL + 12
TAG = 36
APART = 4
FOOT = 18


def paint_hand(scene: Hand) -> Canvas:
    choice = any(card.targets for card in scene.cards)
    canvas = Canvas((TAGS + 2 * TAG + APART if choice else LIFTED + TALL) + FOOT)
    canvas.text(MARGIN, 27, scene.title, 24, MUTED, width=740)
    canvas.text(MARGIN, 66, scene.headline, 42, CARD, bold=True, width=740)
    draw_strip(canvas, scene.piles, STRIP)
    cards = len(scene.cards)
    if not cards:
        canvas.plate(MARGIN, LIFTED, WIDTH - 2 * MARGIN, TALL, LINE, radius=ROUND, border=3)
        return canvas
    width = min(WIDEST, (WIDTH - 2 * MARGIN - (cards - 1) * BETWEEN) // cards)
    x = (WIDTH - cards * width - (cards - 1) * BETWEEN) // 2
    letters = [pile.letter for pile in scene.piles]
    for card in scene.cards:
        _draw_card(canvas, card, x, width, choice=choice)
        if card.targets:
            targets = {target.letter: target for target in card.targets}
            for pile, letter in enumerate(letters):
                _draw_tag(canvas, targets.get(letter), pile, x, width)
        x += width + BETWEEN
    return canvas


def _draw_card(canvas: Canvas, card: HandCard, x: int, width: int, *, choice: bool) -> None:
    dim = choice and not card.targets
    top = LIFTED + LIFT if dim else LIFTED
    canvas.plate(x, top + (8 if card.targets else 3), width, TALL, SHADE, radius=ROUND)
    draw_number_card(canvas, card.card, card.emblem, (x, top, width, TALL), held=True, colour=EDGE if dim else CARD)


def _draw_tag(canvas: Canvas, target: Target | None, pile: int, x: int, width: int) -> None:
    """A pile's letter, in one of four places of its own. The way back is a trick; a cross, uncoloured, a dead end."""
    row, col = divmod(pile, 2)
    wide = (width - APART) // 2
    left, top = x + col * (wide + APART), TAGS + row * (TAG + APART)
    if target is None:
        canvas.plate(left, top, wide, TAG, LANE, radius=9)
        return
    ground, words = (PANEL, MUTED) if target.dead_end else (way_colour(target.ascending), INK)
    canvas.plate(left, top, wide, TAG, ground, radius=9)
    mark = keep_off if target.dead_end else turn_back if target.trick else None
    if mark is None:
        canvas.text(left + wide / 2, top + TAG / 2, target.letter, 27, words, bold=True, anchor="mm")
        return
    if target.trick and not target.dead_end:  # what a player looks for first
        canvas.plate(left + 4, top + 4, wide - 8, TAG - 8, CARD, radius=6)
    size, side = (27, 20) if wide >= MARKED else (24, 15)
    start = left + (wide - size * 0.7 - 3 - side) / 2
    canvas.text(start, top + TAG / 2, target.letter, size, words, bold=True)
    canvas.stamp(mark, round(start + size * 0.7) + 3, top + (TAG - side) // 2, side, words)

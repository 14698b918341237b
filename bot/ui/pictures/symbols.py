"""Drawings: what cards carry, the four words of table talk, arrows. Each has an outline of its own."""

from collections.abc import Iterator
from math import cos, pi, sin

from bot.rules import Fire, Instruction, Mark, Word
from bot.ui.pictures.pen import Pen, Point, Shape

CURVE_STEPS = 12  # straight pieces of a curve


def curve(start: Point, first: Point, second: Point, end: Point) -> Iterator[Point]:
    """A cubic Bézier curve: it leaves `start` towards `first` and comes to `end` from `second`."""
    for step in range(CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points = (start, first, second, end)
        yield (
            sum(share * x for share, (x, _) in zip(shares, points, strict=True)),
            sum(share * y for share, (_, y) in zip(shares, points, strict=True)),
        )


def up(pen: Pen) -> None:
    pen.area((50, 4), (94, 52), (66, 52), (66, 96), (34, 96), (34, 52), (6, 52))


def down(pen: Pen) -> None:
    pen.area((50, 96), (94, 48), (66, 48), (66, 4), (34, 4), (34, 48), (6, 48))


def turn_back(pen: Pen) -> None:
    """The way back: up, over and down again."""
    pen.stroke((82.5, 90), (82.5, 42), width=14)
    pen.arc(55, 42, 34.5, 180, 360, width=14)
    pen.stroke((27.5, 42), (27.5, 60), width=14)
    pen.area((2, 54), (53, 54), (27.5, 92))


def chevron_up(pen: Pen) -> None:
    pen.stroke((10, 68), (50, 32), (90, 68), width=18)


def chevron_down(pen: Pen) -> None:
    pen.stroke((10, 32), (50, 68), (90, 32), width=18)


def plus(pen: Pen) -> None:
    pen.stroke((50, 14), (50, 86), width=16)
    pen.stroke((14, 50), (86, 50), width=16)


def star(pen: Pen) -> None:
    tips = [(50 + r * sin(i * pi / 5), 53 - r * cos(i * pi / 5)) for i, r in enumerate((50, 22) * 5)]
    pen.area(*tips)


def stop(pen: Pen) -> None:
    """An octagon with a bar."""
    corners = [(50 + 49 * cos(pi / 8 + i * pi / 4), 50 + 49 * sin(pi / 8 + i * pi / 4)) for i in range(8)]
    pen.area(*corners)
    pen.box(22, 40, 78, 60, round_by=4, ink=0)


def skull(pen: Pen) -> None:
    pen.disc(50, 42, 40)
    pen.box(28, 60, 72, 96, round_by=8)
    pen.disc(33, 46, 11.5, ink=0)
    pen.disc(67, 46, 11.5, ink=0)
    pen.area((50, 56), (58, 70), (42, 70), ink=0)
    for x in (40, 50, 60):
        pen.box(x - 2.2, 80, x + 2.2, 97, ink=0)


def three(pen: Pen) -> None:
    """Three cards side by side."""
    for left in (2, 36, 70):
        pen.box(left, 16, left + 28, 84, round_by=6)
        pen.disc(left + 14, 50, 6, ink=0)


def silence(pen: Pen) -> None:
    """A speech bubble, crossed out."""
    pen.box(2, 8, 98, 74, round_by=20)
    pen.area((22, 68), (52, 68), (22, 98))
    for points in (((36, 27), (64, 55)), ((64, 27), (36, 55))):
        pen.stroke(*points, width=11, ink=0)


def no_trick(pen: Pen) -> None:
    """The way back, struck through."""
    turn_back(pen)
    pen.stroke((4, 4), (96, 96), width=24, ink=0)
    pen.stroke((6, 6), (94, 94), width=10)


def one_pile(pen: Pen) -> None:
    """An arrow onto a single heap."""
    pen.stroke((50, 8), (50, 30), width=15)
    pen.area((24, 28), (76, 28), (50, 56))
    for top in (62, 76, 90):
        pen.box(16, top, 84, top + 9, round_by=4)


def draw_one(pen: Pen) -> None:
    """A card, and a plus before it."""
    pen.stroke((18, 32), (18, 68), width=12)
    pen.stroke((6, 50), (32, 50), width=12)
    pen.box(44, 8, 98, 92, round_by=10)
    pen.stroke((62, 34), (74, 26), width=9, ink=0)
    pen.stroke((74, 26), (74, 72), width=9, ink=0)


def fire(pen: Pen) -> None:
    """A flame that licks to one side, a smaller one alight in it."""
    pen.area(
        *curve((56, 0), (62, 22), (92, 34), (90, 64)),
        *curve((90, 64), (88, 88), (68, 100), (48, 100)),
        *curve((48, 100), (24, 100), (8, 84), (10, 60)),
        *curve((10, 60), (12, 44), (20, 36), (24, 24)),
        *curve((24, 24), (32, 30), (36, 36), (38, 42)),
        *curve((38, 42), (50, 30), (52, 16), (56, 0)),
    )
    pen.area(
        *curve((53, 50), (56, 62), (70, 66), (68, 80)),
        *curve((68, 80), (66, 94), (36, 94), (35, 79)),
        *curve((35, 79), (35, 68), (47, 64), (53, 50)),
        ink=0,
    )


def keep_off(pen: Pen) -> None:
    pen.stroke((14, 14), (86, 86), width=24)
    pen.stroke((86, 14), (14, 86), width=24)


def small_steps(pen: Pen) -> None:
    pen.area((4, 96), (4, 70), (35, 70), (35, 44), (65, 44), (65, 18), (96, 18), (96, 96))


def free(pen: Pen) -> None:
    pen.stroke((10, 54), (38, 84), (90, 18), width=20)


def person(pen: Pen) -> None:
    pen.disc(50, 28, 22)
    pen.box(12, 56, 88, 130, round_by=34)


def computer(pen: Pen) -> None:
    """A friendly box with an aerial."""
    pen.stroke((50, 10), (50, 30), width=8)
    pen.disc(50, 10, 9)
    pen.box(8, 28, 92, 92, round_by=16)
    pen.disc(34, 54, 9, ink=0)
    pen.disc(66, 54, 9, ink=0)
    pen.box(32, 72, 68, 79, round_by=3, ink=0)


def cards(pen: Pen) -> None:
    """Two cards, one behind the other: so many in a hand."""
    pen.box(4, 6, 66, 82, round_by=10)
    pen.box(26, 14, 98, 100, round_by=14, ink=0)
    pen.box(34, 20, 96, 96, round_by=10)


def deck(pen: Pen) -> None:
    """A draw pile: one back on top, the edges of the rest below."""
    pen.box(14, 2, 86, 76, round_by=10)
    pen.area((50, 18), (68, 39), (50, 60), (32, 39), ink=0)
    for top in (81, 92):
        pen.box(14, top, 86, top + 7, round_by=3)


def deck_back(pen: Pen) -> None:
    """What the back of a card shows: up and down at once."""
    pen.area((50, 0), (96, 44), (4, 44))
    pen.area((50, 100), (96, 56), (4, 56))


def heap(pen: Pen) -> None:
    """A pile from the side: so many deep."""
    for top in (14, 40, 66):
        pen.box(4, top, 96, top + 18, round_by=7)


def dot(pen: Pen) -> None:
    """For a mark that nobody has drawn yet."""
    pen.disc(50, 50, 26)


MARK_SHAPES: dict[Mark, Shape] = {
    Instruction.STOP: stop,
    Instruction.SKULL: skull,
    Instruction.THREE: three,
    Instruction.SILENCE: silence,
    Instruction.NO_TRICK: no_trick,
    Instruction.ONE_PILE: one_pile,
    Instruction.DRAW_ONE: draw_one,
    Fire.FIRE: fire,
}

WORD_SHAPES: dict[Word, Shape] = {
    Word.KEEP_OFF: keep_off,
    Word.SMALL_STEPS: small_steps,
    Word.JUMP_BACK: turn_back,
    Word.FREE: free,
}


def mark_shape(mark: Mark) -> Shape:
    return MARK_SHAPES.get(mark, dot)

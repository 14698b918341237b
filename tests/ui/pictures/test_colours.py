"""The palette for every eye: colour-blindness simulated after Machado, Oliveira and Fernandes (2009), severity 1."""

from itertools import combinations

import pytest

from bot.ui.pictures.palette import DISTINCT, READ_ON, SEEN_ON, Colour

Matrix = tuple[tuple[float, float, float], ...]

EYES: dict[str, Matrix] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
APART = 25  # ΔE 1976; 2.3 is just noticeable
READABLE, VISIBLE = 4.5, 3.0  # WCAG 2 AA: words, drawings


def linear(colour: Colour) -> list[float]:
    parts = [part / 255 for part in colour]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(colour: Colour, eye: Matrix) -> list[float]:
    rgb = linear(colour)
    return [min(1.0, max(0.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in eye]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    red, green, blue = rgb
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def luminance(colour: Colour) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("eye", EYES)
def test_colours_that_mean_different_things_stay_apart(eye: str) -> None:
    for one, other in combinations(DISTINCT, 2):
        first, second = lab(seen(one, EYES[eye])), lab(seen(other, EYES[eye]))
        distance = sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5
        assert distance > APART, (one, other)


def contrast(one: Colour, other: Colour) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("words", "ground"), READ_ON)
def test_words_stand_out_from_their_ground(words: Colour, ground: Colour) -> None:
    assert contrast(words, ground) >= READABLE


@pytest.mark.parametrize(("drawing", "ground"), SEEN_ON)
def test_drawings_stand_out_from_their_ground(drawing: Colour, ground: Colour) -> None:
    assert contrast(drawing, ground) >= VISIBLE

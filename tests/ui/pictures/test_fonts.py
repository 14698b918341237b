"""The typeface has every letter of the five languages; names are cut down to what it has."""

from functools import cache
from random import Random

import pytest

from bot.data_files import DATA
from bot.text import LANGUAGES
from bot.ui.pictures.fonts import FONTS, SHOWN, SMALLEST, can_show, fit, font, legible_name, length

NOT_A_LETTER = "\U0010ffff"
BLANK = {" ", "\n", "\xad"}


@cache
def missing(*, bold: bool) -> bytes:
    return bytes(font(40, bold=bold).getmask(NOT_A_LETTER))


def has(sign: str, *, bold: bool) -> bool:
    return sign in BLANK or bytes(font(40, bold=bold).getmask(sign)) != missing(bold=bold)


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_a_language_is_missing(language: str, bold: bool) -> None:
    text = (DATA / "locales" / language / "pictures.ftl").read_text(encoding="utf-8")
    assert [sign for sign in sorted(set(text)) if not has(sign, bold=bold)] == []


@pytest.mark.parametrize("bold", [False, True])
def test_whatever_is_let_through_in_a_name_has_a_glyph(bold: bool) -> None:
    signs = [chr(code) for low, high in SHOWN for code in range(low, high + 1)]
    assert [sign for sign in signs if not has(sign, bold=bold)] == []


def test_an_emoji_has_none() -> None:
    assert not has("\u2620", bold=True)


def test_names_become_what_can_be_drawn() -> None:
    assert legible_name("  Jiří ☠️ Čermák ") == "Jiří Čermák"
    assert legible_name("𝓐𝓷𝓷𝓪") == "Anna"
    assert legible_name("e\u0301va") == "éva"
    assert legible_name("Їжак-Ґалаґан") == "Їжак-Ґалаґан"
    assert legible_name("שלום 🂡 猫") == ""
    assert legible_name("Nguyễn Phở") == "Nguyen Pho"  # an accent that the font does not have
    assert legible_name("An\u200dna\u202e\N{REPLACEMENT CHARACTER}") == "Anna"
    assert legible_name("<@1> @everyone\n**x**") == "<@1> @everyone **x**"  # in a picture it is only letters
    assert legible_name("…!?") == ""


def test_no_name_is_wider_than_its_place() -> None:
    random = Random(7)
    for _ in range(200):
        name = legible_name("".join(chr(random.randrange(1, 0x3000)) for _ in range(random.randrange(1, 60))))
        for width in (96, 120, 354, 740):
            text, size = fit(name, width, 42, bold=True)
            assert length(text, size, bold=True) <= width


def test_a_long_text_gets_smaller_and_then_cut() -> None:
    text, size = fit("Wolfgang", 90, 40, bold=True)
    assert size < 40
    assert length(text, size, bold=True) <= 90
    text, size = fit("Wolfgang-Amadeus der Große", 100, 40)
    assert text.endswith("…")
    assert size == SMALLEST or length(text, size) <= 100


def test_the_font_comes_with_its_licence() -> None:
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert all(can_show(sign) for sign in "ěščřžýáíéúůťďňßäöüіїєґыэёъ")

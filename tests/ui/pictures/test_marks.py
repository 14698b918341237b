"""Whatever a card carries can be drawn, even what nobody has drawn yet."""

from dataclasses import replace

import pytest

from bot.data_files import DATA
from bot.rules import Mark
from bot.text import Texts
from bot.ui.pictures.alt import alt_text
from bot.ui.pictures.paint import render
from bot.ui.pictures.scene import Board, Emblem, Hand, HandCard, Lobby
from bot.ui.pictures.symbols import dot, mark_shape
from tests.ui.pictures.goldens import golden_scenes

SCENES = golden_scenes()
SAY = Texts(DATA / "locales").speak("en")  # as in production: a word that is missing is no error


class Undrawn(Mark):
    COMET = "comet"


def with_comet(scene: Board | Hand | Lobby) -> Board | Hand | Lobby:
    """The same picture, and one card more that carries the new mark."""
    if isinstance(scene, Lobby):
        return replace(scene, marks=(*scene.marks, Undrawn.COMET))
    first, *rest = scene.piles
    piles = (replace(first, emblem=Emblem(Undrawn.COMET, True)), *rest)
    if isinstance(scene, Board):
        return replace(scene, piles=piles)
    return replace(scene, piles=piles, cards=(HandCard(77, Emblem(Undrawn.COMET, False), ()), *scene.cards[1:]))


@pytest.mark.parametrize("name", ["board-middle", "hand-middle", "lobby-original"])
def test_a_mark_without_a_drawing_is_a_dot_and_the_picture_is_not_lost(name: str) -> None:
    scene = SCENES[name]
    assert isinstance(scene, Board | Hand | Lobby)
    assert mark_shape(Undrawn.COMET) is dot
    assert render(with_comet(scene)) != render(scene)
    assert "comet" in alt_text(with_comet(scene), SAY)

"""A scene to the bytes of a picture."""

from typing import assert_never

from bot.ui.pictures.board import paint_board
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.chart import paint_chart
from bot.ui.pictures.hand import paint_hand
from bot.ui.pictures.lobby import paint_lobby
from bot.ui.pictures.result import paint_result
from bot.ui.pictures.scene import Board, Chart, Hand, Lobby, Result, Scene, ShareCard
from bot.ui.pictures.share_card import paint_share_card


def paint(scene: Scene) -> Canvas:
    match scene:
        case Board():
            return paint_board(scene)
        case Hand():
            return paint_hand(scene)
        case Lobby():
            return paint_lobby(scene)
        case Result():
            return paint_result(scene)
        case Chart():
            return paint_chart(scene)
        case ShareCard():
            return paint_share_card(scene)
        case _:
            assert_never(scene)


def render(scene: Scene) -> bytes:
    return paint(scene).png(detailed=isinstance(scene, Result))

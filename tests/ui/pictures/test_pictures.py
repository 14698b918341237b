"""Off the event loop, kept by content, and never in the way."""

import asyncio
import threading
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.rules import State
from bot.tables import Setup, Snapshot
from bot.ui.pictures import Pictures
from bot.ui.pictures.pictures import PATIENCE
from bot.ui.pictures.scene import Board, Hand, Scene
from tests.ui.pictures.goldens import TEXTS
from tests.ui.pictures.positions import duel, extreme, fresh, lost, middle
from tests.ui.pictures.sketches import Sketches
from tests.ui.pictures.tables import lobby, table_of

SAY = TEXTS.speak("en")


def elsewhere(state: State) -> Snapshot:
    """A table of another server."""
    return Snapshot(replace(table_of(state)._table, guild=99))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not true():  # noqa: ASYNC110 - nothing tells when a thread has got there
            await asyncio.sleep(0.005)


async def test_each_kind_comes_as_a_png_with_words() -> None:
    async with Pictures(patience=5) as pictures:
        found = [
            await pictures.board(table_of(middle()), SAY),
            await pictures.hand(table_of(middle()), 1, SAY),
            await pictures.lobby(lobby(Setup(), ["Anna"], ["easy"]), SAY),
            await pictures.result(table_of(lost()), SAY),
        ]
    for picture in found:
        assert picture is not None
        assert picture.data.startswith(b"\x89PNG")
        assert picture.alt
    assert [picture and picture.name.partition("-")[0] for picture in found] == ["board", "hand", "lobby", "result"]


async def test_the_same_scene_is_drawn_once() -> None:
    drawn = Sketches()
    async with Pictures(draw=drawn.draw) as pictures:
        for _ in range(3):
            await asyncio.gather(*(pictures.board(table_of(middle()), SAY) for _ in range(5)))
        assert len(drawn) == 1
        await pictures.board(table_of(extreme()), SAY)
        assert len(drawn) == 2


async def test_what_is_kept_is_bounded() -> None:
    drawn = Sketches()
    async with Pictures(kept=250, draw=drawn.draw) as pictures:
        for make in (middle, extreme, duel, duel, middle):
            assert await pictures.board(table_of(make()), SAY)
    assert len(drawn) == 4  # the second duel was kept, the first middle had to go


async def test_a_failure_is_no_picture_and_no_error() -> None:
    def fail(scene: Scene) -> bytes:
        raise OSError("no font")

    async with Pictures(draw=fail) as pictures:
        assert await pictures.board(table_of(middle()), SAY) is None
        assert await pictures.result(table_of(middle()), SAY) is None  # it is not over


async def test_a_failure_is_logged_without_its_own_words(caplog: pytest.LogCaptureFixture) -> None:
    def fail(scene: Scene) -> bytes:
        raise ValueError(f"could not draw {scene}")

    async with Pictures(draw=fail) as pictures:
        assert await pictures.hand(table_of(middle()), 1, SAY) is None
    assert "ValueError" in caplog.text
    assert "HandCard" not in caplog.text


def test_a_click_waits_at_most_a_fifth_of_a_second() -> None:
    assert PATIENCE <= 0.2


async def test_what_is_not_ready_in_time_is_there_the_next_time() -> None:
    go = threading.Event()
    drawn: list[Scene] = []

    def slowly(scene: Scene) -> bytes:
        go.wait(5)
        drawn.append(scene)
        return b"late"

    async with Pictures(patience=0.02, draw=slowly) as pictures:
        assert await pictures.board(table_of(middle()), SAY) is None
        go.set()
        await until(lambda: bool(pictures._kept))
        picture = await pictures.board(table_of(middle()), SAY)
        assert picture is not None
        assert picture.data == b"late"
        assert len(drawn) == 1


async def test_a_reader_who_goes_away_does_not_stop_the_drawing() -> None:
    go = threading.Event()
    async with Pictures(patience=5, draw=lambda scene: b"done" if go.wait(5) else b"") as pictures:
        reader = asyncio.create_task(pictures.board(table_of(middle()), SAY))
        await until(lambda: bool(pictures._begun))
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        go.set()
        await until(lambda: bool(pictures._kept))


async def test_too_many_at_once_are_turned_away() -> None:
    go = threading.Event()
    async with Pictures(patience=0.02, waiting=2, draw=lambda scene: b"done" if go.wait(5) else b"") as pictures:
        boards = [table_of(make()) for make in (fresh, middle, extreme)]
        assert await asyncio.gather(*(pictures.board(board, SAY) for board in boards)) == [None] * 3
        assert len(pictures._begun) == 2
        go.set()
        await until(lambda: not pictures._begun)


async def test_one_server_cannot_occupy_the_waiting_room() -> None:
    go = threading.Event()
    async with Pictures(patience=5, waiting=2, draw=lambda scene: b"done" if go.wait(5) else b"") as pictures:
        crowd = [asyncio.create_task(pictures.board(table_of(make()), SAY)) for make in (fresh, middle)]
        await until(lambda: len(pictures._begun) == 2)
        stranger = asyncio.create_task(pictures.board(elsewhere(extreme()), SAY))
        assert await crowd[1] is None, "the last one to come waits in vain"
        go.set()
        for reader in (crowd[0], stranger):
            picture = await reader
            assert picture is not None
            assert picture.data == b"done"


async def test_a_stranger_is_drawn_for_before_the_rest_of_a_busy_server() -> None:
    go, drawn = threading.Event(), list[Scene]()

    def draw(scene: Scene) -> bytes:
        go.wait(5)
        drawn.append(scene)
        return bytes([len(drawn)])

    async with Pictures(patience=5, draw=draw) as pictures:
        crowd = [asyncio.create_task(pictures.board(table_of(make()), SAY)) for make in (fresh, middle, duel)]
        await until(lambda: len(pictures._begun) == 3)
        stranger = asyncio.create_task(pictures.board(elsewhere(extreme()), SAY))
        await until(lambda: len(pictures._begun) == 4)
        go.set()
        order = [picture.data[0] for picture in await asyncio.gather(*crowd, stranger) if picture is not None]
        assert order == [1, 2, 4, 3], "after the one that was being drawn, and one that had come before"


async def test_what_a_press_waits_for_is_drawn_before_the_boards_of_all_servers() -> None:
    go, drawn = threading.Event(), list[Scene]()

    def draw(scene: Scene) -> bytes:
        go.wait(5)
        drawn.append(scene)
        return b"done"

    async with Pictures(patience=5, draw=draw) as pictures:
        boards = [asyncio.create_task(pictures.board(table_of(make()), SAY)) for make in (fresh, middle, duel)]
        boards.append(asyncio.create_task(pictures.board(elsewhere(extreme()), SAY)))
        await until(lambda: len(pictures._begun) == 4)
        hands = [asyncio.create_task(pictures.hand(elsewhere(make()), 1, SAY)) for make in (middle, duel)]
        await until(lambda: len(pictures._begun) == 6)
        go.set()
        await asyncio.gather(*boards, *hands)
        assert [type(scene) for scene in drawn] == [Board, Hand, Hand, Board, Board, Board]


async def test_in_a_crowd_a_board_goes_without_its_picture_before_a_hand_does() -> None:
    go = threading.Event()
    async with Pictures(patience=5, waiting=2, draw=lambda scene: b"done" if go.wait(5) else b"") as pictures:
        boards = [asyncio.create_task(pictures.board(table_of(make()), SAY)) for make in (fresh, middle)]
        await until(lambda: len(pictures._begun) == 2)
        hand = asyncio.create_task(pictures.hand(table_of(extreme()), 0, SAY))
        assert await boards[1] is None, "of the same server, but nobody waits for it"
        assert await pictures.board(elsewhere(duel()), SAY) is None, "nor does it come before what a press waits for"
        go.set()
        assert await boards[0] is not None
        assert await hand is not None


async def test_what_waits_when_it_closes_is_not_waited_for() -> None:
    go = threading.Event()
    pictures = Pictures(patience=5, draw=lambda scene: b"done" if go.wait(5) else b"")
    readers = [asyncio.create_task(pictures.board(table_of(make()), SAY)) for make in (fresh, middle)]
    await until(lambda: len(pictures._begun) == 2)
    pictures.close()
    assert await readers[1] is None
    go.set()
    picture = await readers[0]
    assert picture is not None


async def test_after_closing_there_are_no_pictures() -> None:
    pictures = Pictures()
    pictures.close()
    assert await pictures.board(table_of(middle()), SAY) is None

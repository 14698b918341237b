"""Who sits where is read off the table: names made harmless, computer players by number."""

from bot.rules import Options
from bot.tables import Setup, Snapshot
from bot.ui.pictures import Pictures
from bot.ui.pictures.pictures import seat_names
from bot.ui.pictures.scene import Board, Hand, Lobby
from tests.ui.pictures.goldens import TEXTS
from tests.ui.pictures.positions import STRANGE, duel, middle
from tests.ui.pictures.sketches import Sketches
from tests.ui.pictures.tables import lobby, table_of

SAY = TEXTS.speak("en")


async def board_of(snapshot: Snapshot) -> Board:
    scenes = Sketches()
    async with Pictures(patience=5, draw=scenes.draw) as pictures:
        await pictures.board(snapshot, SAY)
    [scene] = scenes
    assert isinstance(scene, Board)
    return scene


async def lobby_of(snapshot: Snapshot) -> Lobby:
    scenes = Sketches()
    async with Pictures(patience=5, draw=scenes.draw) as pictures:
        await pictures.lobby(snapshot, SAY)
    [scene] = scenes
    assert isinstance(scene, Lobby)
    return scene


async def test_a_board_shows_the_names_of_the_table() -> None:
    board = await board_of(table_of(duel(), ["Anna", "Ben"]))
    assert [seat.name for seat in board.seats] == ["Anna", "Ben"]
    assert board.headline == "Ben: 2 more cards"


async def test_a_seat_that_the_computer_plays_goes_by_its_number() -> None:
    board = await board_of(table_of(duel(), ["Anna", "Ben"], stand_in=1))
    assert [seat.name for seat in board.seats] == ["Anna", "for Ben"]


async def test_somebody_who_was_forgotten_is_a_number() -> None:
    board = await board_of(table_of(duel(), ["", "Ben"]))
    assert [seat.name for seat in board.seats] == ["Seat 1", "Ben"]


async def test_names_come_out_harmless_and_legible() -> None:
    assert all("<" not in name and "@everyone" not in name for name in seat_names(table_of(middle(), STRANGE), SAY))
    names = [seat.name for seat in (await board_of(table_of(middle(), STRANGE))).seats]
    assert names == ["WWWWWWWWWWWWWWWWWWWWWWW…", "Anna", "Seat 3", "Zalgo script alert(1) s…", "Nguyen Pho @everyone"]


async def test_a_lobby_tells_people_from_computers_and_free_seats() -> None:
    setup = Setup("extreme", Options(minimum=3), shuffled=True)
    scene = await lobby_of(lobby(setup, ["Anna", "Ben"], ["easy"]))
    assert [(seat.name, seat.taken, seat.computer) for seat in scene.seats] == [
        ("Anna", True, False),
        ("Ben", True, False),
        ("Computer 1", True, True),
        ("free", False, False),
        ("free", False, False),
    ]
    assert SAY("told-three") in scene.notes
    assert SAY("told-shuffled") in scene.notes


async def test_a_hand_is_the_one_of_its_seat() -> None:
    scenes, state = Sketches(), middle()
    async with Pictures(patience=5, draw=scenes.draw) as pictures:
        for seat in range(5):
            await pictures.hand(table_of(state), seat, SAY)
    for seat, scene in enumerate(scenes):
        assert isinstance(scene, Hand)
        assert tuple(card.card for card in scene.cards) == state.hands[seat]
    assert len(scenes) == 5


async def test_before_the_deal_there_is_no_board() -> None:
    async with Pictures(patience=5) as pictures:
        assert await pictures.board(lobby(Setup(), ["Anna"]), SAY) is None
        assert await pictures.hand(lobby(Setup(), ["Anna"]), 0, SAY) is None

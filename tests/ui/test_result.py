"""How a game ended, in words."""

from typing import Literal

from msgspec.structs import replace

from bot.rules import Clause, Outcome, State
from bot.tables import Snapshot
from bot.ui.board import board_page
from bot.ui.result import result_page
from tests.rules.positions import face_to_face, original, position
from tests.text.files import TEXTS
from tests.ui.reading import description, field, labels, same, title
from tests.ui.snapshots import snapshot_of

SAY = TEXTS.speak("en")


def ended(state: State, clause: Clause, score: int, winner: int | None = None) -> Snapshot:
    result: Literal["won", "lost"] = "won" if winner is not None or clause is Clause.O12 else "lost"
    return snapshot_of(replace(state, outcome=Outcome(result, clause, score, winner)))


def test_O13_a_loss_tells_the_score_the_reason_and_what_was_left() -> None:
    state = position(original(2), hand=[50, 51], others=[[60]], deck=[2, 3, 4])
    page = board_page(SAY, ended(state, Clause.O11, 6))
    assert title(page) == "Lost, with 6 cards left"
    assert "Ann could not play all that the turn demands" in description(page)
    assert "excellent" in description(page)
    assert field(page, "Not played") == "Ann: 50, 51\nBen: 60\nDraw pile: 3 cards"
    assert labels(page) == ["Rematch", "Replay", "Save as text"]


def test_O13_ten_or_more_is_no_excellent_result() -> None:
    state = position(original(2), hand=[50, 51])
    assert SAY("result-next-time") in description(board_page(SAY, ended(state, Clause.O11, 10)))
    assert SAY("result-excellent") in description(board_page(SAY, ended(state, Clause.O11, 9)))


def test_O12_a_win_is_celebrated() -> None:
    page = board_page(SAY, ended(position(original(2)), Clause.O12, 0))
    assert title(page).startswith("🏆")
    assert "beaten the game" in description(page)


def test_F10_the_winner_is_named() -> None:
    page = board_page(SAY, ended(position(face_to_face(), others=[[4, 5]]), Clause.F10, 4, 0))
    assert title(page) == "🏆 Ann wins!"
    assert field(page, "Not played") == "Ann: 2 cards in the draw pile\nBen: 4, 5 · 2 cards in the draw pile"


def test_X1_giving_up_is_told_as_that() -> None:
    page = board_page(SAY, ended(position(original(2), hand=[5]), Clause.O11, 5), gave_up=True)
    assert description(page).startswith("Ann gave up.")


def test_after_the_end_the_board_is_the_result() -> None:
    over = ended(position(original(2), hand=[5]), Clause.O11, 5)
    assert same(board_page(SAY, over), result_page(SAY, over))

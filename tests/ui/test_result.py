"""How a game ended, in words."""

from typing import Literal

from msgspec.structs import replace

from bot.rules import VARIANTS, Clause, Outcome, Pile, State
from bot.tables import Snapshot
from bot.ui.board import board_page
from bot.ui.closed import closed_page
from bot.ui.result import another_question, result_page
from tests.rules.positions import face_to_face, original, position
from tests.text.files import TEXTS
from tests.ui.limits import check_rows
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
    assert labels(page) == ["Rematch", "Another game", "Replay", "Save as text", "Same cards", "Who else"]


def test_what_it_came_down_to_is_read_off_the_last_position() -> None:
    piles = (Pile(True, (1, 12, 61, 51)), Pile(True, (1, 99)), Pile(False, (100, 3)), Pile(False, (100, 99, 4)))
    state = replace(position(original(2), hand=[50, 53], others=[[60]], deck=[5, 6, 7]), piles=piles)
    told = field(board_page(SAY, ended(state, Clause.O11, 6)), "What it came down to")
    assert told.splitlines() == [
        "Ann needed more cards: 2, playable: 1",
        "Longest step: 1 → **99** on B",
        "Backwards tricks: 1",
    ]


def test_a_closed_board_says_where_the_result_is_and_has_no_buttons() -> None:
    page = closed_page(SAY, ended(position(original(2), hand=[5]), Clause.O11, 5), "https://here")
    assert title(page) == "The Game · closed"
    assert description(page).endswith("https://here")
    assert page.rows == ()


def test_another_game_is_any_of_them() -> None:
    text, rows = another_question(SAY, 7)
    assert text == SAY("answer-another")
    assert [each.address.arg for row in rows for each in row] == list(VARIANTS)
    check_rows(rows)


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

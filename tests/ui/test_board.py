"""What the board says in words: whose turn, what is owed, what binds, what was played."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.rules import OnFire, Original, Play, Signal, State, Turn, Word, apply
from bot.text import LANGUAGES, Speaker
from bot.ui.addresses import Verb
from bot.ui.board import board_page
from bot.ui.buttons import Page
from bot.ui.symbols import SIGNS, mark_key
from tests.rules.positions import act, extreme, face_to_face, original, position
from tests.text.files import TEXTS
from tests.ui.reading import as_text, button, buttons, description, field, footer, labels
from tests.ui.snapshots import ANN_AND_BEN, Sitter, snapshot_of
from tests.ui.worst import POSITIONS

SAY = TEXTS.speak("en")

speakers = pytest.mark.parametrize("say", [TEXTS.speak(language) for language in LANGUAGES], ids=LANGUAGES)


def public(state: State, say: Speaker = SAY, sitters: Sequence[Sitter] = ANN_AND_BEN) -> Page:
    return board_page(say, snapshot_of(state, sitters))


def turn(page: Page, number: int = 1) -> str:
    return field(page, f"Turn {number}")


def test_every_pile_has_a_letter_an_arrow_a_number_and_its_room() -> None:
    page = public(position(original(2), piles={"A": 47, "D": 60}, hand=[50, 51]))
    assert description(page).splitlines() == [
        "**A ↑ 47** · room: 52",
        "**B ↑ 1** · room: 98",
        "**C ↓ 100** · room: 98",
        "**D ↓ 60** · room: 58",
    ]


def test_a_pile_without_room_is_told_to_be_full() -> None:
    page = public(position(original(2), piles={"A": 99, "D": 2}, hand=[50, 51]))
    assert description(page).count("full") == 2


def test_the_board_says_who_must_play_how_many_more() -> None:
    state = position(original(2), hand=[50, 51, 52], others=[[60, 61]])
    assert turn(public(state)) == "**Ann** still has to play at least 2 cards."
    state = act(state, "50A")
    assert turn(public(state)) == "**Ann** still has to play at least one card.\nThis turn: **50** → A"
    state = act(state, "51A")
    assert turn(public(state)).startswith("**Ann** may end the turn or play on.")


def test_the_last_turn_is_told_with_its_tricks_and_what_was_drawn() -> None:
    state = position(original(2), piles={"A": 47}, hand=[37, 50], others=[[60, 61]])
    page = public(act(state, "37A", "50B", "end"))
    assert field(page, "Last turn") == "**Ann**: **37** → A ↩ trick · **50** → B · drew 2 cards"
    assert "▸ Ben" in field(page, "Cards")


def test_helping_is_told_in_face_to_face() -> None:
    state = position(face_to_face(), piles={"C": 29}, hand=[12, 20, 30], others=[[40, 41]])
    page = public(act(state, "20A", "12C", "end"))
    assert field(page, "Last turn") == "**Ann**: **20** → A (Ann) · **12** → C (Ben) 🤝 help · drew 2 cards"
    assert description(page).splitlines()[0] == "**Ann’s piles**"
    assert description(page).splitlines()[3] == "**Ben’s piles**"


def test_nobody_has_started_and_the_board_says_how_to() -> None:
    page = public(replace(position(original(2), hand=[50, 51]), seat=None))
    assert "I’ll go first" in field(page, "Turn 1")
    assert labels(page) == ["My hand", "I’ll go first", "Signal", "Watch"]


@speakers
@pytest.mark.parametrize("name", ["silence", "no trick", "one pile", "draw one", "skull"])
def test_an_instruction_in_force_is_told_in_words(say: Speaker, name: str) -> None:
    state = position(extreme({50: name}, seats=2), piles={"B": 50}, hand=[60, 61, 62])
    page = public(state, say)
    told = field(page, say("board-in-force"))
    [carried] = [each for each in SIGNS if each.value == name]
    assert told.startswith("**B** · ")
    assert say(f"symbol-{mark_key(carried)}") in told
    assert say(f"meaning-{mark_key(carried)}") in told
    assert SIGNS[carried] in description(page)


@speakers
@pytest.mark.parametrize("name", ["stop", "three"])
def test_what_is_spent_binds_nobody_and_is_not_told(say: Speaker, name: str) -> None:
    state = position(extreme({50: name}, seats=2), piles={"B": 50}, hand=[60, 61, 62])
    page = public(state, say)
    assert field(page, say("board-in-force")) == ""
    assert not any(sign in as_text(page) for sign in SIGNS.values())


def test_several_instructions_in_force_are_all_told() -> None:
    page = public(POSITIONS["bound"])
    assert len(field(page, "In force").splitlines()) == 6  # four on top, the three of this turn, the one pile left


def test_X7_a_three_is_told_until_the_turn_is_over() -> None:
    state = position(extreme({50: "three"}, seats=2), hand=[50, 51, 52, 53], others=[[60, 61]])
    state = act(state, "50A")
    assert "exactly three cards this turn" in field(public(state), "In force")
    assert turn(public(state)).startswith("**Ann** still has to play at least 2 cards.")
    state = act(state, "51A", "52A")
    assert turn(public(state)).startswith("**Ann** may play no more cards and must end the turn.")
    assert "three" not in field(public(act(state, "end")), "In force")


def test_X5_an_open_skull_is_told_as_what_is_left_to_do() -> None:
    state = position(extreme({50: "skull"}, seats=2), hand=[49, 50, 51], others=[[60, 61]])
    state = act(state, "49A", "50B")
    assert turn(public(state)).startswith("**Ann** must cover the skull on pile B before the turn can end.")


def test_X5_an_open_skull_is_told_while_cards_are_owed_as_well() -> None:
    state = position(extreme({50: "skull"}, seats=2), hand=[49, 50, 51], others=[[60, 61]])
    assert turn(public(act(state, "50B"))).startswith(
        "**Ann** still has to play at least one card, covering the skull on pile B."
    )


def test_B2_fires_from_before_the_turn_are_to_be_covered_and_new_ones_are_not() -> None:
    state = position(OnFire(2), piles={"A": 33, "D": 66}, hand=[34, 44, 65, 77], others=[[60, 61]])
    assert turn(public(state)).startswith(
        "**Ann** still has to play at least 2 cards, covering the fires on piles A, D."
    )
    state = act(state, "34A", "44B")
    assert turn(public(state)).startswith("**Ann** must cover the fire on pile D before the turn can end.")
    state = act(state, "65D")
    assert turn(public(state)).startswith("**Ann** may end the turn or play on.")
    assert [line[:5] for line in field(public(state), "In force").splitlines()] == ["**B**"]


def test_what_lies_on_several_piles_is_explained_once() -> None:
    state = position(OnFire(2), piles={"A": 33, "D": 66}, hand=[34, 44, 65, 77], others=[[60, 61]])
    [line] = field(public(state), "In force").splitlines()
    assert line.startswith("**A, D** · 🔥 Fire: ")


def test_B1_a_fire_is_shown_by_its_sign_wherever_the_card_is() -> None:
    state = position(OnFire(2), piles={"A": 33}, hand=[34, 44, 65], others=[[60, 61]])
    assert "🔥 Fire" in description(public(state)).splitlines()[0]
    assert "**44** → B 🔥" in turn(public(act(state, "44B")))


def test_X12_the_one_pile_that_is_left_is_named() -> None:
    state = position(extreme({50: "one pile"}, seats=2), piles={"A": 50}, hand=[51, 52, 60], others=[[70, 71]])
    assert "next card" not in field(public(state), "In force")
    state = act(state, "51B")
    assert field(public(state), "In force").endswith("The next card must go on pile **B**.")


def test_X10_silence_switches_the_signals_off() -> None:
    state = position(extreme({50: "silence"}, seats=2), piles={"A": 50}, hand=[51, 52, 60])
    page = public(state)
    assert button(page, "Signal").disabled
    assert "signals are off" in field(page, "In force")


def test_opponents_have_no_signal_button() -> None:
    assert labels(public(position(face_to_face(), hand=[2, 3]))) == ["My hand", "Watch"]


def test_a_seat_kept_warm_by_the_computer_can_be_taken_back() -> None:
    page = public(position(original(2), hand=[50, 51]), sitters=[Sitter("Ann", "normal"), Sitter("Ben")])
    assert button(page, "I’m back").address.verb is Verb.COME_BACK
    assert "🤖 for Ann" in as_text(page)


def test_a_computer_player_has_nothing_to_come_back_to() -> None:
    page = public(position(original(2), hand=[50, 51]), sitters=[Sitter("Ann"), Sitter("", "normal")])
    assert "I’m back" not in labels(page)


def test_options_that_differ_are_told() -> None:
    page = public(position(original(2, minimum=3, takebacks=False), hand=[50, 51, 52]))
    assert footer(page) == "at least three cards a turn · no take-backs"


def test_buttons_carry_the_turn_they_were_made_for() -> None:
    state = position(original(2), hand=[50, 51], others=[[60, 61]])
    assert {b.address.turn for b in buttons(public(state))} == {1}
    assert {b.address.turn for b in buttons(public(act(state, "50A", "51A", "end")))} == {2}


def test_signals_are_told_by_pile_with_everybody_who_gave_them() -> None:
    lines = field(public(POSITIONS["crowded"], sitters=[Sitter(n) for n in "ABCDE"]), "Signals").splitlines()
    assert "A: *keep off* (A, E)" in lines


def test_what_others_must_mind_is_told_first_and_the_same_of_several_piles_in_one_line() -> None:
    state = position(original(3), hand=[50, 51], others=[[60, 61], [70, 71]])
    for seat, pile, word in ((1, 0, Word.FREE), (1, 3, Word.FREE), (2, 2, Word.KEEP_OFF), (2, 3, Word.SMALL_STEPS)):
        state = apply(state, seat, Signal(pile, word)).state
    assert field(public(state, sitters=[Sitter(n) for n in "ABC"]), "Signals").splitlines() == [
        "C: *keep off* (C)",
        "D: *small steps only* (C)",
        "A, D: *free to use* (B)",
    ]


def test_a_turn_of_eight_plays_is_told_in_full() -> None:
    plays = tuple(Play(card, 0) for card in range(10, 18))
    piles = Original(1).row
    for play in plays:
        piles = (piles[0].put(play.card), *piles[1:])
    state = State(Original(1), ((50, 51),), ((3, 4),), piles, 0, (), 1, Turn(0, plays, 8))
    assert field(public(state), "Last turn").count("→ A") == 8

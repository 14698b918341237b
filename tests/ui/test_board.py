"""What the board says in words: whose turn, what is owed, what binds, what was played."""

import pytest
from msgspec.structs import replace

from bot.rules import Original, Play, Signal, State, Turn, Word, apply, see
from bot.text import LANGUAGES
from bot.ui.addresses import Verb
from bot.ui.board import board
from bot.ui.seats import Seat
from bot.ui.symbols import SIGNS, key
from tests.rules.positions import act, extreme, face_to_face, original, position
from tests.text.files import TEXTS
from tests.ui.reading import as_text, button, field, labels
from tests.ui.worst import POSITIONS

SAY = TEXTS.speak("en")
SEATS = [Seat("Ann", None, 1), Seat("Ben", None, 2)]

speakers = pytest.mark.parametrize("say", [TEXTS.speak(language) for language in LANGUAGES], ids=LANGUAGES)


def public(state, say=SAY, seats=SEATS):
    return board(say, see(state, None), seats, 7)


def turn(page, number=1):
    return field(page, f"Turn {number}")


def test_every_pile_has_a_letter_an_arrow_a_number_and_its_room():
    page = public(position(original(2), piles={"A": 47, "D": 60}, hand=[50, 51]))
    assert page.embed.description.splitlines() == [
        "**A ↑ 47** · room: 52",
        "**B ↑ 1** · room: 98",
        "**C ↓ 100** · room: 98",
        "**D ↓ 60** · room: 58",
    ]


def test_a_pile_without_room_is_told_to_be_full():
    page = public(position(original(2), piles={"A": 99, "D": 2}, hand=[50, 51]))
    assert page.embed.description.count("full") == 2


def test_the_board_says_who_must_play_how_many_more():
    state = position(original(2), hand=[50, 51, 52], others=[[60, 61]])
    assert turn(public(state)) == "**Ann** must play at least 2 more cards."
    state = act(state, "50A")
    assert turn(public(state)) == "**Ann** must play at least one more card.\nThis turn: **50** → A"
    state = act(state, "51A")
    assert turn(public(state)).startswith("**Ann** may end the turn or play on.")


def test_the_last_turn_is_told_with_its_tricks_and_what_was_drawn():
    state = position(original(2), piles={"A": 47}, hand=[37, 50], others=[[60, 61]])
    page = public(act(state, "37A", "50B", "end"))
    assert field(page, "Last turn") == "**Ann**: **37** → A ↩ trick · **50** → B · drew 2 cards"
    assert "▸ Ben" in field(page, "Cards")


def test_helping_is_told_in_face_to_face():
    state = position(face_to_face(), piles={"C": 29}, hand=[12, 20, 30], others=[[40, 41]])
    page = public(act(state, "20A", "12C", "end"))
    assert field(page, "Last turn") == "**Ann**: **20** → A · **12** → C 🤝 help · drew 2 cards"
    assert page.embed.description.splitlines()[0] == "**Ann’s piles**"
    assert page.embed.description.splitlines()[3] == "**Ben’s piles**"


def test_nobody_has_started_and_the_board_says_how_to():
    page = public(replace(position(original(2), hand=[50, 51]), seat=None))
    assert "I’ll start" in field(page, "Turn 1")
    assert labels(page) == ["My hand", "I’ll start", "Signal"]


@speakers
@pytest.mark.parametrize("name", ["silence", "no trick", "one pile", "draw one", "skull"])
def test_an_instruction_in_force_is_told_in_words(say, name):
    state = position(extreme({50: name}, seats=2), piles={"B": 50}, hand=[60, 61, 62])
    page = public(state, say)
    told = field(page, say("board-in-force"))
    [carried] = [each for each in SIGNS if each.value == name]
    assert told.startswith("**B** · ")
    assert say(f"symbol-{key(carried)}") in told
    assert say(f"meaning-{key(carried)}") in told
    assert SIGNS[carried] in page.embed.description


@speakers
@pytest.mark.parametrize("name", ["stop", "three"])
def test_what_is_spent_binds_nobody_and_is_not_told(say, name):
    state = position(extreme({50: name}, seats=2), piles={"B": 50}, hand=[60, 61, 62])
    page = public(state, say)
    assert field(page, say("board-in-force")) == ""
    assert not any(sign in as_text(page) for sign in SIGNS.values())


def test_several_instructions_in_force_are_all_told():
    page = public(POSITIONS["bound"])
    assert len(field(page, "In force").splitlines()) == 6  # four on top, the three of this turn, the one pile left


def test_X7_a_three_is_told_until_the_turn_is_over():
    state = position(extreme({50: "three"}, seats=2), hand=[50, 51, 52, 53], others=[[60, 61]])
    state = act(state, "50A")
    assert "exactly three cards this turn" in field(public(state), "In force")
    assert turn(public(state)).startswith("**Ann** must play at least 2 more cards.")
    state = act(state, "51A", "52A")
    assert turn(public(state)).startswith("**Ann** has played exactly three cards and must end the turn.")
    assert "three" not in field(public(act(state, "end")), "In force")


def test_X5_an_open_skull_is_told_as_what_is_left_to_do():
    state = position(extreme({50: "skull"}, seats=2), hand=[49, 50, 51], others=[[60, 61]])
    state = act(state, "49A", "50B")
    assert turn(public(state)).startswith("**Ann** must cover the skull before the turn can end.")


def test_X12_the_one_pile_that_is_left_is_named():
    state = position(extreme({50: "one pile"}, seats=2), piles={"A": 50}, hand=[51, 52, 60], others=[[70, 71]])
    assert "next card" not in field(public(state), "In force")
    state = act(state, "51B")
    assert field(public(state), "In force").endswith("The next card must go on pile **B**.")


def test_X10_silence_switches_the_signals_off():
    state = position(extreme({50: "silence"}, seats=2), piles={"A": 50}, hand=[51, 52, 60])
    page = public(state)
    assert button(page, "Signal").disabled
    assert "signals are off" in field(page, "In force")


def test_opponents_have_no_signal_button():
    assert labels(public(position(face_to_face(), hand=[2, 3]))) == ["My hand"]


def test_a_seat_kept_warm_by_the_computer_can_be_taken_back():
    seats = [Seat("Ann", "normal", 1), Seat("Ben", None, 2)]
    page = public(position(original(2), hand=[50, 51]), seats=seats)
    assert button(page, "I’m back").address.verb is Verb.COME_BACK
    assert "🤖 Computer 1" in as_text(page)


def test_a_computer_player_has_nothing_to_come_back_to():
    page = public(position(original(2), hand=[50, 51]), seats=[SEATS[0], Seat("", "normal", None)])
    assert "I’m back" not in labels(page)


def test_options_that_differ_are_told():
    page = public(position(original(2, minimum=3, takebacks=False), hand=[50, 51, 52]))
    assert page.embed.footer.text == "at least three cards a turn · no take-backs"


def test_buttons_carry_the_turn_they_were_made_for():
    state = position(original(2), hand=[50, 51], others=[[60, 61]])
    assert {b.address.turn for row in public(state).rows for b in row} == {1}
    assert {b.address.turn for row in public(act(state, "50A", "51A", "end")).rows for b in row} == {2}


def test_signals_are_told_by_pile_with_everybody_who_gave_them():
    lines = field(public(POSITIONS["crowded"], seats=[Seat(n) for n in "ABCDE"]), "Signals").splitlines()
    assert "A: *keep off* (A, E)" in lines


def test_what_others_must_mind_is_told_first_and_the_same_of_several_piles_in_one_line():
    state = position(original(3), hand=[50, 51], others=[[60, 61], [70, 71]])
    for seat, pile, word in ((1, 0, Word.FREE), (1, 3, Word.FREE), (2, 2, Word.KEEP_OFF), (2, 3, Word.SMALL_STEPS)):
        state = apply(state, seat, Signal(pile, word)).state
    assert field(public(state, seats=[Seat(n) for n in "ABC"]), "Signals").splitlines() == [
        "C: *keep off* (C)",
        "D: *small steps only* (C)",
        "A, D: *free to use* (B)",
    ]


def test_a_turn_of_eight_plays_is_told_in_full():
    plays = tuple(Play(card, 0) for card in range(10, 18))
    piles = Original(1).row
    for play in plays:
        piles = (piles[0].put(play.card), *piles[1:])
    state = State(Original(1), ((50, 51),), ((3, 4),), piles, 0, (), 1, Turn(0, plays, 8))
    assert field(public(state), "Last turn").count("→ A") == 8

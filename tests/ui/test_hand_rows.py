"""The buttons of a hand: one press a card, or card, then pile."""

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from bot.rules import Play, Remark, Word
from bot.text import LANGUAGES
from bot.ui.addresses import Verb
from bot.ui.buttons import payload
from bot.ui.hand import Focus, hand_layout
from tests.rules.positions import extreme, face_to_face, original, position
from tests.text.files import LONG_TEXTS, TEXTS
from tests.ui.hands import SAY, mine, plays
from tests.ui.reading import as_text, button, buttons, labels, lines
from tests.ui.snapshots import FIVE, snapshot_of
from tests.ui.worst import solo

# One press a card


def test_each_card_has_a_row_of_the_piles_it_can_go_on() -> None:
    page = mine(position(original(2), piles={"A": 47, "B": 59, "C": 30, "D": 39}, hand=[49, 61, 12]))
    assert plays(page) == [
        ["12 ▸ C +18", "12 ▸ D +27"],
        ["49 ▸ B −10 ↩", "49 …"],
        ["61 ▸ A +14", "61 ▸ B +2 ★"],
    ]


def test_trick_cheapest_and_dead_end_differ_by_a_sign_and_by_colour() -> None:
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 23, 35, 99])
    page = mine(state)
    styles = {each.label: each.style for each in buttons(page)}
    assert styles["34 ▸ A +1 ★"] is ButtonStyle.primary
    assert styles["23 ▸ A −10 ↩"] is ButtonStyle.success
    dead = mine(position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 35, 99, 24]))
    assert {each.label: each.style for each in buttons(dead)}["99 ▸ A +66 ⚠"] is ButtonStyle.danger


def test_piles_that_nobody_could_tell_apart_share_a_button_until_something_is_said_of_one() -> None:
    state = position(original(2), hand=[50, 51])
    assert plays(mine(state))[0] == ["50 ▸ A +49 ★", "50 ▸ C +50"]
    said = replace(state, remarks=(Remark(1, 0, Word.KEEP_OFF, 1),))
    assert plays(mine(said))[0] == ["50 ▸ A +49 ★", "50 …"]


def test_a_card_that_goes_on_more_piles_than_fit_side_by_side_has_the_rest_behind_its_last_button() -> None:
    page = mine(position(original(2), piles={"A": 10, "B": 40, "C": 90, "D": 60}, hand=[50, 51]))
    assert plays(page)[0] == ["50 ▸ B +10", "50 ▸ D +10", "50 …"]
    assert buttons(page)[2].address.verb is Verb.CARD


def test_a_card_with_only_two_plays_that_fit_side_by_side_has_both() -> None:
    page = mine(position(face_to_face(), hand=[12, 20]))
    assert plays(page) == [["12 ▸ A you +11 ★", "12 ▸ B you +48"], ["20 ▸ A you +19", "20 ▸ B you +40"]]


def test_the_largest_hand_has_rows_of_one_line_and_with_a_hint_not_too_many_components() -> None:
    state = replace(solo(), piles=position(original(), piles={"A": 2, "B": 3, "C": 99, "D": 98}).piles)
    assert [len(row) for row in mine(state).rows] == [3] * 8 + [1]
    hinted = hand_layout(SAY, snapshot_of(state), 0, Focus(advice=(Play(11, 0),)))
    assert [len(row) for row in hinted.rows] == [3] * 8 + [1, 1]


def test_alone_and_without_hints_no_row_is_empty() -> None:
    page = hand_layout(SAY, snapshot_of(position(original(), hand=[50, 51]), hints=False), 0)
    assert [len(row) for row in page.rows] == [2, 2]


def test_cards_that_fit_nowhere_have_no_button() -> None:
    page = mine(position(original(), piles={"A": 60, "B": 60, "C": 40, "D": 40}, hand=[45, 61, 62]))
    assert not any(label.startswith("45") for label in labels(page))
    assert any(label.startswith("61") for label in labels(page))


def test_F6_the_owner_of_a_pile_stands_on_every_button_and_in_the_text() -> None:
    state = position(face_to_face(), piles={"C": 29, "A": 10}, hand=[12, 20])
    page = mine(state)
    assert plays(page)[0] == ["12 ▸ A you +2 ★", "12 🤝 …"]
    assert plays(mine(state, chosen=12))[1] == ["12 ▸ A you +2 ★", "12 ▸ B you +48", "12 ▸ C Ben −17 🤝", "D Ben ↓ 60"]
    assert "A (you) ↑ 10 · B (you) ↓ 60 · C (Ben) ↑ 29 · D (Ben) ↓ 60" in lines(page)


def test_a_long_name_beside_a_pile_is_cut() -> None:
    sitters = (FIVE[0], FIVE[2]._replace(name="Bartholomäus der Große"))
    state = position(face_to_face(), piles={"C": 29}, hand=[12, 13])
    assert "12 ▸ C Bartholom… −17 🤝" in labels(hand_layout(SAY, snapshot_of(state, sitters), 0, Focus(12)))


# Card, then pile


def test_who_wants_it_presses_a_card_and_then_a_pile() -> None:
    page = mine(position(original(2), piles={"A": 47}, hand=[49, 50]), two_steps=True)
    assert labels(page)[:6] == ["49", "50", "A ↑ 47", "B ↑ 1", "C ↓ 100", "D ↓ 100"]
    assert button(page, "A ").disabled


def test_a_chosen_card_shows_what_it_would_do_and_where_it_cannot_go() -> None:
    page = mine(position(original(2), piles={"A": 47, "B": 59, "C": 30}, hand=[49, 55]), chosen=49)
    assert plays(page)[1] == [*("49 ▸ A +2 ★", "49 ▸ B −10 ↩", "C ↓ 30", "49 ▸ D +51")]
    assert button(page, "C ↓").disabled
    assert "-# C ↓ 30: must be lower, or exactly 10 higher" in lines(page)


def test_the_chosen_card_is_marked_by_a_sign_and_in_words() -> None:
    page = mine(position(original(2), hand=[49, 55]), chosen=49)
    assert "✓ 49" in labels(page)
    assert "Where does **49** go?" in lines(page)


def test_piles_that_are_closed_for_the_same_reason_share_a_line() -> None:
    page = mine(position(original(2), piles={"C": 30, "D": 31}, hand=[49, 55]), chosen=49)
    assert "-# C ↓ 30, D ↓ 31: must be lower, or exactly 10 higher" in lines(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_O11b_a_chosen_dead_end_is_explained(language: str) -> None:
    say = TEXTS.speak(language)
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 35, 99, 24])
    assert f"-# {say('hand-dead-ends')}" in lines(mine(state, 99, say=say))
    assert f"-# {say('hand-dead-ends')}" not in lines(mine(state, 34, say=say))


def test_a_card_that_is_not_in_the_hand_cannot_be_chosen() -> None:
    assert as_text(mine(position(original(2), hand=[50, 51]), chosen=77)).count("77") == 0


# The application's own emoji


def test_a_card_that_carries_a_mark_shows_the_same_emoji_in_words_and_on_its_buttons() -> None:
    say, state = LONG_TEXTS.speak("en"), position(extreme({50: "skull"}), hand=[50, 60])
    emoji = say.emoji("skull")
    for two_steps in (False, True):
        page = hand_layout(say, snapshot_of(state, FIVE[:1]), 0, two_steps=two_steps)
        assert next(each.emoji for each in buttons(page) if each.label.startswith("50")) == emoji
    assert f"**50 {emoji}**" in as_text(page)
    name, number = emoji.strip("<>:").split(":")
    assert any(payload(each).get("emoji") == {"name": name, "id": number} for each in buttons(page))

"""A hand: what can be played where, why not elsewhere, and what to do next."""

import pytest

from bot.rules import see
from bot.text import LANGUAGES
from bot.ui.addresses import Verb
from bot.ui.hand import hand
from bot.ui.plays import play_choices
from bot.ui.seats import Seat
from tests.rules.positions import act, extreme, face_to_face, original, position
from tests.text.files import TEXTS
from tests.ui.reading import as_text, button, field, labels
from tests.ui.worst import last_card

SAY = TEXTS.speak("en")
SEATS = [Seat("Ann", None, 1), Seat("Ben", None, 2)]


def mine(state, chosen=None, seat=0, say=SAY):
    return hand(say, see(state, seat), SEATS, 7, chosen=chosen, channel=5)


def lines(page):
    return page.embed.description.splitlines()


def test_the_cards_come_in_order_with_the_channel_of_their_table():
    page = mine(position(original(2), hand=[50, 7, 31]))
    assert lines(page)[:2] == ["Table in <#5>", "**7** · **31** · **50**"]


def test_without_a_chosen_card_the_piles_wait():
    page = mine(position(original(2), piles={"A": 47}, hand=[49, 50]))
    assert labels(page)[:6] == ["49", "50", "A ↑ 47", "B ↑ 1", "C ↓ 100", "D ↓ 100"]
    assert button(page, "A ").disabled
    assert "Choose a card, then a pile." in as_text(page)


def test_a_chosen_card_shows_what_it_would_do_and_where_it_cannot_go():
    page = mine(position(original(2), piles={"A": 47, "B": 59, "C": 30}, hand=[49, 55]), chosen=49)
    assert button(page, "A ").label == "A ↑ 47 → 49"
    assert button(page, "B ").label == "B ↑ 59 → 49 ↩ trick"
    assert button(page, "C ").label == "C ↓ 30"
    assert button(page, "C ").disabled
    assert button(page, "D ").label == "D ↓ 100 → 49"
    assert "C ↓ 30: must be lower, or exactly 10 higher" in lines(page)


def test_the_chosen_card_is_marked_by_a_sign_and_in_words():
    page = mine(position(original(2), hand=[49, 55]), chosen=49)
    assert "✓ 49" in labels(page)
    assert "Where does **49** go?" in lines(page)


def test_piles_that_are_closed_for_the_same_reason_share_a_line():
    page = mine(position(original(2), piles={"C": 30, "D": 31}, hand=[49, 55]), chosen=49)
    assert "C ↓ 30, D ↓ 31: must be lower, or exactly 10 higher" in lines(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_O11b_a_dead_end_is_marked_by_a_sign_and_a_word(language):
    say = TEXTS.speak(language)
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 24])
    assert mine(state, 34, say=say).rows[1][0].label == "A ↑ 33 → 34"
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 35, 99, 24])
    page = mine(state, 99, say=say)
    dead = page.rows[1][0]
    assert dead.label == f"A ↑ 33 → 99 {say('play-dead-end')}"
    assert dead.label.count("⚠") == 1
    assert say("hand-dead-ends") in lines(page)


def test_O11b_a_turn_that_cannot_be_finished_says_to_take_back():
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 35, 24])
    stuck = act(position(original(), piles={"A": 97, "B": 98, "C": 3, "D": 3}, hand=[98, 99, 50]), "99A")
    assert SAY("hand-stuck") in lines(mine(stuck))
    assert SAY("hand-stuck") not in lines(mine(state))


def test_cards_that_fit_nowhere_cannot_be_pressed():
    page = mine(position(original(), piles={"A": 60, "B": 60, "C": 40, "D": 40}, hand=[45, 61, 62]))
    assert button(page, "45").disabled
    assert not button(page, "61").disabled


def test_the_turn_may_end_when_nothing_is_owed():
    state = position(original(2), hand=[50, 51, 52], others=[[60, 61]])
    page = mine(state)
    assert button(page, "End turn").label == "End turn (2 to go)"
    assert button(page, "End turn").disabled
    assert button(page, "Take back").disabled
    page = mine(act(state, "50A", "51A"))
    assert button(page, "End turn").label == "End turn"
    assert not button(page, "End turn").disabled
    assert not button(page, "Take back").disabled
    assert SAY("hand-may-end") in lines(page)


def test_when_nothing_more_fits_only_the_end_is_left():
    page = mine(act(position(original(), hand=[50, 51], deck=[2]), "50A", "51A"))
    assert SAY("hand-must-end") in lines(page)
    assert SAY("hand-empty") in lines(page)


def test_without_take_backs_there_is_no_button_for_them():
    assert "Take back" not in labels(mine(position(original(2, takebacks=False), hand=[50, 51])))


def test_out_of_turn_one_sees_the_piles_and_who_plays():
    page = mine(position(original(2), piles={"A": 47}, hand=[50, 51], others=[[60, 61]]), seat=1)
    assert lines(page) == [
        "Table in <#5>",
        "**60** · **61**",
        "A ↑ 47 · B ↑ 1 · C ↓ 100 · D ↓ 100",
        "It is **Ann**’s turn.",
    ]
    assert all(b.disabled for b in page.rows[0])
    assert labels(page)[2:] == ["Signal", "Refresh"]


def test_symbols_are_shown_on_the_cards_and_explained_once():
    state = position(extreme({50: "stop", 51: "no trick", 60: "no trick"}, seats=2), piles={"A": 60}, hand=[50, 51])
    page = mine(state)
    assert labels(page)[:2] == ["50 ✋", "51 🚫"]
    assert field(page, "Symbols in your hand") == "✋ Stop: the turn ends at once, even below the minimum."
    assert "No trick" in field(page, "In force")


def test_X5_an_open_skull_is_to_be_covered_first():
    state = act(position(extreme({50: "skull"}), hand=[49, 50, 51]), "49A", "50B")
    page = mine(state)
    assert SAY("hand-cover-skull") in lines(page)
    assert button(page, "End turn").disabled


def test_F11a_an_end_of_turn_that_loses_is_warned_of():
    page = mine(last_card())
    assert SAY("warning-F11a") in lines(page)
    assert not button(page, "End turn").disabled


def test_F6_helping_is_marked():
    page = mine(position(face_to_face(), piles={"C": 29, "A": 10}, hand=[12, 20]), chosen=12)
    assert button(page, "C ").label == "C ↑ 29 → 12 🤝 help"
    assert button(page, "A ").label == "A ↑ 10 → 12"


def test_who_starts_can_be_settled_from_the_hand():
    from msgspec.structs import replace

    page = mine(replace(position(original(2), hand=[50, 51]), seat=None))
    assert button(page, "I’ll start").address.verb is Verb.CLAIM
    assert SAY("hand-who-starts") in lines(page)


def test_a_card_that_is_not_in_the_hand_cannot_be_chosen():
    assert as_text(mine(position(original(2), hand=[50, 51]), chosen=77)).count("77") == 0


# /play completes what is typed


def choices(state, typed, seat=0):
    return [(c.value, c.label) for c in play_choices(SAY, see(state, seat), typed)]


def test_autocomplete_offers_the_legal_plays_that_begin_as_typed():
    state = position(original(), piles={"A": 47, "B": 60, "C": 30, "D": 39}, hand=[49, 50, 61])
    assert choices(state, "49") == [("49A", "49A · A ↑ 47 → 49"), ("49D", "49D · D ↓ 39 → 49 ↩ trick")]
    assert choices(state, "49d") == [("49D", "49D · D ↓ 39 → 49 ↩ trick")]
    assert choices(state, "7") == []


def test_autocomplete_goes_on_after_a_play():
    state = position(original(), piles={"A": 47, "B": 98, "C": 3, "D": 3}, hand=[49, 50, 61])
    assert [value for value, _ in choices(state, "49A ")] == ["49A 50A", "49A 61A"]
    assert choices(state, "49a, 6") == [("49A 61A", "49A 61A · A ↑ 49 → 61")]
    assert choices(state, "49C 5") == []


def test_autocomplete_puts_dead_ends_last():
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 35, 36, 99])
    found = choices(state, "")
    assert found[0] == ("34A", "34A · A ↑ 33 → 34")
    assert found[-1][0] == "99A"
    assert found[-1][1].endswith("⚠ dead end")


def test_autocomplete_has_nothing_for_somebody_out_of_turn():
    assert choices(position(original(2), hand=[49, 50], others=[[60, 61]]), "", seat=1) == []


def test_X4_nothing_comes_after_a_stop():
    state = position(extreme({50: "stop"}), hand=[49, 50, 61])
    assert choices(state, "50A ") == []

"""A hand: what can be played where, why not elsewhere, and what to do next."""

import pytest
from msgspec.structs import replace

from bot.rules import OnFire, State, see
from bot.text import LANGUAGES, Speaker
from bot.ui.addresses import Verb
from bot.ui.buttons import Button, Page
from bot.ui.hand import hand_page
from bot.ui.plays import play_choices
from tests.rules.positions import act, extreme, face_to_face, original, position
from tests.text.files import TEXTS
from tests.ui.reading import as_text, button, description, field, labels
from tests.ui.snapshots import snapshot_of
from tests.ui.worst import last_card

SAY = TEXTS.speak("en")


def mine(state: State, chosen: int | None = None, seat: int = 0, say: Speaker = SAY) -> Page:
    return hand_page(say, snapshot_of(state), seat, chosen=chosen)


def lines(page: Page) -> list[str]:
    return description(page).splitlines()


def pile_button(page: Page, pile: int) -> Button:
    """Of a hand whose cards take one row."""
    found = page.rows[1][pile]
    assert isinstance(found, Button)
    return found


def test_the_cards_come_in_order_with_the_channel_of_their_table() -> None:
    page = mine(position(original(2), hand=[50, 7, 31]))
    assert lines(page)[:2] == ["Table in <#5>", "**7** · **31** · **50**"]


def test_without_a_chosen_card_the_piles_wait() -> None:
    page = mine(position(original(2), piles={"A": 47}, hand=[49, 50]))
    assert labels(page)[:6] == ["49", "50", "A ↑ 47", "B ↑ 1", "C ↓ 100", "D ↓ 100"]
    assert button(page, "A ").disabled
    assert "Choose a card, then a pile." in as_text(page)


def test_a_chosen_card_shows_what_it_would_do_and_where_it_cannot_go() -> None:
    page = mine(position(original(2), piles={"A": 47, "B": 59, "C": 30}, hand=[49, 55]), chosen=49)
    assert button(page, "A ").label == "A ↑ 47 → 49"
    assert button(page, "B ").label == "B ↑ 59 → 49 ↩ trick"
    assert button(page, "C ").label == "C ↓ 30"
    assert button(page, "C ").disabled
    assert button(page, "D ").label == "D ↓ 100 → 49"
    assert "C ↓ 30: must be lower, or exactly 10 higher" in lines(page)


def test_the_chosen_card_is_marked_by_a_sign_and_in_words() -> None:
    page = mine(position(original(2), hand=[49, 55]), chosen=49)
    assert "✓ 49" in labels(page)
    assert "Where does **49** go?" in lines(page)


def test_piles_that_are_closed_for_the_same_reason_share_a_line() -> None:
    page = mine(position(original(2), piles={"C": 30, "D": 31}, hand=[49, 55]), chosen=49)
    assert "C ↓ 30, D ↓ 31: must be lower, or exactly 10 higher" in lines(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_O11b_a_dead_end_is_marked_by_a_sign_and_a_word(language: str) -> None:
    say = TEXTS.speak(language)
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 24])
    assert pile_button(mine(state, 34, say=say), 0).label == "A ↑ 33 → 34"
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 35, 99, 24])
    page = mine(state, 99, say=say)
    dead = pile_button(page, 0)
    assert dead.label == f"A ↑ 33 → 99 {say('play-dead-end')}"
    assert dead.label.count("⚠") == 1
    assert say("hand-dead-ends") in lines(page)


def test_O11b_a_turn_that_cannot_be_finished_says_to_take_back() -> None:
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 35, 24])
    stuck = act(position(original(), piles={"A": 97, "B": 98, "C": 3, "D": 3}, hand=[98, 99, 50]), "99A")
    assert SAY("hand-needs-stuck") in lines(mine(stuck))
    assert SAY("hand-needs-stuck") not in lines(mine(state))


def test_cards_that_fit_nowhere_cannot_be_pressed() -> None:
    page = mine(position(original(), piles={"A": 60, "B": 60, "C": 40, "D": 40}, hand=[45, 61, 62]))
    assert button(page, "45").disabled
    assert not button(page, "61").disabled


def test_the_turn_may_end_when_nothing_is_owed() -> None:
    state = position(original(2), hand=[50, 51, 52], others=[[60, 61]])
    page = mine(state)
    assert button(page, "End turn").label == "End turn (2 to go)"
    assert button(page, "End turn").disabled
    assert button(page, "Take back").disabled
    page = mine(act(state, "50A", "51A"))
    assert button(page, "End turn").label == "End turn"
    assert not button(page, "End turn").disabled
    assert not button(page, "Take back").disabled
    assert SAY("hand-needs-may-end") in lines(page)


def test_when_nothing_more_fits_only_the_end_is_left() -> None:
    page = mine(act(position(original(), hand=[50, 51], deck=[2]), "50A", "51A"))
    assert SAY("hand-needs-must-end") in lines(page)
    assert SAY("hand-empty") in lines(page)


def test_without_take_backs_there_is_no_button_for_them() -> None:
    assert "Take back" not in labels(mine(position(original(2, takebacks=False), hand=[50, 51])))


def test_out_of_turn_one_sees_the_piles_and_who_plays() -> None:
    page = mine(position(original(2), piles={"A": 47}, hand=[50, 51], others=[[60, 61]]), seat=1)
    assert lines(page) == [
        "Table in <#5>",
        "**60** · **61**",
        "A ↑ 47 · B ↑ 1 · C ↓ 100 · D ↓ 100",
        "It is **Ann**’s turn.",
    ]
    assert all(button(page, card).disabled for card in ("60", "61"))
    assert labels(page)[2:] == ["Signal", "Refresh"]


def test_symbols_are_shown_on_the_cards_and_explained_once() -> None:
    state = position(extreme({50: "stop", 51: "no trick", 60: "no trick"}, seats=2), piles={"A": 60}, hand=[50, 51])
    page = mine(state)
    assert labels(page)[:2] == ["50 ✋", "51 🚫"]
    assert field(page, "Symbols in your hand") == "✋ Stop: the turn ends at once, even below the minimum."
    assert "No trick" in field(page, "In force")


def test_X5_an_open_skull_is_to_be_covered_first() -> None:
    state = act(position(extreme({50: "skull"}), hand=[49, 50, 51]), "49A", "50B")
    page = mine(state)
    assert "Cover pile **B** before you end the turn." in lines(page)
    assert button(page, "End turn").disabled


def test_X5_while_cards_are_owed_both_are_told() -> None:
    page = mine(act(position(extreme({50: "skull"}), hand=[49, 50, 51]), "50B"))
    assert "Your turn: at least **one** more card, covering pile **B**. Choose a card, then a pile." in lines(page)


def test_B2_the_piles_to_cover_are_named_and_the_turn_cannot_end_before() -> None:
    state = position(OnFire(1), piles={"A": 33, "D": 66}, hand=[34, 44, 65, 77])
    assert labels(mine(state))[1] == "44 🔥"
    assert "Your turn: at least **2** more cards, covering piles **A, D**. Choose a card, then a pile." in lines(
        mine(state)
    )
    page = mine(act(state, "34A", "44B"))
    assert "Cover pile **D** before you end the turn." in lines(page)
    assert button(page, "End turn").disabled
    page = mine(act(state, "34A", "44B", "65D"))
    assert SAY("hand-needs-may-end") in lines(page)
    assert not button(page, "End turn").disabled


def test_B2_a_fire_that_no_card_in_hand_covers_leaves_the_turn_stuck() -> None:
    state = position(OnFire(1), piles={"A": 66, "C": 3, "D": 3}, hand=[2, 67])
    assert SAY("hand-needs-stuck") not in lines(mine(state))
    assert SAY("hand-needs-stuck") in lines(mine(act(state, "67B")))


def test_F11a_an_end_of_turn_that_loses_is_warned_of() -> None:
    page = mine(last_card())
    assert SAY("warning-F11a") in lines(page)
    assert not button(page, "End turn").disabled


@pytest.mark.parametrize("seat", [0, 1])
def test_F11a_either_player_is_warned_and_only_with_a_single_card_and_no_deck(seat: int) -> None:
    state = last_card()
    if seat == 1:
        state = replace(state, seat=1, hands=state.hands[::-1], decks=state.decks[::-1])
    assert SAY("warning-F11a") in lines(mine(state, seat=seat))
    decks = tuple((3,) if at == seat else cards for at, cards in enumerate(state.decks))
    assert SAY("warning-F11a") not in lines(mine(replace(state, decks=decks), seat=seat)), "another card to draw"
    hands = tuple((57, 58) if at == seat else cards for at, cards in enumerate(state.hands))
    assert SAY("warning-F11a") not in lines(mine(replace(state, hands=hands), seat=seat)), "two can be played"


def test_F6_helping_is_marked() -> None:
    page = mine(position(face_to_face(), piles={"C": 29, "A": 10}, hand=[12, 20]), chosen=12)
    assert button(page, "C ").label == "C ↑ 29 → 12 🤝 help"
    assert button(page, "A ").label == "A ↑ 10 → 12"


def test_who_starts_can_be_settled_from_the_hand() -> None:
    page = mine(replace(position(original(2), hand=[50, 51]), seat=None))
    assert button(page, "I’ll start").address.verb is Verb.CLAIM
    assert SAY("hand-who-starts") in lines(page)


def test_a_card_that_is_not_in_the_hand_cannot_be_chosen() -> None:
    assert as_text(mine(position(original(2), hand=[50, 51]), chosen=77)).count("77") == 0


# /play completes what is typed


def choices(state: State, typed: str, seat: int = 0) -> list[tuple[str, str]]:
    return [(c.value, c.label) for c in play_choices(SAY, see(state, seat), typed)]


def test_autocomplete_offers_the_legal_plays_that_begin_as_typed() -> None:
    state = position(original(), piles={"A": 47, "B": 60, "C": 30, "D": 39}, hand=[49, 50, 61])
    assert choices(state, "49") == [("49A", "49A · A ↑ 47 → 49"), ("49D", "49D · D ↓ 39 → 49 ↩ trick")]
    assert choices(state, "49d") == [("49D", "49D · D ↓ 39 → 49 ↩ trick")]
    assert choices(state, "7") == []


def test_autocomplete_goes_on_after_a_play() -> None:
    state = position(original(), piles={"A": 47, "B": 98, "C": 3, "D": 3}, hand=[49, 50, 61])
    assert [value for value, _ in choices(state, "49A ")] == ["49A 50A", "49A 61A"]
    assert choices(state, "49a, 6") == [("49A 61A", "49A 61A · A ↑ 49 → 61")]
    assert choices(state, "49C 5") == []


def test_autocomplete_puts_dead_ends_last() -> None:
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 35, 36, 99])
    found = choices(state, "")
    assert found[0] == ("34A", "34A · A ↑ 33 → 34")
    assert found[-1][0] == "99A"
    assert found[-1][1].endswith("⚠ dead end")


def test_autocomplete_has_nothing_for_somebody_out_of_turn() -> None:
    assert choices(position(original(2), hand=[49, 50], others=[[60, 61]]), "", seat=1) == []


def test_X4_nothing_comes_after_a_stop() -> None:
    state = position(extreme({50: "stop"}), hand=[49, 50, 61])
    assert choices(state, "50A ") == []

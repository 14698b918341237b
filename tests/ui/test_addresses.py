"""What a button carries comes back as it went, and says nothing of a card."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import LETTERS, Play, see
from bot.ui.addresses import MOST, TEMPLATE, Address, Verb, template
from bot.ui.hand import Focus, hand_layout
from bot.ui.hand_rows import card_at, play_at
from bot.ui.plan import places
from tests.rules.positions import act, original, position
from tests.text.files import TEXTS
from tests.ui.worst import POSITIONS, longest

SAY = TEXTS.speak("en")

tables = st.integers(0, 10**18 - 1)
turns = st.integers(0, 10**9 - 1)
args = st.text("ABCD0123456789.-abcxyz", max_size=20)


@given(tables, turns, st.sampled_from(Verb), args)
def test_an_address_comes_back_as_it_went(table: int, turn: int, verb: Verb, arg: str) -> None:
    address = Address(table, turn, verb, arg)
    assert Address.parse(str(address)) == address
    assert len(str(address)) <= MOST
    assert re.fullmatch(template(verb), str(address))
    assert re.fullmatch(TEMPLATE, str(address))


@given(st.from_regex(TEMPLATE, fullmatch=True) | st.text(max_size=120))
def test_whatever_is_read_as_an_address_has_a_verb_of_ours_and_is_written_alike(text: str) -> None:
    """Whatever a client sends: it is read or it is not, and reading raises nothing."""
    found = Address.parse(text)
    ours = re.fullmatch(TEMPLATE, text)
    assert (found is not None) == (ours is not None and ours["verb"] in set(Verb) and len(text) <= MOST)
    assert found is None or Address.parse(str(found)) == found


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "98",
        "98:1:2",
        "98:1:2:dance",
        "97:1:2:join",
        "98:-1:2:join",
        "98:1:2:join:",
        "98:1:2:join:é",
        "x98:1:2:join",
    ],
)
def test_what_is_not_ours_or_from_another_version_is_nobodys(custom_id: str) -> None:
    assert Address.parse(custom_id) is None


def test_a_pattern_takes_its_own_verbs_only() -> None:
    assert re.fullmatch(template(Verb.JOIN, Verb.LEAVE), "98:1:2:leave")
    assert not re.fullmatch(template(Verb.JOIN, Verb.LEAVE), "98:1:2:start")


@pytest.mark.parametrize("name", POSITIONS)
def test_card_buttons_name_places_and_no_cards(name: str) -> None:
    """The places count on from nought: the same for every hand of this size."""
    state = POSITIONS[name]
    view = see(state, state.seat or 0)
    for chosen in (None, *view.hand):
        for row in hand_layout(SAY, longest(state), state.seat or 0, Focus(chosen)).rows:
            for button in row:
                address = button.address
                if address.verb is Verb.CARD:
                    assert address.arg in map(str, range(len(places(view))))
                if address.verb is Verb.PLAY:
                    numbers = ["", *map(str, range(len(places(view))))]
                    assert address.arg in [f"{place}{letter}" for place in numbers for letter in LETTERS]


def test_a_place_means_the_same_card_all_through_the_turn() -> None:
    state = position(original(), piles={"A": 30}, hand=[31, 40, 55, 60, 99])
    before, after = see(state, 0), see(act(state, "40A"), 0)
    assert [card_at(before, str(place)) for place in range(5)] == [31, 40, 55, 60, 99]
    assert [card_at(after, str(place)) for place in range(5)] == [31, 40, 55, 60, 99]
    assert play_at(after, "3C") == Play(60, 2)


@pytest.mark.parametrize("arg", ["", "C", "8C", "-1A", "3X", "3", "²A", "99999999999999999999A"])
def test_a_place_that_is_not_there_means_nothing(arg: str) -> None:
    view = see(position(original(), hand=[31, 40]), 0)
    assert play_at(view, arg) is None

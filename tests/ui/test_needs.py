"""What a turn still needs is one value: wherever it is said, the same is said."""

import re
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from bot.rules import LETTERS, OnFire, State, Variant, View, deal
from bot.tables import Snapshot
from bot.text import LANGUAGES, Speaker
from bot.ui.board import board_page
from bot.ui.hand import hand_layout
from bot.ui.needs import NeedsKind, needs_facts, needs_kind
from bot.ui.pictures.alt import alt_text
from bot.ui.pictures.scene import Board, Hand
from bot.ui.pictures.scenes import board_scene, hand_scene
from tests.rules.games import at_random, greedily, moves, shuffled
from tests.rules.positions import act, extreme, position
from tests.text.files import TEXTS
from tests.ui.reading import as_text
from tests.ui.snapshots import FIVE, snapshot_of
from tests.ui.tables import one_table_each
from tests.ui.worst import last_card

KEYS = Speaker("en", lambda language, key, facts: key, lambda key: True)
"""Says the key of a message instead of its words."""

SAID = re.compile(rf"\b[a-z]+-needs-({'|'.join(sorted(NeedsKind, key=len, reverse=True))})\b(?!-)")
WARNING = re.compile(r"\bwarning-\w+")

# Everywhere that it is said: to everybody, and to the seat that sees its own cards.
IN_PUBLIC: dict[str, Callable[[Snapshot], str]] = {
    "board text": lambda table: as_text(board_page(KEYS, table)),
    "board picture": lambda table: board_picture(table).headline,
    "board alt text": lambda table: alt_text(board_picture(table), KEYS),
}
IN_PRIVATE: dict[str, Callable[[Snapshot, int], str]] = {
    "hand text": lambda table, seat: as_text(hand_layout(KEYS, table, seat)),
    "hand picture": lambda table, seat: hand_picture(table, seat).headline,
    "hand alt text": lambda table, seat: alt_text(hand_picture(table, seat), KEYS),
}


def board_picture(table: Snapshot) -> Board:
    return board_scene(seen(table, None), KEYS, ())


def hand_picture(table: Snapshot, seat: int) -> Hand:
    return hand_scene(seen(table, seat), KEYS, ())


def seen(table: Snapshot, seat: int | None) -> View:
    view = table.view(seat)
    assert view is not None
    return view


def seated(state: State) -> Snapshot:
    return snapshot_of(state, FIVE[: state.variant.seats])


def public_kind(state: State) -> NeedsKind:
    return needs_kind(state.needs)


def private_kind(table: Snapshot, seat: int) -> NeedsKind:
    return needs_kind(seen(table, seat).needs())


@pytest.mark.parametrize("variant", one_table_each(), ids=lambda variant: f"{variant.name}-{variant.seats}")
def test_text_and_pictures_say_the_same_need_all_through_a_game(variant: Variant) -> None:
    random = Random(variant.seats)
    for choose in (at_random, greedily):
        for move in moves(deal(shuffled(variant, random), random), choose, random):
            state, seat = move.before, move.before.seat
            if seat is None:
                continue
            table = seated(state)
            for where, public in IN_PUBLIC.items():
                assert SAID.findall(public(table)) == [public_kind(state)], where
            for where, private in IN_PRIVATE.items():
                text = private(table, seat)
                assert SAID.findall(text) == ([] if WARNING.search(text) else [private_kind(table, seat)]), where
            assert_agree(public_kind(state), private_kind(table, seat))


def assert_agree(public: NeedsKind, private: NeedsKind) -> None:
    """One's own cards can only tell that nothing more can be played."""
    assert (
        private == public or private is NeedsKind.STUCK or (public, private) == (NeedsKind.MAY_END, NeedsKind.MUST_END)
    )


def skull_open() -> State:
    """X5: nothing owed, a skull uncovered on B."""
    return act(position(extreme({50: "skull"}), hand=[49, 50, 51, 60]), "49A", "50B")


def skull_and_card() -> State:
    return act(position(extreme({50: "skull"}), hand=[49, 50, 51, 60]), "50B")


def fires() -> State:
    """B2: two fires from before the turn."""
    return position(OnFire(1), piles={"A": 33, "D": 66}, hand=[34, 44, 65, 77])


def fire_left() -> State:
    return act(fires(), "34A", "44B")


@pytest.mark.parametrize(
    ("state", "kind", "piles"),
    [
        (skull_open(), NeedsKind.COVER, "B"),
        (skull_and_card(), NeedsKind.CARDS_AND_COVER, "B"),
        (fires(), NeedsKind.CARDS_AND_COVER, "A, D"),
        (fire_left(), NeedsKind.COVER, "D"),
    ],
    ids=["skull", "skull and a card", "fires and cards", "fire"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_X5_B2_what_must_be_covered_is_said_with_its_pile_everywhere(
    language: str, state: State, kind: NeedsKind, piles: str
) -> None:
    say, table = TEXTS.speak(language), snapshot_of(state, FIVE[:1])
    assert public_kind(state) is private_kind(table, 0) is kind
    facts = needs_facts(say, state.needs)
    assert str(facts["what"]).endswith(piles)
    assert say(f"board-needs-{kind}", name="Ann", **facts) in as_text(board_page(say, table))
    assert say(f"hand-needs-{kind}", **facts) in as_text(hand_layout(say, table, 0))
    assert str(facts["what"]) in say(f"hand-needs-{kind}", **facts)


def test_X7_after_the_third_card_both_say_that_the_turn_must_end() -> None:
    state = act(position(extreme({50: "three"}), hand=[50, 51, 52, 60]), "50A", "51A", "52A")
    assert public_kind(state) is private_kind(seated(state), 0) is NeedsKind.MUST_END


def test_F11a_the_warning_takes_the_place_of_the_word_that_the_turn_may_end() -> None:
    text = IN_PRIVATE["hand text"](seated(last_card()), 0)
    assert WARNING.findall(text) == ["warning-F11a"]
    assert SAID.findall(text) == []
    owing = replace(last_card(), played=last_card().played[:1])
    assert WARNING.findall(IN_PRIVATE["hand text"](seated(owing), 0)) == []


def test_the_letters_of_the_piles_come_in_order() -> None:
    state = position(OnFire(1), piles={"A": 22, "B": 33, "C": 77, "D": 66}, hand=[34, 44, 65, 78])
    assert needs_facts(TEXTS.speak("en"), state.needs)["what"] == f"the fires on piles {', '.join(LETTERS)}"


def test_the_search_tells_the_kinds_apart() -> None:
    assert SAID.findall("board-needs-cards-and-cover hand-needs-cards\nx-needs-must-end") == [
        *("cards-and-cover", "cards", "must-end")
    ]

"""A hand: what can be played where, why not elsewhere, what has happened, and what to do next."""

import pytest
from msgspec.structs import replace

from bot.rules import Instruction, OnFire, Original, Play, Remark, State, Turn, View, Word
from bot.ui.addresses import Verb
from bot.ui.buttons import Button
from bot.ui.hand import Focus, hand_layout
from bot.ui.pictures.alt import alt_text
from bot.ui.pictures.scenes import hand_scene
from bot.ui.symbols import mark_label, mark_meaning
from tests.rules.positions import act, extreme, original, position
from tests.ui.hands import SAY, mine, plays
from tests.ui.reading import as_text, button, labels, lines
from tests.ui.snapshots import FIVE, snapshot_of
from tests.ui.worst import last_card

# What to do, and what has happened


def test_O11b_a_turn_that_cannot_be_finished_says_to_take_back() -> None:
    state = position(original(), piles={"A": 33, "B": 98, "C": 3, "D": 3}, hand=[34, 35, 24])
    stuck = act(position(original(), piles={"A": 97, "B": 98, "C": 3, "D": 3}, hand=[98, 99, 50]), "99A")
    assert SAY("hand-needs-stuck") in lines(mine(stuck))
    assert SAY("hand-needs-stuck") not in lines(mine(state))


def test_the_turn_may_end_when_nothing_is_owed() -> None:
    state = position(original(2), hand=[50, 51, 52], others=[[60, 61]])
    page = mine(state)
    assert not any(label.startswith("End turn") for label in labels(page))
    assert "Take back" not in labels(page), "there is nothing to take back yet"
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


def test_every_turn_of_the_others_since_the_own_last_one_is_told() -> None:
    state = position(Original(3), piles={"A": 20}, hand=[50, 51], others=[[60], [70]])
    own, ben, eve = (Turn(seat, (Play(card, 0),), 1) for seat, card in ((0, 17), (1, 18), (2, 20)))
    piles = (replace(state.piles[0], cards=(1, 17, 18, 20)), *state.piles[1:])
    state = replace(state, piles=piles, last=eve)
    page = hand_layout(SAY, snapshot_of(state, FIVE[:3], recent=(own, ben, eve)), 0)
    assert lines(page)[1] == "-# Since your last turn: **🤖 Computer 1** 18→A — **Ben** 20→A"
    assert "17" not in as_text(page)
    played = hand_layout(SAY, snapshot_of(act(state, "50A"), FIVE[:3], recent=(own, ben, eve)), 0)
    assert "Since your last turn" not in as_text(played), "it has been read"


def test_symbols_are_shown_on_the_cards_and_explained_once() -> None:
    state = position(extreme({50: "stop", 51: "no trick", 60: "no trick"}, seats=2), piles={"A": 60}, hand=[50, 51])
    page = mine(state)
    assert [row[0].emoji for row in page.rows[:-1] if isinstance(row[0], Button)] == ["✋", "🚫"]
    assert "-# ✋ Stop: the turn ends at once, even below the minimum." in lines(page)
    assert as_text(page).count("No trick:") == 1


def test_beside_its_picture_the_text_does_not_say_the_cards_and_piles_again() -> None:
    state = position(extreme({50: "stop"}, seats=2), piles={"A": 60}, hand=[50, 51])
    assert "**50 ✋** · **51**" in lines(mine(state))
    assert "A ↑ 60 · B ↑ 1 · C ↓ 100 · D ↓ 100" in lines(mine(state))
    assert lines(mine(state, pictured=True)) == ["Your turn: at least **2** cards to go."]


def test_what_a_partner_has_said_of_a_pile_stands_in_the_picture_or_in_words() -> None:
    said = replace(position(original(2), hand=[50, 51]), remarks=(Remark(1, 1, Word.KEEP_OFF, 1),))
    line = f"-# {SAY('signal-line', pile='B', word=SAY('word-keep-off'), names='Ben')}"
    assert line in lines(mine(said))
    assert line not in lines(mine(said, pictured=True))
    scene = hand_scene(View(0, said), SAY, ("Ann", "Ben"))
    assert [(signal.seat, signal.word) for signal in scene.piles[1].signals] == [(2, Word.KEEP_OFF)]
    assert SAY("word-keep-off") in alt_text(scene, SAY)


def test_beside_its_picture_a_mark_in_force_is_named_and_without_one_explained() -> None:
    state = position(extreme({50: "no trick", 60: "one pile"}, seats=2), piles={"A": 50, "C": 60}, hand=[51, 52])
    pictured, alone = lines(mine(state, pictured=True)), lines(mine(state))
    assert (
        f"-# **A** {mark_label(SAY, Instruction.NO_TRICK)} · **C** {mark_label(SAY, Instruction.ONE_PILE)}" in pictured
    )
    assert not any(mark_meaning(SAY, Instruction.NO_TRICK) in line for line in pictured)
    assert any(mark_meaning(SAY, Instruction.NO_TRICK) in line for line in alone)


def test_cards_that_went_on_one_pile_after_the_other_share_its_letter() -> None:
    state = act(position(original(2), piles={"A": 45}, hand=[35, 36, 50, 51, 52]), "35A", "36A", "50B")
    assert "-# This turn: 35↩ 36→A · 50→B" in lines(mine(state))


def test_beside_an_answer_the_turns_of_the_others_are_not_told_again() -> None:
    state = position(original(2), piles={"A": 20}, hand=[50, 51])
    state = replace(state, piles=(replace(state.piles[0], cards=(1, 20)), *state.piles[1:]))
    table = snapshot_of(replace(state, last=Turn(1, (Play(20, 0),), 1)))
    assert "Since your last turn" in as_text(hand_layout(SAY, table, 0))
    assert "Since your last turn" not in as_text(hand_layout(SAY, table, 0, Focus(note="no")))


def test_X5_an_open_skull_is_to_be_covered_first() -> None:
    state = act(position(extreme({50: "skull"}), hand=[49, 50, 51]), "49A", "50B")
    page = mine(state)
    assert "Cover **the skull on pile B** before you end the turn." in lines(page)
    assert not any(label.startswith("End turn") for label in labels(page))


def test_X5_while_cards_are_owed_both_are_told() -> None:
    page = mine(act(position(extreme({50: "skull"}), hand=[49, 50, 51]), "50B"))
    assert "Your turn: at least **one** card to go, covering **the skull on pile B**." in lines(page)


def test_B2_the_piles_to_cover_are_named_and_the_turn_cannot_end_before() -> None:
    state = position(OnFire(1), piles={"A": 33, "D": 66}, hand=[34, 44, 65, 77])
    assert button(mine(state), "44 ▸ A").emoji == "🔥"
    assert "Your turn: at least **2** cards to go, covering **the fires on piles A, D**." in lines(mine(state))
    assert len(lines(mine(state, pictured=True))) == 1, "the fires are named once"
    page = mine(act(state, "34A", "44B"))
    assert "Cover **the fire on pile D** before you end the turn." in lines(page)
    assert not any(label.startswith("End turn") for label in labels(page))
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


def test_who_starts_can_be_settled_from_the_hand() -> None:
    page = mine(replace(position(original(2), hand=[50, 51]), seat=None))
    assert button(page, "I’ll go first").address.verb is Verb.CLAIM
    assert SAY("hand-who-starts") in lines(page)


# While others play


def waiting() -> State:
    return position(original(2), piles={"A": 47}, hand=[50, 51], others=[[60, 61, 71]])


def test_out_of_turn_one_sees_the_piles_and_who_plays() -> None:
    page = mine(waiting(), seat=1)
    assert lines(page) == [
        "It is **Ann**’s turn.",
        "**60** · **61** · **71**",
        "A ↑ 47 · B ↑ 1 · C ↓ 100 · D ↓ 100",
    ]
    assert labels(page) == ["Plan ahead", "Signal", "Refresh"]


def test_cards_can_be_laid_in_mind_one_on_the_other() -> None:
    page = mine(waiting(), seat=1, planning=True, plan=(Play(60, 0),))
    assert "In mind: **60** ▸ A" in lines(page)
    assert plays(page)[0] == ["61 ▸ A +1 ★", "61 ▸ C +39", "61 …"]
    assert button(page, "61 ▸ A").address.verb is Verb.PLAN
    assert button(page, "61 ▸ A").address.arg == "0A1A"
    assert button(page, "Take back").address.arg == ""


def test_what_is_in_mind_is_one_press_when_the_turn_comes() -> None:
    state = replace(waiting(), seat=1)
    page = mine(state, seat=1, plan=(Play(60, 0), Play(61, 0)))
    assert button(page, "Play 60 ▸ A · 61 ▸ A").address.verb is Verb.PLAY_ALL
    assert button(page, "Play 60 ▸ A · 61 ▸ A").address.arg == "0A1A"


def test_what_does_not_go_any_more_is_said_and_what_comes_before_it_stays() -> None:
    state = position(original(2), piles={"A": 60, "B": 59}, hand=[50], others=[[60, 61, 71]])
    page = mine(replace(state, seat=1), seat=1, plan=(Play(61, 0), Play(60, 0), Play(71, 0)))
    assert "⚠ **60** ▸ A does not go any more." in lines(page)
    assert button(page, "Play").label == "Play 61 ▸ A"


def test_X4_after_a_stop_nothing_can_be_laid_in_mind() -> None:
    state = position(extreme({60: "stop"}, seats=2), hand=[50], others=[[60, 61]])
    page = mine(state, seat=1, planning=True, plan=(Play(60, 0),))
    assert labels(page) == ["Take back", "Done"]

"""The headline of a picture, and so its alt text, says what the turn needs: by the same value as the text."""

import pytest
from msgspec.structs import replace

from bot.rules import LETTERS, Fire, Instruction, Needs, Play, State, see
from bot.ui.needs import NeedsKind, needs_kind, short_needs_facts
from bot.ui.pictures.alt import alt_text
from bot.ui.pictures.fonts import SMALLEST, fit
from bot.ui.pictures.scenes import board_scene, hand_scene
from tests.ui.pictures.goldens import TEXTS, speakers
from tests.ui.pictures.positions import NAMES, cover_skull, down, extreme, on_fire, put_out, under_way, up

SAY = TEXTS.speak("en")
ROOM = 570  # beside the draw pile


def headlines(state: State) -> tuple[str, str]:
    """Of the board, and of the hand whose turn it is; each opens its alt text too."""
    scenes = board_scene(see(state, None), SAY, NAMES), hand_scene(see(state, state.seat), SAY, NAMES)
    for scene in scenes:
        assert f"{scene.headline}." in alt_text(scene, SAY)
    board, hand = scenes
    return board.headline, hand.headline


def test_X5_with_no_card_owed_an_open_skull_must_still_be_covered() -> None:
    assert headlines(cover_skull()) == ("Надія must cover skull B", "Надія must cover skull B")


def test_cards_owed_and_a_pile_to_cover_are_said_together() -> None:
    assert headlines(extreme()) == ("Надія: cover skull B · 1 more card",) * 2


def test_B2_the_fires_of_the_last_turn_must_be_covered_and_an_own_one_need_not_be() -> None:
    assert headlines(on_fire()) == ("Jiří Čermák: cover fires A, C · 1 more card",) * 2
    assert headlines(put_out()) == ("Jiří Čermák must cover fire C",) * 2


def test_X7_after_the_third_card_the_turn_must_end() -> None:
    piles = (up(13), up(33, 34, 35), down(), down())
    played = (Play(13, 0), Play(34, 1), Play(35, 1))
    state = replace(extreme(), piles=piles, hands=((2,), (3,), (40, 41)), played=played, last=None)
    assert headlines(state) == ("Надія must end the turn", "Надія must end the turn")


def test_only_who_sees_the_hand_is_told_that_nothing_more_can_be_played() -> None:
    state = replace(under_way(), hands=((),), decks=((2,),))
    assert headlines(state) == ("Anna may end the turn", "Anna must end the turn")


def test_O11b_only_who_sees_the_hand_is_told_that_the_turn_cannot_be_finished() -> None:
    piles = (up(97), up(98), down(3), down(4))
    state = replace(under_way(), piles=piles, played=(Play(98, 1),), hands=((50, 51),))
    assert headlines(state) == ("Anna: 1 more card", "Anna cannot finish the turn")


KINDS = (
    Needs(2),
    Needs(0, (1, 3), Instruction.SKULL),
    Needs(2, (1, 3), Fire.FIRE),
    Needs(must_end=True),
    Needs(),
    Needs(1, stuck=True),
)


def test_every_kind_is_tried() -> None:
    assert {needs_kind(needs) for needs in KINDS} == set(NeedsKind)


@pytest.mark.parametrize("needs", KINDS, ids=needs_kind)
@pytest.mark.parametrize("language", speakers())
def test_every_kind_fits_the_headline(language: str, needs: Needs) -> None:
    say = TEXTS.speak(language)
    facts = short_needs_facts(say, needs)
    for name, least in (("Anna", 26), ("Jiří Čermák", 22), ("Wolfgang-Amadeus der Gr…", SMALLEST)):
        headline = say(f"pictures-needs-{needs_kind(needs)}", name=name, **facts)
        text, size = fit(headline, ROOM, 44, bold=True)
        assert size >= least
        assert text == headline or least == SMALLEST, "of a usual name nothing is cut"
        assert all(LETTERS[pile] in text.removeprefix(name) for pile in needs.cover), "nor ever a pile"

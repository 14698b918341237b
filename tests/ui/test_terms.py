"""The page on which a table agrees how to play: what is offered, what is on, and in what words."""

import pytest
from msgspec.structs import replace

from bot.rules import VARIANTS, Option, Options
from bot.tables import PRESETS, Setup, Snapshot, Tempo
from bot.tables.guests import Guests
from bot.text import LANGUAGES
from bot.ui.buttons import Menu, Page
from bot.ui.options import options_line
from bot.ui.terms import DOORS, OFF, ON, terms_page
from tests.text.files import TEXTS
from tests.ui.limits import check
from tests.ui.reading import description, field, menus
from tests.ui.snapshots import lobby_of
from tests.ui.worst import ID, PEOPLE

SAY = TEXTS.speak("en")
PRESET, OPTIONS, WHO, TEMPO = range(4)


def page_of(snapshot: Snapshot, *, may_change: bool = True) -> Page:
    return terms_page(SAY, snapshot, may_change=may_change)


def values(menu: Menu) -> list[str]:
    return [choice.value for choice in menu.choices]


def chosen(menu: Menu) -> set[str]:
    return {choice.value for choice in menu.choices if choice.chosen}


def slow(tempo: str) -> Snapshot:
    table = lobby_of("original")._table
    return Snapshot(replace(table, setup=Setup(tempo=tempo)))


@pytest.mark.parametrize("variant", VARIANTS)
def test_O15a_the_options_that_its_game_knows_are_offered(variant: str) -> None:
    menu = menus(page_of(lobby_of(variant)))[OPTIONS]
    assert values(menu) == [*VARIANTS[variant].options_offered, "no-hints"]
    assert chosen(menu) == {"take-backs"}


def test_O15a_the_options_of_a_duel_are_few_and_those_of_extreme_many() -> None:
    def offered(variant: str) -> list[str]:
        return values(menus(page_of(lobby_of(variant)))[OPTIONS])

    assert offered("original") == offered("on-fire") == ["three", "short", "take-backs", "no-hints"]
    assert offered("extreme") == ["three", "short", "take-backs", "shuffled", "no-hints"]
    assert offered("face-to-face") == ["take-backs", "no-hints"]


def test_what_is_on_is_chosen_in_the_menus_and_ticked_in_the_words() -> None:
    guests = Guests(private=True, seats_open=True)
    page = page_of(lobby_of("extreme", options=Options(3, -1, False), shuffled=True, guests=guests))
    assert chosen(menus(page)[OPTIONS]) == {Option.THREE, Option.SHORT, Option.SHUFFLED}
    assert chosen(menus(page)[WHO]) == {Option.PRIVATE, Option.OPEN_SEATS}
    told = field(page, SAY("terms-rules")) + field(page, SAY("terms-doors"))
    ticked = {option for option in Option if f"{ON} **{SAY(f'option-{option}')}**" in told}
    assert ticked == {Option.THREE, Option.SHORT, Option.SHUFFLED, Option.PRIVATE, Option.OPEN_SEATS}
    assert f"{OFF} **{SAY('option-take-backs')}**" in told


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_option_says_what_it_does_and_for_whom(variant: str) -> None:
    page = page_of(lobby_of(variant))
    told = field(page, SAY("terms-rules")) + field(page, SAY("terms-doors"))
    for option in (*VARIANTS[variant].options_offered, Option.NO_HINTS, *DOORS):
        assert SAY(f"about-option-{option}") in told
        assert SAY(f"for-option-{option}") in told


@pytest.mark.parametrize("tempo", Tempo)
def test_the_tempo_is_told_and_where_it_is_unusual_the_lobby_tells_it_too(tempo: Tempo) -> None:
    page = page_of(slow(tempo))
    assert field(page, SAY("terms-tempo")).startswith(f"**{SAY(f'tempo-{tempo}')}**")
    assert chosen(menus(page)[TEMPO]) == {tempo}
    line = options_line(SAY, Setup(tempo=tempo))
    assert line == ("" if tempo is Tempo.USUAL else SAY(f"told-tempo-{tempo}"))


def test_a_tempo_of_a_later_version_is_the_usual_one() -> None:
    assert chosen(menus(page_of(slow("lightning")))[TEMPO]) == {"usual"}
    assert options_line(SAY, Setup(tempo="lightning")) == ""


def test_others_read_it_and_change_nothing() -> None:
    page = page_of(lobby_of("original"), may_change=False)
    assert page.rows == ()
    assert description(page) == SAY("terms-read-only")
    assert SAY("for-option-three") in field(page, SAY("terms-rules"))


def test_every_preset_is_offered_with_what_it_does() -> None:
    menu = menus(page_of(lobby_of("original")))[PRESET]
    assert values(menu) == [*PRESETS]
    assert all(choice.description for choice in menu.choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_it_keeps_within_the_limits(language: str, variant: str) -> None:
    say, seats = TEXTS.speak(language), VARIANTS[variant].seat_counts[-1]
    for may_change in (True, False):
        check(terms_page(say, lobby_of(variant, PEOPLE[:seats], host=ID), may_change=may_change))

"""Before the deal: who sits there, what the game offers, what the table waits for."""

import pytest

from bot.rules import VARIANTS, Options
from bot.tables.guests import Guests
from bot.ui.addresses import Verb
from bot.ui.lobby import lobby_page
from tests.text.files import TEXTS
from tests.ui.reading import button, description, field, footer, menus
from tests.ui.snapshots import ANN_AND_BEN, Sitter, lobby_of

SAY = TEXTS.speak("en")
CARLA, DARIO = 77, 78
ANN = ANN_AND_BEN[:1]


def test_a_lobby_says_what_it_waits_for() -> None:
    def call(variant: str, sitters: tuple[Sitter, ...]) -> str:
        return description(lobby_page(SAY, lobby_of(variant, sitters)))

    assert "One more player is needed" in call("face-to-face", ANN)
    assert "The host presses **Start**" in call("original", ANN)
    assert "The table is full" in call("face-to-face", ANN_AND_BEN)


def test_a_lobby_shows_seats_host_and_levels() -> None:
    page = lobby_page(SAY, lobby_of("original", (*ANN_AND_BEN, Sitter("", "expert")), host=2))
    assert field(page, "Seats: 3 of 5") == "1. Ann\n2. Ben · host\n3. 🤖 Computer 1 · Expert"
    assert "/help" in footer(page)


def test_a_lobby_offers_only_what_is_possible_now() -> None:
    page = lobby_page(SAY, lobby_of("face-to-face", ANN))
    assert button(page, "Start").disabled
    assert button(page, "Remove").disabled
    assert not button(page, "Join").disabled
    full = lobby_page(SAY, lobby_of("face-to-face"))
    assert button(full, "Join").disabled
    assert not button(full, "Start").disabled
    assert menus(full)[0].disabled  # no room for a computer player


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_lobby_offers_every_game_and_shows_its_own(variant: str) -> None:
    games = menus(lobby_page(SAY, lobby_of(variant)))[1]
    assert [choice.value for choice in games.choices] == [*VARIANTS]
    assert [choice.value for choice in games.choices if choice.chosen] == [variant]
    assert button(lobby_page(SAY, lobby_of(variant)), "Options").address.verb is Verb.TERMS


def test_a_lobby_tells_what_differs_from_the_usual() -> None:
    page = lobby_page(SAY, lobby_of("extreme", options=Options(3, -1, False), shuffled=True))
    told = "at least three cards a turn · one card fewer in hand · no take-backs · shuffled symbols"
    assert field(page, "Options") == told
    assert field(lobby_page(SAY, lobby_of("extreme")), "Options") == ""


def test_a_lobby_tells_for_whom_seats_are_kept_and_calls_nobody() -> None:
    names = {CARLA: "Carla_", DARIO: "Dario"}
    page = lobby_page(SAY, lobby_of("original", guests=Guests(kept={CARLA: 600.0, DARIO: 600.0}), names=names))
    assert field(page, "Seats kept") == "Carla\\_, Dario · until <t:600:t>"
    assert "<@" not in str(page.embed.to_dict())
    assert field(lobby_page(SAY, lobby_of("original")), "Seats kept") == ""


def test_a_private_lobby_says_so_and_who_is_invited() -> None:
    guests = Guests(private=True, invited=frozenset({CARLA, 1}))
    page = lobby_page(SAY, lobby_of("original", guests=guests, names={CARLA: "Carla"}))
    assert SAY("lobby-private") in description(page)
    assert field(page, "Invited") == "Carla", "Ann sits there already"
    assert SAY("lobby-private") not in description(lobby_page(SAY, lobby_of("original")))


def test_a_long_list_of_guests_is_cut() -> None:
    people = range(100, 114)
    guests = Guests(invited=frozenset(people))
    page = lobby_page(SAY, lobby_of("original", guests=guests, names={p: f"Guest {p}" for p in people}))
    assert field(page, "Invited").endswith("Guest 109, and 4 more")

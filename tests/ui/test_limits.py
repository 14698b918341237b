"""Discord's limits, against the longest that every page can get, in every language."""

from dataclasses import replace

import pytest

from bot.rules import Extreme, FaceToFace, Options, Original, Play, Word
from bot.text import LANGUAGES
from bot.ui import guides, notices
from bot.ui.board import board
from bot.ui.hand import hand
from bot.ui.lobby import LEVELS, Lobby, lobby
from bot.ui.moderation import (
    LISTED,
    OpenTable,
    ServerFacts,
    server_settings,
    table_choices,
    table_list,
    tables_ended,
    unlocked,
)
from bot.ui.plays import play_choices
from bot.ui.refusals import PERMISSIONS, permission_missing
from bot.ui.seats import Seat
from bot.ui.signals import signal_panel
from tests.text.files import TEXTS
from tests.ui import worst
from tests.ui.limits import CHOICE_NAME, CHOICES, check, check_content, check_embed, check_rows, fits
from tests.ui.worst import AWAY, COMPUTERS, ENDS, ID, NAMES, PEOPLE, POSITIONS, TABLE

LONG_TIME = 10**11  # seconds

speakers = pytest.mark.parametrize("say", [TEXTS.speak(language) for language in LANGUAGES], ids=LANGUAGES)


@speakers
@pytest.mark.parametrize("seats", [PEOPLE, COMPUTERS, AWAY, []], ids=["people", "computers", "away", "forgotten"])
@pytest.mark.parametrize("name", [*POSITIONS, *ENDS])
def test_the_board_and_the_result(say, seats, name):
    state = (POSITIONS | ENDS)[name]
    check(board(say, worst.board(state), seats, TABLE))
    check(board(say, worst.board(state), seats, TABLE, gave_up=True).pictured("board.png"))


@speakers
@pytest.mark.parametrize("name", [*POSITIONS, *ENDS])
def test_the_hand_with_every_card_chosen(say, name):
    state = (POSITIONS | ENDS)[name]
    for seat in range(state.variant.seats):
        view = worst.seat_view(state, seat)
        for chosen in (None, *view.hand):
            check(hand(say, view, PEOPLE, TABLE, chosen=chosen, channel=ID))


@speakers
@pytest.mark.parametrize("name", POSITIONS)
def test_the_signal_panel(say, name):
    view = worst.seat_view(POSITIONS[name])
    for pile in (None, 0, 1, 2, 3):
        check(signal_panel(say, view, PEOPLE, TABLE, pile))


@speakers
@pytest.mark.parametrize("name", POSITIONS)
def test_the_choices_while_typing(say, name):
    view = worst.seat_view(POSITIONS[name], POSITIONS[name].seat or 0)
    typed = ["", "9", "43A 6"]
    for play in view.plays():
        typed.append(f"{play} ")
    for text in typed:
        choices = play_choices(say, view, text)
        assert len(choices) <= CHOICES
        for choice in choices:
            fits(choice.label, CHOICE_NAME)
            fits(choice.value, CHOICE_NAME)


@speakers
@pytest.mark.parametrize("variant", [Original, Extreme, FaceToFace], ids=lambda v: v.name)
def test_the_lobby(say, variant):
    hardest = Options(3, -1, False) if variant is not FaceToFace else Options(takebacks=False)
    most = variant.seat_counts[-1]
    sitting = [[], PEOPLE[:1], PEOPLE[:most], [Seat("", level, None) for level in (*LEVELS, *LEVELS)][:most]]
    for seats in sitting:
        check(lobby(say, Lobby(TABLE, variant.name, seats, ID, hardest, shuffled=True)))
        check(lobby(say, Lobby(TABLE, variant.name, seats, ID)))


@speakers
def test_the_guides(say):
    for variant in guides.SECTIONS:
        for full in (True, False):
            check_embed(guides.rules(say, variant, full=full))
            check_embed(guides.rules(say, variant, full=full, instructions=worst.BINDING))
    check_embed(guides.help_page(say))
    check_embed(guides.privacy(say))
    check(guides.privacy_delete(say))
    check_content(guides.privacy_export(say))
    check_content(guides.privacy_deleted(say))


@speakers
def test_what_moderators_see(say):
    table = OpenTable(TABLE, ID, "face-to-face", LONG_TIME, LONG_TIME, NAMES[0], True, "x" * 100)
    for tables in ([], [table], [replace(table, started=False)], [table] * (LISTED + 30)):
        check_embed(table_list(say, tables))
        assert len(table_choices(say, tables)) <= CHOICES
        for choice in table_choices(say, tables):
            fits(choice.label, CHOICE_NAME)
    for facts in (
        ServerFacts(None, 60, 60, 3600),
        ServerFacts("uk", LONG_TIME, LONG_TIME, LONG_TIME, "moderators", ID, [ID] * 500, ID, pictures=False),
    ):
        check_embed(server_settings(say, facts))
    for count in (0, 1, 10**6):
        check_content(tables_ended(say, count))
    check_content(unlocked(say))


@speakers
def test_notices_and_answers(say):
    name, address = NAMES[0], f"https://discord.com/channels/{ID}/{ID}/{ID}"
    plays = [Play(99, 3)] * 8
    said = [
        notices.turn_ping(say, ID, 3, address),
        notices.start_ping(say, [ID] * 5),
        notices.reminder(say, ID, address),
        notices.may_take_over(say, name),
        notices.taken_over(say, name),
        notices.came_back(say, name),
        notices.left(say, name),
        notices.removed(say, name),
        notices.replaced(say, name, name),
        notices.replaced(say, "", name),
        *(notices.ended(say, reason, "*" * 300) for reason in (*notices.REASONS, "another")),
        notices.paused(say, PERMISSIONS),
        notices.resumed(say),
        notices.apology(say, "0" * 16),
        *(notices.hint(say, plays, reason) for reason in (*notices.HINTS, "")),
        notices.hint(say, ()),
        notices.opened(say, address),
        *(notices.signalled(say, 3, word) for word in (*Word, None)),
        notices.confirm_give_up(say, TABLE, 98)[0],
        notices.done(say),
        *(notices.language_set(say, language) for language in (*LANGUAGES, None)),
        *(text for on in (True, False) for text in (notices.pings_set(say, on), notices.pictures_set(say, on))),
        permission_missing(say, list(PERMISSIONS), ID),
    ]
    for text in said:
        check_content(text)
    check_rows(notices.take_over_rows(say, TABLE, 98, 4))
    check_rows(notices.ping_rows(say, TABLE, 98))
    check_rows(notices.confirm_give_up(say, TABLE, 98)[1])


def test_a_page_with_a_picture_is_a_page_of_its_own():
    page = board(TEXTS.speak("en"), worst.board(POSITIONS["duel"]), PEOPLE, 1)
    pictured = page.pictured("board.png")
    assert pictured.embed.image.url == "attachment://board.png"
    assert page.embed.image.url is None
    assert pictured.embed.description == page.embed.description
    assert pictured.rows == page.rows

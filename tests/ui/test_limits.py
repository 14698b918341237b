"""Discord's limits, against the longest that every page can get, in every language."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from msgspec.structs import replace as changed

from bot.rules import VARIANTS, Instruction, MarkWord, Play, Variant, Word, deal
from bot.tables import Reason, ServerSettings
from bot.tables.guests import Guests
from bot.text import LANGUAGES, Speaker
from bot.ui import guides, notices
from bot.ui.board import board_page
from bot.ui.hand import Focus, hand_layout
from bot.ui.hints import hint_answer
from bot.ui.layout import layout_of
from bot.ui.lobby import LEVELS, lobby_page
from bot.ui.moderation import (
    LISTED,
    OpenTable,
    end_old_answer,
    server_settings,
    table_choices,
    table_list,
    unlock_answer,
)
from bot.ui.obstacles import PERMISSIONS, PLACES, opening_obstacle, pause_notice, resume_notice
from bot.ui.plan import plan_of
from bot.ui.plays import play_choices
from bot.ui.result import result_page
from bot.ui.signals import mark_choices, mark_phrase, signal_panel
from tests.rules.games import at_random, moves, shuffled
from tests.text.files import LONG_TEXTS, TEXTS
from tests.text.usage import HINTS
from tests.ui.limits import CHOICE_NAME, CHOICES, check, check_content, check_embed, check_rows, fits
from tests.ui.reading import labels
from tests.ui.snapshots import Sitter, lobby_of, snapshot_of
from tests.ui.tables import SHIPPED, one_table_each, options_of
from tests.ui.worst import AWAY, COMPUTERS, ENDS, FORGOTTEN, ID, NAMES, PEOPLE, POSITIONS, TABLE, longest

LONG_TIME = 10**11  # seconds

speakers = pytest.mark.parametrize("say", [LONG_TEXTS.speak(language) for language in LANGUAGES], ids=LANGUAGES)


@speakers
@pytest.mark.parametrize(
    "sitters", [PEOPLE, COMPUTERS, AWAY, FORGOTTEN, []], ids=["people", "computers", "away", "forgotten", "unknown"]
)
@pytest.mark.parametrize("name", [*POSITIONS, *ENDS])
def test_the_board_and_the_result(say: Speaker, sitters: Sequence[Sitter], name: str) -> None:
    table = snapshot_of((POSITIONS | ENDS)[name], sitters, table=TABLE, channel=ID)
    check(board_page(say, table))
    check(board_page(say, table, gave_up=True).with_picture("board.png"))


@speakers
@pytest.mark.parametrize("name", POSITIONS)
def test_the_hand_with_every_card_chosen(say: Speaker, name: str) -> None:
    state = POSITIONS[name]
    table = longest(state)
    for seat in range(state.variant.seats):
        for chosen in (None, *state.hands[seat]):
            check(hand_layout(say, table, seat, Focus(chosen)))
        check(hand_layout(say, table, seat, two_steps=True))


@speakers
@pytest.mark.parametrize("name", POSITIONS)
def test_the_hand_with_a_plan_and_beside_the_longest_answer(say: Speaker, name: str) -> None:
    state = POSITIONS[name]
    table = longest(state)
    for seat in range(state.variant.seats):
        view = table.view(seat)
        assert view is not None
        plan: tuple[Play, ...] = ()
        while plays := plan_of(view, plan).view.plays():
            plan = (*plan, plays[0])
            focus = Focus(plan=plan, planning=True, note="x" * 2000, advice=plan)
            check(hand_layout(say, table, seat, focus))
            check(hand_layout(say, table, seat, replace(focus, chosen=view.hand[-1]), two_steps=True))


@speakers
@pytest.mark.parametrize("name", ENDS)
def test_the_result_in_a_hand(say: Speaker, name: str) -> None:
    for gave_up in (False, True):
        check(layout_of(result_page(say, longest(ENDS[name]), gave_up=gave_up)))


@pytest.mark.parametrize("variant", one_table_each(), ids=lambda variant: f"{variant.name}-{variant.seats}")
def test_every_hand_of_a_whole_game_fits_whatever_it_can_play(variant: Variant) -> None:
    """The rule that a row never has more buttons than the message has room for, at every hand size."""
    random, say = Random(variant.seats), LONG_TEXTS.speak(LANGUAGES[variant.seats % len(LANGUAGES)])
    for move in moves(deal(shuffled(variant, random), random), at_random, random):
        table = snapshot_of(move.before, PEOPLE[: variant.seats], table=TABLE, channel=ID)
        for seat in range(variant.seats):
            view = table.view(seat)
            assert view is not None
            page = hand_layout(say, table, seat, Focus(planning=True, advice=view.plays()[:1], note="x"))
            check(page)
            playable = {play.card for play in view.plays()}
            offered = {label.split()[0] for label in labels(page)}
            assert {str(card) for card in playable} <= offered


@speakers
@pytest.mark.parametrize("name", POSITIONS)
def test_the_signal_panel(say: Speaker, name: str) -> None:
    check(signal_panel(say, longest(POSITIONS[name]), 0))


@speakers
@pytest.mark.parametrize("name", POSITIONS)
def test_the_choices_while_typing(say: Speaker, name: str) -> None:
    view = longest(POSITIONS[name]).view(POSITIONS[name].seat or 0)
    assert view is not None
    typed = ["", "9", "43A 6"]
    for play in view.plays():
        typed.append(f"{play} ")
    for choices in (*(play_choices(say, view, text) for text in typed), mark_choices(say, view, "")):
        assert len(choices) <= CHOICES
        for choice in choices:
            fits(choice.label, CHOICE_NAME)
            fits(choice.value, CHOICE_NAME)


@speakers
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_lobby(say: Speaker, variant: str) -> None:
    kind = VARIANTS[variant]
    most, hardest = kind.seat_counts[-1], options_of(kind)[-1]
    computers = [Sitter("", level) for level in (*LEVELS, *LEVELS)]
    people = range(1000, 1050)
    many = Guests(True, dict.fromkeys(people, float(LONG_TIME)), frozenset(people))
    for sitters in ([], PEOPLE[:1], PEOPLE[:most], computers[:most]):
        check(lobby_page(say, lobby_of(variant, sitters, host=ID, options=hardest, shuffled=True, table=TABLE)))
        check(lobby_page(say, lobby_of(variant, sitters, host=ID, table=TABLE)))
        check(lobby_page(say, lobby_of(variant, sitters, host=ID, guests=many, names=dict.fromkeys(people, NAMES[0]))))


@speakers
def test_the_guides(say: Speaker) -> None:
    for variant, kind in VARIANTS.items():
        table = kind.create(kind.seat_counts[-1], options_of(kind)[-1], SHIPPED)
        for full in (True, False):
            check_embed(guides.rules(say, variant, full=full))
            check_embed(guides.rules(say, variant, full=full, table=table))
    check_embed(guides.privacy(say))
    check(guides.privacy_delete_page(say))
    check_content(guides.privacy_export_answer(say))
    check_content(guides.privacy_delete_answer(say))


@speakers
def test_what_moderators_see(say: Speaker) -> None:
    table = OpenTable(TABLE, ID, "face-to-face", LONG_TIME, LONG_TIME, NAMES[0], True, "x" * 100)
    for tables in ([], [table], [replace(table, started=False)], [table] * (LISTED + 30)):
        check_embed(table_list(say, tables))
        assert len(table_choices(say, tables)) <= CHOICES
        for choice in table_choices(say, tables):
            fits(choice.label, CHOICE_NAME)
    long = ServerSettings("uk", LONG_TIME, LONG_TIME, LONG_TIME, "moderators", ID, ID, (ID,) * 500, pictures=False)
    for settings in (ServerSettings(), changed(long, host_role=None), long):
        check_embed(server_settings(say, settings))
    for count in (0, 1, 10**6):
        check_content(end_old_answer(say, count))
    check_content(unlock_answer(say))


def longest_hint(say: Speaker, reason: str) -> str:
    mark = Instruction.NO_TRICK
    return hint_answer(
        say,
        longest(POSITIONS["crowded"]),
        [Play(99, 3)] * 8,
        reason,
        step=98,
        pile=3,
        seat=0,
        word=Word.JUMP_BACK,
        mark=mark,
        keeps=(89, 99),
    )


@speakers
def test_notices_and_answers(say: Speaker) -> None:
    phrases = [mark_phrase(say, word, mark) for word in MarkWord for kind in VARIANTS.values() for mark in kind.marks]
    name, address = NAMES[0], f"https://discord.com/channels/{ID}/{ID}/{ID}"
    said = [
        notices.turn_ping(say, ID, 3, address),
        notices.start_ping(say, [ID] * 5),
        notices.reminder(say, ID, address),
        notices.takeover_offer(say, name),
        notices.takeover_notice(say, name),
        notices.return_notice(say, name),
        notices.leave_notice(say, name),
        notices.removal_notice(say, name),
        notices.offer_notice(say, name, name),
        notices.offer_notice(say, "", name),
        notices.arrival_notice(say, name),
        notices.invitation_answer(say, name, told=True),
        *(notices.end_notice(say, reason, "*" * 300) for reason in (*Reason, "another")),
        *(pause_notice(say, obstacles) for obstacles in (PERMISSIONS, *([place] for place in PLACES))),
        resume_notice(say),
        notices.apology(say, "0" * 16),
        notices.lost_answer(say),
        *(longest_hint(say, reason) for reason in HINTS),
        *(notices.signal_answer(say, 3, word) for word in (*Word, None)),
        *(say(f"answer-mark-{what}", phrase=phrase) for what in ("said", "withdrawn") for phrase in phrases),
        notices.give_up_question(say, TABLE, 98)[0],
        notices.done_answer(say),
        *(notices.language_answer(say, language) for language in (*LANGUAGES, None)),
        *(
            text
            for on in (True, False)
            for text in (
                notices.pings_answer(say, on),
                notices.pictures_answer(say, on),
                notices.two_steps_answer(say, on),
            )
        ),
        opening_obstacle(say, PERMISSIONS, ID),
    ]
    for text in said:
        check_content(text)
    check_rows(notices.takeover_rows(say, TABLE, 98, 4))
    check_rows(notices.ping_rows(say, TABLE, 98))
    check_rows(notices.give_up_question(say, TABLE, 98)[1])


def test_a_page_with_a_picture_is_a_page_of_its_own() -> None:
    page = board_page(TEXTS.speak("en"), longest(POSITIONS["duel"]))
    pictured = page.with_picture("board.png")
    assert pictured.embed.image.url == "attachment://board.png"
    assert page.embed.image.url is None
    assert pictured.embed.description == page.embed.description
    assert pictured.rows == page.rows

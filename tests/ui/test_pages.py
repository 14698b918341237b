"""Lobby, signals, result, guides, notices, moderation: what they say and offer."""

import pytest
from msgspec.structs import replace

from bot.data_files import extreme_deck
from bot.players.hint import Reason
from bot.rules import Clause, Instruction, Options, Outcome, Play, Remark, Word, see
from bot.text import LANGUAGES
from bot.ui import guides, notices
from bot.ui.addresses import Verb
from bot.ui.board import board
from bot.ui.lobby import Lobby, lobby
from bot.ui.moderation import LISTED, OpenTable, ServerFacts, server_settings, table_choices, table_list
from bot.ui.seats import Seat
from bot.ui.signals import signal_panel
from bot.ui.symbols import SIGNS
from tests.rules.positions import extreme, face_to_face, original, position
from tests.text.files import TEXTS
from tests.ui.reading import button, field, labels

SAY = TEXTS.speak("en")
SEATS = [Seat("Ann", None, 1), Seat("Ben", None, 2)]

speakers = pytest.mark.parametrize("say", [TEXTS.speak(language) for language in LANGUAGES], ids=LANGUAGES)


# The lobby


def test_a_lobby_says_what_it_waits_for():
    def call(variant, seats):
        return lobby(SAY, Lobby(7, variant, seats, 1)).embed.description

    assert "One more player is needed" in call("face-to-face", SEATS[:1])
    assert "The host presses **Start**" in call("original", SEATS[:1])
    assert "The table is full" in call("face-to-face", SEATS)


def test_a_lobby_shows_seats_host_and_levels():
    page = lobby(SAY, Lobby(7, "original", [*SEATS, Seat("", "expert", None)], 2))
    assert field(page, "Seats: 3 of 5") == "1. Ann\n2. Ben · host\n3. 🤖 Computer 3 · Expert"
    assert "/help" in page.embed.footer.text


def test_a_lobby_offers_only_what_is_possible_now():
    page = lobby(SAY, Lobby(7, "face-to-face", SEATS[:1], 1))
    assert button(page, "Start").disabled
    assert button(page, "Remove").disabled
    assert not button(page, "Join").disabled
    full = lobby(SAY, Lobby(7, "face-to-face", SEATS, 1))
    assert button(full, "Join").disabled
    assert not button(full, "Start").disabled
    assert full.rows[1][0].disabled  # no room for a computer player


@pytest.mark.parametrize(
    ("variant", "names"),
    [
        ("original", ["three", "short", "take-backs"]),
        ("extreme", ["three", "short", "take-backs", "shuffled"]),
        ("face-to-face", ["take-backs"]),
    ],
)
def test_O15a_a_lobby_offers_the_options_that_its_game_knows(variant, names):
    menu = lobby(SAY, Lobby(7, variant, SEATS, 1)).rows[2][0]
    assert [choice.value for choice in menu.choices] == names
    assert [choice.value for choice in menu.choices if choice.chosen] == ["take-backs"]


def test_a_lobby_tells_what_differs_from_the_usual():
    page = lobby(SAY, Lobby(7, "extreme", SEATS, 1, Options(3, -1, False), shuffled=True))
    told = "at least three cards a turn · one card fewer in hand · no take-backs · shuffled symbols"
    assert field(page, "Options") == told


# Signals


def test_O14_first_a_pile_then_one_of_the_four_words():
    view = see(position(original(2), piles={"A": 47}, hand=[50, 51]), 0)
    first = signal_panel(SAY, view, SEATS, 7)
    assert labels(first) == ["A ↑ 47", "B ↑ 1", "C ↓ 100", "D ↓ 100"]
    then = signal_panel(SAY, view, SEATS, 7, 0)
    assert labels(then)[4:8] == ["keep off", "small steps only", "I can jump back here", "free to use"]
    assert labels(then)[0] == "✓ A ↑ 47"
    assert "What do you want to say about **A ↑ 47**?" in then.embed.description
    assert [b.address.arg for b in then.rows[1]] == [f"A.{word}" for word in Word]


def test_O14_what_was_said_is_marked_and_can_be_withdrawn():
    state = position(original(2), piles={"A": 47}, hand=[50, 51])
    said = replace(state, remarks=(Remark(0, 0, Word.KEEP_OFF, 47),))
    page = signal_panel(SAY, see(said, 0), SEATS, 7, 0)
    assert "✓ keep off" in labels(page)
    assert not button(page, "Take it back").disabled
    assert button(page, "Take it back").address.verb is Verb.SAY
    assert button(signal_panel(SAY, see(state, 0), SEATS, 7, 0), "Take it back").disabled
    assert "✓ keep off" not in labels(signal_panel(SAY, see(said, 1), SEATS, 7, 0))


def test_X10_under_silence_the_panel_says_why_it_is_off():
    view = see(position(extreme({50: "silence"}, seats=2), piles={"A": 50}, hand=[51, 52]), 0)
    page = signal_panel(SAY, view, SEATS, 7, 1)
    assert page.embed.description == SAY("refused-X10")
    assert all(b.disabled for row in page.rows for b in row)


# The result


def ended(state, clause, score, winner=None):
    result = "won" if winner is not None or clause is Clause.O12 else "lost"
    return see(replace(state, outcome=Outcome(result, clause, score, winner)), None)


def test_O13_a_loss_tells_the_score_the_reason_and_what_was_left():
    state = position(original(2), hand=[50, 51], others=[[60]], deck=[2, 3, 4])
    page = board(SAY, ended(state, Clause.O11, 6), SEATS, 7)
    assert page.embed.title == "Lost, with 6 cards left"
    assert "Ann could not play as many cards" in page.embed.description
    assert "excellent" in page.embed.description
    assert field(page, "Not played") == "Ann: 50, 51\nBen: 60\nDraw pile: 3 cards"
    assert labels(page) == ["Rematch", "Save as text"]


def test_O13_ten_or_more_is_no_excellent_result():
    state = position(original(2), hand=[50, 51])
    assert SAY("result-next-time") in board(SAY, ended(state, Clause.O11, 10), SEATS, 7).embed.description
    assert SAY("result-excellent") in board(SAY, ended(state, Clause.O11, 9), SEATS, 7).embed.description


def test_O12_a_win_is_celebrated():
    page = board(SAY, ended(position(original(2)), Clause.O12, 0), SEATS, 7)
    assert page.embed.title.startswith("🏆")
    assert "beaten the game" in page.embed.description


def test_F10_the_winner_is_named():
    page = board(SAY, ended(position(face_to_face(), others=[[4, 5]]), Clause.F10, 4, 0), SEATS, 7)
    assert page.embed.title == "🏆 Ann wins!"
    assert field(page, "Not played") == "Ann: 2 cards in the draw pile\nBen: 4, 5 · 2 cards in the draw pile"


def test_X1_giving_up_is_told_as_that():
    page = board(SAY, ended(position(original(2), hand=[5]), Clause.O11, 5), SEATS, 7, gave_up=True)
    assert page.embed.description.startswith("Ann gave up.")


# The guides


@speakers
@pytest.mark.parametrize("variant", guides.SECTIONS)
def test_rules_come_short_and_in_full(say, variant):
    short, full = guides.rules(say, variant), guides.rules(say, variant, full=True)
    assert short.description == full.description
    assert len(full) > 2 * len(short) or variant == "extreme"
    assert short.footer.text == say("rules-more")


@speakers
@pytest.mark.parametrize("full", [True, False])
def test_the_rules_of_extreme_explain_every_symbol(say, full):
    embed = guides.rules(say, "extreme", full=full)
    [told] = [f.value for f in embed.fields if f.name == say("rules-section-symbols")]
    assert len(told.splitlines()) == len(Instruction)
    assert all(sign in told for sign in SIGNS.values())


def test_the_rules_tell_which_cards_of_a_table_carry_symbols():
    embed = guides.rules(SAY, "extreme", instructions=extreme_deck())
    [told] = [f.value for f in embed.fields if f.name == SAY("rules-section-cards")]
    assert told.splitlines()[0] == "✋ Stop: 4, 27, 52, 81"


@speakers
def test_the_numbers_in_the_rules_are_those_of_the_rules(say):
    """An error here misleads players."""
    assert all(number in say("rules-original-setup") for number in ("8", "7", "6"))
    assert all(number in say("rules-original") for number in ("2", "99", "1", "100", "10"))
    assert "98" in say("rules-original-end")
    assert all(number in say("rules-face-to-face") for number in ("58", "2", "59", "1", "60", "10"))
    assert "28" in say("rules-extreme")
    assert "37" in say("rules-original-trick")
    assert "47" in say("rules-original-trick")


@speakers
def test_the_way_to_a_first_game_has_four_steps(say):
    steps = guides.help_page(say).description.splitlines()
    assert [step[:2] for step in steps] == ["1.", "2.", "3.", "4."]
    assert "`/table open`" in steps[0]


@speakers
def test_privacy_tells_how_long(say):
    assert "30" in say("privacy-long")


# Notices


def test_every_reason_that_a_computer_player_can_give_has_words():
    assert {*notices.HINTS, "end"} == set(Reason)
    for reason in notices.HINTS:
        text = notices.hint(SAY, [Play(45, 0), Play(47, 0)], reason)
        assert text == f"I would play **45** → A · **47** → A. {SAY(f'hint-{reason}')}"


def test_a_ping_calls_one_person_and_leads_to_the_board_and_the_hand():
    assert notices.turn_ping(SAY, 77, 2, "link") == "<@77>, it is your turn: at least 2 cards. link"
    assert notices.reminder(SAY, 77, "link").endswith("waiting for you. link")
    [[hand]] = notices.ping_rows(SAY, 7, 3)
    assert (hand.address.verb, hand.address.turn) == (Verb.HAND, 3)


def test_names_are_made_harmless_wherever_they_are_told():
    name = "*[x](y)* @everyone"
    for text in (
        notices.may_take_over(SAY, name),
        notices.taken_over(SAY, name),
        notices.came_back(SAY, name),
        notices.left(SAY, name),
        notices.removed(SAY, name),
        notices.replaced(SAY, name, name),
        notices.replaced(SAY, "", name),
        notices.ended(SAY, "moderator", name),
    ):
        assert "[x]" not in text
        assert "@everyone" not in text


def test_a_reason_is_told_as_it_was_written():
    told = notices.ended(SAY, "moderator", "too  loud\nhere")
    assert told == "A moderator has ended this table.\nReason: too loud here"


# Moderation


def test_open_tables_are_told_with_age_last_move_and_who_is_awaited():
    table = OpenTable(7, 55, "extreme", 1000.0, 2000.0, "Ann_", True, "games")
    [line] = table_list(SAY, [table]).description.splitlines()
    assert line == "<#55> · The Game: Extreme · opened <t:1000:R>, last move <t:2000:R>, waiting for **Ann\\_**"
    many = table_list(SAY, [table] * (LISTED + 2))
    assert many.title == f"{LISTED + 2} open tables"
    assert many.description.splitlines()[-1] == "… and 2 more"
    assert table_list(SAY, []).description == SAY("tables-none")


def test_tables_can_be_chosen_by_their_channel():
    tables = [OpenTable(at, 55, "original", 0, 0, None, True, name) for at, name in enumerate(["games", "lounge", ""])]
    assert [c.value for c in table_choices(SAY, tables, "#lou")] == ["1"]
    assert [c.label for c in table_choices(SAY, tables)] == ["#games · The Game", "#lounge · The Game", "2 · The Game"]


def test_settings_are_told_in_words():
    text = server_settings(SAY, ServerFacts("de", 600, 86_400, 7200, "moderators", 5, [8, 9], 6)).description
    assert "Deutsch" in text
    assert "10 minutes" in text
    assert "1 day" in text
    assert "2 hours" in text
    assert "<@&5>" in text
    assert "<@&6>" in text
    assert "<#8> <#9>" in text

"""Short messages beside the board, and what moderators read."""

import pytest
from discord import Embed

from bot.tables import ServerSettings
from bot.text import LANGUAGES
from bot.ui import notices
from bot.ui.addresses import Verb
from bot.ui.moderation import LISTED, OpenTable, server_settings, table_choices, table_list
from tests.text.files import TEXTS

SAY = TEXTS.speak("en")


def lines(embed: Embed) -> list[str]:
    return (embed.description or "").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_must_be_covered_is_not_called_a_skull_where_it_may_be_a_fire(language: str) -> None:
    say = TEXTS.speak(language)
    facts: dict[str, str | int] = {"name": "Ann", "cards": 2, "what": "A, C"}
    general = [
        say("hint-covers", mark="", pile="A"),
        *(
            say(f"{where}-needs-{kind}", **facts)
            for where in ("board", "hand")
            for kind in ("cover", "cards-and-cover")
        ),
    ]
    skull, fire = say("symbol-skull").casefold()[:4], say("symbol-fire").casefold()[:4]
    assert not any(word in text.casefold() for text in general for word in (skull, fire))


def test_a_ping_calls_one_person_and_leads_to_the_board_and_the_hand() -> None:
    assert notices.turn_ping(SAY, 77, 2, "link") == "<@77>, it is your turn: at least 2 cards. link"
    assert notices.reminder(SAY, 77, "link").endswith("waiting for you. link")
    [[hand]] = notices.ping_rows(SAY, 7, 3)
    assert (hand.address.verb, hand.address.turn) == (Verb.HAND, 3)


def test_names_are_made_harmless_wherever_they_are_told() -> None:
    name = "*[x](y)* @everyone"
    for text in (
        notices.takeover_offer(SAY, name),
        notices.takeover_notice(SAY, name),
        notices.return_notice(SAY, name),
        notices.leave_notice(SAY, name),
        notices.removal_notice(SAY, name),
        notices.offer_notice(SAY, name, name),
        notices.offer_notice(SAY, "", name),
        notices.arrival_notice(SAY, name),
        notices.invitation_answer(SAY, name, told=True),
        notices.end_notice(SAY, "moderator", name),
    ):
        assert "[x]" not in text
        assert "@everyone" not in text


def test_a_reason_is_told_as_it_was_written() -> None:
    told = notices.end_notice(SAY, "moderator", "too  loud\nhere")
    assert told == "A moderator has closed this table.\nReason: too loud here"
    assert notices.end_notice(SAY, "") == "This table is closed."


# Moderation


def test_open_tables_are_told_with_age_last_move_and_who_is_awaited() -> None:
    table = OpenTable(7, 55, "extreme", 1000.0, 2000.0, "Ann_", True, "games")
    [line] = lines(table_list(SAY, [table]))
    assert line == "<#55> · The Game: Extreme · opened <t:1000:R>, last move <t:2000:R>, waiting for **Ann\\_**"
    many = table_list(SAY, [table] * (LISTED + 2))
    assert many.title == f"{LISTED + 2} open tables"
    assert lines(many)[-1] == "… and 2 more"
    assert table_list(SAY, []).description == SAY("tables-none")


def test_tables_can_be_chosen_by_their_channel() -> None:
    tables = [OpenTable(at, 55, "original", 0, 0, None, True, name) for at, name in enumerate(["games", "lounge", ""])]
    assert [c.value for c in table_choices(SAY, tables, "#lou")] == ["1"]
    assert [c.label for c in table_choices(SAY, tables)] == ["#games · The Game", "#lounge · The Game", "2 · The Game"]


def test_settings_are_told_in_words() -> None:
    settings = ServerSettings("de", 600, 86_400, 7200, "moderators", host_role=5, mod_role=6, channels=(8, 9))
    assert "3 a host, 25 on the server" in (server_settings(SAY, settings).description or "")
    text = server_settings(SAY, settings).description or ""
    assert "Deutsch" in text
    assert "10 minutes" in text
    assert "1 day" in text
    assert "2 hours" in text
    assert "<@&5>" in text
    assert "<@&6>" in text
    assert "<#8> <#9>" in text

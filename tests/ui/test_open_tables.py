"""Cards, the list of open tables, calls and offers: within Discord's limits in every language, and exact."""

import pytest

from bot.rules import VARIANTS
from bot.tables import SubscriptionRow
from bot.tables.guests import Guests
from bot.text import LANGUAGES, Speaker
from bot.ui.open_tables import LISTED, OpenTable, open_tables_page, seated_answer
from bot.ui.player_calls import (
    call_rows,
    call_text,
    declined_answer,
    private_answer,
    seat_offer,
    seek_question,
    subscription_answer,
    told_answer,
)
from bot.ui.table_card import opening_page, table_card_page, thread_answer, thread_name
from tests.text.files import LONG_TEXTS, TEXTS
from tests.ui.limits import check, check_content, check_rows
from tests.ui.snapshots import lobby_of
from tests.ui.worst import ENDS, ID, NAMES, PEOPLE, POSITIONS, TABLE, longest

SAY = TEXTS.speak("en")
URL = f"https://discord.com/channels/{ID}/{ID}/{ID}"
MONTH = 30 * 86_400.0

speakers = pytest.mark.parametrize("say", [LONG_TEXTS.speak(language) for language in LANGUAGES], ids=LANGUAGES)


@speakers
@pytest.mark.parametrize("name", [*POSITIONS, *ENDS])
def test_the_card_of_a_game(say: Speaker, name: str) -> None:
    check(table_card_page(say, longest((POSITIONS | ENDS)[name]), thread=ID))


@speakers
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_card_of_a_lobby_and_the_thread_s_name(say: Speaker, variant: str) -> None:
    for guests in (Guests(), Guests(private=True), Guests(seats_open=True, wanted=5)):
        check(table_card_page(say, lobby_of(variant, PEOPLE[:2], table=TABLE, guests=guests), thread=ID))
    for name in NAMES:
        check(opening_page(say, variant, name))
        assert 1 <= len(thread_name(say, variant, name)) <= 100
    check_content(thread_answer(say, ID))
    check_content(seated_answer(say, URL))


@speakers
def test_the_list_with_very_many_tables(say: Speaker) -> None:
    game = longest(next(iter(POSITIONS.values())))
    lobbies = [lobby_of("extreme", PEOPLE[:2], table=TABLE - number) for number in range(60)]
    open_to_all = [OpenTable(lobby, URL, "x" * 100, may_sit=True, sits=False) for lobby in lobbies]
    mine = [OpenTable(game, URL, "x" * 100, may_sit=False, sits=True)] * 30
    for tables in (open_to_all, mine, open_to_all[:3] + mine):
        check(open_tables_page(say, tables, 1000, told=True))
    check(open_tables_page(say, []))


@speakers
def test_calls_offers_and_answers(say: Speaker) -> None:
    lobby = lobby_of("extreme", PEOPLE[:2], table=TABLE, guests=Guests(wanted=5))
    check_content(call_text(say, lobby, [ID] * 10))
    check_rows(call_rows(say, lobby))
    for called in (True, False):
        text, rows = seat_offer(say, lobby, ID, called=called)
        check_content(text)
        check_rows(rows)
    text, rows = seek_question(say, lobby)
    check_content(text)
    check_rows(rows)
    always = SubscriptionRow(ID, ID, None, None, None, MONTH)
    evenings = SubscriptionRow(ID, ID, 18, 23, "America/Argentina/ComodRivadavia", MONTH)
    for row in (always, evenings, None):
        check_content(subscription_answer(say, row, pings=False))
    for answer in (told_answer(say, 10, None), told_answer(say, 0, None), told_answer(say, 0, 10.0**11)):
        check_content(answer)
    check_content(declined_answer(say))
    check_content(private_answer(say))


def test_a_name_does_nothing_on_a_card_in_a_call_or_in_a_thread_s_name() -> None:
    lobby = lobby_of("original", [type(PEOPLE[0])("@everyone <@1> [x](y)"), PEOPLE[1]])
    texts = [
        str(table_card_page(SAY, lobby, thread=5).embed.description),
        call_text(SAY, lobby, [1]),
        seat_offer(SAY, lobby, 1, called=False)[0],
        thread_name(SAY, "original", "@everyone <@1>"),
    ]
    for text in texts:
        assert "@everyone" not in text
        assert "[x](" not in text
    assert "<@1>" not in "".join([texts[0], texts[2], texts[3]])


def test_those_where_one_may_sit_come_first_and_the_rest_is_counted() -> None:
    tables = [OpenTable(lobby_of("original"), URL, "games", number == 19, sits=False) for number in range(20)]
    page = open_tables_page(SAY, tables)
    lines = str(page.embed.description).split("\n")
    assert len(lines) == LISTED + 1
    assert lines[-1] == SAY("open-more", count=5)

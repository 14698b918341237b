"""Records, rankings and one's own tables as pages: inside Discord's limits, and true to their figures."""

import pytest
from msgspec.structs import replace

from bot.records import Leaderboard, Period, Person, Ranking, ResultNotes, Server, Standing, Subject, Team, Totals
from bot.rules import VARIANTS
from bot.tables import GameRow
from bot.text import LANGUAGES, Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.leaderboard import leaderboard_page
from bot.ui.my_tables import LISTED, MyTable, my_tables_page
from bot.ui.pictures.alt import alt_text
from bot.ui.pictures.chart_scene import chart_scene
from bot.ui.result_notes import result_notes_text
from bot.ui.spread import spread_bars
from bot.ui.stats import stats_page
from bot.ui.stats_address import SHARE, board_address, read_board, read_ranking, read_stats, stats_address
from tests.text.files import TEXTS
from tests.ui.limits import check, check_content
from tests.ui.summaries import ANNA, GUILD, summary
from tests.ui.worst import ID, NAMES

BIGGEST = 10**6
SUBJECTS: tuple[Subject, ...] = (
    Person(ANNA, GUILD),
    Person(ANNA, None),
    Person(ID, GUILD),
    Server(GUILD),
    Team(tuple(range(ID - 4, ID + 1)), GUILD),
)
say_english = TEXTS.speak("en")
speakers = pytest.mark.parametrize("say", [TEXTS.speak(language) for language in LANGUAGES], ids=LANGUAGES)


@speakers
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_a_record_keeps_inside_the_limits(say: Speaker, subject: Subject) -> None:
    for variant in (None, *VARIANTS):
        longest = replace(summary(subject, games=60, huge=BIGGEST), variant=variant)
        for page in (
            stats_page(say, longest, ANNA, latest=games()),
            stats_page(say, longest, ANNA, shared=True),
        ):
            check(page.with_picture("stats.png"))


def games() -> list[GameRow]:
    """As many as are listed, each with the longest words."""
    variants = [*VARIANTS]
    return [
        GameRow(ID - n, GUILD, variants[n % len(variants)], "lost", "O11", 98, None, BIGGEST, 1e9, 1e9 + n)
        for n in range(25)
    ]


def test_what_a_picture_shows_is_told_in_words_where_there_is_none() -> None:
    words = stats_page(say_english, summary(), ANNA).embed.fields
    beside = stats_page(say_english, summary(), ANNA, pictured=True).embed.fields
    assert words[: len(beside)] == beside
    told = [f"{field.name}: {field.value}." for field in words[len(beside) :]]
    alt = alt_text(chart_scene(say_english, summary(), ANNA), say_english)
    assert len(told) == 2
    assert all(line in alt for line in told)


@pytest.mark.parametrize(("wins", "share"), [(0, 0), (1, 1), (333, 33), (999, 99), (1000, 100)])
def test_all_or_none_of_the_games_are_won_only_where_it_is_so(wins: int, share: int) -> None:
    assert Totals(1000, wins).share == share
    assert Totals().share == 0


@speakers
def test_a_ranking_keeps_inside_the_limits(say: Speaker) -> None:
    rows = tuple(Standing(BIGGEST, ID - n, BIGGEST, BIGGEST, 98 * BIGGEST, 98, BIGGEST) for n in range(10))
    for name, kind in VARIANTS.items():
        for company in ("", "expert"):
            ranking = Ranking(name, max(kind.seat_counts), Period.EVER, company)
            for own in (None, rows[0]):
                board = Leaderboard(ranking, 99_998, 100_000, BIGGEST, rows, own, 4)
                check(leaderboard_page(say, board))
                check(leaderboard_page(say, board, shared=True))


@speakers
def test_my_tables_keep_inside_the_limits(say: Speaker) -> None:
    url = f"https://discord.com/channels/{ID}/{ID}/{ID}"
    tables = [MyTable("face-to-face", url, "*" * 100, 1e9 + n, n % 2 == 0, awaited=NAMES[n % 5]) for n in range(30)]
    check(my_tables_page(say, tables, 1000))
    check(my_tables_page(say, []))


@speakers
def test_what_was_special_keeps_inside_the_limits(say: Speaker) -> None:
    check_content(result_notes_text(say, ResultNotes(98, tuple(range(ID - 4, ID + 1)), BIGGEST)))
    assert result_notes_text(say, ResultNotes()) == ""


@pytest.mark.parametrize("variant", [None, *VARIANTS])
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_an_address_of_a_record_leads_back_to_it(subject: Subject, variant: str | None) -> None:
    address = stats_address(subject, ANNA, variant, SHARE)
    parsed = Address.parse(str(address))
    assert parsed == address
    assert read_stats(parsed.arg, ANNA, GUILD) == (subject, variant, SHARE)


def test_an_address_of_a_ranking_leads_back_to_it() -> None:
    for name, kind in VARIANTS.items():
        for seats in kind.seat_counts:
            for period in Period:
                for company in ("", "easy", "normal", "expert"):
                    ranking = Ranking(name, seats, period, company)
                    parsed = Address.parse(str(board_address(ranking, 7, "f")))
                    assert parsed is not None
                    assert parsed.verb is Verb.LEADERBOARD
                    assert read_board(parsed.arg) == (ranking, 7, "f")


@pytest.mark.parametrize(
    "arg",
    ["", "x", "p..any.x", "p.-1.any.x", "t.a.any.x", "t.a.b.c.d.e.f.any.x", "p.zzzzzzzzzzzzzzz.any.x", "me.x.any.x"],
)
def test_what_is_made_up_is_nobodys_record(arg: str) -> None:
    assert read_stats(arg, ANNA, GUILD) is None


@pytest.mark.parametrize("arg", ["", "poker.3.ever.none.0.x", "original.3.ever.none.-1.x", "original.3.ever.none"])
def test_what_is_made_up_is_no_ranking(arg: str) -> None:
    assert read_board(arg) is None


def test_a_size_that_another_game_does_not_have_is_the_nearest_to_three() -> None:
    assert read_ranking(Ranking("original", 5), "v", "face-to-face") == Ranking("face-to-face", 2)
    assert read_ranking(Ranking("original", 5), "n", "9") == Ranking("original", 5)


def test_the_steps_of_a_spread_hold_every_game_once() -> None:
    bars = spread_bars(dict.fromkeys(range(99), 1))
    assert sum(bar.games for bar in bars) == 99
    assert [bar.label for bar in bars[:3]] == ["0", "1–9", "10–19"]


def test_whom_somebody_met_elsewhere_is_not_shown_to_a_channel() -> None:
    own = stats_page(say_english, summary(Person(ANNA, None)), ANNA)
    shared = stats_page(say_english, summary(Person(ANNA, None)), ANNA, shared=True)
    assert "Most often with" in [field.name for field in own.embed.fields]
    assert "Most often with" not in [field.name for field in shared.embed.fields]


def test_nobody_who_has_not_played_has_figures() -> None:
    empty = replace(summary(), totals=Totals())
    page = stats_page(say_english, empty, ANNA)
    assert page.embed.fields == []
    assert "No finished game" in (page.embed.description or "")


def test_the_tables_that_wait_for_me_come_first_the_longest_waiting_before_the_others() -> None:
    tables = [
        MyTable("original", "https://a", "A", 1.0, False, awaited="Boris"),
        MyTable("extreme", "https://b", "B", 3.0, True),
        MyTable("on-fire", "https://c", "C", 2.0, True),
    ]
    lines = (my_tables_page(say_english, tables).embed.description or "").split("\n")
    assert lines[0] == "Waiting for you: **2**"
    assert ["https://" + url in line for url, line in zip("cba", lines[1:], strict=True)] == [True] * 3
    assert "Boris is to play" in lines[3]
    assert len((my_tables_page(say_english, tables * 10).embed.description or "").split("\n")) == LISTED + 2

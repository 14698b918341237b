"""Who may send when: the budget, the order, and what Discord's complaints do to it."""

import logging
from itertools import pairwise

import pytest

from bot.channel.messages.budget import RECOVERY
from bot.channel.messages.invalid_answers import FEW, MOST, WINDOW
from bot.channel.messages.outbox import BUDGET, FREE
from bot.channel.messages.waiting_line import Priority
from tests.channel.timeline import Sender

GLOBAL = {"X-RateLimit-Scope": "global", "Retry-After": "2"}


def test_the_budget_is_kept_over_any_second_and_used() -> None:
    sender = Sender(40)
    sender.time.pass_by(60)  # nothing is saved up for longer than a moment
    for number in range(1000):
        sender.ask(number % 7, Priority.BOARD, str(number))
    sender.time.pass_by(10)
    assert sender.busiest_second() <= 40
    assert 370 <= len(sender.granted) <= 400


def test_permits_are_spread_evenly_so_that_late_ones_do_not_pile_up() -> None:
    """Half of them arrive a quarter of a second late: Discord still sees no more than 50 in any second."""
    sender = Sender(BUDGET)
    for number in range(400):
        sender.ask(1, Priority.BOARD, str(number))
    sender.time.pass_by(10)
    arrivals = sorted(time + 0.25 * (index % 20 < 10) for index, (time, _) in enumerate(sender.granted))
    assert max(sum(start <= time < start + 1 for time in arrivals) for start in arrivals) <= 50


def test_whoever_asks_in_a_quiet_moment_waits_for_nothing() -> None:
    sender = Sender(40)
    ticket = sender.ask(1, Priority.TIDY, "tidy")
    assert ticket.granted
    assert sender.outbox.counters.waiting == 0


def test_what_goes_by_way_of_interactions_waits_for_no_budget_of_discords() -> None:
    sender = Sender(20)
    sender.empty_the_budget()
    assert not sender.ask(1, Priority.PING, "counted").granted
    assert sender.ask(1, Priority.TIDY, "free", free=True).granted


def test_very_many_of_those_are_spread_as_well_so_that_presses_are_answered_first() -> None:
    sender = Sender(20)
    for number in range(2000):
        sender.ask(1, Priority.BOARD, f"crowd {number}", free=True)
    sender.ask(2, Priority.TIDY, "stranger", free=True)
    assert sender.ask(3, Priority.TIDY, "counted").granted
    sender.time.pass_by(10)
    assert sender.names().index("stranger") <= FREE / 20 + 3
    assert 0.9 * 10 * FREE <= len(sender.granted) <= 10 * FREE + 1
    assert sender.busiest_second() <= FREE + 1


def test_servers_are_served_in_turn() -> None:
    sender = Sender(20)
    sender.empty_the_budget()
    for number in range(100):
        sender.ask(1, Priority.PING, f"crowd {number}")
    sender.ask(2, Priority.BOARD, "stranger")
    sender.ask(3, Priority.TIDY, "another")
    sender.time.pass_by(1)
    assert sender.names().index("stranger") <= 2
    assert sender.names().index("another") <= 3
    assert sender.names()[0] == "crowd 0"
    sender.time.pass_by(10)
    assert len(sender.names()) == 102, "and in the end everybody had a turn"


def test_within_a_server_what_people_wait_for_comes_first() -> None:
    sender = Sender(20)
    sender.empty_the_budget()
    sender.ask(1, Priority.TIDY, "tidy")
    sender.ask(1, Priority.BOARD, "board")
    sender.ask(1, Priority.PING, "ping")
    sender.time.pass_by(1)
    assert sender.names() == ["ping", "board", "tidy"]


def test_a_table_that_waits_for_its_board_may_become_more_urgent() -> None:
    sender = Sender(20)
    sender.empty_the_budget()
    sender.ask(1, Priority.BOARD, "first")
    late = sender.ask(1, Priority.BOARD, "late")
    sender.outbox.hurry(late, Priority.PING)
    sender.outbox.hurry(late, Priority.TIDY)
    sender.time.pass_by(1)
    assert sender.names() == ["late", "first"]


def test_a_permit_that_was_not_needed_goes_to_the_next() -> None:
    sender = Sender(20)
    sender.empty_the_budget()
    gone = sender.ask(1, Priority.PING, "gone")
    kept = sender.ask(1, Priority.BOARD, "kept")
    sender.outbox.withdraw(gone)
    sender.time.pass_by(0.2)
    assert sender.names() == ["kept"]
    before = Sender(1)
    for _ in range(5):  # at one a second
        before.outbox.withdraw(before.ask(1, Priority.BOARD, "unused"))
    assert len(before.granted) == 5
    assert kept.granted


def test_requests_that_nobody_asked_for_are_paid_for_as_well() -> None:
    """discord.py repeats by itself, and syncs commands."""
    sender = Sender(20)
    for _ in range(20):
        sender.outbox.note_request()
    sender.ask(1, Priority.PING, "ping")
    sender.time.pass_by(0.9)
    assert sender.names() == []
    sender.time.pass_by(0.2)
    assert sender.names() == ["ping"]


def test_after_a_global_rate_limit_it_slows_down_and_recovers(caplog: pytest.LogCaptureFixture) -> None:
    sender = Sender(40)
    full = sender.outbox.counters.rate
    for _ in range(5):
        sender.outbox.note_answer(429, GLOBAL)
    assert sum("global" in record.getMessage() for record in caplog.records) == 1
    for number in range(20_000):
        sender.ask(1, Priority.BOARD, str(number))
    sender.time.pass_by(1.9)
    assert sender.granted == [], "as long as Discord said"
    sender.time.pass_by(1.1)
    assert 15 <= len(sender.granted) <= 22, "then half of it"
    rates = []
    for _ in range(6):
        sender.time.pass_by(RECOVERY / 10)
        rates.append(sender.outbox.counters.rate)
    assert all(less <= more for less, more in pairwise(rates))
    assert rates[0] < 0.7 * full
    assert rates[-1] == pytest.approx(full)
    assert sender.busiest_second() <= 40
    assert sender.outbox.counters.rate_limits == {"global": 5}


@pytest.mark.parametrize("headers", [{"X-RateLimit-Scope": "user"}, {"X-RateLimit-Scope": "shared"}, {}])
def test_a_rate_limit_of_one_route_concerns_nobody_else(headers: dict[str, str]) -> None:
    sender = Sender(40)
    full = sender.outbox.counters.rate
    sender.outbox.note_answer(429, headers)
    assert sender.outbox.counters.rate == full
    scope = headers.get("X-RateLimit-Scope", "user")
    assert sender.outbox.counters.rate_limits == {scope: 1}
    assert sender.outbox.counters.invalid == (scope != "shared"), "a shared one does not count towards a ban"


def test_long_before_a_ban_it_stops_and_says_so_and_goes_on_later(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    sender = Sender(40)
    for _ in range(MOST - 1):
        sender.time.pass_by(0.1)
        sender.outbox.note_answer(403, {})
    assert sender.ask(1, Priority.PING, "before").granted
    for _ in range(20):
        sender.outbox.note_answer(401, {})
    sender.ask(1, Priority.PING, "ping")
    sender.time.pass_by(WINDOW / 2)
    assert sender.names() == ["before"]
    assert sender.outbox.counters.paused
    [line] = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "bans" in line.getMessage()
    assert "token" in line.getMessage()
    sender.time.pass_by(WINDOW / 2)
    assert sender.names() == ["before", "ping"], "once most of them are ten minutes old"
    assert sender.outbox.counters.invalid < FEW
    assert not sender.outbox.counters.paused
    assert [record.levelno for record in caplog.records] == [logging.ERROR, logging.WARNING]


def test_good_answers_count_for_nothing() -> None:
    sender = Sender(40)
    for status in (200, 204, 400, 404, 500):
        sender.outbox.note_answer(status, {})
    assert sender.outbox.counters.invalid == 0
    assert sender.outbox.counters.rate_limits == {}

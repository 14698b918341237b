"""`python -m bot daily`: the deals of a date, and what the expert makes of them."""

import sys
from argparse import ArgumentParser
from datetime import UTC, date, datetime

from bot.data_files import extreme_deck
from bot.rules import Deal, State
from bot.rules.daily import DEFAULT_SEED, DailyKind, daily_code
from bot.rules.record import export


def main(argv: list[str]) -> int:
    parser = ArgumentParser(prog="python -m bot daily", description="Print the deals of a date, as every bot has them.")
    parser.add_argument("--date", help="such as 2027-01-01; without it, today (UTC)")
    parser.add_argument("--seed", default=DEFAULT_SEED, help="DAILY_SEED of a bot that has another than the usual one")
    parser.add_argument("--expert", action="store_true", help="let the expert play those that have a number of players")
    chosen = parser.parse_args(argv)
    try:
        day = date.fromisoformat(chosen.date) if chosen.date else datetime.now(UTC).date()
    except ValueError:
        print(f"{chosen.date!r} is no date; it must be such as 2027-01-01", file=sys.stderr)  # noqa: T201
        return 2
    for kind in DailyKind:
        code = daily_code(day.isoformat(), kind, chosen.seed)
        deal = code.settled(code.seats or 2).deal(extreme_deck())
        seats = "" if code.seats else " (here with two)"
        expert = _expert(deal) if chosen.expert and code.seats else ""
        print(f"# {day} {kind} {code}{seats}\n{expert}{export(deal, ())}")  # noqa: T201
    return 0


def _expert(deal: Deal) -> str:
    from bot.players.expert_game import play_out

    state: State = play_out(deal)
    outcome = state.outcome
    assert outcome is not None
    return f"# the expert: {'won' if outcome.result == 'won' else f'{outcome.score} cards left'}, {state.turns} turns\n"

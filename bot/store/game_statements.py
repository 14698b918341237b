"""What a finished game changes, in SQL that both databases read: its rows, and what is counted along."""

import time
from collections.abc import Iterator

from bot.store.rows import GameRow, PlayerRow
from bot.store.statement import Statement, Value
from bot.store.streak_statements import COUNT_STREAKS, add_to_streaks

EVERYBODY = 0  # whose tally is a server's
EVER = 0  # the period
BIG_TABLE = 5  # seats

ADD_GAME = (
    "INSERT INTO games (id, guild, variant, options, seats, company, result, clause, score, winner, turns, began,"
    " ended, hints, take_backs, signals, marks, team, deal, counted)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
ADD_PLAYER = (
    "INSERT INTO players (game, seat, person, computer, hints, won, cards, feats, guild, variant, seats, company,"
    " ended, counted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
ADD_TO_TALLY = (
    "INSERT INTO tallies (guild, variant, period, company, seats, who, games, wins, cards, best, hints)"
    " VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?)"
    " ON CONFLICT (guild, variant, period, company, seats, who) DO UPDATE SET games = tallies.games + 1,"
    " wins = tallies.wins + excluded.wins, cards = tallies.cards + excluded.cards,"
    " best = CASE WHEN excluded.best < tallies.best THEN excluded.best ELSE tallies.best END,"
    " hints = tallies.hints + excluded.hints"
)
ADD_TO_SPREAD = (
    "INSERT INTO spreads (guild, variant, company, seats, cards, games) VALUES (?, ?, ?, ?, ?, 1)"
    " ON CONFLICT (guild, variant, company, seats, cards) DO UPDATE SET games = spreads.games + 1"
)
FEATS = ("all_marks", "silent", "no_take_backs", "harder", "big_tables")  # the first ones in the order of their bits
ADD_TO_OUTCOMES = (
    f"INSERT INTO outcomes (who, guild, variant, cards, games, wins, {', '.join(FEATS)})"
    " VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (who, guild, variant, cards) DO UPDATE SET games = outcomes.games + 1,"
    " wins = outcomes.wins + excluded.wins, "
    + ", ".join(f"{feat} = outcomes.{feat} + excluded.{feat}" for feat in FEATS)
)

COUNT_OUTCOMES = (
    f"INSERT INTO outcomes (who, guild, variant, cards, games, wins, {', '.join(FEATS)})"
    " SELECT person, guild, variant, cards, COUNT(*), SUM(won), "
    + ", ".join(f"SUM(CASE WHEN (feats & {1 << at}) <> 0 THEN 1 ELSE 0 END)" for at in range(len(FEATS) - 1))
    + f", SUM(CASE WHEN won = 1 AND seats >= {BIG_TABLE} THEN 1 ELSE 0 END)"
    " FROM players WHERE person = ? AND counted = 1 GROUP BY person, guild, variant, cards"
)


def periods(ended: float) -> tuple[int, int, int]:
    """For ever, the year and the month in which a game ended (UTC)."""
    then = time.gmtime(ended)
    return EVER, then.tm_year, then.tm_year * 100 + then.tm_mon


def add_game(game: GameRow) -> Iterator[Statement]:
    yield ADD_GAME, _game_values(game)
    for player in game.players:
        yield ADD_PLAYER, _player_values(game, player)
    if game.counted:
        yield from _count(game)


def count_anew(person: int) -> Iterator[Statement]:
    """What is counted along with somebody's games, but the tallies: from the games as they stand."""
    for place, count in (("outcomes", COUNT_OUTCOMES), ("streaks", COUNT_STREAKS)):
        yield f"DELETE FROM {place} WHERE who = ?", (person,)
        yield count, (person,)


def _count(game: GameRow) -> Iterator[Statement]:
    """Always in the same order: two processes that wait for each other's tallies would wait for ever."""
    seats, won = len(game.players), int(game.result == "won")
    counts = {EVERYBODY: (won, game.score, game.score, game.hints or 0)}
    for player in game.players:
        if player.person is not None and player.computer is None:
            counts[player.person] = (int(player.won), player.cards, player.cards, player.hints or 0)
    for period in periods(game.ended):
        for who in sorted(counts):
            yield ADD_TO_TALLY, (game.guild, game.variant, period, game.company, seats, who, *counts[who])
    yield ADD_TO_SPREAD, (game.guild, game.variant, game.company, seats, game.score)
    people = [p for p in game.players if p.person is not None and p.computer is None]
    for player in sorted(people, key=lambda p: p.person or 0):
        yield ADD_TO_OUTCOMES, _outcome_values(game, player)
        yield from add_to_streaks(game, player)


def _outcome_values(game: GameRow, p: PlayerRow) -> tuple[Value, ...]:
    feats = (int(p.feats & bit > 0) for bit in (1, 2, 4, 8))
    is_big = p.won and len(game.players) >= BIG_TABLE
    return (p.person, game.guild, game.variant, p.cards, int(p.won), *feats, int(is_big))


def _game_values(g: GameRow) -> tuple[Value, ...]:
    start = (g.id, g.guild, g.variant, g.options, len(g.players), g.company)
    end = (g.result, g.clause, g.score, g.winner, g.turns, g.began, g.ended)
    return (*start, *end, g.hints, g.take_backs, g.signals, g.marks, g.team, g.deal, int(g.counted))


def _player_values(game: GameRow, p: PlayerRow) -> tuple[Value, ...]:
    own = (game.id, p.seat, p.person, p.computer, p.hints, int(p.won), p.cards, p.feats)
    counted = int(game.counted and p.computer is None)
    return (*own, game.guild, game.variant, len(game.players), game.company, game.ended, counted)

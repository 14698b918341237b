"""What there is to overwrite and delete when somebody, or a server, is forgotten."""

from collections.abc import Iterator
from typing import assert_never

from bot.store.company_statements import forget_company, forget_company_of
from bot.store.daily_statements import forget_daily, forget_daily_of
from bot.store.deal_statements import forget_deals
from bot.store.forget_changes import (
    CountAnew,
    Forget,
    ForgetHost,
    ForgetRows,
    ForgetSeats,
    ForgetServer,
    Forgetting,
    Hide,
    RewriteRow,
)
from bot.store.game_statements import EVERYBODY, count_anew
from bot.store.rows import FORGOTTEN
from bot.store.statement import Statement

KNOWING = (  # four times the person
    "SELECT id FROM tables WHERE host = ? UNION SELECT table_id FROM log WHERE who = ?"
    " UNION SELECT table_id FROM log WHERE whom = ? UNION SELECT table_id FROM names WHERE person = ?"
)
REVISE = "UPDATE tables SET revision = revision + 1, checkpoint_n = NULL, checkpoint = NULL WHERE id = ?"
HIDE = "INSERT INTO hidden (person) VALUES (?) ON CONFLICT (person) DO NOTHING"
SHOW = "DELETE FROM hidden WHERE person = ?"


def forget_statements(change: Forgetting) -> Iterator[Statement]:
    match change:
        case Forget(person):
            yield from _forget_person(person)
        case ForgetHost(person, table):
            yield "UPDATE tables SET host = ? WHERE id = ? AND host = ?", (FORGOTTEN, table, person)
            for place in ("seated", "names"):
                yield f"DELETE FROM {place} WHERE table_id = ? AND person = ?", (table, person)
        case ForgetRows(person, table, first, end):
            yield REVISE, (table,)
            for column in ("who", "whom"):
                yield (
                    f"UPDATE log SET {column} = ? WHERE table_id = ? AND n >= ? AND n < ? AND {column} = ?",
                    (FORGOTTEN, table, first, end, person),
                )
        case RewriteRow(table, n, what):
            yield REVISE, (table,)
            yield "UPDATE log SET what = ? WHERE table_id = ? AND n = ?", (what, table, n)
        case ForgetSeats(games, whom):
            yield from _forget_seats(games, whom)
        case ForgetServer(guild):
            yield from _forget_server(guild)
        case CountAnew(person):
            yield from count_anew(person)
        case Hide(person):
            yield HIDE, (person,)
        case _:
            assert_never(change)


def _forget_person(person: int) -> Iterator[Statement]:
    yield "UPDATE games SET team = NULL WHERE id IN (SELECT game FROM players WHERE person = ?)", (person,)
    for players in ("players", "old_players"):
        yield f"UPDATE {players} SET person = NULL WHERE person = ?", (person,)
    for place in ("tallies", "outcomes", "streaks"):
        yield f"DELETE FROM {place} WHERE who = ?", (person,)
    for place in ("hidden", "people"):
        yield f"DELETE FROM {place} WHERE person = ?", (person,)
    yield from forget_company(person)
    yield from forget_deals(person)
    yield from forget_daily(person)


def _forget_seats(games: tuple[int, ...], person: int | None) -> Iterator[Statement]:
    for game in games:
        yield "UPDATE games SET team = NULL WHERE id = ?", (game,)
        if person is None:
            yield "DELETE FROM attempts WHERE game = ?", (game,)
            yield "UPDATE players SET person = NULL WHERE game = ?", (game,)
        else:
            yield "UPDATE players SET person = NULL WHERE game = ? AND person = ?", (game, person)


def _forget_server(guild: int) -> Iterator[Statement]:
    yield "DELETE FROM tables WHERE guild = ?", (guild,)
    for place in ("servers", "recordings", "streaks"):
        yield f"DELETE FROM {place} WHERE guild = ?", (guild,)
    yield from forget_company_of(guild)
    yield from forget_daily_of(guild)
    there = "SELECT who FROM tallies WHERE guild = ? AND who <> ?"
    yield f"DELETE FROM outcomes WHERE guild = ? AND who IN ({there})", (guild, guild, EVERYBODY)
    yield "DELETE FROM tallies WHERE guild = ? AND who <> ?", (guild, EVERYBODY)
    yield "UPDATE old_players SET person = NULL WHERE game IN (SELECT id FROM old_games WHERE guild = ?)", (guild,)

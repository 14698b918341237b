"""Every store: wins in a row are right whenever games are written down, and whoever is forgotten on the way."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.records import Person, Records
from bot.store import FinishGame, GameRow, Store
from tests.records.by_hand import longest_run
from tests.records.random_games import GUILDS, PEOPLE, finish, random_game

GAMES = 120
VARIANTS = (None, "original", "extreme")


def games_that_end_together(seed: int) -> list[GameRow]:
    """In few different moments, in any order of their numbers."""
    random, games = Random(seed), []
    for number in range(1, GAMES + 1):
        game = finish(*random_game(number, random)).game
        games.append(replace(game, ended=1e9 + random.randrange(12)))
    random.shuffle(games)
    return games


async def compare(store: Store, games: list[GameRow]) -> None:
    records = Records(store)
    ordered = sorted(games, key=lambda game: (game.ended, game.id))
    for person in PEOPLE:
        for guild in (None, *GUILDS):
            for variant in VARIANTS:
                own = [
                    seat.won
                    for game in ordered
                    for seat in game.players
                    if seat.person == person and guild in (None, game.guild) and variant in (None, game.variant)
                ]
                summary = await records.summary(Person(person, guild), variant)
                assert summary.streaks == longest_run(own), (person, guild, variant)


@pytest.mark.parametrize("seed", range(3))
async def test_games_written_down_late_and_ended_at_the_same_moment(store: Store, seed: int) -> None:
    games = games_that_end_together(seed)
    for at, game in enumerate(games, 1):
        await store.write(FinishGame(game))
        if at in (10, 60, GAMES):
            await compare(store, games[:at])


async def test_a_forgotten_server_leaves_nobody_a_row_without_games(store: Store) -> None:
    gone, other = GUILDS
    games = games_that_end_together(7)
    for game in games:
        await store.write(FinishGame(game))
    await store.forget_server(gone)
    kept = [game for game in games if game.guild == other]
    await compare(store, kept)
    left = {seat.person for game in kept for seat in game.players if seat.person is not None}
    for place in ("streaks", "outcomes", "tallies"):
        assert {row[0] for row in await store.read(f"SELECT who FROM {place} WHERE who <> 0")} <= left, place


async def test_whoever_played_on_one_server_only_is_in_no_row_once_it_is_forgotten(store: Store) -> None:
    for game in games_that_end_together(3):
        await store.write(FinishGame(replace(game, guild=GUILDS[0])))
    await store.forget_server(GUILDS[0])
    for place in ("streaks", "outcomes", "tallies"):
        assert await store.read(f"SELECT 1 FROM {place} WHERE who <> 0") == [], place

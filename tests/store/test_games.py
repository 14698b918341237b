"""Every store: finished games."""

from bot.store import Append, CloseTable, FinishGame, GameRow, PlayerRow, Store
from tests.store.scene import ANNA, BORIS, CHANNEL, GUILD, TABLE, finish_game, open_table


async def test_a_finished_game_is_stored_with_the_row_that_ended_it(store: Store) -> None:
    await store.write(open_table(), Append(TABLE, 0, 1.0, b"a"))
    await store.write(Append(TABLE, 1, 2.0, b"end"), finish_game(), CloseTable(TABLE, 2.0))
    assert await store.game(TABLE) == finish_game().game
    assert await store.games_of(ANNA) == (finish_game().game,)
    assert await store.table_in(CHANNEL) is None


async def test_the_newest_games_of_somebody_come_with_their_seats(store: Store) -> None:
    for game in range(1, 6):
        people = (ANNA, *range(10, 10 + game - 1)) if game != 4 else (BORIS,)
        players = tuple(PlayerRow(seat, person, None, True, 0) for seat, person in enumerate(people))
        await store.write(
            FinishGame(
                GameRow(
                    *(game, GUILD, "original", "won", "O12", 0, None, 9, 1.0, game * 1.0),
                    counted=game != 3,
                    players=players,
                )
            )
        )
    found = await store.games_of(ANNA, limit=3)
    assert [(game.id, len(game.players)) for game in found] == [(5, 5), (3, 3), (2, 2)]
    assert found[1] == await store.game(3)

"""Every store: finished games."""

from bot.store import Append, CloseTable, FinishGame, GameRow, PlayerRow, Store
from tests.store.scene import ANNA, CHANNEL, GUILD, TABLE, finish_game, open_table


async def test_a_finished_game_is_stored_with_the_row_that_ended_it(store: Store) -> None:
    await store.write(open_table(), Append(TABLE, 0, 1.0, b"a"))
    await store.write(Append(TABLE, 1, 2.0, b"end"), finish_game(), CloseTable(TABLE, 2.0))
    assert await store.game(TABLE) == finish_game().game
    assert await store.games(GUILD) == (finish_game().game,)
    assert await store.table_in(CHANNEL) is None


async def test_the_newest_games_of_a_server_come_with_their_seats(store: Store) -> None:
    for game in range(1, 6):
        players = tuple(PlayerRow(seat, ANNA + seat, None) for seat in range(game))
        await store.write(
            FinishGame(
                GameRow(game, GUILD + (game == 4), "original", "won", "O10", 0, None, 9, 1.0, game * 1.0, players)
            )
        )
    found = await store.games(GUILD, limit=3)
    assert [(game.id, len(game.players)) for game in found] == [(5, 5), (3, 3), (2, 2)]
    assert found[1] == await store.game(3)

"""The people and the table of these tests."""

from bot.store import FinishGame, GameRow, OpenTable, PlayerRow, Store

ANNA, BORIS = 2**62 + 1, 2**62 + 2
GUILD, CHANNEL = 2**61 + 1, 2**61 + 2
TABLE = 98


def open_table(table: int = TABLE, channel: int = CHANNEL, host: int = ANNA) -> OpenTable:
    return OpenTable(table, GUILD, channel, host, 1000.25)


def finish_game(table: int = TABLE) -> FinishGame:
    players = (PlayerRow(0, ANNA, None, False, 7, 2), PlayerRow(1, None, "expert", False, 7, 0))
    return FinishGame(
        GameRow(table, GUILD, "original", "lost", "O11", 7, None, 31, 10.5, 99.5, "", 2, 0, 5, 0, players=players)
    )


async def last_n(store: Store, table: int) -> int:
    """The number of the last row."""
    head = await store.head(table)
    assert head is not None
    return head.n

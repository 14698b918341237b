"""Games that ended before so much was written down of one: each is written down anew, once, with what its log tells.

In portions, beside the play; whatever was not reached is gone on with after the next start.
"""

import asyncio

from msgspec.structs import replace

from bot.store import Conflict, GameRow, KeepOldGame, OldGame, PlayerRow, Store
from bot.tables import Tables, UnreadableLog, game_row

PORTION = 20
REST = 0.02  # seconds between two portions


async def keep_old_games(tables: Tables) -> int:
    """How many there were. Raises `StoreUnavailable`."""
    store, after, kept = tables.store, -1, 0
    while games := await store.old_games(after, PORTION):
        rows = [await _row(tables, game) for game in games]
        kept += sum(await asyncio.gather(*(_keep(store, row) for row in rows)))
        after = games[-1].id
        await asyncio.sleep(REST)
    return kept


async def _keep(store: Store, row: GameRow) -> bool:
    try:
        await store.write(KeepOldGame(row))
    except Conflict:  # another process was faster
        return False
    return True


async def _row(tables: Tables, game: OldGame) -> GameRow:
    """People are those of the old row: it knows who wanted to be forgotten."""
    row = await _row_from_log(tables, game.id) or _row_without_log(game)
    people = [person for person, _ in game.seats]
    return replace(row, players=tuple(replace(p, person=people[p.seat]) for p in row.players))


async def _row_from_log(tables: Tables, game: int) -> GameRow | None:
    record = await tables.store.record(game)
    if record is None:
        return None
    try:
        table = (await tables.table_log.reader.load(record, whole=True)).table
    except UnreadableLog:
        return None
    return game_row(table) if table.state is not None and table.state.outcome is not None else None


def _row_without_log(game: OldGame) -> GameRow:
    won = [game.result == "won" if game.winner is None else game.winner == seat for seat in range(len(game.seats))]
    players = [
        PlayerRow(seat, person, level, won[seat], 0 if won[seat] else game.score)
        for seat, (person, level) in enumerate(game.seats)
    ]
    return GameRow(
        game.id,
        game.guild,
        game.variant,
        game.result,
        game.clause,
        game.score,
        game.winner,
        game.turns,
        game.began,
        game.ended,
        players=tuple(players),
    )

"""Who has seen all hands of a game that is on does not sit down at it any more."""

from bot.tables import Caller, Change, TableClause, Tables, Terms, watch_hands
from tests.tables.scene import ANNA, BORIS, CARLA, CHANNEL, GUILD, MARTHA, by, game, refused


async def open_handed(tables: Tables) -> Change:
    table = (await tables.open(by(ANNA), GUILD, CHANNEL, Terms(open_hands=True))).id
    await tables.join(table, by(BORIS))
    return await tables.start(table, by(ANNA))


async def test_hands_are_closed_at_other_tables_and_to_those_who_play(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    with refused(TableClause.HANDS_CLOSED):
        await watch_hands(tables, table, by(CARLA))


async def test_no_seat_is_offered_to_a_watcher_by_anybody(tables: Tables) -> None:
    table = (await open_handed(tables)).id
    with refused(TableClause.HANDS_CLOSED):
        await watch_hands(tables, table, by(BORIS))
    change = await watch_hands(tables, table, by(CARLA))
    assert change.sees_hands(CARLA)
    assert not (await watch_hands(tables, table, by(CARLA))).entries, "once is enough"
    moderator = Caller(MARTHA, moderator=True)
    for caller in (by(ANNA), moderator):
        with refused(TableClause.WATCHED):
            await tables.offer_seat(table, caller, 0, CARLA)


async def test_who_was_offered_a_seat_does_not_watch_and_who_left_may(tables: Tables) -> None:
    table = (await open_handed(tables)).id
    await tables.offer_seat(table, by(BORIS), 1, CARLA)
    with refused(TableClause.HANDS_CLOSED):
        await watch_hands(tables, table, by(CARLA))
    change = await watch_hands(tables, table, by(BORIS))
    assert change.sees_hands(BORIS)
    with refused(TableClause.WATCHED):
        await tables.offer_seat(table, by(ANNA), 1, BORIS)


async def test_watching_keeps_nobody_awake_and_a_rematch_keeps_what_was_agreed(tables: Tables) -> None:
    change = await open_handed(tables)
    before = (await tables.table_log.look(change.id)).quiet_since
    tables.table_log.clock.pass_by(60)  # type: ignore[attr-defined]
    await watch_hands(tables, change.id, by(CARLA))
    assert (await tables.table_log.look(change.id)).quiet_since == before
    await tables.end(change.id, by(ANNA))
    again = await tables.rematch(change.id, by(ANNA))
    assert again.open_hands
    assert not again.sees_hands(CARLA)

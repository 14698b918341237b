"""Every store: who blocks whom, who wants to be told, and what is left when somebody is forgotten."""

from bot.store import (
    BlockRow,
    DropBlock,
    DropSubscription,
    NoteCall,
    SetBlock,
    SetSubscription,
    Store,
    SubscriptionRow,
)
from tests.store.scene import ANNA, BORIS, GUILD

EVE = 2**62 + 3
EVENINGS = SubscriptionRow(ANNA, GUILD, 18, 22, "Europe/Berlin", 3600.0)


async def test_a_block_holds_one_way_and_keeps_both_apart(store: Store) -> None:
    await store.write(SetBlock(ANNA, BORIS, 5.0), SetBlock(EVE, ANNA, 6.0))
    await store.write(SetBlock(ANNA, BORIS, 9.0))
    assert await store.blocks_of(ANNA) == (BlockRow(ANNA, BORIS, 5.0),)
    assert await store.blocks(ANNA, BORIS)
    assert not await store.blocks(BORIS, ANNA)
    assert await store.apart_from(ANNA) == {BORIS, EVE}
    await store.write(DropBlock(ANNA, BORIS))
    assert await store.apart_from(ANNA) == {EVE}


async def test_who_is_forgotten_stays_blocked_and_stands_nowhere(store: Store) -> None:
    for _ in range(2):  # and again, once they are blocked again
        await store.write(SetBlock(ANNA, BORIS, 5.0), SetBlock(BORIS, EVE, 6.0))
        await store.forget(BORIS)
        assert [row[0] for row in await store.read("SELECT other FROM blocks WHERE person = ?", ANNA)] != [BORIS]
        assert await store.read("SELECT 1 FROM blocks WHERE person = ? OR other = ?", BORIS, BORIS) == []
        assert await store.blocks(ANNA, BORIS)
        assert ANNA in await store.apart_from(BORIS)
        assert len(await store.blocks_of(ANNA)) == 1
    await store.write(DropBlock(ANNA, BORIS))
    assert await store.blocks_of(ANNA) == ()


async def test_whoever_was_not_told_for_longest_comes_first_and_a_new_choice_does_not_change_that(store: Store) -> None:
    await store.write(SetSubscription(EVENINGS), SetSubscription(SubscriptionRow(BORIS, GUILD, None, None, None, 60.0)))
    await store.write(NoteCall(GUILD, 100.0, (ANNA,)))
    assert await store.last_call(GUILD) == 100.0
    assert await store.last_call(GUILD + 1) is None
    await store.write(SetSubscription(SubscriptionRow(ANNA, GUILD, None, None, None, 60.0)))
    found = await store.subscribers(GUILD, 5)
    assert [(row.person, row.told) for row in found] == [(BORIS, 0.0), (ANNA, 100.0)]
    assert len(await store.subscribers(GUILD, 1)) == 1
    await store.write(DropSubscription(BORIS, GUILD))
    assert await store.subscription(BORIS, GUILD) is None


async def test_lists_are_exported_and_deleted_and_go_with_a_server(store: Store) -> None:
    await store.write(SetSubscription(EVENINGS), SetBlock(ANNA, BORIS, 5.0), NoteCall(GUILD, 100.0))
    assert GUILD in await store.known_servers()
    data = await store.export(ANNA)
    assert (data.blocks, data.subscriptions) == ((BlockRow(ANNA, BORIS, 5.0),), (EVENINGS,))
    await store.forget(ANNA)
    data = await store.export(ANNA)
    assert (data.blocks, data.subscriptions) == ((), ())
    await store.write(SetSubscription(EVENINGS))
    await store.forget_server(GUILD)
    assert await store.subscribers(GUILD, 5) == ()
    assert await store.last_call(GUILD) is None
    assert GUILD not in await store.known_servers()

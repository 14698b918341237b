"""Every store: who wins when several write at once."""

import asyncio

import pytest

from bot.store import Append, Conflict, Key, SetDeadline, Store
from tests.store.scene import TABLE, last_n, open_table


async def test_the_first_to_append_a_number_wins_and_the_other_stores_nothing(store: Store) -> None:
    await store.write(open_table(), Append(TABLE, 0, 1.0, b"first"))
    with pytest.raises(Conflict) as taken:
        await store.write(SetDeadline(TABLE, "turn", 5.0), Append(TABLE, 0, 1.0, b"second"))
    assert taken.value.key is Key.ROW
    assert [row.what for row in await store.log(TABLE)] == [b"first"]
    assert await store.earliest() is None


async def test_of_many_at_once_each_number_has_one_winner(store: Store) -> None:
    await store.write(open_table())

    async def append(writer: int, n: int) -> int | None:
        try:
            await store.write(Append(TABLE, n, 1.0, b"%d" % writer))
        except Conflict:
            return None
        return writer

    for n in range(5):
        won = [w for w in await asyncio.gather(*(append(w, n) for w in range(20))) if w is not None]
        assert len(won) == 1
        assert (await store.log(TABLE, after=n - 1))[0].what == b"%d" % won[0]


async def test_a_failing_write_does_not_spoil_those_it_shares_a_commit_with(store: Store) -> None:
    await store.write(open_table(), Append(TABLE, 0, 1.0, b"a"))
    writes = [store.write(Append(TABLE, n, 1.0, b"b")) for n in (1, 0, 2, 0, 3)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(r, Conflict) for r in results] == [False, True, False, True, False]
    assert [row.n for row in await store.log(TABLE)] == [0, 1, 2, 3]


async def test_a_cancelled_caller_leaves_the_others_their_answers(store: Store) -> None:
    await store.write(open_table())
    for yields in range(6):
        first = await last_n(store, TABLE) + 1
        tasks = [asyncio.create_task(store.write(Append(TABLE, first + i, 1.0, b"a"))) for i in range(4)]
        for _ in range(yields):
            await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.gather(*tasks[1:])
        assert {row.n for row in await store.log(TABLE, after=first)} == {first + 1, first + 2, first + 3}


async def test_a_write_with_a_mistake_in_it_fails_alone(store: Store) -> None:
    await store.write(open_table())
    wrong = store.write(Append(TABLE, 7, 1.0, object()))  # type: ignore[arg-type]
    results = await asyncio.gather(store.write(Append(TABLE, 0, 1.0, b"a")), wrong, return_exceptions=True)
    assert results[0] is None
    assert isinstance(results[1], Exception)
    assert [row.n for row in await store.log(TABLE)] == [0]

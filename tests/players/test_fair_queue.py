"""Servers are served by turns, however many of one server wait; and there is an end to waiting."""

import asyncio

from bot.players.fair_queue import FairQueue

MANY, STRANGER = 1, 2


class Counter:
    """People at a queue, each of whom waits for a word before they go."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.served: list[int] = []
        self.sent_away: list[int] = []
        self.go = asyncio.Semaphore(0)

    async def visit(self, server: int) -> None:
        async with self.queue.turn(server) as mine:
            (self.served if mine else self.sent_away).append(server)
            if mine:
                await self.go.acquire()

    async def come(self, *servers: int) -> list["asyncio.Task[None]"]:
        tasks = [asyncio.create_task(self.visit(server)) for server in servers]
        await self.settle()
        return tasks

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    async def serve(self, count: int) -> None:
        for _ in range(count):
            self.go.release()
            await self.settle()


async def test_a_stranger_is_next_however_many_wait() -> None:
    counter = Counter(FairQueue(1))
    tasks = await counter.come(*[MANY] * 100, STRANGER, 3, 3)
    await counter.serve(6)
    assert counter.served == [MANY, MANY, STRANGER, 3, MANY, 3, MANY]
    await counter.serve(100)
    assert sorted(counter.served) == [MANY] * 100 + [STRANGER, 3, 3]
    await asyncio.gather(*tasks)


async def test_so_many_are_served_at_a_time() -> None:
    counter = Counter(FairQueue(3))
    tasks = await counter.come(*range(10))
    assert counter.served == [0, 1, 2]
    await counter.serve(10)
    assert counter.served == list(range(10))
    await asyncio.gather(*tasks)
    await counter.come(11, 12, 13, 14)
    assert counter.served[10:] == [11, 12, 13]


async def test_one_server_has_its_share_of_the_room_and_no_more() -> None:
    counter = Counter(FairQueue(1, share=3))
    await counter.come(*[MANY] * 6, STRANGER)
    assert counter.sent_away == [MANY] * 2
    assert counter.queue.is_full(MANY)
    assert not counter.queue.is_full(STRANGER)


async def test_when_there_is_no_room_whoever_has_most_makes_way() -> None:
    counter = Counter(FairQueue(1, room=5))
    await counter.come(*[MANY] * 5)
    assert counter.sent_away == []
    await counter.come(STRANGER, 3, 4, MANY)
    assert counter.sent_away == [MANY, MANY, MANY, MANY]
    assert counter.queue.is_full(STRANGER)
    assert counter.queue.is_full(5)
    await counter.serve(5)
    assert counter.served == [MANY, MANY, STRANGER, 3, 4]


async def test_no_room_at_all_is_not_waited_for() -> None:
    counter = Counter(FairQueue(1, room=0))
    await counter.come(MANY)
    assert (counter.served, counter.sent_away) == ([], [MANY])


async def test_who_gives_up_waiting_loses_nobodys_place() -> None:
    counter = Counter(FairQueue(1))
    first, second, third, *_ = await counter.come(MANY, MANY, STRANGER, 3)
    second.cancel()
    await counter.settle()
    counter.go.release()
    first_done = asyncio.gather(first)
    await first_done
    third.cancel()  # called, or about to be
    await counter.serve(3)
    assert counter.served[-1] == 3
    assert second.cancelled()
    await counter.come(7)
    assert counter.served[-1] == 7

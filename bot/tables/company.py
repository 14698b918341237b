"""Whom somebody does not want to play with. What it does to tables: a host's own list keeps people from sitting down,
and nobody sits down with a host whom they block. It never touches a seat that somebody has already, so that blocking in
mid-game changes nothing, and blocking everybody makes nothing but one's own tables empty."""

from bot.rules import Refused
from bot.store import BlockRow, DropBlock, SetBlock, Store
from bot.tables.clauses import TableClause as T
from bot.tables.store_errors import refuse_if_down

MOST_BLOCKS = 500


async def block(store: Store, person: int, other: int, now: float) -> None:
    with refuse_if_down():
        if len(await store.blocks_of(person)) >= MOST_BLOCKS and not await store.blocks(person, other):
            raise Refused(T.BLOCKS, most=MOST_BLOCKS)
        await store.write(SetBlock(person, other, now))


async def unblock(store: Store, person: int, other: int) -> bool:
    """Whether they had been blocked."""
    with refuse_if_down():
        was = await store.blocks(person, other)
        await store.write(DropBlock(person, other))
        return was


async def blocked_by(store: Store, person: int) -> tuple[BlockRow, ...]:
    with refuse_if_down():
        return await store.blocks_of(person)


async def apart_from(store: Store, person: int) -> frozenset[int]:
    """Everybody whom they block or who blocks them."""
    with refuse_if_down():
        return await store.apart_from(person)


async def require_company(store: Store, host: int, person: int) -> None:
    """Before somebody sits down. Whoever is blocked is told what everybody is told who may not sit there."""
    if person == host:
        return
    with refuse_if_down():
        if await store.blocks(host, person):
            raise Refused(T.BARRED)
        if await store.blocks(person, host):
            raise Refused(T.BLOCKED, person=host)


async def require_not_blocked_by(store: Store, person: int, other: int) -> None:
    """Nobody invites whom they do not want to meet; the other way round nothing is told."""
    with refuse_if_down():
        if await store.blocks(person, other):
            raise Refused(T.BLOCKED, person=other)

"""All rows from one end to the other, counted and compared before they are kept."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, TypeAlias

import msgspec

from bot.store.errors import StoreError
from bot.store.schema import TableShape, table_shapes

Row: TypeAlias = tuple[Any, ...]
Progress: TypeAlias = Callable[[int, int], None]  # rows copied, rows in all

BATCH = 2000  # rows at a time: some megabytes at the most


class CopyRefused(StoreError):  # noqa: N818
    """Nothing was changed. The text says what to do."""


class Source(ABC):
    """Everything as it stood at one moment, whoever writes meanwhile."""

    @abstractmethod
    async def migrations(self) -> set[int]: ...

    @abstractmethod
    async def count(self, table: TableShape) -> int: ...

    @abstractmethod
    def rows(self, table: TableShape) -> AsyncIterator[list[Row]]: ...


class Target(Source):
    """An empty one, at the newest migration. What is inserted is kept only when all of it has arrived."""

    @abstractmethod
    async def insert(self, table: TableShape, rows: list[Row]) -> None: ...


async def copy_rows(source: Source, target: Target, progress: Progress) -> int:
    """How many rows. Raises `CopyRefused` when not all have arrived as they were."""
    if await source.migrations() != await target.migrations():
        raise CopyRefused("The database is of another version: start this bot on it once, then try again.")
    tables = table_shapes()
    total = sum([await source.count(table) for table in tables])
    done = 0
    for table in tables:
        sent = Digest()
        async for rows in source.rows(table):
            sent.add(rows)
            await target.insert(table, rows)
            done += len(rows)
            progress(done, total)
        arrived = Digest()
        async for rows in target.rows(table):
            arrived.add(rows)
        if arrived != sent:
            raise CopyRefused(f"What arrived in {table.name} is not what was sent; nothing was kept.")
    return done


class Digest:
    """Of rows in any order."""

    def __init__(self) -> None:
        self._count = self._sum = 0

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            packed = msgspec.msgpack.encode(row)
            self._sum += int.from_bytes(hashlib.blake2b(packed, digest_size=16).digest())
            self._count += 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Digest) and (self._count, self._sum) == (other._count, other._sum)

    __hash__ = None  # type: ignore[assignment]

"""One statement in SQL that both databases read, with its values."""

from functools import cache
from typing import TypeAlias

Value: TypeAlias = int | float | str | bytes | None
Statement: TypeAlias = tuple[str, tuple[Value, ...]]


@cache
def postgres_placeholders(sql: str) -> str:
    """`?` as PostgreSQL wants it: `$1`, `$2`, …"""
    head, *rest = sql.split("?")
    return head + "".join(f"${i}{part}" for i, part in enumerate(rest, 1))

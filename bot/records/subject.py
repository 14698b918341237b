"""Whose record it is."""

from typing import TypeAlias

from msgspec import Struct


class Person(Struct, frozen=True):
    """On one server, or, for their own eyes, everywhere."""

    person: int
    guild: int | None


class Server(Struct, frozen=True):
    guild: int


class Team(Struct, frozen=True):
    """These people and nobody else, but computer players, on one server."""

    people: tuple[int, ...]
    guild: int


Subject: TypeAlias = Person | Server | Team

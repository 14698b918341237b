"""People, a channel, a clock that stands still until it is moved; and games to start from."""

import itertools
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from bot.rules import Clause, Instructions, Refused, Start
from bot.tables import Caller, Setup, TableClause, Tables, Terms
from bot.tables.computer import plain_turn
from tests.clock import Clock as Clock

GUILD, CHANNEL = 700, 800
ANNA, BORIS, CARLA, DARIO, MARTHA = 101, 102, 103, 104, 105
NAMES = {ANNA: "Anna", BORIS: "Boris", CARLA: "Carla", DARIO: "Dario", MARTHA: "Martha"}
PAUSE = 1.5
INSTRUCTIONS = Instructions.shuffled(Random(98))

_interactions = itertools.count(10_000)


def by(person: int, *, moderator: bool = False, interaction: int | None = None) -> Caller:
    """A click of that person's, a new one each time."""
    interaction = next(_interactions) if interaction is None else interaction
    return Caller(person, NAMES.get(person, ""), moderator, interaction=interaction)


async def lobby(tables: Tables, *people: int, setup: Setup | None = None, channel: int = CHANNEL) -> int:
    """The first one is the host, and may open as many as a test needs."""
    host, *others = people
    table = (await tables.open(by(host, moderator=True), GUILD, channel, Terms(setup or Setup()))).id
    for person in others:
        await tables.join(table, by(person))
    return table


async def game(tables: Tables, *people: int, setup: Setup | None = None, channel: int = CHANNEL) -> int:
    """Started, and it is the first one's turn where the team may choose."""
    table = await lobby(tables, *people, setup=setup, channel=channel)
    change = await tables.start(table, by(people[0]))
    if change.active is None:
        await tables.act(table, by(people[0]), Start())
    return table


async def play_turn(tables: Tables, table: int) -> None:
    """Whoever's turn it is plays a plain one, as one action."""
    snapshot = await tables.look(table)
    assert snapshot.active is not None
    view, person = snapshot.view(snapshot.active), snapshot.seats[snapshot.active].person
    assert view is not None
    assert person is not None
    await tables.act(table, by(person), *plain_turn(view.state), turn=snapshot.turn)


def to(setup: Setup) -> Callable[[Terms], Terms]:
    """The choice of this game with these options."""
    return lambda terms: replace(terms, setup=setup)


def refused(clause: TableClause | Clause) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda error: error.clause == clause)

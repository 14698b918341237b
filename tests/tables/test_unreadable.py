"""A table whose log cannot be read is in nobody's way: all others go on, and a moderator can end it."""

from collections.abc import Callable

import msgspec
import pytest

from bot.rules import Play, Start
from bot.store import Append, Change, LogRow, OpenTable, Store
from bot.tables import (
    RULES_VERSION,
    Acted,
    Began,
    Ended,
    Opened,
    Pace,
    Phase,
    Reason,
    Setup,
    TableClause,
    Tables,
    Timers,
    export_person,
    forget_person,
)
from bot.tables import Change as Changed
from bot.tables.rows import decode, encode
from bot.tables.table_log import UNREAD
from tests.tables.scene import (
    ANNA,
    BORIS,
    CARLA,
    CHANNEL,
    GUILD,
    INSTRUCTIONS,
    MARTHA,
    Clock,
    by,
    game,
    lobby,
    play_turn,
    refused,
)

WRECK, PLACE = 5, CHANNEL + 5
PACE = Pace(1.0, 1.0, 1.0)


def newer_lobby(log: list[LogRow]) -> list[bytes]:
    return [encode(Opened(RULES_VERSION + 1, Setup(), PACE)), *(row.what for row in log[1:])]


def newer_game(log: list[LogRow]) -> list[bytes]:
    rows = [decode(row.what) for row in log]
    return [encode(Began(row.deal, RULES_VERSION + 1) if isinstance(row, Began) else row) for row in rows]


def garbage(log: list[LogRow]) -> list[bytes]:
    return [*(row.what for row in log), b"\xc1 nonsense"]


def unheard_of(log: list[LogRow]) -> list[bytes]:
    return [*(row.what for row in log), msgspec.msgpack.encode(["dance", 1, 2])]


def against_the_rules(log: list[LogRow]) -> list[bytes]:
    return [*(row.what for row in log), encode(Acted(0, Play(99, 0))), encode(Acted(0, Play(99, 0)))]


def headless(log: list[LogRow]) -> list[bytes]:
    return [row.what for row in log[1:]]


def empty(log: list[LogRow]) -> list[bytes]:
    return []


Damage = Callable[[list[LogRow]], list[bytes]]
DAMAGES: tuple[Damage, ...] = (newer_lobby, newer_game, garbage, unheard_of, against_the_rules, headless, empty)


@pytest.fixture(params=DAMAGES, ids=lambda damage: damage.__name__)
async def wreck(request: pytest.FixtureRequest, tables: Tables, store: Store, clock: Clock) -> int:
    """Anna's and Boris's game in mid-turn, with its log damaged; and a deadline that has come."""
    model = await game(tables, ANNA, BORIS, channel=PLACE)
    log = await store.log(model)
    await tables.end(model, by(ANNA))
    units: list[Change] = [OpenTable(WRECK, GUILD, PLACE, ANNA, clock.now)]
    units += [Append(WRECK, n, clock.now, what, BORIS) for n, what in enumerate(request.param(list(log)))]
    await store.write(*units)
    return WRECK


async def test_it_is_refused_and_its_channel_is_taken(tables: Tables, wreck: int) -> None:
    for request in (
        tables.look(wreck),
        tables.join(wreck, by(CARLA)),
        tables.act(wreck, by(ANNA), Start()),
        tables.leave(wreck, by(BORIS)),
        tables.rematch(wreck, by(ANNA)),
    ):
        with refused(TableClause.UNREADABLE) as no:
            await request
        assert no.value.facts == {"table": wreck}
    with refused(TableClause.CHANNEL_TAKEN):
        await tables.open(by(CARLA), GUILD, PLACE)


async def test_a_start_and_the_timers_get_over_it(
    store: Store, wreck: int, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    from bot.store import SetDeadline

    tables = Tables(store, INSTRUCTIONS, clock=clock)
    timers = Timers(tables, grace=0.0)
    other = await game(tables, ANNA, BORIS)
    await store.write(SetDeadline(wreck, "people", clock.now))
    clock.pass_by(600.0)
    await timers.resume()
    (reminded,) = await timers.run_due()
    assert reminded.id == other
    caplog.clear()
    clock.pass_by(600.0)
    await timers.run_due()
    assert not [record for record in caplog.records if str(wreck) in record.getMessage()]
    clock.pass_by(UNREAD)
    assert wreck in [due.table for due in await store.due(clock.now)]
    assert (await tables.row(wreck)).channel == PLACE
    assert wreck in [row.id for row in await tables.open_in(GUILD)]


async def test_a_moderator_can_end_it_and_that_is_logged(tables: Tables, store: Store, wreck: int) -> None:
    told: list[Changed] = []
    tables.subscribe(told.append)
    with refused(TableClause.NOT_HOST):
        await tables.end(wreck, by(CARLA))
    click = by(MARTHA, moderator=True)
    change = await tables.end(wreck, click, "broken")
    assert told == [change]
    assert (change.phase, change.ended, change.outcome) == (Phase.OVER, Reason.MODERATOR, None)
    assert (await tables.end(wreck, click, "broken")).repeated
    last = (await tables.entries(wreck))[-1]
    assert (last.who, last.what) == (MARTHA, Ended(Reason.MODERATOR, "broken"))
    with refused(TableClause.OVER):
        await tables.end(wreck, by(MARTHA, moderator=True))
    with refused(TableClause.NOT_PLAYED):
        await tables.rematch(wreck, by(ANNA))
    restarted = Tables(store, INSTRUCTIONS)
    snapshot = await restarted.look(wreck)
    assert (snapshot.phase, snapshot.ended, snapshot.channel) == (Phase.OVER, Reason.MODERATOR, PLACE)
    await lobby(tables, CARLA, channel=PLACE)


async def test_its_host_can_end_it_too(tables: Tables, wreck: int) -> None:
    assert (await tables.end(wreck, by(ANNA))).ended is Reason.HOST


async def test_nobodys_data_are_caught_in_it(tables: Tables, store: Store, wreck: int) -> None:
    other = await game(tables, BORIS, CARLA)
    await play_turn(tables, other)
    exported = msgspec.json.decode((await export_person(tables, BORIS)).data)
    assert len([row for row in exported["log"] if row["table"] == wreck]) == len(await store.log(wreck))
    await forget_person(tables, BORIS)
    assert all(row.who != BORIS for row in await store.log(wreck))
    assert (await tables.look(other)).seat_of(BORIS) is None

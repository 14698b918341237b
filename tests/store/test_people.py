"""Every store: what is known about people and servers, and how it is forgotten."""

import pytest

from bot.store import (
    FORGOTTEN,
    Append,
    Change,
    ForgetRows,
    PersonSettings,
    PlayerRow,
    ServerSettings,
    SetName,
    SetPerson,
    SetServer,
    Store,
)
from tests.store.scene import ANNA, BORIS, CHANNEL, GUILD, TABLE, finish_game, open_table


async def test_settings_come_back(store: Store) -> None:
    server = ServerSettings(language="uk", remind=30.0, hosts="moderators", host_role=5)
    await store.write(SetServer(GUILD, ServerSettings(language="cs")), SetPerson(ANNA, PersonSettings(ping=False)))
    await store.write(SetServer(GUILD, server))
    assert await store.server(GUILD) == server
    assert await store.person(ANNA) == PersonSettings(ping=False)


async def test_a_person_gets_everything_that_is_stored_about_them(store: Store) -> None:
    await store.write(
        open_table(),
        Append(TABLE, 0, 1.0, b"open", ANNA),
        Append(TABLE, 1, 2.0, b"hand over", BORIS, ANNA),
        Append(TABLE, 2, 3.0, b"of boris", BORIS),
        SetName(TABLE, ANNA, "Anna"),
        SetPerson(ANNA, PersonSettings(ping=False)),
        finish_game(),
    )
    data = await store.export(ANNA)
    assert data.settings == PersonSettings(ping=False)
    assert [table.id for table in data.hosted] == [TABLE]
    assert [row.what for row in data.log] == [b"open", b"hand over"]
    assert data.names == {TABLE: "Anna"}
    assert [game.players for game in data.games] == [(PlayerRow(0, ANNA, None, False, 7, 2),)]
    assert await store.open_tables_of(BORIS) == (TABLE,)


async def test_a_forgotten_person_leaves_anonymous_seats(store: Store) -> None:
    await store.write(
        open_table(),
        Append(TABLE, 0, 1.0, b"open", ANNA),
        Append(TABLE, 1, 2.0, b"hand over", BORIS, ANNA),
        SetName(TABLE, ANNA, "Anna"),
        SetName(TABLE, BORIS, "Boris"),
        SetPerson(ANNA, PersonSettings(ping=False)),
        finish_game(),
    )
    await store.forget(ANNA)
    data = await store.export(ANNA)
    assert (data.settings, data.hosted, data.log, data.names, data.games) == (None, (), (), {}, ())
    record, game = await store.record(TABLE), await store.game(TABLE)
    assert record is not None
    assert game is not None
    assert [(row.who, row.whom, row.what) for row in await store.log(TABLE)] == [
        (FORGOTTEN, None, b"open"),
        (BORIS, FORGOTTEN, b"hand over"),
    ]
    assert record.table.host == FORGOTTEN
    assert record.names == {BORIS: "Boris"}
    assert [player.person for player in game.players] == [None, None]
    assert game.score == 7


async def test_what_somebody_does_while_they_are_being_forgotten_goes_as_well(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.write(open_table(), Append(TABLE, 0, 1.0, b"open", ANNA), SetName(TABLE, ANNA, "Anna"))
    meanwhile: list[tuple[Change, ...]] = [
        (open_table(TABLE + 1, CHANNEL + 1), Append(TABLE + 1, 0, 2.0, b"open", ANNA)),
        (Append(TABLE, 1, 2.0, b"join", ANNA), SetName(TABLE, ANNA, "Anna")),
    ]
    write = store.write

    async def also(*changes: Change) -> None:
        await write(*changes)
        if isinstance(changes[0], ForgetRows) and meanwhile:
            await write(*meanwhile.pop())

    monkeypatch.setattr(store, "write", also)
    assert await store.forget(ANNA) == (TABLE, TABLE + 1)
    assert await store.tables_knowing(ANNA) == ()
    assert not meanwhile
    other = await store.table(TABLE + 1)
    assert other is not None
    assert other.host == FORGOTTEN


async def test_a_server_that_removed_the_bot_is_forgotten(store: Store) -> None:
    await store.write(open_table(), finish_game(), SetServer(GUILD, ServerSettings(language="cs")))
    await store.forget_server(GUILD)
    assert await store.table(TABLE) is None
    assert await store.server(GUILD) == ServerSettings()
    game = await store.game(TABLE)
    assert game is not None
    assert [player.person for player in game.players] == [None, None]

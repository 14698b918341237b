"""What every store promises."""

import asyncio

import pytest

from bot.store import (
    FORGOTTEN,
    Append,
    ClearDeadline,
    CloseTable,
    Conflict,
    DropMessage,
    FinishGame,
    Forget,
    ForgetServer,
    GameRow,
    Key,
    MoveDeadline,
    OpenTable,
    PersonSettings,
    PlayerRow,
    Postpone,
    Purge,
    ServerSettings,
    SetDeadline,
    SetHost,
    SetMessage,
    SetName,
    SetPerson,
    SetServer,
    Store,
    open_store,
)

ANNA, BORIS = 2**62 + 1, 2**62 + 2
GUILD, CHANNEL = 2**61 + 1, 2**61 + 2
TABLE = 98


def opened(table: int = TABLE, channel: int = CHANNEL, host: int = ANNA) -> OpenTable:
    return OpenTable(table, GUILD, channel, host, 1000.25)


def finished(table: int = TABLE) -> FinishGame:
    players = (PlayerRow(0, ANNA, None), PlayerRow(1, None, "expert"))
    return FinishGame(GameRow(table, GUILD, "original", "lost", "O11", 7, None, 31, 10.5, 99.5, players))


async def test_an_empty_store_knows_nothing(store: Store) -> None:
    assert await store.table(TABLE) is None
    assert await store.table_in(CHANNEL) is None
    assert await store.last_table_in(CHANNEL) is None
    assert await store.record(TABLE) is None
    assert await store.log(TABLE) == ()
    assert await store.head(TABLE) == -1
    assert await store.seen(5) is None
    assert await store.due(1e12) == ()
    assert await store.earliest() is None
    assert await store.messages(TABLE) == {}
    assert await store.game(TABLE) is None
    assert await store.games(GUILD) == ()
    assert await store.server(GUILD) == ServerSettings()
    assert await store.person(ANNA) == PersonSettings()
    assert await store.open_tables() == 0


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    await store.write(
        opened(),
        Append(TABLE, 0, 1000.125, b"\x00lobby\xff", ANNA, None, 2**63 - 1),
        SetName(TABLE, ANNA, "Анна 🂡"),
        SetDeadline(TABLE, "turn", 1600.5),
    )
    record = await store.record(TABLE)
    assert record is not None
    assert (record.table.guild, record.table.channel, record.table.host) == (GUILD, CHANNEL, ANNA)
    assert (record.table.opened, record.table.closed) == (1000.25, None)
    (row,) = record.log
    assert (row.n, row.who, row.whom, row.at, row.what) == (0, ANNA, None, 1000.125, b"\x00lobby\xff")
    assert record.names == {ANNA: "Анна 🂡"}
    assert record.due == 1600.5
    assert await store.seen(2**63 - 1) == (TABLE, 0)


async def test_what_was_written_is_there_after_reopening(address: str) -> None:
    async with await open_store(address) as store:
        await store.write(opened(), Append(TABLE, 0, 1.0, b"a"))
    async with await open_store(address) as store:
        assert [row.what for row in await store.log(TABLE)] == [b"a"]


async def test_one_open_table_a_channel(store: Store) -> None:
    await store.write(opened(1))
    with pytest.raises(Conflict) as taken:
        await store.write(opened(2), Append(2, 0, 1.0, b"a"))
    assert taken.value.key is Key.CHANNEL
    assert await store.table(2) is None
    await store.write(opened(3, channel=CHANNEL + 1))
    await store.write(CloseTable(1, 2000.0))
    await store.write(opened(2))
    assert (await store.table_in(CHANNEL)) == await store.table(2)
    assert (await store.last_table_in(CHANNEL)) == await store.table(1)
    assert await store.open_tables() == 2


async def test_the_open_tables_of_a_server_are_listed(store: Store) -> None:
    await store.write(opened(1), OpenTable(2, GUILD, CHANNEL + 1, BORIS, 900.0))
    await store.write(OpenTable(3, GUILD + 1, CHANNEL + 2, ANNA, 1.0), opened(4, CHANNEL + 3), CloseTable(4, 2000.0))
    assert [table.id for table in await store.open_tables_in(GUILD)] == [2, 1]


async def test_a_table_id_is_given_once(store: Store) -> None:
    await store.write(opened())
    with pytest.raises(Conflict) as taken:
        await store.write(opened(channel=CHANNEL + 1))
    assert taken.value.key is Key.TABLE


async def test_the_first_to_append_a_number_wins_and_the_other_stores_nothing(store: Store) -> None:
    await store.write(opened(), Append(TABLE, 0, 1.0, b"first"))
    with pytest.raises(Conflict) as taken:
        await store.write(SetDeadline(TABLE, "turn", 5.0), Append(TABLE, 0, 1.0, b"second"))
    assert taken.value.key is Key.ROW
    assert [row.what for row in await store.log(TABLE)] == [b"first"]
    assert await store.earliest() is None


async def test_an_interaction_becomes_one_row_only(store: Store) -> None:
    await store.write(opened(), Append(TABLE, 0, 1.0, b"a", interaction=77))
    with pytest.raises(Conflict) as taken:
        await store.write(Append(TABLE, 1, 1.0, b"a", interaction=77))
    assert taken.value.key is Key.INTERACTION
    await store.write(Append(TABLE, 1, 1.0, b"timer"), Append(TABLE, 2, 1.0, b"timer"))
    assert await store.head(TABLE) == 2


async def test_a_row_needs_its_table(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.write(Append(TABLE, 0, 1.0, b"a"))


async def test_of_many_at_once_each_number_has_one_winner(store: Store) -> None:
    await store.write(opened())

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
    await store.write(opened(), Append(TABLE, 0, 1.0, b"a"))
    writes = [store.write(Append(TABLE, n, 1.0, b"b")) for n in (1, 0, 2, 0, 3)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(r, Conflict) for r in results] == [False, True, False, True, False]
    assert [row.n for row in await store.log(TABLE)] == [0, 1, 2, 3]


async def test_a_cancelled_caller_leaves_the_others_their_answers(store: Store) -> None:
    await store.write(opened())
    for yields in range(6):
        first = await store.head(TABLE) + 1
        tasks = [asyncio.create_task(store.write(Append(TABLE, first + i, 1.0, b"a"))) for i in range(4)]
        for _ in range(yields):
            await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.gather(*tasks[1:])
        assert {row.n for row in await store.log(TABLE, after=first)} == {first + 1, first + 2, first + 3}


async def test_a_write_with_a_mistake_in_it_fails_alone(store: Store) -> None:
    await store.write(opened())
    wrong = store.write(Append(TABLE, 7, 1.0, object()))  # type: ignore[arg-type]
    results = await asyncio.gather(store.write(Append(TABLE, 0, 1.0, b"a")), wrong, return_exceptions=True)
    assert results[0] is None
    assert isinstance(results[1], Exception)
    assert [row.n for row in await store.log(TABLE)] == [0]


async def test_a_table_waits_for_one_deadline_at_a_time(store: Store) -> None:
    for table in (1, 2, 3):
        await store.write(opened(table, CHANNEL + table), SetDeadline(table, "turn", table * 100.0))
    assert await store.earliest() == 100.0
    await store.write(SetDeadline(1, "computer", 250.0))
    assert [(d.table, d.guild, d.kind, d.due) for d in await store.due(250.0)] == [
        (2, GUILD, "turn", 200.0),
        (1, GUILD, "computer", 250.0),
    ]
    assert [d.table for d in await store.due(1000.0, limit=2)] == [2, 1]
    await store.write(ClearDeadline(2), CloseTable(1, 251.0))
    assert [d.table for d in await store.due(1000.0)] == [3]


async def test_deadlines_of_other_processes_do_not_hide_ours(store: Store) -> None:
    for table in range(1, 8):
        guild = GUILD + (table in (4, 7))
        await store.write(OpenTable(table, guild, CHANNEL + table, ANNA, 1.0), SetDeadline(table, "turn", table * 1.0))
    ours = await store.due(100.0, limit=2, mine=lambda guild: guild == GUILD + 1)
    assert [due.table for due in ours] == [4, 7]
    assert [due.table for due in await store.due(6.5, limit=2, mine=lambda guild: guild > GUILD)] == [4]


async def test_a_deadline_is_moved_only_from_where_it_was_seen(store: Store) -> None:
    await store.write(opened(), SetDeadline(TABLE, "turn", 10.0))
    await store.write(MoveDeadline(TABLE, "turn", 900.0, was=11.0))
    assert await store.earliest() == 10.0
    await store.write(MoveDeadline(TABLE, "computer", 20.0, was=10.0))
    assert [(d.kind, d.due) for d in await store.due(100.0)] == [("computer", 20.0)]


async def test_deadlines_that_fell_during_an_outage_are_postponed(store: Store) -> None:
    for table, kind, due in ((1, "turn", 10.0), (2, "computer", 20.0), (3, "turn", 900.0)):
        await store.write(opened(table, CHANNEL + table), SetDeadline(table, kind, due))
    await store.write(Postpone(500.0, but="computer", over=0))
    assert [(d.table, d.due) for d in await store.due(1e6)] == [(2, 20.0), (1, 500.0), (3, 900.0)]


async def test_postponed_deadlines_do_not_all_fall_at_once(store: Store) -> None:
    for table in (60, 61, 119, 121):
        await store.write(opened(table, CHANNEL + table), SetDeadline(table, "turn", 10.0))
    await store.write(Postpone(500.0, but="computer", over=60))
    assert [(d.table, d.due) for d in await store.due(1e6)] == [(60, 500.0), (61, 501.0), (121, 501.0), (119, 559.0)]


async def test_messages_of_a_table_are_kept_by_kind(store: Store) -> None:
    await store.write(opened(), SetMessage(TABLE, "board", CHANNEL, 11, 1.0))
    await store.write(SetMessage(TABLE, "ping", CHANNEL, 12, 2.0), SetMessage(TABLE, "board", CHANNEL, 13, 3.0))
    messages = await store.messages(TABLE)
    assert {kind: (row.message, row.at) for kind, row in messages.items()} == {
        "board": (13, 3.0),
        "ping": (12, 2.0),
    }
    await store.write(DropMessage(TABLE, "ping"))
    assert list(await store.messages(TABLE)) == ["board"]


async def test_settings_come_back(store: Store) -> None:
    server = ServerSettings(language="uk", remind=30.0, hosts="moderators", host_role=5)
    await store.write(SetServer(GUILD, ServerSettings(language="cs")), SetPerson(ANNA, PersonSettings(ping=False)))
    await store.write(SetServer(GUILD, server))
    assert await store.server(GUILD) == server
    assert await store.person(ANNA) == PersonSettings(ping=False)


async def test_a_host_can_change(store: Store) -> None:
    await store.write(opened(), SetHost(TABLE, BORIS))
    table = await store.table(TABLE)
    assert table is not None
    assert table.host == BORIS


async def test_a_finished_game_is_stored_with_the_row_that_ended_it(store: Store) -> None:
    await store.write(opened(), Append(TABLE, 0, 1.0, b"a"))
    await store.write(Append(TABLE, 1, 2.0, b"end"), finished(), CloseTable(TABLE, 2.0))
    assert await store.game(TABLE) == finished().game
    assert await store.games(GUILD) == (finished().game,)
    assert await store.table_in(CHANNEL) is None


async def test_the_newest_games_of_a_server_come_with_their_seats(store: Store) -> None:
    for game in range(1, 6):
        players = tuple(PlayerRow(seat, ANNA + seat, None) for seat in range(game))
        await store.write(
            FinishGame(
                GameRow(game, GUILD + (game == 4), "original", "won", "O10", 0, None, 9, 1.0, game * 1.0, players)
            )
        )
    found = await store.games(GUILD, limit=3)
    assert [(game.id, len(game.players)) for game in found] == [(5, 5), (3, 3), (2, 2)]
    assert found[1] == await store.game(3)


async def test_old_tables_are_purged_but_their_games_stay(store: Store) -> None:
    await store.write(opened(1), Append(1, 0, 1.0, b"a"), finished(1), CloseTable(1, 100.0))
    await store.write(opened(2), Append(2, 0, 1.0, b"a"))
    await store.purge(before=101.0)
    assert await store.table(1) is None
    assert await store.log(1) == ()
    assert await store.game(1) == finished(1).game
    assert await store.table(2) is not None


async def test_a_purge_goes_in_portions_the_oldest_first(store: Store) -> None:
    for table in range(1, 6):
        await store.write(opened(table), Append(table, 0, 1.0, b"a"), CloseTable(table, 100.0 - table))
    await store.write(Purge(before=99.0, most=2))
    assert [table for table in range(1, 6) if await store.table(table)] == [1, 2, 3]
    await store.purge(before=99.0)
    assert [table for table in range(1, 6) if await store.table(table)] == [1]
    assert await store.log(2) == ()


async def test_a_person_gets_everything_that_is_stored_about_them(store: Store) -> None:
    await store.write(
        opened(),
        Append(TABLE, 0, 1.0, b"open", ANNA),
        Append(TABLE, 1, 2.0, b"hand over", BORIS, ANNA),
        Append(TABLE, 2, 3.0, b"of boris", BORIS),
        SetName(TABLE, ANNA, "Anna"),
        SetPerson(ANNA, PersonSettings(ping=False)),
        finished(),
    )
    data = await store.export(ANNA)
    assert data.settings == PersonSettings(ping=False)
    assert [table.id for table in data.hosted] == [TABLE]
    assert [row.what for row in data.log] == [b"open", b"hand over"]
    assert data.names == {TABLE: "Anna"}
    assert [game.players for game in data.games] == [(PlayerRow(0, ANNA, None),)]
    assert await store.open_tables_of(BORIS) == (TABLE,)


async def test_a_forgotten_person_leaves_anonymous_seats(store: Store) -> None:
    await store.write(
        opened(),
        Append(TABLE, 0, 1.0, b"open", ANNA),
        Append(TABLE, 1, 2.0, b"hand over", BORIS, ANNA),
        SetName(TABLE, ANNA, "Anna"),
        SetName(TABLE, BORIS, "Boris"),
        SetPerson(ANNA, PersonSettings(ping=False)),
        finished(),
    )
    await store.write(Forget(ANNA))
    data = await store.export(ANNA)
    assert (data.settings, data.hosted, data.log, data.names, data.games) == (None, (), (), {}, ())
    record, game = await store.record(TABLE), await store.game(TABLE)
    assert record is not None
    assert game is not None
    assert [(row.who, row.whom, row.what) for row in record.log] == [
        (FORGOTTEN, None, b"open"),
        (BORIS, FORGOTTEN, b"hand over"),
    ]
    assert record.table.host == FORGOTTEN
    assert record.names == {BORIS: "Boris"}
    assert [player.person for player in game.players] == [None, None]
    assert game.score == 7


async def test_a_server_that_removed_the_bot_is_forgotten(store: Store) -> None:
    await store.write(opened(), finished(), SetServer(GUILD, ServerSettings(language="cs")))
    await store.write(ForgetServer(GUILD))
    assert await store.table(TABLE) is None
    assert await store.server(GUILD) == ServerSettings()
    (game,) = await store.games(GUILD)
    assert [player.person for player in game.players] == [None, None]

"""What a person can ask for: their data, and to be forgotten. Open games go on without them."""

import io
import zipfile

import msgspec
import pytest

from bot.rules import GiveUp, Signal, Start, Word
from bot.store import FORGOTTEN, Change, ForgetRows, Store
from bot.tables import Phase, Seat, TableClause, Tables, export_person, forget_person, person_export
from tests.tables.long_game import talk
from tests.tables.scene import ANNA, BORIS, CARLA, CHANNEL, INSTRUCTIONS, Clock, by, game, lobby, play_turn, refused


async def test_an_export_tells_everything_but_nobodys_cards(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    await play_turn(tables, table)
    data = msgspec.json.decode((await export_person(tables, ANNA)).data)
    assert data["person"] == ANNA
    assert data["names"] == {str(table): "Anna"}
    assert [row["what"][0] for row in data["log"]][:3] == ["open", "begin", "act"]
    assert all(len(row["what"]) == 1 for row in data["log"] if row["what"][0] == "begin")


async def test_an_export_of_a_long_log_is_whole_and_in_order(tables: Tables, clock: Clock) -> None:
    table = await game(tables, ANNA, BORIS)
    clock.pass_by(1.0)
    other = await lobby(tables, CARLA, ANNA, channel=CHANNEL + 1)
    await talk(tables, table, 600, seat=0, person=ANNA)
    exported = (await export_person(tables, ANNA)).data
    assert msgspec.json.format(exported) == exported
    rows = [(row["table"], row["n"]) for row in msgspec.json.decode(exported)["log"]]
    theirs = [entry.n for entry in await tables.entries(table) if ANNA in (entry.who, entry.whom)]
    assert rows == [*((table, n) for n in theirs), (other, 1)]
    assert len(rows) > 600


async def test_a_very_long_export_is_zipped_so_that_discord_takes_it(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await game(tables, ANNA, BORIS)
    await talk(tables, table, 600, seat=0, person=ANNA)
    plain = await export_person(tables, ANNA)
    monkeypatch.setattr(person_export, "ZIPPED_FROM", 600)
    zipped = await export_person(tables, ANNA)
    assert (plain.name, zipped.name) == ("ninety-eight.json", "ninety-eight.zip")
    assert len(zipped.data) < len(plain.data) / 5
    with zipfile.ZipFile(io.BytesIO(zipped.data)) as archive:
        assert archive.namelist() == ["ninety-eight.json"]
        assert archive.read("ninety-eight.json") == plain.data


async def test_an_export_of_nothing_is_readable_too(tables: Tables) -> None:
    exported = (await export_person(tables, ANNA)).data
    assert msgspec.json.format(exported) == exported
    assert msgspec.json.decode(exported)["log"] == []


async def test_somebody_forgotten_leaves_open_tables_and_an_anonymous_seat_in_the_others(tables: Tables) -> None:
    over = await game(tables, ANNA, BORIS)
    await tables.act(over, by(ANNA), GiveUp())
    playing = await game(tables, ANNA, BORIS)
    waiting = await lobby(tables, ANNA, CARLA, channel=CHANNEL + 1)
    await forget_person(tables, ANNA)

    assert (await tables.look(playing)).seats == (Seat(None, "normal"), Seat(BORIS))
    assert (await tables.look(playing)).host == BORIS
    assert (await tables.look(waiting)).seats == (Seat(CARLA),)
    snapshot = await tables.look(over)
    assert (snapshot.seats, snapshot.name(ANNA)) == ((Seat(FORGOTTEN), Seat(BORIS)), "")
    assert snapshot.phase is Phase.OVER
    finished = await tables.store.game(over)
    assert finished is not None
    assert [player.person for player in finished.players] == [None, BORIS]
    data = msgspec.json.decode((await export_person(tables, ANNA)).data)
    assert (data["log"], data["games"], data["hosted"], data["names"]) == ([], [], [], {})
    with refused(TableClause.NOT_SEATED):
        await tables.act(playing, by(ANNA), GiveUp())


async def test_the_log_of_a_table_with_a_forgotten_person_still_replays(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    await play_turn(tables, table)
    await play_turn(tables, table)
    await forget_person(tables, ANNA)
    tables.table_log.forget([table])
    snapshot = await tables.look(table)
    assert snapshot.turn == 3
    await tables.leave(table, by(BORIS))


async def test_somebody_forgotten_stands_nowhere_in_the_database(store: Store, clock: Clock) -> None:
    """Not in a checkpoint either; open and closed, seated, host, gone."""
    tables = Tables(store, INSTRUCTIONS, clock=clock)
    tables.table_log.checkpoint_every = 3
    ghost = 2**62 + 98  # nine bytes that nothing else has
    for channel in range(3):
        table = (await tables.open(by(ghost if channel == 1 else BORIS), 1, channel)).id
        await tables.join(table, by(BORIS if channel == 1 else ghost))
        await tables.start(table, by(ghost, moderator=True))
        await tables.act(table, by(BORIS), Start())
        await tables.act(table, by(ghost), Signal(0, Word.FREE))
        if channel == 2:
            await tables.act(table, by(BORIS), GiveUp())
    assert await _bytes_with(store, ghost)
    await forget_person(tables, ghost)
    assert not await _bytes_with(store, ghost)
    for row in await tables.open_in(1):
        for _ in range(4):
            await tables.act(row.id, by(BORIS), Signal(0, Word.FREE))
    assert not await _bytes_with(store, ghost)


@pytest.mark.parametrize("alone", [True, False])
async def test_a_table_opened_while_its_host_is_being_forgotten_has_no_ghost(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, *, alone: bool
) -> None:
    """Neither as a host nor in a seat that everybody waits for; not at the next start either."""
    await lobby(tables, ANNA, BORIS)
    opened: list[int] = []
    write = tables.store.write

    async def and_open(*changes: Change) -> None:
        await write(*changes)
        if isinstance(changes[0], ForgetRows) and not opened:
            opened.append(0)
            guests = () if alone else (CARLA,)
            opened.append(await game(tables, ANNA, *guests, channel=CHANNEL + 1))

    monkeypatch.setattr(tables.store, "write", and_open)
    await forget_person(tables, ANNA)
    for each in (tables, Tables(tables.store, INSTRUCTIONS)):
        snapshot = await each.look(opened[-1])
        assert all(seat.person != FORGOTTEN for seat in snapshot.seats)
        assert (snapshot.phase is Phase.OVER) is alone
        assert snapshot.host == (FORGOTTEN if alone else CARLA)
        with refused(TableClause.OVER if alone else TableClause.NOT_SEATED):
            await each.act(snapshot.id, by(ANNA), GiveUp())


async def _bytes_with(store: Store, person: int) -> list[bytes]:
    """The checkpoints that know them; from the columns they have gone."""
    needle = msgspec.msgpack.encode(person)
    stored = [row[0] for row in await store.read("SELECT checkpoint FROM tables WHERE checkpoint IS NOT NULL")]
    return [what for what in stored if needle in what]

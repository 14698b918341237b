"""From an empty channel to the deal."""

import pytest

from bot.rules import Clause, Options, Start
from bot.store import Store
from bot.tables import Phase, Reason, Seat, ServerSettings, Setup, TableClause, Tables
from tests.tables.scene import ANNA, BORIS, CARLA, CHANNEL, DARIO, GUILD, MARTHA, by, game, lobby, refused

FACE_TO_FACE = Setup("face-to-face")


async def test_a_lobby_opens_with_its_host_in_the_first_seat(tables: Tables) -> None:
    change = await tables.open(by(ANNA), GUILD, CHANNEL)
    assert (change.phase, change.host, change.seats) == (Phase.LOBBY, ANNA, (Seat(ANNA),))
    assert change.name(ANNA) == "Anna"
    assert await tables.find(CHANNEL) == change.id
    assert change.board() is None


async def test_a_channel_has_one_open_table(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    with refused(TableClause.CHANNEL_TAKEN) as no:
        await tables.open(by(BORIS), GUILD, CHANNEL)
    assert no.value.facts == {"table": table}
    await tables.end(table, by(ANNA))
    assert (await tables.open(by(BORIS), GUILD, CHANNEL)).host == BORIS
    assert (await tables.open(by(CARLA), GUILD, CHANNEL + 1)).host == CARLA


async def test_a_server_may_keep_hosting_to_some(tables: Tables) -> None:
    await tables.notes.set_server(GUILD, ServerSettings(hosts="moderators", host_role=9))
    with refused(TableClause.MAY_NOT_HOST):
        await tables.open(by(ANNA), GUILD, CHANNEL)
    from msgspec.structs import replace

    await tables.open(replace(by(ANNA), roles=frozenset({9})), GUILD, CHANNEL)
    await tables.open(by(BORIS, moderator=True), GUILD, CHANNEL + 1)


async def test_people_and_computer_players_take_seats_until_the_table_is_full(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    with refused(TableClause.SEATED):
        await tables.join(table, by(BORIS))
    with refused(TableClause.NOT_HOST):
        await tables.seat_computer(table, by(BORIS), "easy")
    await tables.seat_computer(table, by(ANNA), "expert")
    await tables.join(table, by(CARLA))
    change = await tables.join(table, by(DARIO))
    assert change.seats == (Seat(ANNA), Seat(BORIS), Seat(None, "expert"), Seat(CARLA), Seat(DARIO))
    with refused(TableClause.FULL):
        await tables.join(table, by(MARTHA))
    change = await tables.remove(table, by(ANNA), 2)
    assert change.seats == (Seat(ANNA), Seat(BORIS), Seat(CARLA), Seat(DARIO))


async def test_whoever_leaves_a_lobby_frees_the_seat_and_passes_hosting_on(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ANNA, BORIS, CARLA)
    change = await tables.leave(table, by(ANNA))
    assert (change.seats, change.host) == ((Seat(BORIS), Seat(CARLA)), BORIS)
    row = await store.table(table)
    assert row is not None
    assert row.host == BORIS
    with refused(TableClause.NOT_SEATED):
        await tables.leave(table, by(ANNA))


async def test_an_empty_lobby_ends_itself(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    await tables.seat_computer(table, by(ANNA))
    change = await tables.leave(table, by(ANNA))
    assert (change.phase, change.ended) == (Phase.OVER, Reason.EMPTY)
    with refused(TableClause.NO_TABLE):
        await tables.find(CHANNEL)


async def test_the_host_chooses_the_game(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    harder = Setup("extreme", Options(minimum=3, hand=-1, takebacks=False))
    assert (await tables.choose(table, by(ANNA), harder)).setup == harder
    with refused(TableClause.NOT_HOST):
        await tables.choose(table, by(BORIS), Setup())
    with refused(Clause.O15A):
        await tables.choose(table, by(ANNA), Setup("face-to-face", Options(minimum=3)))
    with refused(Clause.O15A):
        await tables.choose(table, by(ANNA), Setup("original", Options(minimum=7)))
    await tables.join(table, by(CARLA))
    with refused(TableClause.FULL):
        await tables.choose(table, by(ANNA), FACE_TO_FACE)


async def test_choosing_what_is_chosen_already_adds_no_row(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    before = await tables.look(table)
    assert (await tables.choose(table, by(ANNA), before.setup)).n == before.n


async def test_face_to_face_needs_two(tables: Tables) -> None:
    table = await lobby(tables, ANNA, setup=FACE_TO_FACE)
    with refused(TableClause.SEATS) as no:
        await tables.start(table, by(ANNA))
    assert no.value.facts == {"seated": 1, "fewest": 2, "most": 2}
    await tables.join(table, by(BORIS))
    with refused(TableClause.FULL):
        await tables.join(table, by(CARLA))
    change = await tables.start(table, by(ANNA))
    assert change.phase is Phase.PLAYING  # F3 draws lots
    assert change.turn == 1


async def test_the_team_sees_its_hands_and_then_somebody_starts(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS, CARLA)
    with refused(TableClause.NOT_STARTED):
        await tables.act(table, by(ANNA), Start())
    with refused(TableClause.NOT_HOST):
        await tables.start(table, by(BORIS))
    change = await tables.start(table, by(ANNA))
    assert (change.phase, change.turn, change.active) == (Phase.CHOOSING, 0, None)
    view = change.view_of(BORIS)
    assert view is not None
    assert len(view.hand) == 6
    change = await tables.act(table, by(BORIS), Start(), turn=0)
    assert (change.phase, change.turn, change.active) == (Phase.PLAYING, 1, 1)
    with refused(TableClause.STARTED):
        await tables.join(table, by(DARIO))
    with refused(TableClause.STARTED):
        await tables.start(table, by(ANNA))


async def test_a_moderator_may_do_what_the_host_may_and_it_is_logged(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    change = await tables.remove(table, by(MARTHA, moderator=True), 1)
    (entry,) = change.entries
    assert (entry.who, entry.whom) == (MARTHA, BORIS)
    assert getattr(entry.what, "moderator", None) is True
    change = await tables.end(table, by(MARTHA, moderator=True), "too late at night")
    assert change.ended is Reason.MODERATOR
    assert getattr(change.entries[0].what, "note", None) == "too late at night"


async def test_only_the_host_or_a_moderator_ends_a_table(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    with refused(TableClause.NOT_HOST):
        await tables.end(table, by(BORIS))
    change = await tables.end(table, by(ANNA))
    assert (change.phase, change.ended, change.outcome) == (Phase.OVER, Reason.HOST, None)
    with refused(TableClause.OVER):
        await tables.act(table, by(ANNA), Start())


async def test_there_is_no_such_table(tables: Tables) -> None:
    for request in (tables.look(1), tables.join(1, by(ANNA)), tables.entries(1), tables.rematch(1, by(ANNA))):
        with refused(TableClause.NO_TABLE):
            await request


@pytest.mark.parametrize("seat", [-1, 2, 99])
async def test_there_is_no_such_seat(tables: Tables, seat: int) -> None:
    table = await lobby(tables, ANNA, BORIS)
    with refused(TableClause.NO_SEAT):
        await tables.remove(table, by(ANNA), seat)

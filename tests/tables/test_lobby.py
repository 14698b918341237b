"""From an empty channel to the deal."""

import pytest
from msgspec.structs import replace

from bot.rules import Clause, Options, Start
from bot.store import Store
from bot.tables import (
    Began,
    Caller,
    Ended,
    HandedOver,
    Offered,
    Phase,
    Reason,
    Removed,
    Seat,
    ServerSettings,
    Setup,
    TableClause,
    Tables,
)
from tests.tables.scene import ANNA, BORIS, CARLA, CHANNEL, DARIO, GUILD, MARTHA, by, game, lobby, refused, to

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
    table = (await tables.open(replace(by(ANNA), roles=frozenset({9})), GUILD, CHANNEL)).id
    await tables.open(by(BORIS, moderator=True), GUILD, CHANNEL + 1)
    await tables.join(table, by(CARLA))
    await tables.end(table, by(ANNA))
    with refused(TableClause.MAY_NOT_HOST):
        await tables.rematch(table, by(CARLA))


async def test_a_server_may_keep_tables_to_some_channels_and_their_threads(tables: Tables) -> None:
    games, thread = CHANNEL + 7, CHANNEL + 8
    table = await lobby(tables, ANNA)
    await tables.end(table, by(ANNA))
    await tables.notes.set_server(GUILD, ServerSettings(channels=(games,)))
    for caller in (by(ANNA), by(MARTHA, moderator=True)):
        with refused(TableClause.CHANNEL_NOT_ALLOWED):
            await tables.open(caller, GUILD, CHANNEL)
    with refused(TableClause.CHANNEL_NOT_ALLOWED):
        await tables.open(by(ANNA), GUILD, thread, parent=CHANNEL)
    with refused(TableClause.CHANNEL_NOT_ALLOWED):
        await tables.rematch(table, by(ANNA))
    assert (await tables.open(by(ANNA), GUILD, games)).channel == games
    in_thread = await tables.open(by(ANNA), GUILD, thread, parent=games)
    await tables.end(in_thread.id, by(ANNA))
    assert (await tables.rematch(in_thread.id, by(ANNA), parent=games)).channel == thread
    await tables.open(by(ANNA), GUILD + 1, CHANNEL)  # another server's business


async def test_a_rematch_has_the_pace_that_the_server_has_now(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    await tables.end(table, by(ANNA))
    await tables.notes.set_server(GUILD, ServerSettings(remind=77.0))
    assert (await tables.rematch(table, by(ANNA))).pace.remind == 77.0


async def test_a_rematch_knows_the_names_of_the_last_game(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    await tables.end(table, by(ANNA))
    change = await tables.rematch(table, Caller(BORIS, interaction=1))
    assert (change.name(BORIS), change.name(ANNA)) == ("Boris", "Anna")


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
    assert (await tables.choose(table, by(ANNA), to(harder))).setup == harder
    with refused(TableClause.NOT_HOST):
        await tables.choose(table, by(BORIS), to(Setup()))
    with refused(Clause.O15A):
        await tables.choose(table, by(ANNA), to(Setup("face-to-face", Options(minimum=3))))
    with refused(Clause.O15A):
        await tables.choose(table, by(ANNA), to(Setup("original", Options(minimum=7))))
    await tables.join(table, by(CARLA))
    with refused(TableClause.FULL):
        await tables.choose(table, by(ANNA), to(FACE_TO_FACE))


async def test_two_who_sit_there_may_change_to_face_to_face(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    assert (await tables.choose(table, by(ANNA), to(FACE_TO_FACE))).setup == FACE_TO_FACE
    assert (await tables.start(table, by(ANNA))).phase is Phase.PLAYING


async def test_choosing_what_is_chosen_already_adds_no_row(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    before = await tables.look(table)
    assert (await tables.choose(table, by(ANNA), to(before.setup))).n == before.n


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
    """Who, what, to whom and why."""
    table = await lobby(tables, ANNA, BORIS, CARLA)
    martha = by(MARTHA, moderator=True)
    await tables.remove(table, martha, 2, "rude")
    await tables.start(table, by(MARTHA, moderator=True))
    await tables.offer_seat(table, by(MARTHA, moderator=True), 1, DARIO, "Dario", "asked for it")
    await tables.take_back_seat(table, by(DARIO))
    await tables.to_computer(table, by(MARTHA, moderator=True), 1, "easy", "asleep")
    change = await tables.end(table, by(MARTHA, moderator=True), "too late at night")
    assert change.ended is Reason.MODERATOR
    logged = [(e.what, e.whom) for e in await tables.entries(table) if e.who == MARTHA]
    assert [what for what, _ in logged if not isinstance(what, Began)] == [
        Removed(2, True, "rude"),
        Offered(1, "normal", True, "asked for it"),
        HandedOver(1, "easy", True, "asleep"),
        Ended(Reason.MODERATOR, "too late at night"),
    ]
    assert [whom for _, whom in logged] == [CARLA, None, DARIO, DARIO, None]


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

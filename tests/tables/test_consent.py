"""Nobody sits down but by themselves: rematches, offers, invitations, bars."""

import pytest

from bot.rules import EndTurn, GiveUp, Start
from bot.store import FORGOTTEN, Store
from bot.tables import Kept, Opened, Phase, Reason, Seat, Seated, Setup, TableClause, Tables, Terms, forget_person
from bot.tables.guests import KEPT_FOR
from tests.tables.scene import ANNA, BORIS, CARLA, CHANNEL, DARIO, GUILD, MARTHA, Clock, by, game, lobby, refused


async def rematch(tables: Tables, *people: int, asker: int, setup: Setup | None = None) -> int:
    """The lobby that comes of a game of these people."""
    table = await game(tables, *people, setup=setup)
    await tables.end(table, by(people[0]))
    return (await tables.rematch(table, by(asker))).id


# A rematch


async def test_a_rematch_seats_the_asker_and_the_computers_and_keeps_a_seat_for_the_others(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    await tables.seat_computer(table, by(ANNA), "expert")
    with refused(TableClause.STILL_ON):
        await tables.rematch(table, by(ANNA))
    await tables.end(table, by(ANNA))
    with refused(TableClause.NOT_PLAYED):
        await tables.rematch(table, by(CARLA))
    change = await tables.rematch(table, by(BORIS))
    assert [type(entry.what) for entry in change.entries] == [Opened, Kept, Seated]
    assert (change.phase, change.host, change.rematch_of) == (Phase.LOBBY, BORIS, table)
    assert change.seats == (Seat(BORIS), Seat(None, "expert"))
    assert change.kept == {ANNA: change.opened + KEPT_FOR}
    assert change.name(ANNA) == "Anna"
    with refused(TableClause.CHANNEL_TAKEN):
        await tables.rematch(table, by(ANNA))


async def test_a_kept_seat_is_taken_by_a_press(tables: Tables) -> None:
    table = await rematch(tables, ANNA, BORIS, asker=BORIS)
    change = await tables.join(table, by(ANNA))
    assert (change.seats, change.kept) == ((Seat(BORIS), Seat(ANNA)), {})


async def test_a_kept_seat_is_declined_by_a_press(tables: Tables) -> None:
    table = await rematch(tables, ANNA, BORIS, asker=BORIS, setup=Setup("face-to-face"))
    assert (await tables.leave(table, by(ANNA))).kept == {}
    await tables.join(table, by(CARLA))
    with refused(TableClause.NOT_SEATED):
        await tables.leave(table, by(ANNA))


async def test_nobody_else_gets_a_kept_seat_until_its_time_is_over(tables: Tables, clock: Clock) -> None:
    table = await rematch(tables, ANNA, BORIS, asker=BORIS, setup=Setup("face-to-face"))
    with refused(TableClause.KEPT) as no:
        await tables.join(table, by(CARLA))
    assert no.value.facts == {"until": clock.now + KEPT_FOR}
    with refused(TableClause.KEPT):
        await tables.seat_computer(table, by(BORIS))
    clock.pass_by(KEPT_FOR)
    assert (await tables.join(table, by(CARLA))).seats == (Seat(BORIS), Seat(CARLA))
    with refused(TableClause.FULL):
        await tables.join(table, by(ANNA))


async def test_free_seats_beside_the_kept_ones_are_for_everybody(tables: Tables) -> None:
    table = await rematch(tables, ANNA, BORIS, asker=BORIS)
    for person in (CARLA, DARIO, MARTHA):
        await tables.join(table, by(person))
    with refused(TableClause.KEPT):
        await tables.join(table, by(999))
    assert len((await tables.join(table, by(ANNA))).seats) == 5


async def test_the_host_may_start_without_them_and_they_are_not_dealt_in(tables: Tables) -> None:
    table = await rematch(tables, ANNA, BORIS, CARLA, asker=BORIS)
    change = await tables.start(table, by(BORIS))
    assert change.seats == (Seat(BORIS),)
    assert change.view_of(ANNA) == change.board()
    with refused(TableClause.STARTED):
        await tables.join(table, by(ANNA))


async def test_the_host_gives_a_kept_seat_up(tables: Tables) -> None:
    table = await rematch(tables, ANNA, BORIS, asker=BORIS, setup=Setup("face-to-face"))
    await tables.remove_person(table, by(BORIS), ANNA)
    assert len((await tables.seat_computer(table, by(BORIS))).seats) == 2


async def test_a_forgotten_person_does_not_come_back_in_a_rematch(tables: Tables) -> None:
    """Once: seats of number 0, for one of which the game waited."""
    table = await game(tables, ANNA, BORIS, CARLA)
    await tables.act(table, by(ANNA), GiveUp())
    for person in (ANNA, CARLA):
        await forget_person(tables, person)
    assert (await tables.look(table)).seats == (Seat(FORGOTTEN), Seat(BORIS), Seat(FORGOTTEN))
    change = await tables.rematch(table, by(BORIS))
    assert (change.seats, change.kept) == ((Seat(BORIS),), {})


async def test_a_seat_that_is_kept_is_forgotten_with_the_person(tables: Tables, store: Store) -> None:
    table = await rematch(tables, ANNA, BORIS, asker=BORIS, setup=Setup("face-to-face"))
    await forget_person(tables, ANNA)
    tables.table_log.forget([table])
    assert (await tables.look(table)).kept == {}
    assert (await tables.join(table, by(CARLA))).seats == (Seat(BORIS), Seat(CARLA))
    record = await store.record(table)
    assert record is not None
    assert ANNA not in record.names


async def test_nobody_is_dealt_a_hand_by_rematch_and_start_in_a_row(tables: Tables) -> None:
    """Once: rematch, start, end, and again: everybody was called each time."""
    table = await game(tables, ANNA, BORIS, CARLA)
    for _ in range(5):
        await tables.end(table, by(ANNA, moderator=True))
        table = (await tables.rematch(table, by(ANNA))).id
        assert (await tables.start(table, by(ANNA))).seats == (Seat(ANNA),)


# A seat that is offered


async def test_an_offered_seat_is_played_by_the_computer_until_somebody_comes(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    with refused(TableClause.SEATED):
        await tables.offer_seat(table, by(ANNA), 0, BORIS)
    with refused(TableClause.NOT_HOST):
        await tables.offer_seat(table, by(BORIS), 0, CARLA)
    change = await tables.offer_seat(table, by(ANNA), 0, CARLA, "Carla")
    assert change.seats == (Seat(CARLA, "normal", offered=True), Seat(BORIS))
    assert (change.host, change.name(CARLA)) == (BORIS, "Carla")
    with refused(TableClause.NOT_SEATED):
        await tables.act(table, by(ANNA), EndTurn())
    change = await tables.take_back_seat(table, by(CARLA))
    assert change.seats == (Seat(CARLA), Seat(BORIS))
    assert [(entry.who, entry.whom) for entry in change.entries] == [(CARLA, CARLA)]


async def test_the_last_person_is_not_replaced_by_one_who_has_not_come(tables: Tables) -> None:
    table = await game(tables, ANNA)
    with refused(TableClause.LAST_PERSON):
        await tables.offer_seat(table, by(MARTHA, moderator=True), 0, BORIS)


async def test_an_offered_seat_that_nobody_took_is_a_computers_in_a_rematch(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    await tables.offer_seat(table, by(ANNA), 1, CARLA, "Carla")
    await tables.end(table, by(ANNA))
    change = await tables.rematch(table, by(ANNA))
    assert (change.seats, change.kept) == ((Seat(ANNA), Seat(None, "normal")), {})


# Bars and invitations


async def test_whoever_is_barred_leaves_and_cannot_come_back(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS, CARLA)
    with refused(TableClause.NOT_HOST):
        await tables.remove_person(table, by(BORIS), CARLA, bar=True)
    assert (await tables.remove_person(table, by(ANNA), CARLA, bar=True)).seats == (Seat(ANNA), Seat(BORIS))
    with refused(TableClause.BARRED):
        await tables.join(table, by(CARLA))
    assert (await tables.remove_person(table, by(MARTHA, moderator=True), BORIS)).seats == (Seat(ANNA),)
    assert (await tables.join(table, by(BORIS))).seats == (Seat(ANNA), Seat(BORIS)), "without a bar"
    await tables.end(table, by(ANNA))
    again = (await tables.open(by(ANNA), GUILD, CHANNEL)).id
    await tables.join(again, by(CARLA))


async def test_somebody_can_be_barred_beforehand_and_again_without_a_row(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    change = await tables.remove_person(table, by(ANNA), CARLA, bar=True)
    assert (await tables.remove_person(table, by(ANNA), CARLA, bar=True)).n == change.n
    with refused(TableClause.BARRED):
        await tables.join(table, by(CARLA))
    await tables.invite(table, by(ANNA), CARLA, "Carla")
    await tables.join(table, by(CARLA))


@pytest.mark.parametrize("person", [ANNA, CARLA])
async def test_nobody_to_remove_is_told(tables: Tables, person: int) -> None:
    table = await lobby(tables, ANNA, BORIS)
    with refused(TableClause.NO_SEAT):
        await tables.remove_person(table, by(ANNA), person)


async def test_in_a_game_the_computer_plays_on_for_whoever_is_barred(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    change = await tables.remove_person(table, by(ANNA), BORIS, bar=True)
    assert change.seats == (Seat(ANNA), Seat(None, "normal"))
    with refused(TableClause.NOT_SEATED):
        await tables.take_back_seat(table, by(BORIS))
    with refused(TableClause.BARRED):
        await tables.offer_seat(table, by(ANNA), 1, BORIS)


async def test_a_bar_that_empties_a_table_ends_it(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    change = await tables.remove_person(table, by(MARTHA, moderator=True), ANNA, bar=True)
    assert (change.phase, change.ended) == (Phase.OVER, Reason.EMPTY)


async def test_a_private_table_is_for_the_invited(tables: Tables) -> None:
    table = (await tables.open(by(ANNA), GUILD, CHANNEL, Terms(private=True))).id
    for stranger in (by(BORIS), by(MARTHA, moderator=True)):
        with refused(TableClause.PRIVATE) as no:
            await tables.join(table, stranger)
        assert no.value.facts == {"host": ANNA}
    with refused(TableClause.NOT_HOST):
        await tables.invite(table, by(CARLA), CARLA)
    change = await tables.invite(table, by(ANNA), BORIS, "Boris")
    assert (change.seats, change.invited, change.name(BORIS)) == ((Seat(ANNA),), frozenset({BORIS}), "Boris")
    assert (await tables.invite(table, by(ANNA), BORIS)).n == change.n, "twice is once"
    change = await tables.join(table, by(BORIS))
    assert (change.seats, change.invited) == ((Seat(ANNA), Seat(BORIS)), frozenset())
    with refused(TableClause.SEATED):
        await tables.invite(table, by(ANNA), BORIS)


async def test_a_private_rematch_lets_in_who_sat_there(tables: Tables, clock: Clock) -> None:
    table = (await tables.open(by(ANNA), GUILD, CHANNEL, Terms(private=True))).id
    for person in (BORIS, CARLA):
        await tables.invite(table, by(ANNA), person)
        await tables.join(table, by(person))
    await tables.start(table, by(ANNA))
    await tables.act(table, by(ANNA), Start())
    await tables.act(table, by(ANNA), GiveUp())
    change = await tables.rematch(table, by(BORIS))
    assert change.private
    await tables.join(change.id, by(ANNA))
    with refused(TableClause.PRIVATE):
        await tables.join(change.id, by(DARIO))
    clock.pass_by(KEPT_FOR)
    with refused(TableClause.PRIVATE):
        await tables.join(change.id, by(CARLA))


async def test_guests_of_a_table_survive_its_replay(tables: Tables) -> None:
    table = (await tables.open(by(ANNA), GUILD, CHANNEL, Terms(private=True))).id
    await tables.invite(table, by(ANNA), BORIS)
    await tables.remove_person(table, by(ANNA), CARLA, bar=True)
    tables.table_log.forget([table])
    snapshot = await tables.look(table)
    assert (snapshot.private, snapshot.invited) == (True, frozenset({BORIS}))
    with refused(TableClause.BARRED):
        await tables.join(table, by(CARLA))

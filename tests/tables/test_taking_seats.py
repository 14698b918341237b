"""Who may take a computer player's seat in mid-game, and which."""

import asyncio

from bot.tables import (
    Change,
    Seat,
    TableClause,
    Tables,
    Terms,
    open_seats,
    take_seat,
    watch_hands,
)
from tests.tables.computers import crew, open_crew, play_anna
from tests.tables.scene import (
    ANNA,
    BORIS,
    CARLA,
    CHANNEL,
    DARIO,
    GUILD,
    MARTHA,
    by,
    game,
    refused,
)


async def test_only_where_the_host_allows_it(tables: Tables) -> None:
    table = await crew(tables, 1)
    with refused(TableClause.SEATS_CLOSED):
        await take_seat(tables, table, by(BORIS))
    with refused(TableClause.NOT_HOST):
        await open_seats(tables, table, by(BORIS), on=True)
    assert (await open_seats(tables, table, by(ANNA), on=True)).seats_open
    assert not (await open_seats(tables, table, by(ANNA), on=True)).entries, "twice is once"
    await open_seats(tables, table, by(MARTHA, moderator=True), on=False)
    with refused(TableClause.SEATS_CLOSED):
        await take_seat(tables, table, by(BORIS))


async def test_the_host_may_settle_it_before_the_deal_and_a_rematch_keeps_it(tables: Tables) -> None:
    table = (await tables.open(by(ANNA), GUILD, CHANNEL)).id
    await tables.seat_computer(table, by(ANNA))
    assert (await open_seats(tables, table, by(ANNA), on=True)).seats_open
    with refused(TableClause.NOT_STARTED):
        await take_seat(tables, table, by(BORIS))
    await tables.start(table, by(ANNA))
    assert (await take_seat(tables, table, by(BORIS))).seats == (Seat(ANNA), Seat(BORIS))
    await tables.end(table, by(ANNA))
    assert (await tables.rematch(table, by(ANNA))).seats_open


async def test_whoever_is_invited_takes_one_without_that_and_nobody_else(tables: Tables) -> None:
    table = await crew(tables, 1)
    await tables.invite(table, by(ANNA), BORIS)
    with refused(TableClause.SEATS_CLOSED):
        await take_seat(tables, table, by(CARLA))
    assert (await take_seat(tables, table, by(BORIS))).seats[1] == Seat(BORIS)


async def test_at_a_private_table_only_the_invited(tables: Tables) -> None:
    table = (await tables.open(by(ANNA), GUILD, CHANNEL, Terms(private=True))).id
    await tables.seat_computer(table, by(ANNA))
    await tables.start(table, by(ANNA))
    await open_seats(tables, table, by(ANNA), on=True)
    with refused(TableClause.PRIVATE):
        await take_seat(tables, table, by(BORIS))


async def test_of_two_at_once_one_gets_the_last_seat(tables: Tables) -> None:
    table = await open_crew(tables, 1)
    done = await asyncio.gather(
        *(take_seat(tables, table, by(each)) for each in (BORIS, CARLA)), return_exceptions=True
    )
    assert sorted(isinstance(each, Change) for each in done) == [False, True]
    assert sum(seat.human for seat in (await tables.look(table)).seats) == 2


async def test_of_two_at_once_each_gets_one_where_there_are_two(tables: Tables) -> None:
    table = await open_crew(tables, 2)
    await asyncio.gather(*(take_seat(tables, table, by(each)) for each in (BORIS, CARLA)))
    assert {seat.person for seat in (await tables.look(table)).seats} == {ANNA, BORIS, CARLA}


async def test_a_newcomer_gets_a_seat_whose_turn_it_is_not(tables: Tables) -> None:
    table = await open_crew(tables, 2)
    await play_anna(tables, table)
    change = await take_seat(tables, table, by(BORIS))
    assert (change.active, change.seat_of(BORIS)) == (1, 2)


async def test_nobody_knows_two_hands_of_a_game(tables: Tables) -> None:
    table = await open_crew(tables, 3)
    await take_seat(tables, table, by(BORIS))
    await tables.leave(table, by(BORIS))
    assert (await take_seat(tables, table, by(BORIS))).seat_of(BORIS) == 1, "back on their own"
    await tables.leave(table, by(BORIS))
    await take_seat(tables, table, by(CARLA))
    with refused(TableClause.OTHER_HAND):
        await take_seat(tables, table, by(BORIS))
    with refused(TableClause.OTHER_HAND):
        await tables.offer_seat(table, by(ANNA), 2, BORIS)


async def test_who_was_only_offered_a_seat_has_seen_nothing(tables: Tables) -> None:
    table = await open_crew(tables, 2)
    await tables.offer_seat(table, by(ANNA), 1, BORIS)
    await tables.leave(table, by(BORIS))
    await take_seat(tables, table, by(CARLA))
    assert (await take_seat(tables, table, by(BORIS))).seat_of(BORIS) == 2


async def test_barred_seated_and_watching_people_may_not(tables: Tables) -> None:
    table = (await tables.open(by(ANNA), GUILD, CHANNEL, Terms(open_hands=True))).id
    for _ in range(2):
        await tables.seat_computer(table, by(ANNA))
    await tables.start(table, by(ANNA))
    await open_seats(tables, table, by(ANNA), on=True)
    await watch_hands(tables, table, by(CARLA))
    await tables.remove_person(table, by(ANNA), DARIO, bar=True)
    with refused(TableClause.WATCHED):
        await take_seat(tables, table, by(CARLA))
    with refused(TableClause.BARRED):
        await take_seat(tables, table, by(DARIO))
    with refused(TableClause.SEATED):
        await take_seat(tables, table, by(ANNA))


async def test_coming_and_going_has_an_end(tables: Tables) -> None:
    table = await open_crew(tables, 1)
    for _ in range(5):
        await take_seat(tables, table, by(BORIS))
        await tables.leave(table, by(BORIS))
    with refused(TableClause.JOINS):
        await take_seat(tables, table, by(BORIS))


async def test_a_table_of_people_alone_has_no_seat_to_take(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    await open_seats(tables, table, by(ANNA), on=True)
    assert not (await tables.look(table)).has_seat_to_take
    with refused(TableClause.STARTED):
        await take_seat(tables, table, by(CARLA))

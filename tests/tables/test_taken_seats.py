"""A computer player's seat is taken in mid-game: nothing is lost, doubled or untrue, whatever was under way."""

from collections.abc import Sequence

import pytest

from bot.players.company import Company
from bot.rules import VARIANTS, Action, Clause, GiveUp, Play, Signal, Start, View, Word
from bot.store import Store
from bot.tables import (
    Acted,
    Phase,
    Seat,
    Setup,
    TableClause,
    Tables,
    Timers,
    forget_person,
    open_seats,
    take_seat,
)
from bot.tables.computer import plain_turn
from bot.tables.replay_log import replay_log
from bot.tables.rows import Level
from tests.channel.playing import Stacked
from tests.tables.computers import crew, open_crew, play_anna, until_anna, with_computer
from tests.tables.scene import (
    ANNA,
    BORIS,
    CARLA,
    INSTRUCTIONS,
    PAUSE,
    Clock,
    by,
    refused,
)


async def replays_as_it_is(tables: Tables, table: int) -> None:
    record = await tables.store.record(table)
    assert record is not None
    assert replay_log(record, await tables.store.log(table)) == await tables.table_log.look(table)


@pytest.mark.parametrize("variant", VARIANTS)
async def test_in_mid_turn_the_rest_of_it_is_theirs(tables: Tables, timers: Timers, clock: Clock, variant: str) -> None:
    table = await open_crew(tables, 1, Setup(variant))
    if (await tables.look(table)).active == 0:
        await play_anna(tables, table)
    clock.pass_by(PAUSE)
    (change,) = await timers.run_due()
    assert change.active == 1, "one card of it is played"
    played = change.board().state.played  # type: ignore[union-attr]
    taken = await take_seat(tables, table, by(BORIS))
    clock.pass_by(PAUSE)
    assert await timers.run_due() == [], "the computer plays no more"
    view = taken.view_of(BORIS)
    assert view is not None
    assert view.my_turn
    assert view.state.played == played
    after = await tables.act(table, by(BORIS), *plain_turn(view.state))
    assert after.active == 0 or after.phase is Phase.OVER
    await replays_as_it_is(tables, table)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("way", ["hands over", "leaves"])
async def test_given_back_in_mid_turn_the_computer_finishes_it(
    tables: Tables, timers: Timers, clock: Clock, variant: str, way: str
) -> None:
    """With a card of the computer's and one of theirs in it."""
    table = await open_crew(tables, 1, Setup(variant))
    if (await tables.look(table)).active == 0:
        await play_anna(tables, table)
    clock.pass_by(PAUSE)
    await timers.run_due()
    taken = await take_seat(tables, table, by(BORIS))
    view = taken.view_of(BORIS)
    assert view is not None
    first, *_ = plain_turn(view.state)
    change = await tables.act(table, by(BORIS), first)
    assert change.active == 1
    await (tables.to_computer(table, by(BORIS)) if way == "hands over" else tables.leave(table, by(BORIS)))
    given = (await tables.look(table)).board()
    assert given is not None
    assert len(given.state.played) == 2
    await until_anna(tables, timers, table, clock)
    acted = [e for e in await tables.entries(table) if isinstance(e.what, Acted) and e.what.seat == 1]
    assert [e.who for e in acted[:2]] == [None, BORIS]
    assert all(e.who is None for e in acted[2:])
    assert (await tables.look(table)).active == 0 or (await tables.look(table)).phase is Phase.OVER
    await replays_as_it_is(tables, table)


async def test_in_its_turn_and_given_back_the_computer_goes_on(tables: Tables, timers: Timers, clock: Clock) -> None:
    table = await with_computer(tables)
    await open_seats(tables, table, by(ANNA), on=True)
    await take_seat(tables, table, by(BORIS))
    await tables.to_computer(table, by(BORIS))
    assert (await tables.look(table)).seats[1] == Seat(BORIS, "normal")
    with refused(TableClause.STARTED):
        await take_seat(tables, table, by(CARLA))  # it is kept for Boris
    assert (await take_seat(tables, table, by(BORIS))).seats[1] == Seat(BORIS)
    await tables.leave(table, by(BORIS))
    assert await until_anna(tables, timers, table, clock) >= 1
    await replays_as_it_is(tables, table)


@pytest.mark.parametrize("doing", ["plays", "speaks", "claims"])
async def test_a_computers_move_in_flight_is_neither_lost_nor_doubled(tables: Tables, clock: Clock, doing: str) -> None:
    """It has thought about its move; meanwhile somebody sits there."""
    table = await (crew(tables, 1) if doing == "claims" else with_computer(tables))
    await open_seats(tables, table, by(ANNA), on=True)
    before = await tables.look(table)
    view = before.view(1)
    assert view is not None
    moves: dict[str, list[Action]] = {
        "plays": [view.plays()[0]] if view.plays() else [],
        "speaks": [Signal(0, Word.KEEP_OFF)],
        "claims": [Start()],
    }
    await take_seat(tables, table, by(BORIS))
    with refused(TableClause.STALE):
        await tables.act_by_computer(table, 1, moves[doing], before.moment)
    await tables.act(table, by(BORIS), *moves[doing])
    assert [e.what for e in await tables.entries(table) if isinstance(e.what, Acted)].count(
        Acted(1, moves[doing][0])
    ) == 1


async def test_while_the_computer_thinks_somebody_may_sit_down(tables: Tables, clock: Clock) -> None:
    table = await with_computer(tables)
    await open_seats(tables, table, by(ANNA), on=True)

    async def choose(view: View, level: Level, server: int, company: Company) -> Sequence[Action]:
        await take_seat(tables, table, by(BORIS))
        return plain_turn(view.state)

    clock.pass_by(PAUSE)
    timers = Timers(tables, choose)
    await timers.run_due()
    snapshot = await tables.look(table)
    assert (snapshot.active, snapshot.seats[1]) == (1, Seat(BORIS))
    assert not any(e.who is None for e in await tables.entries(table) if isinstance(e.what, Acted))
    clock.pass_by(PAUSE)
    assert await timers.run_due() == []


async def test_what_the_computer_has_said_stays_said_and_can_be_taken_back(tables: Tables) -> None:
    table = await open_crew(tables, 1)
    moment = (await tables.look(table)).moment
    await tables.act_by_computer(table, 1, [Signal(2, Word.KEEP_OFF)], moment)
    change = await take_seat(tables, table, by(BORIS))
    view = change.board()
    assert view is not None
    assert [(said.seat, said.pile) for said in view.state.signals] == [(1, 2)]
    await tables.act(table, by(BORIS), Signal(2, None))
    assert (await tables.look(table)).board().state.signals == ()  # type: ignore[union-attr]
    await replays_as_it_is(tables, table)


async def test_X10_under_silence_they_sit_down_and_say_nothing(store: Store) -> None:
    variant = Setup("extreme").game(2, INSTRUCTIONS)
    deck = sorted(variant.cards, key=lambda card: (mark := variant.mark(card)) is None or mark.value != "silence")
    tables = Tables(store, INSTRUCTIONS, random=Stacked(deck))
    table = await open_crew(tables, 1, Setup("extreme"))
    await tables.act(table, by(ANNA), Play(deck[0], 0))
    assert (await take_seat(tables, table, by(BORIS))).seats[1] == Seat(BORIS)
    with refused(Clause.X10):
        await tables.act(table, by(BORIS), Signal(0, Word.FREE))


async def test_what_the_computer_played_stays_its_own_in_the_record(
    tables: Tables, timers: Timers, clock: Clock
) -> None:
    table = await with_computer(tables)
    await open_seats(tables, table, by(ANNA), on=True)
    await until_anna(tables, timers, table, clock)
    await take_seat(tables, table, by(BORIS))
    await tables.act(table, by(ANNA), GiveUp())
    row = await tables.store.game(table)
    assert row is not None
    assert [player.person for player in row.players] == [ANNA, BORIS]
    companies = await tables.store.read("SELECT company FROM games WHERE id = ?", table)
    assert companies == [("expert",)], "no game among people alone"


async def test_a_seat_taken_before_its_first_card_makes_a_game_among_people(tables: Tables) -> None:
    table = await open_crew(tables, 1)
    await take_seat(tables, table, by(BORIS))
    await tables.act(table, by(ANNA), GiveUp())
    assert await tables.store.read("SELECT company FROM games WHERE id = ?", table) == [("",)]


async def test_opened_seats_stay_open_when_the_host_is_forgotten(tables: Tables) -> None:
    table = await open_crew(tables, 2)
    await take_seat(tables, table, by(BORIS))
    await forget_person(tables, ANNA)
    assert (await tables.look(table)).seats_open
    assert (await take_seat(tables, table, by(CARLA))).seat_of(CARLA) is not None
    await replays_as_it_is(tables, table)


async def test_whoever_has_just_sat_down_is_not_called_at_once(tables: Tables, clock: Clock) -> None:
    table = await with_computer(tables)
    await open_seats(tables, table, by(ANNA), on=True)
    assert (await take_seat(tables, table, by(BORIS))).acted_at(1) == clock()
    assert any(isinstance(play, Play) for play in (await tables.look(table)).view(1).plays())  # type: ignore[union-attr]

"""How much of one thing a table, a host and a server take."""

import asyncio
from random import Random

from bot.rules import Play, Refused, Signal, TakeBack, View, Word, can_finish
from bot.store import Store
from bot.tables import ServerSettings, Setup, TableClause, Tables, Timers
from bot.tables.limits import GUEST_CHANGES, HAND_OVERS, JOINS, LOBBY_CHANGES, SIGNALS, TAKE_BACKS
from tests.tables.scene import (
    ANNA,
    BORIS,
    CARLA,
    CHANNEL,
    GUILD,
    INSTRUCTIONS,
    MARTHA,
    PAUSE,
    Clock,
    by,
    game,
    lobby,
    play_turn,
    refused,
    to,
)


async def view_of(tables: Tables, table: int, person: int) -> View:
    view = (await tables.look(table)).view_of(person)
    assert view is not None
    return view


# A turn


async def test_a_person_signals_so_often_in_a_turn_and_again_in_the_next(tables: Tables) -> None:
    """Once: a row a click, 86,400 a day."""
    table = await game(tables, ANNA, BORIS, CARLA)
    for number in range(SIGNALS):
        await tables.act(table, by(BORIS), Signal(number % 4, Word.FREE if number % 2 else None))
    n = (await tables.look(table)).n
    with refused(TableClause.SIGNALS) as no:
        await tables.act(table, by(BORIS), Signal(0, Word.KEEP_OFF))
    assert no.value.facts == {"most": SIGNALS}
    assert (await tables.look(table)).n == n
    await tables.act(table, by(CARLA), Signal(0, Word.KEEP_OFF))
    tables.table_log.forget([table])
    with refused(TableClause.SIGNALS):
        await tables.act(table, by(BORIS), Signal(0, Word.KEEP_OFF))
    await tables.act(table, by(BORIS, moderator=True), Signal(0, Word.KEEP_OFF))
    await play_turn(tables, table)
    await tables.act(table, by(BORIS), Signal(0, Word.FREE))


async def test_a_seat_goes_to_the_computer_so_often_in_a_turn_and_again_in_the_next(tables: Tables) -> None:
    """Each time is two rows, with the way back."""
    table = await game(tables, ANNA, BORIS)
    for _ in range(HAND_OVERS):
        await tables.to_computer(table, by(BORIS))
        await tables.take_back_seat(table, by(BORIS))
    with refused(TableClause.HAND_OVERS) as no:
        await tables.to_computer(table, by(BORIS))
    assert no.value.facts == {"most": HAND_OVERS}
    await tables.to_computer(table, by(ANNA))
    await tables.take_back_seat(table, by(ANNA))
    await tables.to_computer(table, by(MARTHA, moderator=True), 1)
    await tables.take_back_seat(table, by(BORIS))
    await play_turn(tables, table)
    await tables.to_computer(table, by(BORIS))


async def test_the_same_hint_again_is_no_further_row(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    first = await tables.note_hint(table, by(ANNA))
    for _ in range(5):
        assert (await tables.note_hint(table, by(ANNA))).n == first.n
    view = await view_of(tables, table, ANNA)
    played = await tables.act(table, by(ANNA), next(view.state.plays()))
    assert (await tables.note_hint(table, by(ANNA))).n == played.n + 1


async def test_computer_players_are_not_refused_their_signals(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    await tables.seat_computer(table, by(ANNA))
    await tables.start(table, by(ANNA))
    moment = (await tables.look(table)).moment
    for number in range(SIGNALS + 3):
        await tables.act_by_computer(table, 1, [Signal(number % 4, Word.FREE)], moment)


async def test_cards_are_taken_back_so_often_in_a_turn(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    play = (await view_of(tables, table, ANNA)).plays()[0]
    for _ in range(TAKE_BACKS):
        await tables.act(table, by(ANNA), play, TakeBack())
    await tables.act(table, by(ANNA), play)
    with refused(TableClause.TAKE_BACKS) as no:
        await tables.act(table, by(ANNA), TakeBack())
    assert no.value.facts == {"most": TAKE_BACKS}
    await tables.act(table, by(ANNA, moderator=True), TakeBack())
    await play_turn(tables, table)
    play = (await view_of(tables, table, BORIS)).plays()[0]
    await tables.act(table, by(BORIS), play, TakeBack())


async def test_nobody_is_left_in_a_dead_end_without_take_backs(store: Store, clock: Clock) -> None:
    """Whatever is pressed after the last one: the turn can be finished, or cards come back."""
    proven = 0
    for seed in range(40):
        random = Random(seed)
        tables = Tables(store, INSTRUCTIONS, clock=clock, random=random, pause=PAUSE)
        table = await game(tables, ANNA, setup=Setup("extreme"), channel=seed)
        view = await view_of(tables, table, ANNA)
        play = next(each for each in view.plays() if not view.state.after(each).turn_over)
        for _ in range(TAKE_BACKS):
            await tables.act(table, by(ANNA), play, TakeBack())
        turn = (await tables.look(table)).turn
        while (await tables.look(table)).turn == turn:
            view = await view_of(tables, table, ANNA)
            assert can_finish(view.state)
            dead = [each for each in view.plays() if _is_dead_end(view, each)]
            for each in dead:
                with refused(TableClause.DEAD_END):
                    await tables.act(table, by(ANNA), each)
                proven += 1
            good = [each for each in view.plays() if each not in dead]
            if not good:
                break
            await tables.act(table, by(ANNA), random.choice(good))
        await tables.end(table, by(ANNA))
    assert proven > 0


def _is_dead_end(view: View, play: Play) -> bool:
    after = view.state.after(play)
    return not after.turn_over and not can_finish(after)


async def test_out_of_a_dead_end_cards_come_back_as_ever(store: Store, clock: Clock) -> None:
    for seed in range(200):
        tables = Tables(store, INSTRUCTIONS, clock=clock, random=Random(seed), pause=PAUSE)
        table = await game(tables, ANNA, setup=Setup("extreme"), channel=seed)
        view = await view_of(tables, table, ANNA)
        dead = [each for each in view.plays() if _is_dead_end(view, each)]
        if dead:
            break
    good = next(each for each in view.plays() if each not in dead and not view.state.after(each).turn_over)
    for _ in range(TAKE_BACKS - 1):
        await tables.act(table, by(ANNA), good, TakeBack())
    await tables.act(table, by(ANNA), dead[0])
    await tables.act(table, by(ANNA), TakeBack())
    with refused(TableClause.DEAD_END):
        await tables.act(table, by(ANNA), dead[0])


# A lobby


async def test_somebody_sits_down_so_often_at_one_table(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    for _ in range(JOINS):
        await tables.join(table, by(BORIS))
        await tables.leave(table, by(BORIS))
    with refused(TableClause.JOINS):
        await tables.join(table, by(BORIS))
    await tables.join(table, by(BORIS, moderator=True))
    await tables.join(table, by(CARLA))


async def test_a_lobby_is_changed_so_often(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    for number in range(LOBBY_CHANGES // 2):
        await tables.seat_computer(table, by(ANNA))
        await tables.remove(table, by(ANNA), 1)
        await tables.choose(table, by(ANNA), to(Setup("extreme", shuffled=number % 2 == 0)))
    with refused(TableClause.LOBBY_CHANGES):
        await tables.seat_computer(table, by(ANNA))
    with refused(TableClause.LOBBY_CHANGES):
        await tables.choose(table, by(ANNA), to(Setup()))
    await tables.start(table, by(ANNA))


async def test_so_many_are_invited_and_barred_at_one_table(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    for _ in range(GUEST_CHANGES // 2):
        await tables.invite(table, by(ANNA), BORIS)
        await tables.remove_person(table, by(ANNA), BORIS, bar=True)
    with refused(TableClause.GUEST_CHANGES):
        await tables.invite(table, by(ANNA), BORIS)
    with refused(TableClause.GUEST_CHANGES):
        await tables.remove_person(table, by(ANNA), CARLA, bar=True)
    await tables.invite(table, by(MARTHA, moderator=True), BORIS)


# A host and a server


async def test_a_host_has_so_many_open_tables(tables: Tables) -> None:
    """Once: tables in a hundred channels."""
    opened = [(await tables.open(by(ANNA), GUILD, channel)).id for channel in range(3)]
    with refused(TableClause.HOST_TABLES) as no:
        await tables.open(by(ANNA), GUILD, 3)
    assert no.value.facts == {"most": 3}
    await tables.open(by(ANNA), GUILD + 1, 4)
    await tables.open(by(BORIS), GUILD, 5)
    await tables.open(by(ANNA, moderator=True), GUILD, 6)
    await tables.end(opened[0], by(ANNA))
    with refused(TableClause.HOST_TABLES):
        await tables.rematch(opened[0], by(ANNA))
    await tables.end(opened[1], by(ANNA))
    await tables.rematch(opened[0], by(ANNA))


async def test_a_server_has_so_many_open_tables(tables: Tables) -> None:
    await tables.notes.set_server(GUILD, ServerSettings(tables_per_host=2, tables_per_server=4))
    for channel in range(4):
        await tables.open(by(1000 + channel), GUILD, channel)
    with refused(TableClause.SERVER_TABLES) as no:
        await tables.open(by(ANNA), GUILD, CHANNEL)
    assert no.value.facts == {"most": 4}
    await tables.open(by(MARTHA, moderator=True), GUILD, CHANNEL)


async def test_many_clicks_at_once_open_no_more(tables: Tables) -> None:
    clicks = (tables.open(by(ANNA), GUILD, channel) for channel in range(20))
    results = await asyncio.gather(*clicks, return_exceptions=True)
    refusals = [result.clause for result in results if isinstance(result, Refused)]
    assert refusals == [TableClause.HOST_TABLES] * 17
    assert len(await tables.open_in(GUILD)) == 3


async def test_a_click_that_opened_the_last_table_is_answered_as_done(tables: Tables) -> None:
    for channel in range(2):
        await tables.open(by(ANNA), GUILD, channel)
    click = by(ANNA)
    first = await tables.open(click, GUILD, 2)
    again = await tables.open(click, GUILD, 2)
    assert (again.id, again.repeated) == (first.id, True)


async def test_a_table_that_closes_makes_room(tables: Tables, clock: Clock) -> None:
    await tables.notes.set_server(GUILD, ServerSettings(tables_per_host=1))
    await tables.open(by(ANNA), GUILD, CHANNEL)
    clock.pass_by(90_000.0)
    await Timers(tables).run_due()
    await tables.open(by(ANNA), GUILD, CHANNEL + 1)

"""Whether anybody may ask for a hint: not where the table plays without, and against people only once all agree."""

import msgspec

from bot.rules import GiveUp, Start
from bot.tables import Agreed, Caller, Setup, TableClause, Tables, agree_to_hints, game_row
from tests.tables.scene import ANNA, BORIS, CARLA, MARTHA, by, game, lobby, refused, to

DUEL = Setup("face-to-face")


async def ask(tables: Tables, table: int, person: int) -> None:
    await tables.note_hint(table, by(person))


async def test_a_table_without_hints_refuses_them_and_its_record_tells(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    await tables.choose(table, by(ANNA), to(Setup(hints=False)))
    started = await tables.start(table, by(ANNA))
    if started.active is None:
        await tables.act(table, by(ANNA), Start())
    tables.table_log.forget([table])
    with refused(TableClause.HINTS_OFF):
        await ask(tables, table, ANNA)
    over = await tables.act(table, by(ANNA), GiveUp())
    assert game_row(over._table).options == "no-hints take-backs"
    assert not (await tables.rematch(table, by(ANNA))).setup.hints


def test_a_setup_from_an_older_log_has_hints() -> None:
    old = msgspec.msgpack.encode(["original", {}, False, None])
    assert msgspec.msgpack.decode(old, type=Setup).hints


async def test_against_a_person_both_have_to_agree(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS, setup=DUEL)
    with refused(TableClause.HINTS_NOT_AGREED) as no:
        await ask(tables, table, ANNA)
    assert no.value.facts == {"seat": 0}
    change = await agree_to_hints(tables, table, by(ANNA))
    assert [entry.what for entry in change.entries] == [Agreed(0)]
    assert not (await agree_to_hints(tables, table, by(ANNA))).entries, "twice is once"
    with refused(TableClause.HINTS_NOT_AGREED) as no:
        await ask(tables, table, ANNA)
    assert no.value.facts == {"seat": 1}
    await agree_to_hints(tables, table, by(BORIS))
    tables.table_log.forget([table])
    await ask(tables, table, ANNA)


async def test_an_agreement_leaves_with_whoever_gave_it(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS, setup=DUEL)
    for person in (ANNA, BORIS):
        await agree_to_hints(tables, table, by(person))
    await tables.offer_seat(table, by(ANNA), 1, CARLA)
    await ask(tables, table, ANNA)  # a computer player minds nothing
    await tables.take_back_seat(table, by(CARLA))
    with refused(TableClause.HINTS_NOT_AGREED):
        await ask(tables, table, ANNA)


async def test_nobody_agrees_for_others_or_where_there_is_nothing_to_agree_to(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS, setup=DUEL)
    with refused(TableClause.NOT_SEATED):
        await agree_to_hints(tables, table, Caller(MARTHA, moderator=True))
    together = await game(tables, ANNA, BORIS, channel=801)
    assert not (await agree_to_hints(tables, together, by(ANNA))).entries
    without = await game(tables, ANNA, BORIS, setup=Setup("face-to-face", hints=False), channel=802)
    with refused(TableClause.HINTS_OFF):
        await agree_to_hints(tables, without, by(ANNA))


async def test_against_the_computer_nobody_has_to_be_asked(tables: Tables) -> None:
    table = await lobby(tables, ANNA, setup=DUEL)
    await tables.seat_computer(table, by(ANNA))
    assert (await tables.start(table, by(ANNA))).hints_wait_for == ()


async def test_agreeing_is_not_playing(tables: Tables) -> None:
    """The clock of whoever is waited for runs on, whatever the other one presses."""
    table = await game(tables, ANNA, BORIS, setup=DUEL)
    before = await tables.look(table)
    after = await agree_to_hints(tables, table, by(BORIS))
    assert (after.moment, after.turn, after.quiet_since) == (before.moment, before.turn, before.quiet_since)

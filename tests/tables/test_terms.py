"""What a table agrees on before the deal: options, tempo, who may come, presets, and what is remembered of it."""

import pytest
from msgspec.structs import replace

from bot.rules import VARIANTS, Option, Options
from bot.store import TableChoices
from bot.tables import PRESETS, Seated, SeatsOpened, Setup, Silence, TableClause, Tables, Tempo, Terms, Timers
from bot.tables.rows import Chosen, Opened, Pace, decode, encode
from bot.tables.tempo import turn_pace
from tests.tables.scene import ANNA, BORIS, CHANNEL, GUILD, PAUSE, Clock, by, game, lobby, refused

HOUR = 3600.0
EVERYTHING = (*Option,)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("tempo", Tempo)
def test_options_and_terms_say_the_same(variant: str, tempo: Tempo) -> None:
    terms = Terms.of_options(variant, EVERYTHING, tempo)
    assert terms.chosen == {*terms.offered}
    assert Terms.of_options(variant, terms.chosen, tempo) == terms
    assert Terms.of_options(variant, (), tempo).chosen == frozenset()


@pytest.mark.parametrize("variant", VARIANTS)
def test_another_game_keeps_what_it_knows(variant: str) -> None:
    hard = Terms.of_options("extreme", EVERYTHING, Tempo.DAY)
    changed = hard.changed(variant=variant)
    assert changed.chosen == hard.chosen & {*changed.offered}
    assert changed.setup.tempo == Tempo.DAY


async def test_the_lobby_takes_a_change_and_the_log_replays_to_the_same(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    on = (Option.PRIVATE, Option.OPEN_SEATS, Option.OPEN_HANDS, Option.NO_HINTS)
    change = await tables.choose(table, by(ANNA), lambda terms: terms.changed(on=on, tempo=Tempo.WEEK))
    assert change.terms.chosen == {*on, Option.TAKE_BACKS}
    assert (change.private, change.open_hands, change.seats_open) == (True, True, True)
    tables.table_log.forget([table])
    assert (await tables.look(table)).terms == change.terms
    with refused(TableClause.PRIVATE):
        await tables.join(table, by(BORIS))
    change = await tables.choose(table, by(ANNA), lambda terms: terms.changed(off=on))
    assert (change.private, change.open_hands, change.seats_open) == (False, False, False)
    assert (await tables.join(table, by(BORIS))).seat_of(BORIS) == 1


async def test_nothing_is_written_where_nothing_changes(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    before = await tables.look(table)
    assert (await tables.choose(table, by(ANNA), lambda terms: terms)).n == before.n


async def test_a_change_of_seats_alone_is_two_rows_and_one_of_options_one(tables: Tables) -> None:
    table = await lobby(tables, ANNA)
    change = await tables.choose(table, by(ANNA), lambda terms: terms.changed(on=[Option.THREE]))
    assert [type(entry.what) for entry in change.entries] == [Chosen]
    change = await tables.choose(table, by(ANNA), lambda terms: terms.changed(on=[Option.OPEN_SEATS]))
    assert [type(entry.what) for entry in change.entries] == [Chosen, SeatsOpened]


async def test_a_game_that_is_played_on_keeps_its_rules_but_not_its_tempo_nor_its_doors(tables: Tables) -> None:
    from bot.tables import PlayedOn

    table = (await tables.open(by(ANNA), GUILD, CHANNEL, Terms(Setup(seats=2)), played_on=PlayedOn(1, 3))).id
    with refused(TableClause.PLAYED_ON):
        await tables.choose(table, by(ANNA), lambda terms: terms.changed(on=[Option.THREE]))
    change = await tables.choose(
        table, by(ANNA), lambda terms: terms.changed(on=[Option.OPEN_HANDS], tempo=Tempo.QUICK)
    )
    assert (change.open_hands, change.setup.tempo, change.setup.seats) == (True, Tempo.QUICK, 2)


async def test_computer_players_sit_down_as_the_table_opens(tables: Tables) -> None:
    change = await tables.open(by(ANNA), GUILD, CHANNEL, Terms(open_seats=True), computers=["easy", "expert"])
    assert [seat.level for seat in change.seats] == [None, "easy", "expert"]
    assert change.seats_open
    assert [type(entry.what) for entry in change.entries] == [Opened, SeatsOpened, Seated, Seated]


async def test_more_of_them_than_there_are_seats_are_refused_and_no_table_opens(tables: Tables) -> None:
    with refused(TableClause.FULL):
        await tables.open(by(ANNA), GUILD, CHANNEL, Terms(Setup("face-to-face")), computers=["easy", "easy"])
    assert await tables.store.table_in(CHANNEL) is None


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("preset", PRESETS)
async def test_every_preset_goes_with_every_game(tables: Tables, variant: str, preset: str) -> None:
    terms = PRESETS[preset].terms(variant)
    assert terms.setup.variant == (PRESETS[preset].variant or variant)
    fewest = terms.setup.seat_counts[0]
    change = await tables.open(by(ANNA), GUILD, CHANNEL, terms, computers=["easy"] * (fewest - 1))
    assert (await tables.start(change.id, by(ANNA))).setup == terms.setup


@pytest.mark.parametrize(("tempo", "remind", "turn"), [("day", 18, 24), ("three-days", 54, 72), ("week", 120, 168)])
async def test_with_days_for_a_turn_the_reminder_comes_late_and_the_rest_after_it(
    tables: Tables, clock: Clock, tempo: str, remind: int, turn: int
) -> None:
    table = await game(tables, ANNA, BORIS, setup=Setup(tempo=tempo))
    timers = Timers(tables)

    async def silence_at(hours: float) -> Silence:
        clock.now = start + hours * HOUR
        await timers.run_due()
        return (await tables.look(table)).silence

    start = clock.now
    assert await silence_at(remind - 0.1) is Silence.FRESH
    assert await silence_at(remind + 0.1) is Silence.REMINDED
    assert await silence_at(turn - 0.1) is Silence.REMINDED
    assert await silence_at(turn + 0.3) is Silence.RELEASED
    assert await silence_at(7 * turn) is Silence.RELEASED
    assert (await tables.look(table)).closed is None
    await silence_at(9 * turn)
    assert (await tables.look(table)).closed is not None


@pytest.mark.parametrize(("tempo", "factor"), [("usual", 1.0), ("quick", 0.25), ("unhurried", 2.5), ("unknown", 1.0)])
async def test_a_tempo_is_that_of_the_computer_players(tables: Tables, clock: Clock, tempo: str, factor: float) -> None:
    change = await tables.open(by(ANNA), GUILD, CHANNEL, Terms(Setup(tempo=tempo)), computers=["easy"])
    await tables.start(change.id, by(ANNA))
    await tables.hurry(change.id, by(ANNA))
    timers = Timers(tables)
    clock.now += factor * PAUSE - 0.01
    assert await timers.run_due() == []
    clock.now += 0.02
    assert len(await timers.run_due()) == 1


def test_the_usual_is_as_the_server_has_it() -> None:
    pace = Pace(1.0, 2.0, 3.0)
    assert all(turn_pace(tempo, pace) == pace for tempo in ("usual", "quick", "unhurried", "unknown"))


def test_an_older_row_changes_neither_doors_nor_tempo() -> None:
    """As it was written before there was either."""
    old = encode(Chosen(Setup("original", Options(3))))
    assert decode(old) == Chosen(replace(Setup("original", Options(3)), tempo="usual"), None, None)


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_remembered_comes_back(variant: str) -> None:
    terms = Terms.of_options(variant, (Option.THREE, Option.PRIVATE, Option.OPEN_SEATS), Tempo.QUICK)
    assert Terms.remembered(terms.to_remember()) == terms


def test_the_usual_need_not_be_remembered_and_the_unknown_is_usual() -> None:
    assert Terms().to_remember() is None
    assert Terms.remembered(None) == Terms()
    assert Terms.remembered(TableChoices("poker", ("three",), "day")) == Terms()
    assert Terms.remembered(TableChoices("original", ("take-backs", "chaos"), "lightning")) == Terms()

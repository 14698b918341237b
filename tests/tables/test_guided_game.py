"""The guided first game: real cards, chosen so that whoever follows the guide learns all of it and wins."""

import pytest

from bot.data_files import first_game
from bot.players.pool import Pool
from bot.rules import EndTurn, Play, View
from bot.store import Store
from bot.tables import FirstGame, GuideLeft, Phase, Snapshot, Tables, Timers
from bot.tables import TableClause as T
from bot.text import LANGUAGES
from bot.ui.first_game import Lesson, guide_lines, lesson_of, next_step
from tests.tables.computers import talkers
from tests.tables.scene import ANNA, BORIS, CHANNEL, GUILD, PAUSE, Clock, by, refused
from tests.text.files import TEXTS

SAY = TEXTS.speak("en")
ALL = [lesson for lesson in Lesson if lesson not in (Lesson.TALK, Lesson.STUCK)]


async def guided(tables: Tables) -> int:
    return (await tables.play_guided(by(ANNA), GUILD, CHANNEL, FirstGame(*first_game()))).id


async def follow(tables: Tables, timers: Timers, table: int, clock: Clock) -> tuple[list[Lesson], int]:
    """To the end: what was taught, in this order, and in how many turns."""
    told, turns = list[Lesson](), set[int]()
    for _ in range(200):
        await timers.run_due()
        snapshot = await tables.look(table)
        if snapshot.phase is Phase.OVER:
            return told, len(turns)
        view = own_view(snapshot)
        lesson = lesson_of(snapshot, view)
        told += [lesson] if lesson and lesson not in told else []
        if snapshot.active == 0:
            turns.add(snapshot.turn)
            await tables.act(table, by(ANNA), next_step(view) or EndTurn())
        clock.pass_by(PAUSE)
    pytest.fail("the guided game did not come to its end")


async def test_whoever_follows_the_guide_learns_everything_and_wins_within_three_minutes(
    tables: Tables, pool: Pool, clock: Clock
) -> None:
    """Three minutes: at most seven turns of one's own, each of two or three presses, a look and some reading."""
    table = await guided(tables)
    told, turns = await follow(tables, talkers(tables, pool), table, clock)
    assert told == ALL
    assert turns <= 7
    outcome = (await tables.look(table)).outcome
    assert outcome is not None
    assert outcome.result == "won"


async def test_it_counts_for_nothing_but_is_kept(tables: Tables, pool: Pool, clock: Clock, store: Store) -> None:
    table = await guided(tables)
    await tables.leave_guide(table, by(ANNA))
    await follow(tables, talkers(tables, pool), table, clock)
    rows = await store.read("SELECT counted FROM players WHERE game = ?", table)
    assert rows
    assert not any(row[0] for row in rows)


async def test_without_the_guide_it_goes_on_as_it_stands(tables: Tables) -> None:
    table = await guided(tables)
    before = await tables.look(table)
    after = await tables.leave_guide(table, by(ANNA))
    assert guide_lines(SAY, after, own_view(after)) == []
    assert (after.moment, own_view(after)) == (before.moment, own_view(before))
    again = await tables.leave_guide(table, by(ANNA))
    assert again.n == after.n, "twice is once"
    with refused(T.NOT_SEATED):
        await tables.leave_guide(table, by(BORIS))


async def test_after_a_restart_the_same_is_taught(store: Store, tables: Tables) -> None:
    table = await guided(tables)
    await tables.act(table, by(ANNA), next_card(own_view(await tables.look(table))))
    tables.table_log.forget([table], whole_log=True)
    again = await tables.look(table)
    assert lesson_of(again, own_view(again)) is Lesson.TWO


async def test_the_log_says_that_somebody_went_on_alone(tables: Tables) -> None:
    table = await guided(tables)
    await tables.leave_guide(table, by(ANNA))
    assert [e.who for e in await tables.entries(table) if isinstance(e.what, GuideLeft)] == [ANNA]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_guide_names_nobody_elses_cards(tables: Tables, language: str) -> None:
    """What it says is read off the seat's own view: with other cards in the partner's hand it says the same."""
    snapshot = await tables.look(await guided(tables))
    view = own_view(snapshot)
    told = "\n".join(guide_lines(TEXTS.speak(language), snapshot, view))
    assert set(view.state.hands[1]) == {0}, "face down"
    assert str(next_card(view).card) in told


def next_card(view: View) -> Play:
    step = next_step(view)
    assert isinstance(step, Play)
    return step


def own_view(snapshot: Snapshot) -> View:
    view = snapshot.view_of(ANNA)
    assert view is not None
    return view

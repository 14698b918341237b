"""The log is the game: loading is replaying, and no released version's log may ever read differently."""

from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest

from bot.rules import VARIANTS, Action, Clause, Play, Refused, Signal, Word
from bot.store import Store
from bot.tables import Acted, Ended, Opened, Phase, Reason, Setup, Tables, What
from bot.tables.replay_log import replay_log
from bot.tables.rows import RULES_VERSION, decode, encode
from bot.tables.table import Table
from tests.tables.golden import FILES, GoldenLog, summary
from tests.tables.scene import ANNA, BORIS, CARLA, INSTRUCTIONS, Clock, by, game, play_turn


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_log_reads_as_it_always_did(file: Path) -> None:
    golden = msgspec.json.decode(file.read_bytes(), type=GoldenLog)
    assert summary(replay_log(golden.record(), golden.log())) == golden.summary


def test_every_version_has_golden_logs_of_every_game() -> None:
    versions = {int(file.parent.name.removeprefix("v")) for file in FILES}
    assert versions == set(range(1, RULES_VERSION + 1))
    for version in versions:
        names = {file.stem for file in FILES if file.parent.name == f"v{version}"}
        assert names >= set(VARIANTS)


async def test_what_is_replayed_equals_what_was_live(tables: Tables, store: Store) -> None:
    table = await game(tables, ANNA, BORIS, CARLA, setup=Setup("extreme"))
    while (snapshot := await tables.look(table)).phase is Phase.PLAYING:
        record = await store.record(table)
        assert record is not None
        assert _same(replay_log(record, await store.log(table)), snapshot._table)
        await play_turn(tables, table)


async def test_the_deck_is_in_the_start_row_and_comes_from_the_random_given(store: Store, clock: Clock) -> None:
    boards = []
    for channel in (1, 2):
        tables = Tables(store, INSTRUCTIONS, clock=clock, random=Random(5))
        snapshot = await tables.look(await game(tables, ANNA, BORIS, channel=channel))
        boards.append(snapshot.view_of(ANNA))
    assert boards[0] == boards[1]


def test_the_golden_logs_hold_every_kind_of_row_action_and_word() -> None:
    """What no golden log holds could be read differently without anybody noticing."""
    for version in range(1, RULES_VERSION + 1):
        rows = [
            decode(row.what)
            for file in FILES
            if file.parent.name == f"v{version}"
            for row in msgspec.json.decode(file.read_bytes(), type=GoldenLog).log()
        ]
        actions = [row.action for row in rows if isinstance(row, Acted)]
        assert {type(row) for row in rows} == set(get_args(What))
        assert {type(action) for action in actions} == set(get_args(Action))
        assert {action.word for action in actions if isinstance(action, Signal)} == {*Word, None}
        assert {row.setup.shuffled for row in rows if isinstance(row, Opened)} == {True, False}
        assert {row.reason for row in rows if isinstance(row, Ended)} == set(Reason)


async def test_a_refusal_never_tells_a_card_to_the_log_of_the_process(tables: Tables) -> None:
    table = await game(tables, ANNA)
    view = (await tables.look(table)).view_of(ANNA)
    assert view is not None
    with pytest.raises(Refused) as no:
        await tables.act(table, by(ANNA), view.plays()[0], view.plays()[0])
    assert str(no.value) == Clause.O4


def test_a_row_is_small() -> None:
    assert len(encode(Acted(3, Play(57, 2)))) < 20


def _same(one: Table, other: Table) -> bool:
    return one == other

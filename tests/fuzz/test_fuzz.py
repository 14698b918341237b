"""Whatever anybody presses or types: answered in time, no secret told, no table changed by a stranger."""

import os
from pathlib import Path

import pytest

from bot.channel.buttons.registry import HANDLERS
from bot.channel.context import answers
from bot.channel.context.request import ButtonPress
from bot.rules import Refused
from bot.tables import Caller, Snapshot, lobby_decisions
from bot.tables import TableClause as T
from bot.tables.table import Table
from bot.ui.addresses import Verb
from tests.fuzz.run import run

COUNT = int(os.environ.get("FUZZ_COUNT", "10000"))
SEED = int(os.environ.get("FUZZ_SEED", "98"))  # the same in every run; any other by hand


@pytest.mark.slow
async def test_random_presses_and_commands_by_everybody(tmp_path: Path) -> None:
    print(f"seed {SEED}: python -m tests.fuzz --count {COUNT} --seed {SEED}")  # noqa: T201 — shown with a failure
    report = await run(tmp_path, COUNT, SEED)
    assert report.sent == COUNT
    assert report.rows > COUNT // 20, "enough of it did something"
    assert report.published > COUNT // 20
    assert min(report.replays, report.files) > COUNT // 200
    assert report.watched > 0


# The test's own tests: what it is to find, it finds.

ENOUGH = 6000  # requests until each of these must have shown


async def test_a_hand_on_a_public_message_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def promise(press: ButtonPress) -> None:
        if press.interaction.message is None:
            raise Refused(T.STALE)
        await press.interaction.response.defer()

    monkeypatch.setattr(ButtonPress, "promise", promise)
    with pytest.raises(AssertionError, match="this is no board"):
        await run(tmp_path, ENOUGH, 1)


async def test_a_stranger_who_may_do_what_hosts_may_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_asks(table: Table, caller: Caller) -> None:
        return

    monkeypatch.setattr(lobby_decisions, "require_host", nobody_asks)
    with pytest.raises(AssertionError, match="Entry"):
        await run(tmp_path, ENOUGH, 1)


async def test_a_press_without_an_answer_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(press: ButtonPress) -> None:
        return

    monkeypatch.setitem(HANDLERS, Verb.SIGNALS, silent)
    with pytest.raises(AssertionError, match="no answer"):
        await run(tmp_path, ENOUGH, 1)


async def test_the_hands_of_a_game_that_is_on_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Snapshot, "sees_hands", lambda *_: True)
    with pytest.raises(AssertionError, match="sees the hands"):
        await run(tmp_path, ENOUGH, 1)


async def test_an_exception_behind_an_apology_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(answers, "refusal", broken)
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        await run(tmp_path, ENOUGH, 1)

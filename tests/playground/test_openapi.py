"""Whole games, judged by Discord's own description of its API: what the bot sends and what the local Discord sends."""

import os
from pathlib import Path

import pytest

from bot.playground import LocalDiscord
from bot.playground.wiretap import Exchange, Wiretap
from bot.rules.variants import VARIANTS
from bot.store import open_store
from bot.tables import Phase
from bot.ui.addresses import Verb
from bot.ui.pictures import Pictures
from tests.playground.conftest import running
from tests.playground.openapi.description import BESIDE, WHERE, Description, description_file
from tests.playground.openapi.judge import Judge
from tests.playground.production_bot import production_bot
from tests.playground.test_whole_game import PICTURE, Listener, take_an_action

SEND = "POST /channels/{channel_id}/messages"


@pytest.fixture(scope="session")
def description() -> Description:
    return find_description()


def find_description() -> Description:
    file = description_file()
    if file is None:
        reason = f"Discord's description of its API is not here: get {WHERE} and name it in DISCORD_OPENAPI"
        if os.environ.get("CI") == "true" and BESIDE.parents[1].is_dir():
            pytest.fail(reason)
        pytest.skip(reason)
    return Description(file)


async def play(folder: Path, description: Description, variant: str, language: str) -> Judge:
    async with (
        LocalDiscord(folder / "world.jsonl", language=language, rate_limits=False) as local,
        await open_store(folder / "tables.sqlite3") as store,
        Pictures(draw=lambda scene: PICTURE) as pictures,
    ):
        judge = Judge(description, local.wiretap)
        async with (
            running(local, production_bot(store, pictures=pictures)) as bot,
            Listener(local.url, "Ada") as ada,
            Listener(local.url, "Bruno") as bruno,
        ):
            people = {int(local.world.user(who.name).id): who for who in (ada, bruno)}
            await ada.slash("table open", variant=variant)
            await bruno.wait_for_message(lambda message: message["components"])
            await bruno.press(Verb.JOIN)
            await ada.press(Verb.START)
            row = await store.table_in(int(ada.channel()))
            assert row is not None
            while (snapshot := await bot.services.tables.look(row.id)).phase is not Phase.OVER:
                if snapshot.active is None:
                    await ada.press(Verb.CLAIM)
                else:
                    await take_an_action(people[snapshot.seats[snapshot.active].person or 0], snapshot)
            await ada.wait_for_message(lambda message: "rematch" in str(message["components"]), seconds=15)
    return judge


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en-US", "uk"])
@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_whole_game_holds_what_discord_says(
    tmp_path: Path, description: Description, variant: str, language: str
) -> None:
    judge = await play(tmp_path, description, variant, language)
    assert dict(judge.faults) == {}
    assert min(judge.requests, judge.responses, judge.events) > 50


@pytest.mark.parametrize(
    ("exchange", "fault"),
    [
        (Exchange(SEND, {"content": "x" * 4001}, 200, None), "longer than 4000"),
        (Exchange(SEND, {"contents": "x"}, 200, None), "'contents' was unexpected"),
        (Exchange(SEND, {"content": 7}, 200, None), "not of types"),
        (Exchange("GET /users/@me", None, 200, {"id": 17}), "not of type"),
        (Exchange("POST /channels/{channel_id}/boards", {}, 200, {}), "Discord has no"),
        (Exchange("DELETE /channels/{channel_id}/messages/{message_id}", None, 204, {"id": "1"}), "does not know"),
    ],
)
def test_the_judge_sees_a_difference(description: Description, exchange: Exchange, fault: str) -> None:
    judge = Judge(description, Wiretap())
    judge.judge_exchange(exchange)
    assert [found for found in judge.faults if fault in found], judge.faults


def test_the_judge_sees_a_difference_in_an_event(description: Description) -> None:
    judge = Judge(description, Wiretap())
    judge.judge_event("GUILD_ROLE_UPDATE", {"role": {"id": "1", "name": "x", "colour": 3}})
    assert [found for found in judge.faults if "'colour' was unexpected" in found], judge.faults


def test_what_ci_needs_is_not_skipped_in_silence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", str(tmp_path / "missing.json"))
    monkeypatch.setattr("tests.playground.test_openapi.BESIDE", tmp_path / "shared" / "discord" / "openapi.json")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.skip.Exception, match="DISCORD_OPENAPI"):
        find_description()
    (tmp_path / "shared").mkdir()
    with pytest.raises(pytest.fail.Exception, match="DISCORD_OPENAPI"):
        find_description()

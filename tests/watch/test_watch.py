"""What a host sees of a running bot: the real one, at the local Discord, asked over HTTP."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.playground import LocalDiscord, redirected_to
from bot.playground.test_client import TestClient
from bot.service import Service, service
from bot.settings import Settings

LABELS = ("kind", "name", "outcome", "clause", "variant", "phase", "shard", "event", "priority", "scope", "le")
FREE = ("127.0.0.1", 0)


@asynccontextmanager
async def watched(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[LocalDiscord, Service, aiohttp.ClientSession]]:
    """A bot that is connected, and somebody who watches it."""
    ports = list[int]()
    start = aiohttp.web.TCPSite.start

    async def note_port(site: aiohttp.web.TCPSite) -> None:
        await start(site)
        ports.append(site._server.sockets[0].getsockname()[1])  # type: ignore[union-attr]

    async with LocalDiscord(folder / "world.jsonl") as local:
        monkeypatch.setattr(aiohttp.web.TCPSite, "start", note_port)
        settings = Settings(local.token, str(folder / "games.sqlite3"), folder, watch=FREE, pause=0.05, welcome=False)
        with redirected_to(local.api_base, local.gateway):
            async with service(settings, settings.database, folder) as running:
                task = asyncio.create_task(running.live(local.token))
                try:
                    async with aiohttp.ClientSession(f"http://127.0.0.1:{ports[-1]}") as session:
                        yield local, running, session
                finally:
                    task.cancel()
                    await asyncio.gather(task, return_exceptions=True)


async def ready(session: aiohttp.ClientSession) -> dict[str, bool]:
    async with session.get("/ready") as answer:
        held: dict[str, bool] = await answer.json()
        assert answer.status == (200 if all(held.values()) else 503)
        return held


async def until_ready(session: aiohttp.ClientSession) -> None:
    async with asyncio.timeout(20):
        while not all((await ready(session)).values()):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


Figures = dict[str, dict[tuple[str, ...], float]]


async def figures(session: aiohttp.ClientSession) -> Figures:
    """By name, then by the values of the labels."""
    async with session.get("/metrics") as answer:
        text = await answer.text()
    found: Figures = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = {name: sample.labels[name] for name in LABELS if name in sample.labels}
            found.setdefault(sample.name, {})[tuple(labels.values())] = sample.value
    return found


async def test_a_game_shows_in_the_figures_and_nobody_in_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(tmp_path, monkeypatch) as (local, _, session):
        async with session.get("/live") as answer:
            assert answer.status == 200
        await until_ready(session)
        async with TestClient(local.url, "Ada") as ada, TestClient(local.url, "Bruno") as bruno:
            await ada.slash("table open")
            await ada.slash("table start")
            legal = await ada.autocomplete("play", "plays", "")
            await ada.slash("play", plays=legal[0]["value"])
            await ada.slash("end-turn")  # one card is not enough: refused
            await bruno.slash("hand")  # nor does he sit here
            people = [ada.user(name) for name in ("Ada", "Bruno")]
            channel = ada.channel()
        now = await figures(session)
        async with session.get("/metrics") as answer:
            text = await answer.text()
    counted = now["ninety_eight_interactions_total"]
    assert counted["command", "table open", "answered"] == 1
    assert counted["command", "end-turn", "refused"] == 1
    assert counted["autocomplete", "play", "answered"] == 1
    assert now["ninety_eight_refusals_total"]["O9",] == 1
    assert now["ninety_eight_answer_seconds_count"]["command",] == 5
    assert now["ninety_eight_commit_seconds_count"]["stored",] >= 3
    assert now["ninety_eight_open_tables"][()] == 1
    assert now["ninety_eight_tables_in_use"]["original", "playing"] == 1
    assert now["ninety_eight_people_seated"][()] == 1
    assert now["ninety_eight_servers"][()] == 1
    assert now["ninety_eight_gateway_events_total"]["0", "connect"] == 1
    assert now["ninety_eight_board_staleness_seconds_count"][()] >= 1
    assert now["ninety_eight_outbox_waiting"][()] == 0
    assert now["ninety_eight_loop_delay_seconds_count"][()] >= 0
    assert not [secret for secret in ("Ada", "Bruno", "game-table", channel, *people) if secret in text]
    assert not re.search(r"\d{15,}", re.sub(r" \S+$", "", text, flags=re.M)), "no id of anything is a label"


async def test_it_is_not_ready_without_its_database_or_its_gateway(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(tmp_path, monkeypatch) as (_, running, session):
        assert not (await ready(session))["gateway"], "it has only just begun to connect"
        await until_ready(session)
        await running.bot.services.tables.store.close()
        assert await ready(session) == {"gateway": True, "database": False, "players": True}
        assert (await figures(session))["ninety_eight_open_tables"][()] == 0, "figures are told all the same"
        await running.bot.close()
        assert not (await ready(session))["gateway"]

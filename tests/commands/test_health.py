"""Whether a running bot is ready, asked from outside: the container's health check."""

import asyncio

import pytest

from bot.commands.health import main
from bot.settings import BadSetting
from bot.watch import Metrics, Readings, WatchServer


async def ask(monkeypatch: pytest.MonkeyPatch, *, ready: bool) -> int:
    async def check() -> bool:
        return ready

    async def read() -> Readings:
        return Readings()

    async with WatchServer(Metrics("0"), read, {"gateway": check}, host="127.0.0.1", port=0) as server:
        monkeypatch.setenv("WATCH", str(server.port))
        return await asyncio.to_thread(main, [])


async def test_it_tells_by_its_exit_status(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert await ask(monkeypatch, ready=True) == 0
    assert await ask(monkeypatch, ready=False) == 1
    assert '"gateway": false' in capsys.readouterr().out


def test_where_nobody_listens_it_is_not_healthy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WATCH", "1")
    assert main([]) == 1
    assert "nobody answers" in capsys.readouterr().err


def test_without_a_place_to_watch_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATCH", "")
    with pytest.raises(BadSetting, match="WATCH"):
        main([])

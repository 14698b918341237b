"""Whoever has no key, an old one or no token: told what to do, and nothing of theirs is read."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground import LocalDiscord


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.mark.parametrize("path", ["/wrong/", "/wrong", "/wrong/app.js", "/"])
async def test_whoever_has_no_key_is_told_where_it_stands(
    local: LocalDiscord, http: aiohttp.ClientSession, path: str
) -> None:
    async with http.get(local.origin + path) as answer:
        text = await answer.text()
        assert (answer.status, answer.content_type) == (403 if path == "/" else 404, "text/html")
        assert "terminal" in text
        assert local.key not in text


async def test_the_address_works_without_its_last_slash(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    async with http.get(local.url.removesuffix("/") + "?as=Ada") as answer:
        assert (answer.status, answer.url.path) == (200, f"/{local.key}/")
        assert answer.url.query == {"as": "Ada"}


async def test_a_new_key_shuts_the_old_address_out(tmp_path: Path, http: aiohttp.ClientSession) -> None:
    async with LocalDiscord(tmp_path / "world.jsonl") as local:
        old, token = local.key, local.token
    async with LocalDiscord(tmp_path / "world.jsonl", new_key=True) as local:
        assert (local.key == old, local.token) == (False, token)
        async with http.get(f"{local.origin}/{old}/") as answer:
            assert answer.status == 404
        new = local.key
    async with LocalDiscord(tmp_path / "world.jsonl") as local:
        assert local.key == new


@pytest.mark.parametrize(
    "route",
    [
        "POST /interactions/1/x/callback",
        "POST /webhooks/{bot}/x",
        "PATCH /webhooks/{bot}/x/messages/@original",
        "POST /channels/1/messages",
        "PUT /applications/{bot}/commands",
        "POST /nowhere",
    ],
)
async def test_a_stranger_is_answered_before_the_body_was_read(local: LocalDiscord, route: str) -> None:
    method, path = route.format(bot=local.world.bot.id).split(" ")
    head = f"{method} /api/v10{path} HTTP/1.1\r\nHost: 127.0.0.1:{local.port}\r\nContent-Type: application/json\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    # Only the first byte of the body ever comes.
    writer.write((head + f"Content-Length: {25 << 20}\r\n\r\n{{").encode())
    async with asyncio.timeout(5):
        line = await reader.readline()
    assert line.split()[1] in (b"401", b"404")
    writer.close()

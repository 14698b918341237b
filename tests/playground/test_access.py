"""Access control, and the security headers of what is served."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
import yarl

from bot.playground import LocalDiscord
from bot.playground.world.attachments import Attachments
from tests.playground.practice_bot import HOSTILE
from tests.playground.raw_clients import RestClient


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def raw(local: LocalDiscord, request: str) -> str:
    """The first line of the answer to a request that no client would write."""
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    writer.write(request.encode("latin-1"))
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer.decode("latin-1")


async def test_the_page_is_there_with_the_key_only(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    async with http.get(local.url) as answer:
        assert answer.status == 200
        assert answer.content_type == "text/html"
    async with http.get(local.origin + "/") as answer:
        assert answer.status == 403
        assert "carries a key" in await answer.text()
    for wrong in ("x", local.key[:-1], local.key + "x", local.key.swapcase(), "%00", "ключ", local.token):
        for path in ("", "session?as=Ada", "index.html", "app.js"):
            async with http.get(f"{local.origin}/{wrong}/{path}") as answer:
                assert answer.status == 404
                assert local.key not in await answer.text()


@pytest.mark.parametrize("host", ["0.0.0.0", "localhost", "::1", "::"])
async def test_it_is_reached_at_the_address_it_names(tmp_path: Path, http: aiohttp.ClientSession, host: str) -> None:
    if ":" in host and not has_ipv6():
        pytest.skip("this machine has no IPv6")
    async with LocalDiscord(tmp_path / "other.jsonl", host=host) as local, http.get(local.url) as answer:
        assert answer.status == 200
    with pytest.raises(OSError, match="no port 70000"):
        await LocalDiscord(tmp_path / "other.jsonl", host=host, port=70_000).__aenter__()


def has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


async def test_the_key_is_long_random_and_another_in_every_world(local: LocalDiscord, tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path / "other.jsonl") as other:
        assert other.key != local.key
        assert len(local.key) >= 32
        assert local.token != local.key


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "127.0.0.1:1;x", "a@127.0.0.1", "", "[::1", "x y"],
)
@pytest.mark.parametrize("path", ["/", "/{key}/", "/api/v10/gateway", "/gateway", "/{key}/session"])
async def test_a_foreign_host_name_is_refused(local: LocalDiscord, host: str, path: str) -> None:
    answer = await raw(local, f"GET {path.format(key=local.key)} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
    assert answer.startswith(("HTTP/1.1 403", "HTTP/1.0 403", "HTTP/1.1 400", "HTTP/1.0 400")), answer
    assert "ninety" not in answer.lower()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST", "[::1]", "192.168.1.17"])
async def test_names_and_numbers_of_this_machine_are_ours(local: LocalDiscord, host: str) -> None:
    request = f"GET /{local.key}/ HTTP/1.1\r\nHost: {host}:{local.port}\r\nConnection: close\r\n\r\n"
    assert (await raw(local, request)).startswith("HTTP/1.1 200")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"])
async def test_another_page_may_not_reach_in(local: LocalDiscord, http: aiohttp.ClientSession, origin: str) -> None:
    headers = {"Origin": origin}
    for path in ("/", f"/{local.key}/", f"/{local.key}/session?as=Ada", "/gateway", "/api/v10/users/@me"):
        async with http.get(local.origin + path, headers=headers) as answer:
            assert answer.status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await http.ws_connect(f"{local.url}session?as=Ada", headers=headers)


async def test_the_page_itself_is_no_bot(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    headers = {"Origin": local.origin, "Authorization": f"Bot {local.token}"}
    async with http.get(local.api_base + "/users/@me", headers=headers) as answer:
        assert answer.status == 403
    async with http.ws_connect(f"{local.url}session?as=Ada", headers=headers) as socket:
        assert (await socket.receive_json())["event"] == "world"


@pytest.mark.parametrize(
    "path",
    [
        "/{key}/../pages.py",
        "/{key}/..%2fpages.py",
        "/{key}/%2e%2e/%2e%2e/pages.py",
        "/{key}/..\\pages.py",
        "/{key}//etc/passwd",
        "/{key}/%2fetc%2fpasswd",
        "/{key}/app.js%00.html",
        "/attachments/1/..%2f..%2fworld.jsonl/x.png?hm=x",
        "/attachments/1/2/../../../world.jsonl",
        "/attachments/1/2/x.png",
        "/attachments/1/2/x.png?hm=" + "0" * 64,
    ],
)
async def test_no_path_leads_out_of_the_page_folder(local: LocalDiscord, path: str) -> None:
    request = f"GET {path.format(key=local.key)} HTTP/1.1\r\nHost: 127.0.0.1:{local.port}\r\nConnection: close\r\n\r\n"
    answer = await raw(local, request)
    assert answer.startswith(("HTTP/1.1 404", "HTTP/1.1 400", "HTTP/1.0 400")), answer


async def test_the_page_may_load_and_do_nothing_foreign(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    async with http.get(local.url) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("evil.html", "application/octet-stream"),
        ("evil.svg", "application/octet-stream"),
        ("evil.js", "application/octet-stream"),
        ("board.png.html", "application/octet-stream"),
        ("board.png", "image/png"),
    ],
)
async def test_a_file_is_shown_as_a_picture_or_only_downloaded(
    local: LocalDiscord, rest: RestClient, http: aiohttp.ClientSession, name: str, kind: str
) -> None:
    data = aiohttp.FormData()
    data.add_field("files[0]", b"<script>alert(1)</script>", filename=name)
    sent = await rest("POST", f"{rest.channel()}/messages", data=data)
    (file,) = sent.body["attachments"]
    async with http.get(file["url"]) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Content-Disposition"] == ("inline" if kind.startswith("image") else "attachment")
        assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    # Another name in the address makes nothing else of it than a picture that cannot be shown.
    async with http.get(file["url"].replace(".png?", ".html?")) as answer:
        assert "html" not in answer.headers["Content-Type"]


@pytest.mark.parametrize("name", ["../../etc/passwd", "..", "a/b\\c", "x" * 500 + ".png", HOSTILE, "a\r\nb: c.png", ""])
async def test_a_hostile_file_name_becomes_a_harmless_one(
    local: LocalDiscord, rest: RestClient, http: aiohttp.ClientSession, name: str
) -> None:
    body = {"attachments": [{"id": 0, "filename": name}]}
    data = aiohttp.FormData()
    data.add_field("payload_json", json.dumps(body))
    data.add_field("files[0]", b"x", filename="x.bin")
    sent = await rest("POST", f"{rest.channel()}/messages", data=data)
    assert sent.status == 200
    (file,) = sent.body["attachments"]
    assert len(file["filename"]) <= 100
    assert set(file["filename"]).isdisjoint("/\\<>\r\n\"' ")
    async with http.get(yarl.URL(file["url"], encoded=True)) as answer:
        assert (answer.status, await answer.read()) == (200, b"x")


async def test_a_file_needs_its_signature_and_the_pages_key_makes_none(
    local: LocalDiscord, rest: RestClient, http: aiohttp.ClientSession, tmp_path: Path
) -> None:
    data = aiohttp.FormData()
    data.add_field("files[0]", b"x", filename="x.png")
    sent = await rest("POST", f"{rest.channel()}/messages", data=data)
    url = yarl.URL(sent.body["attachments"][0]["url"])
    forged = Attachments(tmp_path / "elsewhere", local.key).signature(int(url.parts[3]))
    for signature in ("", "x", forged):
        async with http.get(url.with_query(hm=signature)) as answer:
            assert answer.status == 404


async def test_a_page_session_over_the_limit_ends(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    async with http.ws_connect(f"{local.url}session?as=Ada") as socket:
        await socket.receive_json()
        await socket.send_str("x" * (1 << 17))
        message = await socket.receive(timeout=5)
        assert message.type is aiohttp.WSMsgType.CLOSE
        assert message.data == 1009

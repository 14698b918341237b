"""The world file survives a restart and a kill; an unreadable one is reported."""

import asyncio
import errno
import os
import subprocess
import sys
from pathlib import Path

import aiohttp
import msgspec
import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.world.journal import MIN_HISTORY_BYTES, Journal, UnreadableWorldError
from tests.playground.conftest import running
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient

BUSY = """
import asyncio, sys
from pathlib import Path
import aiohttp
from bot.playground import LocalDiscord

async def main():
    async with LocalDiscord(Path(sys.argv[1]), rate_limits=False) as local, aiohttp.ClientSession() as session:
        path = f"{local.api_base}/channels/{local.world.channel('game-table').id}/messages"
        headers = {"Authorization": f"Bot {local.token}"}
        for n in range(100_000):
            async with session.post(path, json={"content": f"{n} " + "x" * 1500}, headers=headers) as answer:
                assert answer.status == 200
            print(n, flush=True)

asyncio.run(main())
"""


def kill_in_the_middle(world_file: Path) -> int:
    """How many messages it has said to be sent."""
    with subprocess.Popen([sys.executable, "-c", BUSY, world_file], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(40)]
        process.kill()
        return len(told) + len(process.stdout.readlines())


def texts(local: LocalDiscord) -> list[str]:
    messages = local.world.messages.get(local.world.channel("game-table").id, {})
    return [message.body["content"] for message in messages.values()]


async def test_a_restart_finds_everything_as_it_was(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local, running(local, PracticeBot()), TestClient(local.url, "Ada") as ada:
        await ada.say("hello")
        await ada.slash("show")
        await ada.slash("play", card=37, pile="A", quietly=True)
        await ada.request("language", locale="cs")
        before, url, token = ada.world, local.url.partition("//")[2].partition("/")[2], local.token
        shown = ada.messages()
    async with LocalDiscord(world_file) as local, TestClient(local.url, "Ada") as ada:
        assert local.url.endswith(url)
        assert local.token == token
        for same in ("channels", "commands", "users", "me"):
            assert ada.world[same] == before[same]
        # What only Ada saw is gone, as after a reload of Discord; its files as well.
        assert ada.messages() == [message for message in shown if not message["flags"] & 64]
        image = ada.messages()[-1]["embeds"][0]["image"]["url"]
        async with aiohttp.ClientSession() as session, session.get(local.origin + image) as answer:
            assert answer.status == 200
        second = PracticeBot()
        second.sync_on_start = False
        async with running(local, second):
            await ada.click("Count 0")
            await ada.slash("table open")
            assert ada.messages()[-1]["content"] == "opened in cs en-US"


async def test_ids_go_on_rising_when_the_clock_has_gone_back(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local, RestClient(local) as rest:
        local.clock.advance(3600)
        before = int((await rest.send({"content": "from the future"})).body["id"])
    async with LocalDiscord(world_file) as local, RestClient(local) as rest:
        assert int((await rest.send({"content": "now"})).body["id"]) > before


async def test_edits_and_deletes_are_kept_too(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local, RestClient(local) as rest:
        first, second = [await rest.send({"content": text}) for text in ("one", "two")]
        await rest("PATCH", f"{rest.channel()}/messages/{first.body['id']}", {"content": "changed"})
        await rest("DELETE", f"{rest.channel()}/messages/{second.body['id']}")
        local.world.delete_channel(local.world.channel("second-table"))
    async with LocalDiscord(world_file) as local:
        assert texts(local) == ["changed"]
        assert {"second-table", "late-night"}.isdisjoint(channel.name for channel in local.world.channels.values())


async def test_nothing_that_was_answered_is_lost_by_a_kill(world_file: Path) -> None:
    """kill -9 in the middle of writing, several times over the same file."""
    told = 0
    for _ in range(3):
        told += await asyncio.to_thread(kill_in_the_middle, world_file)
        async with LocalDiscord(world_file) as local:
            # One more may be there that nobody was told of any more.
            assert told <= len(texts(local)) <= told + 3
            told = len(texts(local))


async def test_half_a_last_line_is_left_out(world_file: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with LocalDiscord(world_file) as local, RestClient(local) as rest:
        await rest.send({"content": "whole"})
        await rest.send({"content": "torn"})
    os.truncate(world_file, world_file.stat().st_size - 20)
    with world_file.open("rb") as file:
        assert b"torn" in file.read()
    async with LocalDiscord(world_file) as local:
        assert texts(local) in (["whole"], ["whole", "torn"])
    assert "ends in its middle" in caplog.text


@pytest.mark.parametrize(
    "content",
    [
        b"Dear diary,\nthis is no world.\n",
        b'["guild", {"id": 1}]\n',
        b'["key", "x"]\n',
        b'{"json": "but no world"}\n',
        b"\x00\xff\xfe\n",
        b"\n",
    ],
)
async def test_a_file_that_is_no_world_is_left_alone_and_named(world_file: Path, content: bytes) -> None:
    world_file.write_bytes(content)
    with pytest.raises(UnreadableWorldError, match=f"{world_file} cannot be read.*--fresh"):
        await LocalDiscord(world_file).__aenter__()
    assert world_file.read_bytes() == content
    async with LocalDiscord(world_file, fresh=True) as local:
        assert local.world.user("Ada")


@pytest.mark.parametrize("key", ["guild", "role", "member", "user", "channel"])
async def test_a_world_that_lost_a_part_is_left_alone_and_named(world_file: Path, key: str) -> None:
    async with LocalDiscord(world_file) as local, RestClient(local) as rest:
        await rest.send({"content": "x"})
        everyone = local.world.guild.id
    lines = world_file.read_bytes().splitlines(keepends=True)
    numbers = {"role": everyone, "channel": local.world.channel("game-table").id}
    wanted = f"{key} {numbers[key]}" if key in numbers else key
    gone = next(line for line in lines if msgspec.json.decode(line)[0].startswith(wanted))
    world_file.write_bytes(b"".join(line for line in lines if line != gone))
    before = world_file.read_bytes()
    with pytest.raises(UnreadableWorldError):
        await LocalDiscord(world_file).__aenter__()
    assert world_file.read_bytes() == before


async def test_a_damaged_line_in_the_middle_is_named(world_file: Path) -> None:
    async with LocalDiscord(world_file):
        pass
    lines = world_file.read_bytes().splitlines(keepends=True)
    world_file.write_bytes(b"".join([*lines[:3], b'["user 7", {"id"\n', *lines[3:]]))
    with pytest.raises(UnreadableWorldError, match="line 4 is damaged"):
        await LocalDiscord(world_file).__aenter__()


async def test_one_world_has_one_playground(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local:
        with pytest.raises(OSError, match="Another playground is using"):
            await LocalDiscord(world_file).__aenter__()
        with pytest.raises(OSError, match=f"port {local.port} on 127.0.0.1 is in use") as raised:
            await LocalDiscord(world_file, port=local.port, fresh=True).__aenter__()
        assert raised.value.errno == errno.EADDRINUSE
        assert local.world.user("Ada")


async def test_fresh_forgets_everything(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local, RestClient(local) as rest:
        await rest.send({"content": "old"})
        key = local.key
    async with LocalDiscord(world_file, fresh=True) as local:
        assert texts(local) == []
        assert local.key != key


async def test_only_the_owner_may_read_the_files(world_file: Path) -> None:
    async with LocalDiscord(world_file):
        assert world_file.stat().st_mode & 0o077 == 0
        assert world_file.with_name(world_file.name + ".files").stat().st_mode & 0o077 == 0


def test_history_is_thrown_away_when_there_is_too_much_of_it(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "world.jsonl")
    journal.load()
    journal.open()
    for n in range(6):
        journal.put("same", f"{n}" + "x" * (MIN_HISTORY_BYTES // 4))
    journal.put("other", 1)
    assert journal.path.stat().st_size < MIN_HISTORY_BYTES
    journal.close()
    assert list(Journal(tmp_path / "world.jsonl").load()) == ["same", "other"]


def test_a_full_disk_leaves_no_half_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal(tmp_path / "world.jsonl")
    journal.load()
    journal.open()
    journal.put("first", 1)
    whole = os.write

    def full(file: int, content: bytes) -> int:
        whole(file, content[:5])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space"):
            journal.put("second", 2)
    journal.put("third", 3)
    journal.close()
    assert Journal(tmp_path / "world.jsonl").load() == {"first": 1, "third": 3}

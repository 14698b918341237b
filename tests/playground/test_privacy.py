"""A user receives nothing that they may not see: others' ephemeral messages and files, hidden channels."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.world import Json, Overwrite, Permission
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import GatewayClient, RestClient

SECRET = "seventy-three on pile C"


class Listener(TestClient):
    """Keeps every byte that came."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self.heard = b""

    def _handle_frame(self, frame: Json) -> None:
        self.heard += msgspec.json.encode(frame)
        super()._handle_frame(frame)


@pytest.fixture
async def spy(local: LocalDiscord, bot: PracticeBot) -> AsyncIterator[Listener]:
    async with Listener(local.url, "Bruno") as spy:
        yield spy


@pytest.fixture
async def hand(local: LocalDiscord, bot: PracticeBot, ada: TestClient, rest: RestClient) -> tuple[Json, str]:
    """Ada's hand, sent with a picture and edited: its first form, and the path to change it."""
    interaction = local.interactions.create(
        2, local.world.user("Ada"), local.world.channel("game-table").id, {}, name="hand"
    )
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
    button = {"type": 2, "style": 1, "label": SECRET, "custom_id": "count:1"}
    payload = {
        "type": 4,
        "data": {
            "flags": 64,
            "content": SECRET,
            "embeds": [{"description": SECRET}],
            "components": [{"type": 1, "components": [button]}],
            "attachments": [{"id": 0, "filename": "hand.png", "description": SECRET}],
        },
    }
    data = aiohttp.FormData()
    data.add_field("payload_json", msgspec.json.encode(payload).decode())
    data.add_field("files[0]", b"picture", filename="hand.png")
    answer = await rest("POST", callback, data=data)
    webhook = f"/webhooks/{local.world.bot.id}/{interaction.token}/messages/@original"
    await rest("PATCH", webhook, {"content": f"{SECRET}, edited"})
    message = answer.body["resource"]["message"]
    await ada.wait_for_message(lambda seen: seen["id"] == message["id"] and "edited" in seen["content"])
    return message, webhook


async def test_nothing_of_a_hand_reaches_another_page(
    local: LocalDiscord, ada: TestClient, hand: tuple[Json, str], spy: Listener, rest: RestClient
) -> None:
    message, webhook = hand
    await rest("PATCH", webhook, {"content": f"{SECRET}, again"})
    await rest("DELETE", webhook)
    await ada.wait_until(lambda: not ada.messages())
    await ada.slash("ping")
    await spy.wait_for_message(lambda message: message["content"] == "pong")
    async with Listener(local.url, "Bruno") as late, Listener(local.url, "Mo") as moderator:
        await late.request("history", channel=late.channel())
        await moderator.request("history", channel=late.channel())
        for other in (spy, late, moderator):
            assert b"pong" in other.heard
            assert SECRET.encode() not in other.heard
            assert message["id"].encode() not in other.heard
            assert b"hand.png" not in other.heard


@pytest.mark.parametrize("name", ["Bruno", "Mo", "Olive"])
async def test_nobody_else_can_press_delete_or_dismiss_it(
    local: LocalDiscord, ada: TestClient, hand: tuple[Json, str], name: str
) -> None:
    message, _ = hand
    async with TestClient(local.url, name) as other:
        for verb, more in (("click", {"custom_id": "count:1"}), ("delete", {})):
            with pytest.raises(ActionRefusedError, match="no such message"):
                await other.request(verb, channel=other.channel(), message=message["id"], **more)
        await other.request("dismiss", channel=other.channel(), message=message["id"])
    assert [seen["id"] for seen in ada.messages()] == [message["id"]]


async def test_its_user_can_dismiss_it_in_all_tabs(
    local: LocalDiscord, ada: TestClient, hand: tuple[Json, str]
) -> None:
    message, _ = hand
    async with TestClient(local.url, "Ada") as second:
        await ada.slash("play", card=37, pile="A", quietly=True)
        shown = await second.wait_for_message(lambda seen: "37 on A" in seen["content"])
        await ada.request("dismiss", channel=ada.channel(), message=shown["id"])
        await second.wait_until(lambda: not second.messages())
        assert [seen["id"] for seen in ada.messages()] == [message["id"]]


async def test_a_public_message_cannot_be_dismissed(ada: TestClient) -> None:
    await ada.slash("ping")
    await ada.request("dismiss", channel=ada.channel(), message=ada.messages()[-1]["id"])
    await ada.slash("ping")
    assert len(ada.messages()) == 2


async def test_its_picture_is_there_for_its_user_and_gone_with_it(
    local: LocalDiscord, ada: TestClient, hand: tuple[Json, str], rest: RestClient
) -> None:
    (file,) = [file for message in ada.messages() for file in message["attachments"]]
    async with aiohttp.ClientSession() as session:
        async with session.get(local.origin + file["url"]) as answer:
            assert await answer.read() == b"picture"
        await rest("DELETE", hand[1])
        async with session.get(local.origin + file["url"]) as answer:
            assert answer.status == 404


async def test_it_is_in_no_file(local: LocalDiscord, hand: tuple[Json, str], world_file: Path) -> None:
    assert SECRET.encode() not in world_file.read_bytes()


async def test_after_a_reload_it_is_gone_as_at_discord(local: LocalDiscord, hand: tuple[Json, str]) -> None:
    async with TestClient(local.url, "Ada") as reloaded:
        assert reloaded.messages() == []


async def test_a_page_that_comes_back_has_not_lost_it(local: LocalDiscord, bot: PracticeBot) -> None:
    async with aiohttp.ClientSession() as session:
        url = f"{local.url}session?as=Ada&page=one"
        async with session.ws_connect(url) as socket:
            await socket.receive_json()
            async with TestClient(local.url, "Ada") as ada:
                await ada.slash("play", card=37, pile="A", quietly=True)
        async with session.ws_connect(url) as socket:
            world = await socket.receive_json()
            assert "37 on A" in str(world["messages"])


async def test_the_bots_gateway_does_not_carry_it_either(
    local: LocalDiscord, ada: TestClient, hand: tuple[Json, str], rest: RestClient
) -> None:
    socket = await GatewayClient.connect(local)
    await socket.identify(local, intents=1 | 1 << 9)
    await socket.receive()
    await ada.slash("play", card=37, pile="A", quietly=True)
    heard = [await socket.receive()]
    while heard[-1]["t"] != "MESSAGE_CREATE":
        await ada.slash("ping")
        heard.append(await socket.receive())
    assert [frame["t"] for frame in heard if "37 on A" in str(frame)] == []
    await socket.close()


async def test_a_channel_that_is_closed_to_a_user_is_not_there_for_them(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient, spy: Listener
) -> None:
    channel = local.world.channel("second-table")
    bruno = local.world.user("Bruno").id
    channel.overwrites.append(Overwrite(bruno, of_member=True, deny=Permission.VIEW_CHANNEL))
    local.world.put_channel(channel)
    await spy.wait_until(lambda: "second-table" not in [each["name"] for each in spy.world["channels"]])
    ada.current_channel = "second-table"
    await ada.say(SECRET)
    for verb in ("say", "history"):
        with pytest.raises(ActionRefusedError, match="no such channel"):
            await spy.request(verb, channel=str(channel.id), text="x")
    await spy.slash("ping")
    assert SECRET.encode() not in spy.heard

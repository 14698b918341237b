"""What one user may not see reaches no frame of theirs: others' ephemeral answers, their files, closed channels."""

import aiohttp
import msgspec
import pytest

from bot.playground import Visitor
from bot.playground.visitor import TurnedAwayError
from bot.playground.world import Overwrite, Permission
from tests.playground.wire import Socket

SECRET = "seventy-three on pile C"


class Listener(Visitor):
    """Keeps every byte that came."""

    def __init__(self, *args, **how):
        super().__init__(*args, **how)
        self.heard = b""

    def _hear(self, frame):
        self.heard += msgspec.json.encode(frame)
        super()._hear(frame)


@pytest.fixture
async def spy(local, bot):
    async with Listener(local.url, "Bruno") as spy:
        yield spy


@pytest.fixture
async def hand(local, bot, ada, rest):
    """Ada's hand, in all its lives: sent with a picture, edited, deleted; the message that was."""
    interaction = local.interactions.open(
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
    await ada.see(lambda seen: seen["id"] == message["id"] and "edited" in seen["content"])
    return message, webhook


async def test_nothing_of_a_hand_reaches_another_page(local, ada, hand, spy, rest):
    message, webhook = hand
    await rest("PATCH", webhook, {"content": f"{SECRET}, again"})
    await rest("DELETE", webhook)
    await ada.until(lambda: not ada.messages())
    await ada.slash("ping")
    await spy.see(lambda message: message["content"] == "pong")
    async with Listener(local.url, "Bruno") as late, Listener(local.url, "Mo") as moderator:
        await late.ask("history", channel=late.channel())
        await moderator.ask("history", channel=late.channel())
        for other in (spy, late, moderator):
            assert b"pong" in other.heard
            assert SECRET.encode() not in other.heard
            assert message["id"].encode() not in other.heard
            assert b"hand.png" not in other.heard


@pytest.mark.parametrize("name", ["Bruno", "Mo", "Olive"])
async def test_nobody_else_can_press_delete_or_dismiss_it(local, ada, hand, name):
    message, _ = hand
    async with Visitor(local.url, name) as other:
        for verb, more in (("click", {"custom_id": "count:1"}), ("delete", {})):
            with pytest.raises(TurnedAwayError, match="no such message"):
                await other.ask(verb, channel=other.channel(), message=message["id"], **more)
        await other.ask("dismiss", channel=other.channel(), message=message["id"])
    assert [seen["id"] for seen in ada.messages()] == [message["id"]]


async def test_its_user_can_dismiss_it_in_all_tabs(local, ada, hand):
    message, _ = hand
    async with Visitor(local.url, "Ada") as second:
        await ada.slash("play", card=37, pile="A", quietly=True)
        shown = await second.see(lambda seen: "37 on A" in seen["content"])
        await ada.ask("dismiss", channel=ada.channel(), message=shown["id"])
        await second.until(lambda: not second.messages())
        assert [seen["id"] for seen in ada.messages()] == [message["id"]]


async def test_a_public_message_cannot_be_dismissed(ada):
    await ada.slash("ping")
    await ada.ask("dismiss", channel=ada.channel(), message=ada.messages()[-1]["id"])
    await ada.slash("ping")
    assert len(ada.messages()) == 2


async def test_its_picture_is_there_for_its_user_and_gone_with_it(local, ada, hand, rest):
    (file,) = [file for message in ada.messages() for file in message["attachments"]]
    async with aiohttp.ClientSession() as session:
        async with session.get(local.origin + file["url"]) as answer:
            assert await answer.read() == b"picture"
        await rest("DELETE", hand[1])
        async with session.get(local.origin + file["url"]) as answer:
            assert answer.status == 404


async def test_it_is_in_no_file(local, hand, world_file):
    assert SECRET.encode() not in world_file.read_bytes()


async def test_after_a_reload_it_is_gone_as_at_discord(local, hand):
    async with Visitor(local.url, "Ada") as reloaded:
        assert reloaded.messages() == []


async def test_a_page_that_comes_back_has_not_lost_it(local, bot):
    async with aiohttp.ClientSession() as session:
        url = f"{local.url}visit?as=Ada&page=one"
        async with session.ws_connect(url) as socket:
            await socket.receive_json()
            async with Visitor(local.url, "Ada") as ada:
                await ada.slash("play", card=37, pile="A", quietly=True)
        async with session.ws_connect(url) as socket:
            world = await socket.receive_json()
            assert "37 on A" in str(world["messages"])


async def test_the_bots_gateway_does_not_carry_it_either(local, ada, hand, rest):
    socket = await Socket.to(local)
    await socket.identify(local, intents=1 | 1 << 9)
    await socket.hear()
    await ada.slash("play", card=37, pile="A", quietly=True)
    heard = [await socket.hear()]
    while heard[-1]["t"] != "MESSAGE_CREATE":
        await ada.slash("ping")
        heard.append(await socket.hear())
    assert [frame["t"] for frame in heard if "37 on A" in str(frame)] == []
    await socket.close()


async def test_a_channel_that_is_closed_to_a_user_is_not_there_for_them(local, bot, ada, spy):
    channel = local.world.channel("second-table")
    bruno = local.world.user("Bruno").id
    channel.overwrites.append(Overwrite(bruno, of_member=True, deny=Permission.VIEW_CHANNEL))
    local.world.put_channel(channel)
    await spy.until(lambda: "second-table" not in [each["name"] for each in spy.world["channels"]])
    ada.here = "second-table"
    await ada.say(SECRET)
    for verb in ("say", "history"):
        with pytest.raises(TurnedAwayError, match="no such channel"):
            await spy.ask(verb, channel=str(channel.id), text="x")
    await spy.slash("ping")
    assert SECRET.encode() not in spy.heard

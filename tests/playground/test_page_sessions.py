"""Users on the page: messages, moderation, languages, hostile names and texts, malformed requests."""

import contextlib
import random
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.clock import Clock
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.world import World
from tests.playground.practice_bot import HOSTILE, PracticeBot
from tests.playground.raw_clients import GatewayClient


async def test_what_somebody_says_is_seen_by_all_as_they_wrote_it(ada: TestClient, bruno: TestClient) -> None:
    await ada.say(HOSTILE)
    seen = await bruno.wait_for_message(lambda message: message["author"]["username"] == "Ada")
    assert seen["content"] == HOSTILE
    # A player may not call everyone, and the moderators' role is not named by number 1.
    assert (seen["mention_everyone"], seen["mention_roles"], seen["mentions"]) == (False, [], [])


async def test_a_hostile_text_goes_through_the_bot_unchanged(ada: TestClient, bruno: TestClient) -> None:
    await ada.slash("echo", text=HOSTILE)
    seen = await bruno.wait_for_message(lambda message: message["embeds"])
    assert (seen["content"], seen["embeds"][0]["description"]) == (HOSTILE, HOSTILE)
    assert seen["components"][0]["components"][0]["label"] == HOSTILE[:80]
    assert seen["mention_everyone"] is False


async def test_hostile_names_are_only_names(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    user = local.world.user("Chiara")
    user.name = HOSTILE
    await ada.slash("play", card=37, pile="A", rival=str(user.id))
    assert ada.messages()[-1]["content"].endswith(f"against {HOSTILE}")
    async with TestClient(local.url, HOSTILE) as hostile:
        assert hostile.world["me"]["name"] == HOSTILE


async def test_a_message_has_the_limits_of_a_message(ada: TestClient) -> None:
    with pytest.raises(ActionRefusedError, match="2000 or fewer"):
        await ada.say("x" * 2001)
    with pytest.raises(ActionRefusedError, match="empty"):
        await ada.say("   ")
    await ada.say("x" * 2000)


async def test_own_messages_and_a_moderators_power(local: LocalDiscord, ada: TestClient, bruno: TestClient) -> None:
    await ada.say("mine")
    message = await bruno.wait_for_message(lambda message: message["content"] == "mine")
    with pytest.raises(ActionRefusedError, match="only your own"):
        await bruno.request("delete", channel=bruno.channel(), message=message["id"])
    async with TestClient(local.url, "Mo") as moderator:
        await moderator.request("delete", channel=moderator.channel(), message=message["id"])
    await bruno.wait_until(lambda: not bruno.messages())
    await ada.say("again")
    await ada.request("delete", channel=ada.channel(), message=ada.messages()[-1]["id"])
    await bruno.wait_until(lambda: not bruno.messages())


async def test_a_moderator_deletes_a_channel_with_its_threads(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    with pytest.raises(ActionRefusedError, match="may not delete channels"):
        await ada.request("delete_channel", channel=ada.channel("second-table"))
    async with TestClient(local.url, "Mo") as moderator:
        await moderator.request("delete_channel", channel=moderator.channel("second-table"))
    await ada.wait_until(lambda: "second-table" not in [channel["name"] for channel in ada.world["channels"]])
    assert "late-night" not in [channel["name"] for channel in ada.world["channels"]]


async def test_no_command_works_in_an_archived_thread(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    ada.current_channel = "late-night"
    await ada.slash("ping")
    thread = local.world.channel("late-night")
    thread.archived = True
    with pytest.raises(ActionRefusedError, match="archived"):
        await ada.slash("ping")


async def test_history_pages_back(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    local.clock.advance(1)
    for n in range(70):
        await ada.say(str(n))
    async with TestClient(local.url, "Bruno") as bruno:
        shown = bruno.messages()
        assert [message["content"] for message in shown] == [str(n) for n in range(10, 70)]
        older = await bruno.request("history", channel=bruno.channel(), before=shown[0]["id"])
        assert [message["content"] for message in older] == [str(n) for n in range(10)]


async def test_a_bot_that_was_kicked_hears_nothing_of_the_buttons(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    await ada.slash("show")
    socket = await GatewayClient.connect(local)
    await socket.identify(local)
    assert (await socket.receive())["t"] == "GUILD_CREATE"
    local.world.kick_bot()
    with pytest.raises(ActionRefusedError, match="outdated"):
        await ada.slash("ping")
    await ada.request("click", channel=ada.channel(), message=ada.messages()[0]["id"], custom_id="count:0")
    local.world.invite_bot()
    assert [(await socket.receive())["t"], (await socket.receive())["t"]] == ["GUILD_DELETE", "GUILD_CREATE"]
    await socket.close()


@pytest.mark.parametrize("players", [0, 13])
def test_the_number_of_players_has_limits(world_file: Path, players: int) -> None:
    with pytest.raises(ValueError, match="between 1 and 12"):
        World(world_file, Clock(), players=players, locale="en-US")


async def test_the_server_speaks_the_language_it_was_given(world_file: Path) -> None:
    with pytest.raises(ValueError, match="no language 'xx'"):
        LocalDiscord(world_file, language="xx")
    async with LocalDiscord(world_file, language="uk", players=5) as local, TestClient(local.url, "Dmytro") as dmytro:
        assert dmytro.world["guild"]["locale"] == dmytro.world["me"]["locale"] == "uk"


async def test_strange_requests_are_refused_and_nothing_fails(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    dice = random.Random(98)
    await ada.slash("show")
    message = ada.messages()[-1]["id"]
    command = ada.world["commands"][1]["id"]
    strange: list[Any] = [
        None,
        "",
        "x",
        -1,
        1 << 80,
        True,
        [],
        {},
        [[]],
        {"card": []},
        "1" * 30,
        message,
        command,
        "count:0",
    ]
    verbs: list[Any] = ["say", "slash", "click", "select", "history", "language", "dismiss", "fly", None]
    fields = ["channel", "message", "custom_id", "command", "path", "options", "focused", "values", "text", "before"]
    for _ in range(300):
        request = {name: dice.choice(strange) for name in dice.sample(fields, 6)}
        request["channel"] = dice.choice([ada.channel(), ada.channel(), *strange])
        verb = dice.choice(verbs)
        with contextlib.suppress(ActionRefusedError):
            await ada.request(verb, **request)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("frame", ["", "{", "[]", "7", '{"n": {}}', '{"do": []}', "null"])
async def test_a_frame_that_is_none_is_refused(local: LocalDiscord, frame: str) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{local.url}session?as=Ada") as socket:
        await socket.receive_json()
        await socket.send_str(frame)
        assert "refused" in await socket.receive_json(timeout=5)

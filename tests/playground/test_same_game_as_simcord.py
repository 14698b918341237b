"""A short game over simcord and over the local Discord: everybody sees the same messages."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from bot.ui.addresses import Verb
from tests.playground.discord_servers import PEOPLE, DiscordServer, ShownMessage, local_server, press, simcord_server


async def play_a_short_game(server: DiscordServer) -> AsyncIterator[str]:
    await server.slash("Ada", "table open", variant="original")
    yield "a table is open"
    await press(server, "Bruno", Verb.JOIN)
    yield "Bruno has joined"
    await press(server, "Chiara", Verb.START)
    yield "a stranger cannot start it"
    await press(server, "Ada", Verb.START)
    yield "it has begun"
    await press(server, "Ada", Verb.HAND)
    yield "Ada has seen her hand"
    await press(server, "Bruno", Verb.CLAIM)
    yield "Bruno begins"
    await press(server, "Bruno", Verb.PLAY, "0A")
    yield "Bruno has played it"
    await server.restart_bot()
    await press(server, "Bruno", Verb.PLAY, "1A")
    yield "the bot was started anew and the same buttons work"
    await press(server, "Bruno", Verb.END_TURN)
    yield "Bruno has ended his turn"
    await press(server, "Ada", Verb.HAND)
    yield "Ada looks at her hand, and it is her turn"
    await server.slash("Ada", "play", plays="1A")
    yield "Ada is refused what is no card of hers"


async def messages_in_simcord(folder: Path) -> list[tuple[str, dict[str, list[ShownMessage]]]]:
    async with simcord_server(folder) as server:
        return [(step, {who: server.messages_for(who) for who in PEOPLE}) async for step in play_a_short_game(server)]


async def test_an_evening_looks_the_same_over_simcord_and_over_the_local_discord(tmp_path: Path) -> None:
    # In a context of its own: simcord puts its webhooks into discord.py's and leaves them there.
    recorded = await asyncio.create_task(messages_in_simcord(tmp_path))
    async with local_server(tmp_path) as local:
        steps = iter(recorded)
        async for step in play_a_short_game(local):
            expected, views = next(steps)
            assert step == expected
            for who in PEOPLE:
                assert await local.wait_for_messages(who, views[who]) == views[who], (step, who)
    assert next(steps, None) is None
    # What was compared was not nothing: everybody was recorded something of their own, and all see one board.
    last = recorded[-1][1]
    assert all(any(message["only for you"] for message in last[who]) for who in PEOPLE)
    assert len({repr([m for m in last[who] if not m["only for you"]]) for who in PEOPLE}) == 1

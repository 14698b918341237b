"""One short evening over simcord, the judge of Discord's ways, and over the local Discord: the same is seen."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from bot.ui.addresses import Verb
from tests.playground.places import PEOPLE, Place, Seen, local_one, press, simulated


async def evening(place: Place) -> AsyncIterator[str]:
    await place.slash("Ada", "table open", variant="original")
    yield "a table is open"
    await press(place, "Bruno", Verb.JOIN)
    yield "Bruno has joined"
    await press(place, "Chiara", Verb.START)
    yield "a stranger cannot start it"
    await press(place, "Ada", Verb.START)
    yield "it has begun"
    await press(place, "Ada", Verb.HAND)
    yield "Ada has seen her hand"
    await press(place, "Bruno", Verb.CLAIM)
    yield "Bruno begins"
    await press(place, "Bruno", Verb.CARD, "0")
    yield "Bruno has chosen a card"
    await press(place, "Bruno", Verb.PLAY, "0A")
    yield "Bruno has played it"
    await place.restart_the_bot()
    await press(place, "Bruno", Verb.CARD, "1")
    yield "the bot was started anew and the same buttons work"
    await press(place, "Bruno", Verb.PLAY, "1A")
    yield "Bruno has played a second card"
    await press(place, "Bruno", Verb.END_TURN)
    yield "Bruno has ended his turn"
    await press(place, "Ada", Verb.HAND)
    yield "Ada looks at her hand, and it is her turn"
    await place.slash("Ada", "play", plays="1A")
    yield "Ada is refused what is no card of hers"


async def over_simcord(folder: Path) -> list[tuple[str, dict[str, list[Seen]]]]:
    async with simulated(folder) as place:
        return [(step, {who: place.seen(who) for who in PEOPLE}) async for step in evening(place)]


async def test_an_evening_looks_the_same_over_simcord_and_over_the_local_discord(tmp_path: Path) -> None:
    # In a context of its own: simcord puts its webhooks into discord.py's and leaves them there.
    told = await asyncio.create_task(over_simcord(tmp_path))
    async with local_one(tmp_path) as local:
        steps = iter(told)
        async for step in evening(local):
            expected, views = next(steps)
            assert step == expected
            for who in PEOPLE:
                assert await local.await_sight(who, views[who]) == views[who], (step, who)
    assert next(steps, None) is None
    # What was compared was not nothing: everybody was told something of their own, and all see one board.
    last = told[-1][1]
    assert all(any(message["only for you"] for message in last[who]) for who in PEOPLE)
    assert len({repr([m for m in last[who] if not m["only for you"]]) for who in PEOPLE}) == 1

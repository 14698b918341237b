"""Interactions that come twice, late, or before Discord has told of the server they come from."""

import asyncio
from pathlib import Path

import pytest

from bot.playground.test_client import NoResponseError
from bot.tables import Phase
from bot.ui.addresses import Verb
from tests.channel.local_table import LocalTable, local_table
from tests.channel.playing import EN, TEXTS

DE = TEXTS.speak("de")


async def cards_played(at: LocalTable) -> int:
    view = (await at.snapshot()).board()
    assert view is not None
    return len(view.state.played)


async def open_hand(at: LocalTable) -> None:
    await at.ada.slash("table open")
    await at.click(Verb.START)
    await at.see(EN("button-hand"))
    await at.click(Verb.HAND)


async def test_what_is_delivered_twice_is_done_once_and_answered_once(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        deliveries = at.local.gateway_server.deliveries
        deliveries.next(2)
        await at.ada.slash("table open")
        assert len((await at.snapshot()).seats) == 1
        await at.settle()
        assert len(at.boards()) == 1
        deliveries.next(2)
        await at.click(Verb.START)
        await at.see(EN("button-hand"))
        deliveries.next(2)
        await at.click(Verb.HAND)
        deliveries.next(2)
        await at.click(Verb.PLAY, "0A")
        await at.settle()
        assert await cards_played(at) == 1
        deliveries.next(2)
        await at.ada.slash("signal", pile="B", word="free")
        assert EN("answer-apology", reference="").split("`")[0] not in repr(at.ada.messages())


async def test_a_move_that_arrives_too_late_counts_once_and_the_board_shows_it(tmp_path: Path) -> None:
    """Nobody can be answered any more: what was done stands on the board, and the next press shows the hand."""
    async with local_table(tmp_path) as at:
        await open_hand(at)
        at.local.gateway_server.deliveries.next(delay=0.3)
        pressed = asyncio.create_task(at.click(Verb.PLAY, "0A"))
        await asyncio.sleep(0.1)
        at.local.clock.advance(5)
        with pytest.raises(NoResponseError):
            await pressed
        async with asyncio.timeout(5):
            while not await cards_played(at):  # noqa: ASYNC110 — there is no event to wait for
                await asyncio.sleep(0.01)
        await at.settle()
        await at.click(Verb.HAND)
        await at.play("1", "A")
        assert await cards_played(at) == 2


async def test_before_a_servers_details_have_come_the_interaction_says_what_is_to_be_known(tmp_path: Path) -> None:
    """Its language, what the bot may do, and who moderates: in mid-outage a table can be opened, played and ended."""
    async with local_table(tmp_path) as at:
        world = at.local.world
        world.guild.locale = "de"
        await at.bot.close()
        world.lose_guild(world.guild)
        async with at.restarted():
            assert at.bot.guilds[0].unavailable
            await open_hand_in_german(at)
            await at.play()
            assert await cards_played(at) == 1
            await at.ada.slash("table end")
            assert (await at.snapshot()).phase is Phase.OVER


async def open_hand_in_german(at: LocalTable) -> None:
    await at.ada.slash("table open")
    await at.see(DE("button-join"))
    await at.click(Verb.START)
    await at.see(DE("button-hand"))
    await at.click(Verb.HAND)

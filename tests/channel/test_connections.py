"""Over real sockets: a connection that Discord closes under an answer costs nobody the answer."""

from pathlib import Path

import pytest

from bot.channel.context import answers
from bot.playground.test_client import NoResponseError
from bot.tables import Phase
from bot.ui.addresses import Verb
from tests.channel.local_table import local_table
from tests.channel.playing import EN

CALLBACK = "POST /interactions/*"


@pytest.mark.parametrize("after", [False, True], ids=["before it was read", "after it was carried out"])
async def test_an_answer_whose_connection_is_closed_is_sent_again(tmp_path: Path, after: bool) -> None:
    async with local_table(tmp_path) as at:
        at.local.faults.close(CALLBACK, after=after)
        await at.ada.slash("table open")
        assert len((await at.snapshot()).seats) == 1
        at.local.faults.close(CALLBACK, after=after)
        await at.click(Verb.START)
        await at.see(EN("button-hand"))
        at.local.faults.close(CALLBACK, after=after)
        await at.click(Verb.HAND)
        await at.see(EN("button-hint"))
        at.local.faults.close(CALLBACK, after=after)
        await at.click(Verb.PLAY, "0A")
        view = (await at.snapshot()).board()
        assert view is not None
        assert len(view.state.played) == 1
        assert at.local.faults.pending == 0
        boards = [m for m in at.ada.messages() if not m["flags"] & 64 and m["embeds"]]
        assert len(boards) == 1, "the first answer is the board, even if nobody heard that it had arrived"


async def test_a_board_whose_connection_is_closed_comes_a_little_later(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        await at.ada.slash("table open")
        at.local.faults.close("PATCH /channels/*")
        await at.click(Verb.START)
        await at.see(EN("button-hand"))
        assert (await at.snapshot()).phase is Phase.PLAYING


async def test_discords_own_limits_are_waited_for(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        await at.ada.slash("table open")
        at.local.faults.answer(429, "PATCH /channels/*", retry_after=0.05)
        await at.click(Verb.START)
        await at.see(EN("button-hand"))


async def test_without_patience_the_answer_would_be_lost(tmp_path: Path) -> None:
    """The test's own test: it is our adapter that sends again, and it is in use where the gateway's events arrive."""
    async with local_table(tmp_path, patient=False) as at:
        at.local.faults.close(CALLBACK)
        await at.ada.slash("help")
        await at.see(EN("answer-lost"))


@pytest.mark.parametrize("after", [False, True], ids=["before it was read", "after it was carried out"])
async def test_a_public_message_whose_connection_is_closed_is_posted_once(tmp_path: Path, after: bool) -> None:
    async with local_table(tmp_path) as at:

        def boards() -> list[str]:
            return [message["id"] for message in at.ada.messages() if not message["flags"] & 64 and message["embeds"]]

        await at.ada.slash("table open")
        await at.ada.wait_until(lambda: len(boards()) == 1)
        [old] = boards()
        at.local.faults.close("POST /channels/*/messages", after=after)
        await at.ada.slash("table board")
        await at.ada.wait_until(lambda: old not in boards())  # done last, after all posting
        assert at.local.faults.pending == 0
        await at.ada.say("a word that comes after it")
        await at.see("a word that comes after it")
        [new] = boards()
        kept = await at.store.messages((await at.snapshot()).id)
        assert str(kept["board"].message) == new


async def test_three_502s_in_a_row_cost_nobody_the_answer(tmp_path: Path) -> None:
    """Nor its three seconds: discord.py alone would ask again after one, three and five."""
    async with local_table(tmp_path) as at:
        at.local.faults.answer(502, CALLBACK, times=3)
        await at.ada.slash("table open")
        await at.click(Verb.START)
        await at.see(EN("button-hand"))
        at.local.faults.answer(502, CALLBACK, times=3)
        await at.click(Verb.HAND)
        at.local.faults.answer(502, CALLBACK, times=3)
        await at.play()
        view = (await at.snapshot()).board()
        assert view is not None
        assert len(view.state.played) == 1
        assert at.local.faults.pending == 0


async def test_whoever_has_heard_nothing_is_told_by_a_follow_up_as_soon_as_one_goes_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One answer has arrived, but Discord says otherwise for longer than three seconds."""
    monkeypatch.setattr(answers, "FOLLOW_UPS", (0.05, 0.1, 0.2))
    async with local_table(tmp_path) as at:
        await at.ada.slash("table open")
        await at.click(Verb.START)
        await at.see(EN("button-hand"))
        at.local.faults.close(CALLBACK, after=True)
        at.local.faults.answer(502, CALLBACK, times=9)
        at.local.faults.answer(502, "POST /webhooks/*", times=7)
        await at.click(Verb.HAND)
        await at.see(EN("answer-lost"))
        assert at.local.faults.pending == 0


async def test_a_failing_discord_is_not_asked_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "FOLLOW_UPS", (0.05, 0.1))
    async with local_table(tmp_path) as at:
        await at.ada.slash("table open")
        at.local.faults.answer(502, CALLBACK, times=100)
        with pytest.raises(NoResponseError):
            await at.click(Verb.START)
        assert (await at.snapshot()).phase is Phase.PLAYING
        asked = 100 - at.local.faults.pending
        at.local.faults.clear()
        await at.click(Verb.HAND)
        assert asked == 10

"""When Discord answers with errors: the game goes on."""

from pathlib import Path

import pytest

from bot.channel.messages import boards
from bot.tables import Phase
from bot.ui.addresses import Verb
from tests.channel.playing import Stacked, board_is_fresh, cards_played, channel, one_card


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (503, 0), (500, 0), (429, 0)])
async def test_an_answer_that_fails_costs_nobody_the_move(
    tmp_path: Path, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ann.id]
        at.env.inject_error("POST", "/interactions/*", status=status, code=code)
        result = await at.press(at.ann, hand, Verb.PLAY, "0A")
        assert await cards_played(at) == 1
        await board_is_fresh(at)
        assert result.acknowledged == (status not in (404, 400)), "an apology, where anybody can hear it"
        assert all("token" not in record.getMessage() for record in caplog.records)
        await at.my_hand(at.ann)
        await one_card(at)
        assert await cards_played(at) == 2


@pytest.mark.parametrize(("status", "code"), [(503, 0), (429, 0), (502, 0)])
async def test_a_board_that_cannot_be_edited_now_is_edited_later(
    tmp_path: Path, status: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "PATIENCE", (0.01, 0.02))
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.env.advance_time(15 * 60)  # then the board is edited with the bot's own token
        at.env.inject_error("PATCH", "/channels/*", status=status, code=code, times=2)
        await one_card(at)
        await at.env.advance_time(10)
        await board_is_fresh(at)


async def test_a_board_too_old_to_be_edited_is_replaced(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.env.advance_time(15 * 60)  # then the board is edited with the bot's own token
        old = await at.board()
        at.env.inject_error("PATCH", "/channels/*", status=400, code=30046)
        await one_card(at)
        assert (await at.board()).id != old.id
        assert old.id not in [message.id for message in at.channel.history()], "there is one board"
        await board_is_fresh(at)


async def test_a_ping_that_cannot_be_sent_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "PATIENCE", (0.01, 0.02))
    async with channel(tmp_path, luck=Stacked()) as at:
        at.env.inject_error("POST", "/channels/*", status=500, times=1)
        await at.sit_down()
        assert (await at.snapshot()).phase is Phase.PLAYING
        await at.env.advance_time(5)
        await board_is_fresh(at)

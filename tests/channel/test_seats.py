"""Somebody comes in mid-game, takes a computer player's seat, lets the computer play for a while, goes and is back."""

from pathlib import Path

import pytest
import simcord
from simcord.actors import MemberActor

from bot.tables import Seat, Snapshot
from bot.ui.addresses import Verb
from bot.ui.notices import arrival_notice, return_notice, takeover_notice
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import address, components, said, shown, text, verbs

WAYS = ["button", "command"]


async def with_computer(at: Channel, *, seats_open: bool = True) -> Snapshot:
    """Ann and a computer player; it is Ann's turn."""
    await at.ann.slash(at.channel, "table open")
    board = await at.board()
    await at.ann.select(board, ["normal"], custom_id=address(board, Verb.ADD_COMPUTER))
    if seats_open:
        assert said(await at.ann.slash(at.channel, "table seats", open=True)) == EN("answer-seats-open")
        assert EN("table-seats-open") in text(await at.board())
    await at.press(at.ann, await at.board(), Verb.START)
    at.hands[at.ann.id] = shown(await at.press(at.ann, await at.board(), Verb.CLAIM))
    return await at.snapshot()


async def take(at: Channel, who: MemberActor, way: str) -> simcord.InteractionResult:
    if way == "command":
        return await who.slash(at.channel, "table join")
    return await at.press(who, await at.board(), Verb.TAKE_SEAT)


@pytest.mark.parametrize("way", WAYS)
async def test_the_newcomer_gets_the_hand_the_board_the_seat_and_nobody_a_call(tmp_path: Path, way: str) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await with_computer(at)
        before = at.called()
        hand = shown(await take(at, at.eve, way))
        assert hand.ephemeral
        view = (await at.snapshot()).view(1)
        assert view is not None
        assert all(str(card) in text(hand) for card in view.hand)
        assert "eve" in text(await at.board())
        assert Verb.TAKE_SEAT not in verbs(await at.board()), "no more seats"
        assert arrival_notice(EN, "eve") in at.texts()
        assert at.called() == before
        await at.play_on(2)
        assert not [each for each in at.published if str(view.hand) in each["content"]]


async def test_closed_seats_have_no_button_and_the_command_says_whom_to_ask(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await with_computer(at, seats_open=False)
        assert Verb.TAKE_SEAT not in verbs(await at.board())
        refused = said(await at.eve.slash(at.channel, "table join"))
        assert refused == EN("refused-T-seats-closed", host=at.ann.mention)
        assert "Only the host" in said(await at.eve.slash(at.channel, "table seats", open=True))
        said(await at.ann.slash(at.channel, "table invite", player=at.eve))
        assert said(await at.ben.slash(at.channel, "table join")).startswith("The game has already started")
        shown(await take(at, at.eve, "button"))
        assert (await at.snapshot()).seats[1] == Seat(at.eve.id)


async def test_the_button_of_an_old_board_takes_no_seat_that_is_closed_by_now(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await with_computer(at)
        board = await at.board()
        old = components(board)
        said(await at.ann.slash(at.channel, "table seats", open=False))
        at.env.backend.get_message(at.channel.id, board.id).components = old
        assert said(await at.press(at.eve, board, Verb.TAKE_SEAT)).startswith("The game has already started")
        said(await at.ann.slash(at.channel, "table end"))
        at.env.backend.get_message(at.channel.id, board.id).components = old
        assert said(await at.press(at.eve, board, Verb.TAKE_SEAT)).startswith("This table is closed")
        assert (await at.snapshot()).seats[1].person is None


async def test_the_computer_plays_until_they_are_back_and_after_a_restart(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await with_computer(at)
        shown(await take(at, at.eve, "button"))
        question = shown(await at.eve.slash(at.channel, "table leave"))
        assert text(question) == EN("answer-leave-open")
        await at.press(at.eve, question, Verb.HAND_OVER)
        assert takeover_notice(EN, "eve") in at.texts()
        assert (await at.snapshot()).seats[1] == Seat(at.eve.id, "normal")
        await at.restart()
        assert said(await at.ben.slash(at.channel, "table join")) == EN("refused-T-started")
        shown(await at.press(at.eve, await at.board(), Verb.COME_BACK))
        assert return_notice(EN, "eve") in at.texts()
        assert (await at.snapshot()).seats[1] == Seat(at.eve.id)


async def test_who_has_left_comes_back_to_the_same_cards(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await with_computer(at)
        before = text(shown(await take(at, at.eve, "button")))
        question = shown(await at.eve.slash(at.channel, "table leave"))
        await at.press(at.eve, question, Verb.LEAVE)
        assert (await at.snapshot()).seats[1] == Seat(None, "normal")
        assert text(shown(await take(at, at.eve, "command"))) == before

"""Who may press what; and pressing twice."""

import asyncio
from pathlib import Path

import pytest
import simcord

from bot.rules import Play, Refused, TakeBack
from bot.tables import Caller, Left, Phase
from bot.tables.computer import plain_turn
from bot.ui.addresses import Verb
from bot.ui.notices import leave_notice, reminder, return_notice, takeover_notice
from tests.channel.playing import EN, Stacked, channel, one_card, view_of
from tests.channel.reading import address, components, rows, said, shown, text, verbs


def not_ones_turn(answer: simcord.InteractionResult) -> bool:
    return said(answer) == EN("refused-T-not-your-turn", seat="ann")


@pytest.mark.parametrize("verb", [Verb.HAND, Verb.SIGNALS])
async def test_a_stranger_gets_nothing_from_the_board(tmp_path: Path, verb: Verb) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        answer = await at.press(at.eve, await at.board(), verb)
        assert said(answer).startswith(EN("refused-T-not-seated"))
        assert (await at.snapshot()).seat_of(at.eve.id) is None


async def test_a_stranger_can_neither_start_the_game_nor_claim_the_first_turn(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        await at.press(at.ben, await at.board(), Verb.JOIN)
        for who in (at.eve, at.ben):
            assert at.ann.mention in said(await at.press(who, await at.board(), Verb.START))
        await at.press(at.ann, await at.board(), Verb.START)
        said(await at.press(at.eve, await at.board(), Verb.CLAIM))
        assert (await at.snapshot()).phase is Phase.CHOOSING


async def test_out_of_turn_nothing_is_played(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        n = (await at.snapshot()).n
        hand = await at.my_hand(at.ben)
        assert Verb.END_TURN not in verbs(hand)
        for command in ("end-turn", "back", "give-up"):
            assert not_ones_turn(await at.ben.slash(at.channel, command))
        card = (await at.snapshot()).view(1).hand[0]  # type: ignore[union-attr]
        assert not_ones_turn(await at.ben.slash(at.channel, "play", plays=f"{card}A"))
        assert await at.ben.autocomplete(at.channel, "play", "plays", "") == []
        assert await at.eve.autocomplete(at.channel, "play", "plays", "") == []
        assert (await at.snapshot()).n == n


async def test_take_back_pressed_twice_takes_back_one_card(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await one_card(at)
        await one_card(at)
        hand = at.hands[at.ann.id]
        button = address(hand, Verb.TAKE_BACK)
        old = at.env.backend.get_message(at.channel.id, hand.id).components
        await at.ann.click(hand, custom_id=button)
        assert len(view_of(await at.snapshot()).state.played) == 1
        # The second click of a double click was made on what the message showed before.
        at.env.backend.get_message(at.channel.id, hand.id).components = old
        await at.ann.click(hand, custom_id=button)
        assert len(view_of(await at.snapshot()).state.played) == 1
        assert EN("refused-T-stale") in text(hand)
        await at.press(at.ann, hand, Verb.TAKE_BACK)
        assert len(view_of(await at.snapshot()).state.played) == 0


async def test_a_hand_in_two_windows_ends_the_turn_only_as_it_is_shown(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await one_card(at)
        await one_card(at)
        hand = at.hands[at.ann.id]
        end, phone = address(hand, Verb.END_TURN), at.env.backend.get_message(at.channel.id, hand.id)
        old = phone.components
        third = view_of(await at.snapshot()).plays()[0]
        await at.play_by_clicks(third, await at.snapshot())
        phone.components = old
        await at.ann.click(hand, custom_id=end)
        assert (await at.snapshot()).turn == 1, "three cards lie there and the phone showed two"
        await at.press(at.ann, hand, Verb.END_TURN)
        assert (await at.snapshot()).turn == 2


async def test_a_play_pressed_twice_is_played_once(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ann.id]
        button = address(hand, Verb.PLAY, "0A")
        old = at.env.backend.get_message(at.channel.id, hand.id).components
        for _ in range(2):
            at.env.backend.get_message(at.channel.id, hand.id).components = old
            assert (await at.ann.click(hand, custom_id=button)).acknowledged
        assert len(view_of(await at.snapshot()).state.played) == 1


async def test_remove_a_computer_pressed_twice_removes_one(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        for _ in range(2):
            board = await at.board()
            await at.ann.select(board, ["easy"], custom_id=address(board, Verb.ADD_COMPUTER))
        board = await at.board()
        button = address(board, Verb.REMOVE_COMPUTER)
        await at.ann.click(board, custom_id=button)
        at.env.backend.get_message(at.channel.id, board.id).components = components(board)
        assert said(await at.ann.click(board, custom_id=button)) == EN("refused-not-computer")
        assert len((await at.snapshot()).seats) == 2


async def test_a_lobby_that_has_become_a_game_lets_nobody_slip_away(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        await at.press(at.ben, await at.board(), Verb.JOIN)
        lobby = await at.board()
        await at.press(at.ann, lobby, Verb.START)
        at.env.backend.get_message(at.channel.id, lobby.id).components = components(lobby)
        said(await at.press(at.ben, lobby, Verb.LEAVE))
        assert (await at.snapshot()).seat_of(at.ben.id) == 1


async def test_leaving_a_game_asks_first_and_the_computer_plays_on(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        assert said(await at.eve.slash(at.channel, "table leave")).startswith(EN("refused-T-not-seated"))
        question = await at.ben.slash(at.channel, "table leave")
        assert said(question) == EN("answer-leave")
        assert (await at.snapshot()).seat_of(at.ben.id) == 1
        await at.press(at.ben, shown(question), Verb.LEAVE)
        snapshot = await at.snapshot()
        assert snapshot.seat_of(at.ben.id) is None
        assert snapshot.seats[1].level is not None
        assert leave_notice(EN, "ben") in "\n".join(at.texts())
        last = await at.ann.slash(at.channel, "table leave")
        assert said(last) == EN("answer-leave-last")
        await at.press(at.ann, shown(last), Verb.LEAVE)
        assert (await at.snapshot()).phase is Phase.OVER
        assert any(isinstance(e.what, Left) for e in await at.tables.entries(snapshot.id))


async def test_giving_up_is_asked_once_more_and_only_on_ones_own_turn(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        question = await at.ann.slash(at.channel, "give-up")
        assert (await at.snapshot()).phase is Phase.PLAYING
        await at.press(at.ann, shown(question), Verb.GIVE_UP)
        assert EN("over-gave-up", name="ann", cards=0) in text(await at.board())


async def test_a_seat_is_taken_over_only_in_the_turn_that_was_silent(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.wait(601)
        await at.wait(1201)
        ping = at.channel.history()[-1]
        assert verbs(ping) == {Verb.TAKE_OVER}
        said(await at.press(at.eve, ping, Verb.TAKE_OVER))
        assert (await at.snapshot()).seats[0].human, "a stranger cannot"
        await at.play_on(1)
        stale = components(ping)
        await at.mod.send(at.channel, "hello")
        message = at.channel.history()[-1]
        at.env.backend.get_message(at.channel.id, message.id).components = stale
        assert EN("refused-T-stale") in said(await at.mod.click(message, custom_id=rows(ping)[0]))
        assert all(seat.human for seat in (await at.snapshot()).seats)


async def test_a_silent_player_is_reminded_replaced_and_welcomed_back(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.wait(601)
        assert reminder(EN, at.ann.id) in at.texts()[-1]
        await at.wait(1201)
        await at.press(at.ben, at.channel.history()[-1], Verb.TAKE_OVER)
        assert not (await at.snapshot()).seats[0].human
        assert takeover_notice(EN, "ann") in "\n".join(at.texts())
        back = await at.press(at.ann, await at.board(), Verb.COME_BACK)
        assert Verb.HINT in verbs(shown(back))
        assert (await at.snapshot()).seats[0].human
        assert return_notice(EN, "ann") in "\n".join(at.texts())


async def test_a_forgotten_table_closes_and_says_so(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        await at.wait(86_401)
        assert (await at.snapshot()).phase is Phase.OVER
        assert EN("notice-ended-forgotten") in text(await at.board())
        assert verbs(await at.board()) == set()


async def test_two_clicks_at_the_same_time_both_get_an_answer(tmp_path: Path) -> None:
    """Through the door at once, as two windows would: each finds its own moment."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        snapshot = await at.snapshot()
        plays = [a for a in plain_turn(view_of(snapshot).state) if isinstance(a, Play)]
        ann = Caller(at.ann.id)
        await at.tables.act(snapshot.id, ann, *plays)
        moment = (await at.snapshot()).moment
        both = await asyncio.gather(
            *(at.tables.act(snapshot.id, ann, TakeBack(), moment=moment) for _ in range(2)), return_exceptions=True
        )
        assert [isinstance(one, Refused) for one in both] == [False, True]

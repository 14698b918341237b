"""The process ends at any moment; the messages stay, and all of them still work."""

from pathlib import Path
from typing import Any

import pytest

from bot.channel.messages import boards
from bot.rules import LETTERS, EndTurn, Play
from bot.tables import Phase
from bot.tables.computer import plain_turn
from bot.ui.addresses import Address, Verb
from bot.ui.plan import places
from tests.channel.playing import EN, Stacked, channel, view_of
from tests.channel.reading import Message, address, rows, said, shown, text, verbs


async def test_a_restart_at_every_step_of_a_short_game(tmp_path: Path) -> None:
    """The hand that Ann opened at first is used to the end; only the board's own message changes."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.ann.slash(at.channel, "table open", variant="face-to-face")
        lobby = await at.board()
        await at.restart()
        await at.press(at.ben, lobby, Verb.JOIN)
        await at.restart()
        await at.press(at.ann, at.message(lobby.id), Verb.START)
        assert (await at.snapshot()).phase is Phase.PLAYING
        hands = {}
        for who in (at.ann, at.ben):
            await at.restart()
            hands[who.id] = shown(await at.press(who, at.message(lobby.id), Verb.HAND))
        for _ in range(3):
            snapshot = await at.snapshot()
            for action in plain_turn(view_of(snapshot).state):
                snapshot = await at.snapshot()
                who, view = at.who_is_on(snapshot), view_of(snapshot)
                hand = hands[who.id]
                await at.restart()
                if action == EndTurn():
                    await at.press(who, hand, Verb.END_TURN)
                    continue
                assert isinstance(action, Play)
                place = str(places(view).index(action.card))
                if address_turn(hand) != snapshot.turn:
                    await at.press(who, hand, Verb.HAND)
                    await at.restart()
                await at.click_card(who, hand, int(place), LETTERS[action.pile])
        snapshot = await at.snapshot()
        assert snapshot.turn == 4
        assert (await at.board()).id == lobby.id, "one message, edited"
        await at.wait(61)  # whoever has acted within the minute is not called
        await at.env.advance_time(61)
        pings = [message for message in at.channel.history() if not message.embeds]
        assert len(pings) == 1
        await at.restart()
        question = await at.who_is_on(snapshot).slash(at.channel, "give-up")
        await at.restart()
        await at.press(at.who_is_on(snapshot), shown(question), Verb.GIVE_UP)
        assert (await at.snapshot()).phase is Phase.OVER
        await at.restart()
        assert shown(await at.press(at.eve, await at.board(), Verb.EXPORT)).attachments
        await at.restart()
        await at.press(at.ann, await at.board(), Verb.REMATCH)
        assert (await at.snapshot()).phase is Phase.LOBBY


def address_turn(message: Message) -> int:
    found = Address.parse(rows(message)[0])
    assert found is not None
    return found.turn


async def test_after_a_restart_the_first_look_brings_the_board_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the commit and the board: whoever looks next mends it."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.env.advance_time(15 * 60)  # then the board is edited with the bot's own token
        monkeypatch.setattr(boards, "PATIENCE", (60.0, 60.0))
        at.env.inject_error("PATCH", "/channels/*", status=503, times=None)
        snapshot = await at.snapshot()
        await at.play_by_clicks(plain_turn(view_of(snapshot).state)[0], snapshot)
        card = view_of(await at.snapshot()).state.played[0].card
        assert f"**{card}**" not in text(await at.board())
        await at.bot.services.boards.close()
        at.env.backend.faults.clear()
        await at.restart()
        await at.my_hand(at.ann)
        assert f"**{card}**" in text(await at.board())


async def test_an_old_hand_gets_the_fresh_one(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ann.id]
        old = at.env.backend.get_message(at.channel.id, hand.id).components
        await at.play_on(1)
        await at.restart()
        at.env.backend.get_message(at.channel.id, hand.id).components = old
        await at.press(at.ann, hand, Verb.PLAY, "0A")
        assert EN("refused-T-stale") in text(hand)
        assert EN("hand-waiting", name="ben") in text(hand)
        assert Verb.PLAY not in verbs(hand)


async def test_a_button_of_a_table_that_is_forgotten_says_that_it_is_closed(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        board = await at.board()
        message = at.env.backend.get_message(at.channel.id, board.id)
        button = message.components[0]["components"][0]
        for unknown in ("98:1:0:join", "98:1:0:dance", "something else", "98:99999999999999999999:0:hand"):
            button["custom_id"] = unknown
            answer = await at.eve.click(board, custom_id=unknown)
            assert said(answer) == EN("refused-closed")


async def test_a_button_that_its_message_has_lost_since_is_answered(tmp_path: Path) -> None:
    """Discord may send a click on what a message showed a moment ago; discord.py looks for it in vain."""
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")

        def meanwhile(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE":
                payload["message"]["components"] = []

        at.env.backend.subscribers.insert(0, meanwhile)
        assert (await at.press(at.ben, await at.board(), Verb.JOIN)).acknowledged
        assert (await at.snapshot()).seat_of(at.ben.id) == 1


async def test_a_button_belongs_to_one_channel(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        button = address(await at.board(), Verb.JOIN)
        other = at.guild.create_text_channel("elsewhere")
        await at.ben.slash(other, "table open")
        message = other.history()[-1]
        stored = at.env.backend.get_message(other.id, message.id)
        stored.components[0]["components"][0]["custom_id"] = button
        assert said(await at.eve.click(message, custom_id=button)) == EN("refused-closed")
        assert len((await at.snapshot()).seats) == 1

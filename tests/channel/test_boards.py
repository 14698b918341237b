"""The board and the messages beside it."""

from pathlib import Path

import discord
import pytest

from bot.channel.messages.board_steps import LOOK_EVERY
from bot.channel.messages.turn_pings import PRESENT
from bot.rules import Play, TakeBack
from bot.tables import Ended, Phase
from bot.ui.addresses import Verb
from bot.ui.notices import turn_ping
from tests.channel.playing import EN, TEXTS, Channel, Stacked, channel, one_card, view_of
from tests.channel.reading import pressable, said, shown, text, verbs


def pings(at: Channel) -> list[str]:
    return [message.content for message in at.channel.history() if not message.embeds and message.author.bot]


async def test_a_turn_pings_one_player_and_the_ping_goes_when_they_act(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        assert pings(at) == [], "Ann knows that she wanted to start"
        await at.play_on(1)
        [ping] = pings(at)
        assert ping.startswith(turn_ping(EN, at.ben.id, 2))
        [sent] = [m for m in at.channel.history() if m.content == ping]
        assert [user.id for user in sent.mentions] == [at.ben.id]
        assert (await at.board()).jump_url in ping
        hand = at.hands[at.ben.id] = shown(await at.press(at.ben, sent, Verb.HAND))
        assert Verb.HINT in verbs(hand), "the ping itself leads to the hand"
        await one_card(at)
        assert pings(at) == []
        for payload in at.published:
            named = {user["id"] for user in payload["mentions"]}
            assert all(f"<@{person}>" in payload["content"] for person in named)
            assert len(named) <= (1 if "your turn" in payload["content"] else 2)


async def test_whoever_has_acted_within_a_minute_is_called_only_when_it_has_passed(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.play_on(1)
        said(await at.ben.slash(at.channel, "signal", pile="B", word="keep-off"))
        before = at.called()
        await at.play_on(1)
        at.clock.now += PRESENT - 10
        await at.env.advance_time(PRESENT - 10)
        assert (pings(at), at.called()) == ([], before), "Ann has played a minute ago"
        at.clock.now += 11
        await at.env.advance_time(11)
        assert at.called() == [*before, at.ann.id]
        assert pings(at)[0].startswith(turn_ping(EN, at.ann.id, 2))


async def test_whoever_plans_ahead_sits_there_and_is_called_only_when_a_minute_has_passed(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.press(at.ben, await at.my_hand(at.ben), Verb.PLAN)
        before = at.called()
        await at.play_on(1)
        assert (pings(at), at.called()) == ([], before), "Ben looks at his hand"
        at.clock.now += PRESENT + 1
        await at.env.advance_time(PRESENT + 1)
        assert at.called() == [*before, at.ben.id]


async def test_nobody_is_called_for_having_taken_a_card_back(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.play_on(1)
        await one_card(at)
        before = at.called()
        await at.play_by_clicks(TakeBack(), await at.snapshot())
        at.clock.now += 10 * PRESENT - 1
        await at.env.advance_time(10 * PRESENT - 1)
        assert (pings(at), at.called()) == ([], before)
        await at.restart()
        await at.my_hand(at.ben)
        assert at.called() == before


async def test_the_ping_can_be_turned_off(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        assert said(await at.ben.slash(at.channel, "me pings", on=False)) == EN("answer-pings-off")
        await at.sit_down()
        await at.play_on(1)
        assert (await at.snapshot()).active == 1
        assert pings(at) == []
        assert not any(at.ben.mention in payload["content"] for payload in at.published)


async def test_alone_nobody_is_pinged(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.ann.slash(at.channel, "table open")
        await at.press(at.ann, await at.board(), Verb.START)
        await at.play_on(2)
        assert (await at.snapshot()).turn == 3
        assert not any(at.ann.mention in payload["content"] for payload in at.published)


async def test_a_burst_of_moves_is_one_edit_and_the_newest_state_wins(tmp_path: Path) -> None:
    """The pace is longer than anybody waits here, so that only the clock lets the board be drawn."""
    async with channel(tmp_path, luck=Stacked(), pace=60.0) as at:
        await at.ann.slash(at.channel, "table open")
        await at.press(at.ann, await at.board(), Verb.START)
        await at.env.advance_time(61)
        before = len(at.requests("PATCH", "/channels/"))
        for _ in range(6):
            view = view_of(await at.snapshot())
            play = next(play for play in view.plays() if isinstance(play, Play))
            await at.play_by_clicks(play, await at.snapshot())
        assert len(at.requests("PATCH", "/channels/")) - before <= 1
        await at.env.advance_time(61)
        assert len(at.requests("PATCH", "/channels/")) - before <= 2
        told = text(await at.board())
        assert all(f"**{play.card}**" in told for play in view_of(await at.snapshot()).state.played)


async def test_a_buried_board_is_posted_again_below(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        old = await at.board()
        for number in range(9):
            await at.eve.send(at.channel, f"chat {number}")
        at.clock.now += LOOK_EVERY + 1
        await at.play_on(1)
        assert (await at.board()).id == old.id, "ten messages below it, with the ping, are not too many"
        for number in range(3):
            await at.eve.send(at.channel, f"more {number}")
        await at.play_on(1)
        assert (await at.board()).id == old.id, "nobody looks again and again"
        at.clock.now += LOOK_EVERY + 1
        await at.play_on(1)
        assert (await at.board()).id != old.id
        assert old.id not in [message.id for message in at.channel.history()]


async def test_a_board_nearly_an_hour_old_is_posted_again(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        old = await at.board()
        at.clock.now += 54 * 60
        await one_card(at)
        assert (await at.board()).id == old.id
        at.clock.now += 2 * 60
        await one_card(at)
        assert (await at.board()).id != old.id
        assert old.id not in [message.id for message in at.channel.history()]


async def test_the_board_is_shown_again_on_request(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        old = await at.board()
        said(await at.ben.slash(at.channel, "table board"))
        new = await at.board()
        assert new.id != old.id
        assert Verb.HAND in verbs(new)
        await at.press(at.ann, new, Verb.HAND)


async def test_an_open_hand_refreshes_itself_when_the_turn_comes_round(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = await at.my_hand(at.ben)
        assert Verb.END_TURN not in verbs(hand)
        assert EN("hand-waiting", name="ann") in text(hand)
        await at.play_on(1)
        assert EN("hand-waiting", name="ann") not in text(hand)
        assert Verb.PLAY in verbs(hand)


async def test_talk_does_not_take_the_chosen_card_away(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ann.id]
        said(await at.ann.slash(at.channel, "me buttons", **{"two-steps": True}))
        hand = await at.my_hand(at.ann)
        await at.press(at.ann, hand, Verb.CARD, "0")
        said(await at.ben.slash(at.channel, "signal", pile="B", word="free"))
        assert EN("hand-chosen", card=2) in text(hand)
        assert EN("word-free") in text(hand), "and the hand shows what was said"


async def test_a_hand_that_cannot_be_refreshed_any_more_is_left_alone(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = await at.my_hand(at.ben)
        at.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
        await at.play_on(1)
        assert (await at.snapshot()).active == 1
        await at.press(at.ben, hand, Verb.HAND)
        assert Verb.PLAY in verbs(hand)


async def test_the_lobby_is_redrawn_in_place_by_whoever_presses(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open", variant="extreme", shuffled=True)
        lobby = await at.board()
        before = len(at.requests("PATCH", "/channels/"))
        await at.press(at.ben, lobby, Verb.JOIN)
        assert "ben" in text(await at.board())
        await at.press(at.ben, await at.board(), Verb.LEAVE)
        assert "ben" not in text(await at.board())
        assert (await at.board()).id == lobby.id
        assert len(at.requests("PATCH", "/channels/")) == before, "the answers were the redrawing"
        await at.press(at.ann, await at.board(), Verb.LEAVE)
        assert (await at.snapshot()).phase is Phase.OVER
        assert EN("notice-ended-empty") in text(await at.board())


@pytest.mark.parametrize("language", ["de", "cs"])
async def test_public_messages_are_in_the_servers_language_and_private_ones_in_ones_own(
    tmp_path: Path, language: str
) -> None:
    async with channel(tmp_path) as at:
        local = TEXTS.speak(language)
        await at.mod.slash(at.channel, "server settings", language=language)
        await at.sit_down()
        assert local("button-hand") in [
            each.label for each in pressable(await at.board()) if isinstance(each, discord.Button)
        ]
        assert EN("hand-waiting", name="ann") in text(await at.my_hand(at.ben))
        await at.ben.slash(at.channel, "me language", language=language)
        assert local("hand-waiting", name="ann") in text(await at.my_hand(at.ben))


async def test_the_end_of_a_table_is_told_with_its_reason(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        await at.ann.slash(at.channel, "table end", reason="dinner @everyone")
        board = await at.board()
        assert EN("notice-ended-host") in text(board)
        assert "dinner" in text(board)
        assert not board.mention_everyone
        assert verbs(board) == set()
        [end] = [e.what for e in await at.tables.entries((await at.snapshot()).id) if isinstance(e.what, Ended)]
        assert end.note == "dinner @everyone"
        hand = at.hands[at.ann.id]
        assert verbs(hand) == set(), "the open hand has been told as well"
        assert EN("notice-ended-host") in text(hand)

"""What the bot may not do any more: the game pauses, and goes on by itself."""

from pathlib import Path

import pytest

from bot.channel.messages import board
from bot.ui.addresses import Verb
from bot.ui.obstacles import REFUSED, opening_obstacle, pause_notice, resume_notice
from tests.channel.playing import EN, Stacked, board_is_fresh, cards_played, channel, one_card
from tests.channel.reading import said, text


@pytest.mark.parametrize("permission", ["send_messages", "embed_links", "view_channel"])
async def test_a_missing_permission_is_named_before_a_table_opens(tmp_path: Path, permission: str) -> None:
    async with channel(tmp_path) as at:
        at.forbid(**{permission: False})
        answer = await at.ann.slash(at.channel, "table open")
        assert said(answer) == opening_obstacle(EN, [permission], at.channel.id)
        assert await at.store.table_in(at.channel.id) is None


@pytest.mark.parametrize("permission", ["send_messages", "embed_links"])
async def test_a_permission_lost_in_mid_game_pauses_it_and_it_goes_on_by_itself(
    tmp_path: Path, permission: str
) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await one_card(at)
        at.forbid(**{permission: False})
        before = len(at.published)
        hand = at.hands[at.ann.id]
        await at.press(at.ann, hand, Verb.PLAY, "1A")
        assert pause_notice(EN, [permission]) in text(hand)
        assert await cards_played(at) == 1, "what nobody could see is not played"
        assert said(await at.ann.slash(at.channel, "end-turn")) == pause_notice(EN, [permission])
        assert len(at.published) == before
        await at.press(at.ben, at.message((await at.board()).id), Verb.HAND)  # looking is allowed
        at.forbid()
        await at.env.settle()
        await at.press(at.ann, hand, Verb.PLAY, "1A")
        assert (text(hand)).count(pause_notice(EN, [permission])) == 0
        assert await cards_played(at) == 2
        await board_is_fresh(at)


async def test_what_was_not_shown_during_a_pause_is_shown_when_it_is_over(tmp_path: Path) -> None:
    """A computer player, or the clock, does not ask Discord first."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        at.forbid(send_messages=False)
        await at.wait(601)
        assert at.bot.services.boards.obstacles((await at.snapshot()).id) == ["send_messages"]
        hand = await at.press(at.ben, await at.board(), Verb.HAND)
        assert pause_notice(EN, ["send_messages"]) in said(hand)
        at.forbid()
        await at.env.settle(idle=0.002)
        assert at.bot.services.boards.obstacles((await at.snapshot()).id) == []
        assert resume_notice(EN) in "\n".join(at.texts())
        assert EN("ping-reminder", person=at.ann.mention) in "\n".join(at.texts())


async def test_what_discord_has_refused_to_show_is_not_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the permissions say that came with the press: the board itself is asked."""
    monkeypatch.setattr(board, "RETRY", 0.0)
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.env.advance_time(15 * 60)  # then the board is edited with the bot's own token
        at.env.inject_error("*", "/channels/*", status=403, code=50013, times=None)
        await one_card(at)
        told = said(await at.ann.slash(at.channel, "end-turn"))
        assert told == pause_notice(EN, [REFUSED])
        assert await cards_played(at) == 1
        at.env.backend.faults.clear()
        said(await at.ann.slash(at.channel, "end-turn"))
        await at.env.settle(idle=0.002)
        await one_card(at)
        assert await cards_played(at) == 2
        await board_is_fresh(at)


async def test_a_refused_post_is_not_tried_again_and_again(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.env.advance_time(15 * 60)  # then the board is edited with the bot's own token
        at.env.inject_error("*", "/channels/*", status=403, code=50013, times=None)
        before = len(at.requests("PATCH", "/channels/"))
        await one_card(at)
        for _ in range(5):
            await at.ann.slash(at.channel, "end-turn")
        assert len(at.requests("PATCH", "/channels/")) - before == 2

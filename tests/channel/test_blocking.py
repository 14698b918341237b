"""Somebody does not want to play with somebody: who is kept from sitting down where, and what nobody is told."""

from pathlib import Path

import pytest

from bot.tables import Phase, block, forget_person
from bot.tables.company import MOST_BLOCKS
from bot.ui.addresses import Verb
from bot.ui.seats import mention
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import said, shown, text, verbs


async def seated(at: Channel) -> list[int]:
    return [seat.person for seat in (await at.snapshot()).seats if seat.person is not None]


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_blocked_person_gets_no_seat_at_my_table_and_reads_what_a_barred_one_reads(
    tmp_path: Path, way: str
) -> None:
    async with channel(tmp_path) as at:
        assert said(await at.ann.slash(at.channel, "me block", player=at.ben)) == EN(
            "answer-blocked", person=mention(at.ben.id)
        )
        await at.ann.slash(at.channel, "table open")
        if way == "button":
            refused = said(await at.press(at.ben, await at.board(), Verb.JOIN))
        else:
            refused = said(await at.ben.slash(at.channel, "table join"))
        assert refused == EN("refused-T-barred", person="nobody")
        assert "block" not in refused
        assert await seated(at) == [at.ann.id]
        await at.press(at.eve, await at.board(), Verb.JOIN)
        assert await seated(at) == [at.ann.id, at.eve.id]


async def test_i_do_not_sit_down_at_the_table_of_somebody_i_block_and_am_told_why(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "me block", player=at.ben)
        await at.ben.slash(at.channel, "table open")
        refused = said(await at.press(at.ann, await at.board(), Verb.JOIN))
        assert refused == EN("refused-T-blocked", person=mention(at.ben.id))
        said(await at.ann.slash(at.channel, "me unblock", player=at.ben))
        await at.press(at.ann, await at.board(), Verb.JOIN)
        assert await seated(at) == [at.ben.id, at.ann.id]


async def test_a_guest_s_list_closes_nobody_else_s_table(tmp_path: Path) -> None:
    """Else whoever blocks everybody would empty each table they sit down at."""
    async with channel(tmp_path) as at:
        for other in (at.ann, at.eve):
            await at.ben.slash(at.channel, "me block", player=other)
        await at.mod.slash(at.channel, "table open")
        for who in (at.ben, at.eve, at.ann):
            await at.press(who, await at.board(), Verb.JOIN)
        assert await seated(at) == [at.mod.id, at.ben.id, at.eve.id, at.ann.id]


async def test_blocking_in_mid_game_changes_nothing_there_and_holds_for_the_rematch(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        before = (await at.snapshot()).seats
        await at.ann.slash(at.channel, "me block", player=at.ben)
        assert (await at.snapshot()).seats == before
        question = shown(await at.ben.slash(at.channel, "table leave"))
        await at.press(at.ben, question, Verb.HAND_OVER)
        await at.press(at.ben, await at.board(), Verb.COME_BACK)
        assert (await at.snapshot()).seats == before, "a seat of one's own stays one's own"
        assert (await at.play_on()).phase is Phase.OVER
        await at.press(at.ann, await at.board(), Verb.REMATCH)
        assert (await at.snapshot()).kept == {}, "no seat is kept for them"
        assert said(await at.press(at.ben, await at.board(), Verb.JOIN)) == EN("refused-T-barred", person="nobody")


async def test_a_blocked_person_takes_no_computer_s_seat_at_my_table(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.ann.slash(at.channel, "table seats", open=True)
        question = shown(await at.ben.slash(at.channel, "table leave"))
        await at.press(at.ben, question, Verb.LEAVE)
        await at.ann.slash(at.channel, "me block", player=at.eve)
        assert said(await at.eve.slash(at.channel, "table join")) == EN("refused-T-barred", person="nobody")
        assert Verb.TAKE_SEAT in verbs(await at.board())


async def test_nobody_invites_whom_they_block(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "me block", player=at.ben)
        await at.ann.slash(at.channel, "table open")
        refused = said(await at.ann.slash(at.channel, "table invite", player=at.ben))
        assert refused == EN("refused-T-blocked", person=mention(at.ben.id))


async def test_the_list_is_mine_alone_and_names_nobody_who_was_forgotten(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        assert EN("blocked-none") in said(await at.ann.slash(at.channel, "me blocked"))
        for other in (at.ben, at.eve):
            await at.ann.slash(at.channel, "me block", player=other)
        await forget_person(at.tables, at.ben.id)
        page = said(await at.ann.slash(at.channel, "me blocked"))
        assert EN("blocked-title", count=2) in page
        assert mention(at.eve.id) in page
        assert EN("blocked-forgotten") in page
        assert str(at.ben.id) not in page
        assert EN("blocked-none") in said(await at.eve.slash(at.channel, "me blocked"))
        assert not at.texts()


async def test_deleting_one_s_data_does_not_lead_back_to_who_blocked_them(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "me block", player=at.ben)
        await forget_person(at.tables, at.ben.id)
        await at.ann.slash(at.channel, "table open")
        assert said(await at.press(at.ben, await at.board(), Verb.JOIN)) == EN("refused-T-barred", person="nobody")


async def test_hostile_lists(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        assert said(await at.ann.slash(at.channel, "me block", player=at.ann)) == EN("refused-block-nobody")
        for number in range(MOST_BLOCKS):
            await block(at.store, at.ann.id, 1000 + number, float(number))
        full = said(await at.ann.slash(at.channel, "me block", player=at.ben))
        assert full == EN("refused-T-blocks", most=MOST_BLOCKS)
        page = text(shown(await at.ann.slash(at.channel, "me blocked")))
        assert EN("blocked-more", count=MOST_BLOCKS - 50) in page
        assert len(page) < 4096

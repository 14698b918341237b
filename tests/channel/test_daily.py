"""The Daily: one first attempt a day, whatever somebody does; shown to others once they have had theirs."""

import re
from pathlib import Path

import simcord
from simcord.actors import MemberActor

from bot.data_files import extreme_deck
from bot.rules.daily import DailyKind, daily_code
from bot.store import KeepExpertResult
from bot.tables import Snapshot, forget_person, is_personal
from bot.ui.addresses import Verb
from tests.channel.forging import forge
from tests.channel.playing import Channel, channel
from tests.channel.reading import address, said, shown, text, verbs

DAY = 86_400.0


async def today(at: Channel, who: MemberActor) -> simcord.ResponseMessage:
    return shown(await who.slash(at.channel, "daily"))


async def begin(at: Channel, who: MemberActor, kind: str = "alone") -> simcord.ResponseMessage:
    return shown(await at.press(who, await today(at, who), Verb.DAILY_PLAY, kind))


async def give_up(at: Channel, who: MemberActor, hand: simcord.ResponseMessage) -> simcord.ResponseMessage:
    question = shown(await at.press(who, hand, Verb.ASK_GIVE_UP))
    await at.press(who, question, Verb.GIVE_UP)
    await at.env.settle()
    return await begin(at, who)


async def table_of(at: Channel, who: MemberActor, which: int = 0) -> Snapshot:
    attempt = (await at.store.attempts_of(who.id))[which]
    return await at.tables.look(attempt.game)


async def test_a_daily_has_the_cards_of_its_date_and_nothing_of_it_is_posted(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        hand = await begin(at, at.ann)
        snapshot = await table_of(at, at.ann)
        code = daily_code(at.bot.services.dailies.today, DailyKind.ALONE)
        view = snapshot.view(0)
        assert view is not None
        assert view.hand == code.deal(extreme_deck()).begin().hands[0]
        assert is_personal(snapshot.id)
        await at.ann.click(hand, custom_id=next(each for each in _plays(hand)))
        result = await give_up(at, at.ann, hand)
        assert Verb.DAILY_SHARE in verbs(result)
        await at.wait(7 * DAY)
        assert at.published == [], "no board, no ping, no result"
        assert at.called() == []


def _plays(hand: simcord.ResponseMessage) -> list[str]:
    return [address(hand, Verb.PLAY)]


async def test_the_first_attempt_is_gone_on_with_whatever_happens(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await begin(at, at.ann)
        first = (await table_of(at, at.ann)).id
        await begin(at, at.ann)  # on another device
        await at.restart()
        hand = await begin(at, at.ann)
        assert (await table_of(at, at.ann)).id == first
        await give_up(at, at.ann, hand)
        assert "cards left" in text(await begin(at, at.ann))
        assert (await table_of(at, at.ann)).id == first
        assert len(await at.store.attempts_of(at.ann.id)) == 1


async def test_playing_the_same_cards_again_counts_for_nothing(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        result = await give_up(at, at.ann, await begin(at, at.ann))
        again = shown(await at.press(at.ann, result, Verb.SAME_CARDS))
        (attempt,) = await at.store.attempts_of(at.ann.id)
        other = next(t for t in await at.tables.where_seated(at.ann.id) if t != attempt.game)
        snapshot = await at.tables.look(other)
        assert (snapshot.setup.day, is_personal(other)) == (None, True)
        assert Verb.ASK_GIVE_UP in verbs(again)


async def test_whoever_deletes_their_data_gets_no_second_first_attempt_that_day(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await give_up(at, at.ann, await begin(at, at.ann))
        await forget_person(at.tables, at.ann.id)
        assert await at.store.attempts_of(at.ann.id) == ()
        rows = repr([await at.store.read(f"SELECT * FROM {table}") for table in ("daily_marks", "daily_keys")])
        assert str(at.ann.id) not in rows
        answer = said(await at.press(at.ann, await today(at, at.ann), Verb.DAILY_PLAY, "alone"))
        assert "dealt these cards before" in answer
        at.clock.now += DAY
        await at.bot.services.dailies.tidy()
        assert not await at.store.read("SELECT 1 FROM daily_marks")
        assert not await at.store.read("SELECT 1 FROM daily_keys")
        assert Verb.ASK_GIVE_UP in verbs(await begin(at, at.ann)), "another day, other cards"


async def test_a_days_table_is_open_once_somebody_is_through_themselves(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await give_up(at, at.ann, await begin(at, at.ann))
        page = await today(at, at.ben)
        closed = text(shown(await at.press(at.ben, page, Verb.DAILY_TABLE, _arg(page, "server"))))
        assert f"<@{at.ann.id}>" not in closed
        assert "finished your own attempt" in closed
        game = (await table_of(at, at.ann)).id
        assert "not kept" in said(await forge(at, at.ben, f"98:{game}:0:replay", None))
        await give_up(at, at.ben, await begin(at, at.ben))
        page = await today(at, at.ben)
        opened = text(shown(await at.press(at.ben, page, Verb.DAILY_TABLE, _arg(page, "server"))))
        assert f"<@{at.ann.id}>" in opened
        assert f"**1.** <@{at.ben.id}>" in opened or f"**1.** <@{at.ann.id}>" in opened
        await forge(at, at.ben, f"98:{game}:0:replay", None)


def _arg(page: simcord.ResponseMessage, scope: str) -> str:
    found = re.search(rf"daily-table:(alone\.{scope}\.[\d-]+)", repr(page.components))
    assert found is not None
    return found[1]


async def test_a_result_is_passed_on_without_a_card_in_it(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        dailies = at.bot.services.dailies
        await at.store.write(KeepExpertResult(str(dailies.code(dailies.today, DailyKind.ALONE)), False, 3, 30))
        result = await give_up(at, at.ann, await begin(at, at.ann))
        card = shown(await at.press(at.ann, result, Verb.DAILY_SHARE))
        assert "expert: cards left: 3" in text(card)
        assert "A▁▁▁▁▁▁▁▁" in text(card)
        await at.press(at.ann, card, Verb.DAILY_POST)
        (post,) = [each for each in at.published if "Ninety-Eight" in repr(each["embeds"])]
        assert "cards left: 98" in repr(post)
        game = (await table_of(at, at.ann)).id
        stranger = said(await forge(at, at.ben, f"98:{game}:0:{Verb.DAILY_SHARE}", None))
        assert "not kept" in stranger or "first attempt of your own" in stranger


async def test_days_in_a_row_are_counted_and_a_missed_one_ends_them(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        for _ in range(2):
            await give_up(at, at.ann, await begin(at, at.ann))
            at.clock.now += DAY
        assert "Days in a row: 2" in text(await today(at, at.ann))
        at.clock.now += 2 * DAY
        assert "Days in a row: 0 · most: 2" in text(await today(at, at.ann))


async def test_a_team_plays_the_days_deal_at_a_table_for_all_to_see(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "daily", deal="team")
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await at.press(at.ann, await at.board(), Verb.START)
        days = {(await at.store.attempts_of(who.id))[0].day for who in (at.ann, at.ben)}
        assert days == {at.bot.services.dailies.today}


async def test_the_days_deal_is_played_as_the_daily_and_not_by_its_code(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        dailies = at.bot.services.dailies
        code = str(dailies.code(dailies.today, DailyKind.ALONE))
        for command in ("table open", "solo"):
            assert "/daily" in said(await at.ann.slash(at.channel, command, deal=code))


async def test_a_game_alone_is_one_at_a_time_and_has_its_own_rows(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        hand = shown(await at.ann.slash(at.channel, "solo", partners=1))
        (table,) = await at.tables.where_seated(at.ann.id)
        await at.ann.slash(at.channel, "solo", variant="extreme")
        assert await at.tables.where_seated(at.ann.id) == (table,)
        assert (await at.tables.look(table)).seats[1].level == "normal"
        assert Verb.HURRY in verbs(hand)
        assert "company" in said(await at.ben.slash(at.channel, "solo", variant="face-to-face", partners=4))
        assert "closed" in said(await forge(at, at.ben, f"98:{table}:0:{Verb.HAND}", None))

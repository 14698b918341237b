"""How often one may ask: each flood has its bound, and a refusal that says when."""

import asyncio
from pathlib import Path

import simcord

from bot.channel.context.pings import Pings
from bot.channel.context.rate_limits import RateLimiter
from bot.players.company import Company
from bot.players.hint import Hint, Reason
from bot.rules import View
from bot.tables import Phase
from bot.ui.addresses import Address, Verb
from tests.channel.forging import forge
from tests.channel.playing import EN, Channel, Clock, Stacked, channel
from tests.channel.reading import said, text


async def ask_again(at: Channel) -> simcord.InteractionResult:
    """Ann presses a rematch on the board of the last game; a closed one has lost its buttons."""
    row = await at.store.last_table_in(at.channel.id)
    assert row is not None
    return await forge(at, at.ann, str(Address(row.id, 0, Verb.REMATCH)), at.channel.history()[-1])


def refused_until(at: Channel, key: str, seconds: float) -> str:
    return EN(f"refused-{key}", until=f"<t:{at.clock.now + seconds:.0f}:R>")


def test_a_limit_counts_by_key_and_forgets_with_time() -> None:
    clock = Clock()
    limit = RateLimiter(2, 10.0, clock)
    assert [limit.take(1), limit.take(1), limit.take(2)] == [None, None, None]
    assert limit.take(1) == clock.now + 10.0
    clock.now += 9.0
    assert limit.take(1) == clock.now + 1.0
    assert limit.blocked_until(2) is None
    clock.now += 1.0
    assert limit.take(1) is None


def test_a_limit_remembers_so_many_and_no_more() -> None:
    limit = RateLimiter(1, 10.0, Clock(), capacity=100)
    for key in range(1000):
        limit.take(key)
    assert len(limit) == 100
    assert limit.take(999) is not None
    assert limit.take(0) is None, "the oldest is forgotten first"


def test_somebody_is_called_once_in_ten_seconds_but_again_for_what_did_not_arrive() -> None:
    clock = Clock()
    pings = Pings(clock, capacity=3)
    assert pings.take((1, 2), "a turn") == (1, 2)
    assert pings.take((1, 2, 3), "another table") == (3,)
    assert pings.take((1,), "a turn") == (1,)
    clock.now += 10
    assert pings.take((1, 2), "another table") == (1, 2)
    for person in range(100):
        pings.take((person,), "a flood")
    assert len(pings) == 3


async def test_the_board_is_posted_again_for_whoever_sits_there_and_not_too_often(tmp_path: Path) -> None:
    """Once: anybody, as often as they liked."""
    async with channel(tmp_path) as at:
        await at.sit_down()
        old = (await at.board()).id
        assert said(await at.eve.slash(at.channel, "table board")) == EN("refused-T-not-seated")
        assert (await at.board()).id == old
        said(await at.ben.slash(at.channel, "table board"))
        new = (await at.board()).id
        assert new != old
        assert said(await at.ann.slash(at.channel, "table board")) == refused_until(at, "board-just-posted", 30)
        assert (await at.board()).id == new
        said(await at.mod.slash(at.channel, "table board"))
        assert (await at.board()).id != new, "a moderator always may"
        newest = (await at.board()).id
        at.clock.now += 30
        said(await at.ann.slash(at.channel, "table board"))
        assert (await at.board()).id != newest


async def test_tables_are_not_opened_in_a_hundred_channels(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        rooms = [at.guild.create_text_channel(f"room-{number}") for number in range(8)]
        await at.eve.slash(at.channel, "table open")
        for room in rooms[:2]:
            await at.eve.slash(room, "table open")
        assert said(await at.eve.slash(rooms[2], "table open")) == EN("refused-T-host-tables", most=3)
        assert len(await at.tables.open_in(at.guild.id)) == 3
        for room in rooms[3:]:
            await at.mod.slash(room, "table open")
        assert len(await at.tables.open_in(at.guild.id)) == 8


async def test_opening_and_ending_in_a_row_is_slowed_down(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        for _ in range(4):
            await at.eve.slash(at.channel, "table open")
            await at.eve.slash(at.channel, "table end")
        assert said(await at.eve.slash(at.channel, "table open")) == refused_until(at, "opened-often", 60)
        at.clock.now += 60
        await at.eve.slash(at.channel, "table open")
        assert (await at.snapshot()).phase is Phase.LOBBY


async def test_the_limits_of_a_server_are_its_own(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        told = said(await at.mod.slash(at.channel, "server settings"))
        assert EN("server-tables", host=3, server=25) in told
        options = {"tables-per-host": 1, "tables-per-server": 2}
        told = said(await at.mod.slash(at.channel, "server settings", **options))
        assert EN("server-tables", host=1, server=2) in told
        stored = await at.store.server(at.guild.id)
        assert (stored.tables_per_host, stored.tables_per_server) == (1, 2)
        await at.ann.slash(at.channel, "table open")
        rooms = [at.guild.create_text_channel(f"room-{number}") for number in range(2)]
        assert said(await at.ann.slash(rooms[0], "table open")) == EN("refused-T-host-tables", most=1)
        await at.ben.slash(rooms[0], "table open")
        assert said(await at.eve.slash(rooms[1], "table open")) == EN("refused-T-server-tables", most=2)


async def test_a_rematch_is_asked_for_once_in_a_while_and_calls_nobody(tmp_path: Path) -> None:
    """Once: rematch, start, end, and again; everybody was called at each start."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down("original", at.ben, at.eve)
        await at.ann.slash(at.channel, "table end")
        before = at.called()
        assert set(before) == {at.ann.id, at.ben.id, at.eve.id}
        for _ in range(3):
            await ask_again(at)
            assert said(await ask_again(at)) == refused_until(at, "rematch-just-asked", 30)
            await at.press(at.ann, await at.board(), Verb.START)
            await at.ann.slash(at.channel, "table end")
            at.clock.now += 30
        assert not {at.ben.id, at.eve.id} & set(at.called()[len(before) :])
        assert "ben" in repr(at.published), "their seats were kept all the same"


async def test_nobody_is_called_twice_in_ten_seconds_whoever_asks(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        other = at.guild.create_text_channel("other")
        await at.ben.slash(other, "table open")
        await at.ann.click(other.history()[-1], label=EN("button-join"))
        at.published.clear()
        before = at.called()
        assert before == [at.ann.id, at.ben.id]
        await at.ben.slash(other, "table start")
        assert any(at.ann.mention in payload["content"] for payload in at.published), "the message is there"
        assert at.called() == before, "and silent"
        at.clock.now += 10
        await at.play_on(2)
        assert at.called() == [*before, at.ben.id], "whoever has just played is not called"


async def test_everything_about_somebody_is_handed_out_so_often(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        for _ in range(3):
            assert said(await at.ann.slash(at.channel, "privacy export")) == EN("privacy-export")
        assert said(await at.ann.slash(at.channel, "privacy export")) == refused_until(at, "exported-often", 300)
        assert said(await at.ben.slash(at.channel, "privacy export")) == EN("privacy-export")
        at.clock.now += 300
        assert said(await at.ann.slash(at.channel, "privacy export")) == EN("privacy-export")


async def test_hints_are_given_one_at_a_time_and_so_many_a_minute(tmp_path: Path) -> None:
    thinking, questions, room = asyncio.Event(), list[View](), list[Channel]()

    async def advise(view: View, server: int, company: Company) -> Hint:
        questions.append(view)
        await room[0].env.external_wait(thinking.wait(), reason="the others think, too")
        return Hint(view.plays()[:1], Reason.SMALL_STEP)

    async with channel(tmp_path, luck=Stacked(), advise=advise) as at:
        room.append(at)
        await at.sit_down()
        first = await at.ann.slash(at.channel, "hint")
        assert first.acknowledged
        assert said(await at.ann.slash(at.channel, "hint")) == EN("refused-hint-pending")
        assert len(questions) == 1
        thinking.set()
        await at.env.settle(idle=0.002)
        hand = at.hands[at.ann.id]
        for _ in range(9):
            await at.press(at.ann, hand, Verb.HINT)
        assert len(questions) == 10
        await at.press(at.ann, hand, Verb.HINT)
        assert refused_until(at, "hints-often", 60) in text(hand), "beside the hand, as every refusal there"
        assert len(questions) == 10
        at.clock.now += 60
        await at.press(at.ann, hand, Verb.HINT)
        assert len(questions) == 11


async def test_a_flood_of_signals_ends_with_the_turns_measure(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        before = (await at.snapshot()).n
        answers = [await at.ben.slash(at.channel, "signal", pile="A", word="free") for _ in range(20)]
        assert said(answers[-1]) == EN("refused-T-signals", most=12)
        assert (await at.snapshot()).n == before + 12

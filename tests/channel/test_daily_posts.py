"""A server that wants it is told of each new day once, by the clock, with the tables of the day before."""

from pathlib import Path

from bot.channel.messages.daily_posts import post_dailies
from bot.ui.addresses import Verb
from tests.channel.playing import Channel, channel
from tests.channel.reading import said
from tests.channel.test_daily import DAY, begin, give_up


async def midnight_passes(at: Channel) -> int:
    """How many messages come of it, however often somebody looks."""
    before = len(at.published)
    for _ in range(2):
        with at.env._bot_scope():
            await post_dailies(at.bot.services, lambda guild: True)
        await at.env.settle()
    return len(at.published) - before


async def test_each_day_is_announced_once_with_yesterdays_table(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        assert f"<#{at.channel.id}>" in said(await at.mod.slash(at.channel, "server daily", channel=at.channel))
        await give_up(at, at.ann, await begin(at, at.ann))
        assert await midnight_passes(at) == 0, "from tomorrow on"
        at.clock.now += DAY
        assert await midnight_passes(at) == 1
        post = repr(at.published[-1])
        assert at.bot.services.dailies.today in post
        assert f"<@{at.ann.id}>" in post
        assert f":{Verb.DAILY}" in post
        assert at.called() == [], "named, and not called"
        await at.restart()
        assert await midnight_passes(at) == 0
        at.clock.now += DAY
        assert await midnight_passes(at) == 1
        assert f"<@{at.ann.id}>" not in repr(at.published[-1])


async def test_a_server_that_has_had_enough_is_told_nothing(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.mod.slash(at.channel, "server daily", channel=at.channel)
        await at.mod.slash(at.channel, "server daily")
        at.clock.now += DAY
        assert await midnight_passes(at) == 0


async def test_where_the_bot_may_not_write_nothing_is_tried_and_the_moderator_is_told(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.mod.slash(at.channel, "server daily", channel=at.channel)
        at.clock.now += DAY
        at.forbid(send_messages=False)
        assert await midnight_passes(at) == 0
        assert "permission" in said(await at.mod.slash(at.channel, "server daily", channel=at.channel))
        at.forbid()
        assert await midnight_passes(at) == 1, "it was not given up for that day"

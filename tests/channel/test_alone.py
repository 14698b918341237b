"""Somebody who plays alone has gone: nobody is told that they may do what nobody can."""

from pathlib import Path

from bot.ui.addresses import Verb
from tests.channel.playing import EN, channel
from tests.channel.reading import verbs


async def test_nobody_is_offered_to_let_the_computer_play_on_alone(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        await at.ann.slash(at.channel, "table start")
        pace = (await at.snapshot()).pace
        await at.wait(pace.remind + 1)
        await at.wait(pace.takeover + 1)
        [told] = [message for message in at.channel.history() if EN("ping-alone", name="ann") in message.content]
        assert Verb.TAKE_OVER not in verbs(told)
        assert Verb.HAND in verbs(told)

"""Who has asked for it is told when the turn before theirs begins: once, and only where somebody lies between."""

from pathlib import Path

from bot.channel.messages.turn_pings import PRESENT
from bot.tables import Phase
from bot.ui.addresses import Verb
from tests.channel.playing import EN, Channel, Stacked, channel, one_card
from tests.channel.reading import said


async def sit_down_in_three(at: Channel) -> None:
    """Ann plays, then Ben, then Eve. Eve has asked to be told beforehand."""
    assert said(await at.eve.slash(at.channel, "me next", on=True)) == EN("answer-next-on")
    await at.sit_down("original", at.ben, at.eve)


def told(at: Channel) -> list[str]:
    return [line for line in at.texts() if EN("ping-next", person=at.eve.mention, name="ben") in line]


def calls_of_eve(at: Channel) -> int:
    return sum(int(user["id"]) == at.eve.id for payload in at.published for user in payload["mentions"])


async def test_who_asked_is_called_as_the_turn_before_theirs_begins(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await sit_down_in_three(at)
        assert told(at) == [], "two turns are between"
        at.published.clear()
        at.clock.now += 2 * PRESENT  # nobody is called twice within seconds
        await at.play_on(1)
        assert calls_of_eve(at) == len(told(at)) == 1
        await one_card(at)
        await at.restart()
        await at.my_hand(at.eve)
        await at.press(at.ben, await at.my_hand(at.ben), Verb.TAKE_BACK)
        assert calls_of_eve(at) == len(told(at)) == 1, "once, whatever happens in that turn"
        at.clock.now += 2 * PRESENT
        await at.play_on(1)
        assert told(at) == [], "it goes with the turn"
        assert calls_of_eve(at) == 2, "now it is hers"
        assert at.ben.id in at.called()


async def test_who_is_there_anyway_or_has_quiet_hours_is_not_told(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await sit_down_in_three(at)
        said(await at.eve.slash(at.channel, "signal", pile="B", word="keep-off"))
        await at.play_on(1)
        assert told(at) == []
        at.clock.now += PRESENT + 1
        await at.env.advance_time(PRESENT + 1)
        assert len(told(at)) == 1
        said(await at.eve.slash(at.channel, "me quiet", **{"from": 8, "to": 9}, zone="UTC"))
        await at.play_on(3)
        assert (await at.snapshot()).active == 1
        assert told(at) == []


async def test_of_two_nobody_is_told_and_nobody_behind_a_computer_player(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        for who in (at.ann, at.ben):
            said(await who.slash(at.channel, "me next", on=True))
        await at.sit_down()
        await at.play_on(4)
        assert not any(
            EN("ping-next", person=who.mention, name=name) in line
            for line in at.texts()
            for who, name in ((at.ann, "ben"), (at.ben, "ann"))
        )
        assert (await at.snapshot()).phase is Phase.PLAYING

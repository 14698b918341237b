"""Hours in which nobody is called, by their own clocks."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.channel.context.quiet_hours import quiet_until, time_zone, zone_name, zones_like
from bot.channel.messages.board import LOOK_AGAIN
from bot.store import QuietHours
from bot.ui.addresses import Verb
from bot.ui.notices import reminder, takeover_offer, turn_ping
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import said, verbs

HOUR = 3600.0
EIGHT = 8  # the tables' clock begins at eight, Greenwich time


def at_hour(hour: int, minute: int = 0, day: int = 10, month: int = 1) -> float:
    return datetime(2027, month, day, hour, minute, tzinfo=UTC).timestamp()


def test_quiet_hours_end_at_their_end_also_past_midnight() -> None:
    night, noon = QuietHours(22, 7, "UTC"), QuietHours(12, 14, "UTC")
    assert quiet_until(None, at_hour(3)) is None
    assert quiet_until(night, at_hour(21, 59)) is None
    assert quiet_until(night, at_hour(22)) == at_hour(7, day=11)
    assert quiet_until(night, at_hour(6, 59)) == at_hour(7)
    assert quiet_until(night, at_hour(7)) is None
    assert quiet_until(noon, at_hour(13, 30)) == at_hour(14)
    assert quiet_until(noon, at_hour(11, 59)) is quiet_until(noon, at_hour(14)) is None


def test_they_are_those_of_their_own_clocks_in_summer_and_in_winter() -> None:
    kyiv = QuietHours(22, 7, "Europe/Kyiv")
    assert quiet_until(kyiv, at_hour(20)) == at_hour(5, day=11), "two hours ahead in January"
    assert quiet_until(kyiv, at_hour(19, month=7)) == at_hour(4, day=11, month=7), "three in July"
    assert quiet_until(QuietHours(22, 7, "UTC-03:30"), at_hour(2)) == at_hour(10, 30)
    assert quiet_until(QuietHours(22, 7, "Nowhere/Gone"), at_hour(23)) is not None, "a lost zone is Greenwich's"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        *(("+3", "UTC+03:00"), ("utc-5:30", "UTC-05:30"), ("GMT+0", "UTC"), ("utc", "UTC"), ("\u22123", "UTC-03:00")),
        *(("europe/kyiv", "Europe/Kyiv"), (" America/New York ", "America/New_York")),
        *(("", None), ("+15", None), ("Kyiv?", None), ("../etc/passwd", None), ("+3:99", None)),
    ],
)
def test_a_zone_is_known_however_it_is_typed(typed: str, name: str | None) -> None:
    assert zone_name(typed) == name
    assert name is None or time_zone(name) is not None, "and by the name that is kept"


def test_zones_are_found_by_a_part_of_their_name() -> None:
    assert zones_like("pra")[0] == "Europe/Prague"
    assert "America/New_York" in zones_like("new york")
    assert zones_like("+2") == ["UTC+02:00"]
    assert zones_like("xyzzy") == zones_like("+99") == []
    assert "Europe/Kyiv" in zones_like("")


async def test_quiet_hours_are_set_and_given_up(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        hours = {"from": 22, "to": 7}
        assert said(await at.ann.slash(at.channel, "me quiet", **hours)) == EN("refused-no-zone")
        assert said(await at.ann.slash(at.channel, "me quiet", **hours, zone="moon")) == EN("refused-no-zone")
        assert said(await at.ann.slash(at.channel, "me quiet", **{"from": 3, "to": 3})) == EN("refused-quiet-half")
        assert said(await at.ann.slash(at.channel, "me quiet", to=3)) == EN("refused-quiet-half")
        [choice] = await at.ann.autocomplete(at.channel, "me quiet", "zone", "kyiv")
        assert choice == {"name": "Europe/Kyiv · 10:00", "value": "Europe/Kyiv"}
        told = EN("answer-quiet-hours", start="22:00", end="07:00", zone="Europe/Kyiv", now="10:00")
        assert said(await at.ann.slash(at.channel, "me quiet", **hours, zone="europe/kyiv")) == told
        await at.restart()
        own = at.bot.services.settings.person
        assert (await own(at.ann.id)).quiet == QuietHours(22, 7, "Europe/Kyiv")
        said(await at.ann.slash(at.channel, "me quiet", **{"from": 0, "to": 5}))
        assert (await own(at.ann.id)).quiet == QuietHours(0, 5, "Europe/Kyiv"), "the zone stays"
        assert said(await at.ann.slash(at.channel, "me quiet")) == EN("answer-no-quiet-hours")
        assert (await own(at.ann.id)).quiet is None


async def pass_time(at: Channel, seconds: float) -> None:
    at.clock.now += seconds
    await at.env.advance_time(seconds)


async def test_a_call_waits_until_the_quiet_hours_end(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        said(await at.ben.slash(at.channel, "me quiet", **{"from": EIGHT, "to": EIGHT + 1}, zone="UTC"))
        await at.sit_down()
        await at.play_on(1)
        for _ in range(3):
            await pass_time(at, LOOK_AGAIN)
        assert at.ben.id not in at.called()
        assert not any(at.ben.mention in payload["content"] for payload in at.published)
        await pass_time(at, LOOK_AGAIN + 1)
        assert at.called()[-1] == at.ben.id
        [ping] = [told for told in at.texts() if told.startswith(turn_ping(EN, at.ben.id, 2))]
        assert ping


async def test_who_has_moved_meanwhile_is_not_called_when_the_hours_end(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        said(await at.ben.slash(at.channel, "me quiet", **{"from": EIGHT, "to": EIGHT + 1}, zone="UTC"))
        await at.sit_down()
        await at.play_on(2)
        await pass_time(at, HOUR + 1)
        assert at.ben.id not in at.called()


async def test_a_seat_is_offered_during_the_hours_and_its_player_called_after_them(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        said(await at.ben.slash(at.channel, "me quiet", **{"from": EIGHT, "to": EIGHT + 1}, zone="UTC"))
        await at.sit_down()
        await at.play_on(1)
        pace = (await at.snapshot()).pace
        await at.wait(pace.remind + 1)
        await at.wait(pace.takeover + 1)
        offer = takeover_offer(EN, "ben")
        assert [told for told in at.texts() if told.startswith(offer)], "the others learn of it at once"
        assert at.ben.id not in at.called()
        await at.eve.send(at.channel, "good morning")
        await pass_time(at, HOUR)
        assert at.called()[-1] == at.ben.id
        [late] = [message for message in at.channel.history() if offer in message.content]
        assert late.content.startswith(reminder(EN, at.ben.id, (await at.board()).jump_url))
        assert Verb.TAKE_OVER in verbs(late)

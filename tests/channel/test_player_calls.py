"""Somebody looks for players: who is told, who is not, and that nobody ever is who has not asked for it."""

from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.channel.messages.player_calls import EVERY, MOST
from bot.tables import Phase, subscription
from bot.ui.addresses import Verb
from bot.ui.player_calls import call_text, subscription_answer
from tests.channel.playing import EN, NOON, Channel, channel
from tests.channel.reading import address, said, shown, text, verbs
from tests.channel.threads import ThreadTable

HOUR = 3600.0  # NOON is eight in the morning, by UTC


async def calls_me(at: Channel, *people: MemberActor, **how: object) -> None:
    for who in people:
        said(await who.slash(at.channel, "me calls", on=True, **how))


async def look_for(at: Channel, players: int = 4, who: MemberActor | None = None, **options: object) -> str:
    """What the host is told."""
    return said(await (who or at.ann).slash(at.channel, "table open", players=players, **options))


def calls(at: Channel) -> list[discord.Message]:
    return [
        message for message in at.channel.history() if not message.embeds and "looks for players" in message.content
    ]


async def test_only_those_are_called_who_have_asked_for_it(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben)
        told = await look_for(at)
        assert told == EN("answer-called", count=1)
        assert at.called() == [at.ben.id]
        [call] = calls(at)
        snapshot = await at.snapshot()
        assert call.content == call_text(EN, snapshot, [at.ben.id])
        assert verbs(call) == {Verb.SIT, Verb.TELL_ME}
        assert EN("lobby-wanted", count=4) in text(await at.board())


async def test_nobody_is_called_where_nobody_has_asked(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        assert await look_for(at) == EN("answer-called-nobody")
        assert at.called() == []
        assert calls(at) == []
        await at.ann.slash(at.channel, "table end")
        await calls_me(at, at.ann)
        assert await look_for(at) == EN("answer-called-nobody"), "the host is here already"


async def test_no_message_ever_calls_a_role_or_everybody(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben, at.eve)
        await look_for(at)
        bodies = [r.json or {} for r in at.env.http_requests if r.method == "POST"]
        allowed = [body["allowed_mentions"] for body in bodies if "allowed_mentions" in body]
        assert all(not each.get("roles") and each.get("parse", []) == [] for each in allowed)
        assert {at.ben.id, at.eve.id} == set(at.called())


async def test_a_server_is_called_once_in_ten_minutes_also_after_a_restart(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben, pause=1)
        await look_for(at)
        await at.ann.slash(at.channel, "table end")
        await at.restart()
        assert at.called() == [at.ben.id], "nobody is called again by the start"
        told = await look_for(at, who=at.eve)
        assert told == EN("answer-call-later", until=f"<t:{NOON + EVERY:.0f}:R>")
        await at.eve.slash(at.channel, "table end")
        at.clock.now += EVERY
        assert await look_for(at, who=at.eve) == EN("answer-called-nobody"), "Ben has his own pause"
        await at.eve.slash(at.channel, "table end")
        at.clock.now += HOUR
        assert await look_for(at, who=at.eve) == EN("answer-called", count=1)
        assert at.called() == [at.ben.id] * 2


@pytest.mark.parametrize("hours", [(8, 10), (22, 9)])
async def test_within_their_hours_people_are_called(tmp_path: Path, hours: tuple[int, int]) -> None:
    async with channel(tmp_path) as at:
        start, end = hours
        await at.ben.slash(at.channel, "me calls", on=True, **{"from": start, "to": end, "zone": "UTC"})
        await look_for(at)
        assert at.called() == [at.ben.id]


async def test_out_of_their_hours_in_quiet_hours_and_with_mentions_off_nobody_is_called(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ben.slash(at.channel, "me calls", on=True, **{"from": 9, "to": 23, "zone": "UTC"})
        await calls_me(at, at.eve, at.mod)
        await at.eve.slash(at.channel, "me quiet", **{"from": 7, "to": 9, "zone": "UTC"})
        await at.mod.slash(at.channel, "me pings", on=False)
        assert await look_for(at) == EN("answer-called-nobody")
        assert at.called() == []


async def test_somebody_is_not_called_by_whom_they_block_nor_by_who_blocks_them(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben, at.eve, at.mod)
        await at.ben.slash(at.channel, "me block", player=at.ann)
        await at.ann.slash(at.channel, "me block", player=at.eve)
        await look_for(at)
        assert at.called() == [at.mod.id]


async def test_nobody_is_called_to_a_table_where_somebody_sits_whom_they_block(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben)
        await at.ben.slash(at.channel, "me block", player=at.eve)
        await at.ann.slash(at.channel, "table open")
        await at.press(at.eve, await at.board(), Verb.JOIN)
        question = shown(await at.press(at.ann, await at.board(), Verb.SEEK))
        await at.ann.select(question, ["3"], custom_id=address(question, Verb.SEEK_SEATS))
        assert at.called() == []


async def test_with_computer_players_it_may_start_at_once(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben)
        await at.ann.slash(at.channel, "table open", computers=1, players=2)
        assert (await at.snapshot()).phase is Phase.CHOOSING
        assert at.ben.id not in at.called()


async def test_who_cannot_see_the_channel_is_not_named_there(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben)
        allow, deny = discord.PermissionOverwrite(view_channel=False).pair()
        at.env.backend.set_overwrite(at.channel.id, Overwrite(at.ben.id, OverwriteType.MEMBER, allow.value, deny.value))
        assert await look_for(at) == EN("answer-called-nobody")
        assert at.called() == []


async def test_who_has_left_the_server_is_forgotten_by_its_calls(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben, at.eve)
        at.guild.remove_member(at.ben)
        await look_for(at)
        assert at.called() == [at.eve.id]
        assert await subscription(at.store, at.ben.id, at.guild.id) is None


async def test_a_private_table_calls_nobody(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben)
        assert await look_for(at, private=True) == EN("answer-call-private")
        assert at.called() == []


async def test_one_call_names_only_so_many(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        people = [at.guild.add_member(at.env.create_user(f"p{number}")) for number in range(MOST + 3)]
        await calls_me(at, *people)
        before = at.budgeted_requests()
        assert await look_for(at) == EN("answer-called", count=MOST)
        assert len(at.called()) == MOST
        assert at.budgeted_requests() - before == MOST, "one look a person; the call itself is a follow-up"


async def test_the_call_goes_away_when_the_cards_are_dealt(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben)
        await look_for(at, players=2)
        [call] = calls(at)
        said(await at.press(at.ben, call, Verb.SIT))
        await at.env.settle(idle=0.01)
        assert (await at.snapshot()).phase is Phase.CHOOSING
        assert calls(at) == []


async def test_after_a_restart_it_goes_away_as_well(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben)
        await look_for(at)
        await at.restart()
        await at.ann.slash(at.channel, "table end")
        await at.env.settle(idle=0.01)
        assert calls(at) == []


async def test_a_table_in_a_thread_is_called_for_in_its_channel(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben)
        table = ThreadTable(at)
        await table.open(players=3)
        at.channel = table.home
        [call] = calls(at)
        assert f"<#{table.thread.id}>" in call.content
        assert at.called() == [at.ben.id]


async def test_one_press_subscribes_and_another_ends_it(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        page = shown(await at.ben.slash(at.channel, "table list"))
        answer = said(await at.press(at.ben, page, Verb.TELL_ME, "on"))
        row = await subscription(at.store, at.ben.id, at.guild.id)
        assert row is not None
        assert answer == subscription_answer(EN, row)
        page = shown(await at.ben.slash(at.channel, "table list"))
        assert said(await at.press(at.ben, page, Verb.TELL_ME, "off")) == EN("answer-tell-me-off")
        assert await subscription(at.store, at.ben.id, at.guild.id) is None


async def test_the_host_looks_for_players_from_the_lobby(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben)
        await at.ann.slash(at.channel, "table open")
        refused = said(await at.press(at.eve, await at.board(), Verb.SEEK))
        assert refused == EN("refused-T-not-host", host=at.ann.mention)
        question = shown(await at.press(at.ann, await at.board(), Verb.SEEK))
        result = await at.ann.select(question, ["3"], custom_id=address(question, Verb.SEEK_SEATS))
        assert EN("answer-called", count=1) in repr([text(message) for message in result.followups])
        assert (await at.snapshot()).wanted == 3
        assert at.called() == [at.ben.id]


async def test_hours_without_a_zone_are_asked_for(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        half = said(await at.ben.slash(at.channel, "me calls", on=True, **{"from": 9}))
        assert half == EN("refused-quiet-half")
        nowhere = said(await at.ben.slash(at.channel, "me calls", on=True, **{"from": 9, "to": 12}))
        assert nowhere == EN("refused-no-zone")
        await at.ben.slash(at.channel, "me quiet", **{"from": 1, "to": 2, "zone": "Europe/Kyiv"})
        told = said(await at.ben.slash(at.channel, "me calls", on=True, **{"from": 9, "to": 12}))
        assert "Europe/Kyiv" in told


async def test_a_call_that_discord_refuses_is_not_sent_again(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await calls_me(at, at.ben)
        at.env.inject_error("POST", "/webhooks/*", status=403, code=50013, times=1)
        await at.ann.slash(at.channel, "table open", players=4)
        assert calls(at) == []
        await at.restart()
        await at.ben.slash(at.channel, "table board")
        assert calls(at) == []
        assert at.env.errors == []

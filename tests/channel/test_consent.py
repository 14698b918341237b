"""Nobody is seated, called or started without having pressed something at this table."""

from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot.tables import Phase
from bot.ui.addresses import Verb
from bot.ui.times import clock_time
from tests.channel.playing import EN, NOON, Channel, Stacked, channel
from tests.channel.reading import said, shown, text

NAMES_SOMEBODY = {
    *("me block", "me unblock", "stats player", "stats team"),
    *("table invite", "table remove", "tables remove", "tables replace"),
}


async def test_these_are_the_commands_that_name_another_person(tmp_path: Path) -> None:
    """A new one belongs into the walk below."""
    async with channel(tmp_path) as at:
        found = {
            command.qualified_name
            for command in at.bot.tree.walk_commands()
            if isinstance(command, app_commands.Command)
            and any(p.type is AppCommandOptionType.user for p in command.parameters)
        }
        assert found == NAMES_SOMEBODY


async def options_for(at: Channel, command: str) -> dict[str, Any]:
    table = str((await at.snapshot()).id)
    options: dict[str, dict[str, Any]] = {
        "me block": {"player": at.eve},
        "me unblock": {"player": at.eve},
        "stats player": {"player": at.eve},
        "stats team": {"first": at.eve},
        "table invite": {"player": at.eve},
        "table remove": {"player": at.eve, "bar": True},
        "tables remove": {"table": table, "player": at.eve, "bar": True},
        "tables replace": {"table": table, "player": at.ben, "by": at.eve},
    }
    return options[command]


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.PLAYING])
@pytest.mark.parametrize("command", sorted(NAMES_SOMEBODY))
async def test_whoever_is_named_neither_sits_down_nor_is_called(tmp_path: Path, command: str, phase: Phase) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        if phase is Phase.LOBBY:
            await at.ann.slash(at.channel, "table open")
        else:
            await at.sit_down()
        for who in (at.ann, at.mod):
            if not command.startswith("tables ") or who is at.mod:
                answer = shown(await who.slash(at.channel, command, **await options_for(at, command)))
                assert answer.ephemeral
        if phase is Phase.LOBBY:
            await at.press(at.ann, await at.board(), Verb.START)
        else:
            await at.play_on(1)
        assert not any(seat.human and seat.person == at.eve.id for seat in (await at.snapshot()).seats)
        assert at.eve.id not in at.called()


async def test_a_rematch_tells_for_whom_seats_are_kept_and_calls_nobody(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down("face-to-face")
        await at.play_on()
        result = await at.board()
        before = at.called()
        await at.press(at.ben, result, Verb.REMATCH)
        told = text(await at.board())
        assert EN("lobby-kept", names="ann", until=clock_time(NOON + 600)) in told
        assert at.called() == before
        refused = said(await at.press(at.eve, await at.board(), Verb.JOIN))
        assert refused == EN("refused-T-kept", until=f"<t:{NOON + 600:.0f}:R>")
        await at.press(at.ann, await at.board(), Verb.JOIN)
        assert EN("lobby-kept-title") not in text(await at.board())
        await at.press(at.ben, await at.board(), Verb.START)
        assert (await at.snapshot()).phase is Phase.PLAYING


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_kept_seat_can_be_declined(tmp_path: Path, way: str) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down("face-to-face")
        await at.play_on()
        await at.press(at.ben, await at.board(), Verb.REMATCH)
        if way == "button":
            await at.press(at.ann, await at.board(), Verb.LEAVE)
        else:
            said(await at.ann.slash(at.channel, "table leave"))
        assert EN("lobby-kept-title") not in text(await at.board())
        await at.press(at.eve, await at.board(), Verb.JOIN)
        assert (await at.snapshot()).seat_of(at.eve.id) == 1


async def test_the_host_bars_somebody_who_is_told_kindly(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        await at.press(at.eve, await at.board(), Verb.JOIN)
        refused = said(await at.eve.slash(at.channel, "table remove", player=at.ann))
        assert refused == EN("refused-T-not-host", host=at.ann.mention)
        said(await at.ann.slash(at.channel, "table remove", player=at.eve, bar=True))
        assert ". eve" not in text(await at.board())
        assert said(await at.press(at.eve, await at.board(), Verb.JOIN)) == EN("refused-T-barred", person="nobody")
        assert said(await at.eve.slash(at.channel, "table join")) == EN("refused-T-barred", person="nobody")
        assert said(await at.ann.slash(at.channel, "table invite", player=at.eve)) == EN("answer-invited", name="eve")
        await at.press(at.eve, await at.board(), Verb.JOIN)
        assert ". eve" in text(await at.board())


async def test_a_private_table_says_whom_to_ask(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open", private=True)
        assert EN("lobby-private") in text(await at.board())
        refused = said(await at.press(at.ben, await at.board(), Verb.JOIN))
        assert refused == EN("refused-T-private", host=at.ann.mention)
        assert said(await at.ben.slash(at.channel, "table invite", player=at.ben)).startswith("Only the host")
        said(await at.ann.slash(at.channel, "table invite", player=at.ben))
        kept = EN("lobby-kept", names="ben", until=clock_time(NOON + 600))
        assert f"{EN('lobby-kept-title')} {kept}" in text(await at.board())
        assert at.ben.id not in at.called()
        await at.press(at.ben, await at.board(), Verb.JOIN)
        assert EN("lobby-kept-title") not in text(await at.board())


async def test_a_bot_is_not_invited(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        robot = at.guild.add_member(at.env.create_user("robot", bot=True))
        assert said(await at.ann.slash(at.channel, "table invite", player=robot)) == EN("refused-not-person")

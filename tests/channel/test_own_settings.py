"""What somebody has set for themselves stays set."""

from pathlib import Path
from typing import Any

import pytest

from bot.store import PersonSettings
from tests.channel.playing import EN, TEXTS, channel
from tests.channel.reading import said

WAYS: list[tuple[str, dict[str, Any]]] = [
    ("me pings", {"on": False}),
    ("me pictures", {"on": False}),
    ("me language", {"language": "de"}),
]


@pytest.mark.parametrize(("command", "options"), WAYS, ids=[command for command, _ in WAYS])
async def test_a_setting_outlives_a_restart(tmp_path: Path, command: str, options: dict[str, Any]) -> None:
    async with channel(tmp_path) as at:
        said(await at.ann.slash(at.channel, command, **options))
        wanted = PersonSettings(
            ping=command != "me pings",
            pictures=command != "me pictures",
            language="de" if command == "me language" else None,
        )
        assert await at.bot.services.settings.person(at.ann.id) == wanted
        await at.restart()
        assert await at.bot.services.settings.person(at.ann.id) == wanted
        assert await at.bot.services.settings.person(at.ben.id) == PersonSettings(), "nobody else's"


async def test_one_setting_leaves_the_others_as_they_were_also_after_a_restart(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        for command, options in WAYS:
            said(await at.ann.slash(at.channel, command, **options))
            await at.restart()
        wanted = PersonSettings(ping=False, pictures=False, language="de")
        assert await at.bot.services.settings.person(at.ann.id) == wanted


async def test_a_chosen_language_is_spoken_after_a_restart(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        said(await at.ann.slash(at.channel, "me language", language="cs"))
        await at.restart()
        answer = said(await at.ann.slash(at.channel, "hand"))
        assert answer == TEXTS.speak("cs")("refused-T-no-table")
        assert answer != EN("refused-T-no-table")


async def test_a_servers_settings_outlive_a_restart(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        said(await at.mod.slash(at.channel, "server settings", remind=5, pictures=False))
        await at.restart()
        told = said(await at.mod.slash(at.channel, "server settings"))
        assert EN("server-remind", length=EN("length-minutes", count=5)) in told
        assert EN("server-pictures-off") in told

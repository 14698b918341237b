"""A table in a thread, its card and a call for players: played twice, with other cards where nobody looks."""

from pathlib import Path
from typing import Any

import pytest

from bot.rules import VARIANTS
from bot.rules.deal import Deal
from bot.ui.addresses import Verb
from tests.channel.playing import Stacked, channel
from tests.channel.reading import said
from tests.channel.test_secrets import Turns, public, two_worlds
from tests.channel.threads import ThreadTable


async def told(folder: Path, deal: Deal, turns: Turns, variant: str) -> list[str]:
    """Message by message: which of two is edited first is a matter of chance."""
    async with channel(folder, luck=Stacked(*deal.decks)) as at:
        said(await at.eve.slash(at.channel, "me calls", on=True))
        table = ThreadTable(at)
        await table.open(variant=variant, players=2)
        await at.press(at.ben, table.card, Verb.SIT)
        if deal.begin().seat is None:
            at.hands.clear()
            await at.press(at.ann, await at.board(), Verb.CLAIM)
        for turn in turns:
            for action in turn:
                await at.play_by_clicks(action, await at.snapshot())
        await table.settle()
        seen: dict[str, list[Any]] = {}
        for payload in at.published:
            seen.setdefault(payload["id"], []).append(await public(at, payload))
        return sorted(map(repr, seen.values()))


@pytest.mark.parametrize("variant", VARIANTS)
async def test_card_call_and_thread_tell_nothing_hidden(tmp_path: Path, variant: str) -> None:
    deal, twin, turns = two_worlds(variant)
    here = await told(tmp_path / "here", deal, turns, variant)
    there = await told(tmp_path / "there", twin, turns, variant)
    assert any("looks for players" in seen for seen in here)
    assert here == there

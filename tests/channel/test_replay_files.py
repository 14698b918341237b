"""A finished game as a file: the text reads back, the JSON agrees with it, the pictures are pictures."""

import io
from pathlib import Path
from typing import Any

import msgspec
import pytest
import simcord
from PIL import Image

from bot.data_files import extreme_deck
from bot.rules import VARIANTS
from bot.rules.replay import replay
from bot.ui.addresses import Verb
from bot.ui.pictures import Pictures
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import address, said, shown, text
from tests.channel.test_replays import finished
from tests.playthroughs.scenes import games


async def saved(at: Channel, replay_message: simcord.ResponseMessage, kind: str) -> bytes:
    custom_id = address(replay_message, Verb.REPLAY_SAVE)
    result = await at.eve.select(replay_message, values=[kind], custom_id=custom_id)
    private = [message for message in (result.response, *result.followups) if message is not None]
    (file,) = private[-1].attachments
    assert private[-1].ephemeral
    return at.env.backend.cdn.get(file.url) or b""


@pytest.mark.parametrize("variant", VARIANTS)
async def test_every_kind_of_file(tmp_path: Path, variant: str) -> None:
    async with Pictures(patience=10.0) as pictures, channel(tmp_path, luck=Stacked(), pictures=pictures) as at:
        await finished(at, variant)
        page = shown(await at.press(at.eve, await at.board(), Verb.REPLAY))
        text = await saved(at, page, "text")
        (report,) = replay(text.splitlines(), extreme_deck())
        assert report.error is None
        game: dict[str, Any] = msgspec.json.decode(await saved(at, page, "json"))
        assert game["notation"] == text.decode()
        assert game["turns"][-1]["piles"] == list(report.piles)
        assert game["turns"][-1]["hands"] == [list(hand) for hand in report.hands]
        assert game["result"]["score"] == report.score
        assert not any(name in repr(game) for name in ("ann", "ben", str(at.ann.id)))
        with Image.open(io.BytesIO(await saved(at, page, "picture"))) as picture:
            assert picture.format == "PNG"
        with Image.open(io.BytesIO(await saved(at, page, "animation"))) as animation:
            assert animation.format == "WEBP"
            assert getattr(animation, "n_frames", 1) == len(game["turns"])


async def test_nobody_asks_for_animations_without_end(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await finished(at)
        page = shown(await at.press(at.eve, await at.board(), Verb.REPLAY))
        for _ in range(2):
            await saved(at, page, "animation")
        custom_id = address(page, Verb.REPLAY_SAVE)
        refused = await at.eve.select(page, values=["animation"], custom_id=custom_id)
        assert said(refused) == EN("refused-animation-later")


async def test_where_there_are_no_pictures_it_is_told(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await finished(at)
        page = shown(await at.press(at.eve, await at.board(), Verb.REPLAY))
        refused = await at.eve.select(page, values=["picture"], custom_id=address(page, Verb.REPLAY_SAVE))
        assert said(refused) == EN("refused-no-picture")


async def test_a_pasted_game_is_shown_leafed_through_after_a_restart_and_played_on(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        record = (games()[0]).read_text(encoding="utf-8")
        page = shown(await at.ann.slash(at.channel, "replay", notation=" ".join(record.split("\n"))))
        await at.restart()
        await at.press(at.ann, page, Verb.REPLAY_TURN, "all.next")
        assert EN("replay-turn", number=1, last=7).split("7")[0] in text(page)
        await at.press(at.ann, page, Verb.PLAY_ON)
        assert EN("table-played-on", turn=1) in text(await at.board())
        wrong = said(await at.ann.slash(at.channel, "replay", notation="[Variant] 1 2A"))
        assert EN("menu-replay-save") in wrong


async def test_nobody_pastes_games_without_end(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        for _ in range(5):
            await at.ann.slash(at.channel, "replay", notation="nothing")
        assert "ten minutes" in said(await at.ann.slash(at.channel, "replay", notation="nothing"))

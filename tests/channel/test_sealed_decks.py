"""The board shows a seal from the deal on; the result shows that it was this deck's; before, nothing can be told."""

import re
from pathlib import Path

import pytest

from bot.commands.verify import main
from bot.records import notation
from bot.records.recording import encode_recording, history_from_recording
from bot.rules import DealCode, GiveUp
from bot.tables import Began
from bot.tables.rows import decode
from bot.ui.addresses import Verb
from tests.channel.forging import forge
from tests.channel.playing import Channel, channel
from tests.channel.reading import said, text, verbs

SEAL = re.compile(r"(?:[0-9A-Z]{5}-){4}[0-9A-Z]{5}")


async def give_up(at: Channel) -> None:
    await at.play_by_clicks(GiveUp(), await at.snapshot())
    await at.env.settle()


async def secret_of(at: Channel) -> str:
    rows = [decode(row.what) for row in await at.store.log((await at.snapshot()).id)]
    return next(row.secret for row in rows if isinstance(row, Began))


async def test_the_seal_of_the_board_is_that_of_the_result(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        (before,) = set(SEAL.findall(text(await at.board())))
        await at.play_on(2)
        assert before in text(await at.board())
        await give_up(at)
        result = text(await at.board())
        assert before in result
        assert await secret_of(at) in result
        assert any(before in told for told in at.texts() if "closed" in told), "the board as well"
        answer = said(await at.press(at.eve, await at.board(), Verb.VERIFY))
        assert before in answer
        assert "✓" in answer


async def test_the_secret_leaves_the_log_for_nobody_before_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    async with channel(tmp_path) as at:
        await at.sit_down()
        await at.play_on(2)
        await at.eve.slash(at.channel, "table watch")
        await at.ann.slash(at.channel, "privacy export")
        table = (await at.snapshot()).id
        for verb in (Verb.VERIFY, Verb.EXPORT, Verb.REPLAY):
            assert "still on" in said(await forge(at, at.ann, f"98:{table}:1:{verb}", await at.board()))
        secret = await secret_of(at)
        sent = repr([r.json for r in at.env.http_requests]) + caplog.text + repr(at.published)
        assert len(SEAL.findall(secret)) == 1
        assert secret not in sent
        snapshot = await at.snapshot()
        assert snapshot.sealed is not None
        assert snapshot.sealed.secret is None
        assert secret not in repr(snapshot)


async def test_anybody_can_check_it_from_the_saved_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down("face-to-face")
        await give_up(at)
        (shown_seal,) = {each for told in at.texts() if "closed" in told for each in SEAL.findall(told)}
        game = await at.bot.services.replays.find((await at.snapshot()).id)
        kept = history_from_recording(encode_recording(game.history))
        assert kept is not None
        assert notation(kept) == notation(game.history), "the log may go"
        file = tmp_path / "game.txt"
        file.write_text(notation(game.history))
        assert main([str(file), "--seal", shown_seal.lower()]) == 0
        cards = re.search(r'\[Deck\.1 "(\d+) (\d+)', file.read_text())
        assert cards is not None
        one, two = cards.groups()
        file.write_text(file.read_text().replace(f'"{one} {two}', f'"{two} {one}'))
        assert main([str(file)]) in (1, 2)
        file.write_text(re.sub("# secret .*", "# secret 0", notation(game.history)))
        assert main([str(file)]) == 1
        assert shown_seal in capsys.readouterr().out


def test_a_text_without_a_seal_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(Path("tests/playthroughs") / "nowhere.txt")]) == 2
    (tmp_path / "no").write_text("hello")
    assert main([str(tmp_path / "no")]) == 2
    assert "notation" in capsys.readouterr().err


async def test_known_cards_have_no_seal_and_say_why(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down(deal=str(DealCode("original", 0, 98)))
        assert not SEAL.search(text(await at.board()))
        await give_up(at)
        board = await at.board()
        assert Verb.VERIFY not in verbs(board)
        table = (await at.snapshot()).id
        assert "not sealed" in said(await forge(at, at.ann, f"98:{table}:1:{Verb.VERIFY}", board))

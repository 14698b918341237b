"""A private button that is pressed on a public message, or on none: what it shows stays private."""

from pathlib import Path

import pytest

from bot.channel.context import answers
from bot.players.company import Company
from bot.players.hint import Hint, Reason
from bot.rules import Refused, View
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from tests.channel.forging import forge
from tests.channel.playing import EN, Stacked, channel
from tests.channel.reading import said, text

ARGS = {Verb.CARD: "0", Verb.PLAY: "0A", Verb.END_TURN: "0", Verb.TAKE_BACK: "0", Verb.ABOUT: "A", Verb.SAY: "A.free"}
SHOWS_A_HAND = {
    *(Verb.HAND, Verb.CARD, Verb.PLAY, Verb.END_TURN, Verb.TAKE_BACK, Verb.HINT, Verb.CLAIM, Verb.COME_BACK),
    *(Verb.SIGNALS, Verb.ABOUT, Verb.SAY),
}


async def advise(view: View, server: int, company: Company) -> Hint:
    return Hint(view.plays()[:1], Reason.SMALL_STEP)


@pytest.mark.parametrize("on_board", [True, False], ids=["public", "missing"])
@pytest.mark.parametrize("verb", Verb)
async def test_a_forged_press_shows_nothing_to_the_others(tmp_path: Path, verb: Verb, on_board: bool) -> None:
    async with channel(tmp_path, luck=Stacked(), advise=advise) as at:
        await at.sit_down()
        board, snapshot = await at.board(), await at.snapshot()
        at.published.clear()
        address = str(Address(snapshot.id, snapshot.turn, verb, ARGS.get(verb, "")))
        answer = await forge(at, at.ann, address, board if on_board else None)
        assert answer.acknowledged
        public = repr(at.published)
        assert EN("hand-needs-cards", cards=2) not in public
        assert EN("signal-title") + "'" not in public.replace(EN("button-signals") + "'", "")
        assert f":{Verb.PLAY.value}:" not in public
        assert EN("hint-plays", plays="")[:12] not in public
        assert EN("answer-done") not in public
        if verb in SHOWS_A_HAND:
            assert said(answer), "and it is shown to the one who asked"
        if verb not in (Verb.GIVE_UP, Verb.LEAVE, Verb.FORGET_ME):
            assert text(await at.board()).startswith(text(board)[:15]), "the board is a board"


@pytest.mark.parametrize("verb", [Verb.GIVE_UP, Verb.FORGET_ME])
async def test_a_confirmation_pressed_on_the_board_leaves_the_board_alone(tmp_path: Path, verb: Verb) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        snapshot, board = await at.snapshot(), await at.board()
        said(await forge(at, at.ann, str(Address(snapshot.id, snapshot.turn, verb)), board))
        assert at.message(board.id).embeds


async def test_a_lobby_button_pressed_on_another_message_does_not_overwrite_it(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down("face-to-face")
        await at.play_on()
        result = await at.board()
        await at.press(at.ann, result, Verb.REMATCH)
        snapshot = await at.snapshot()
        assert (await forge(at, at.ben, str(Address(snapshot.id, 0, Verb.JOIN)), result)).acknowledged
        assert text(at.message(result.id)) == text(result)
        assert "ben" in text(await at.board()), "the lobby itself is brought up to date"


async def test_an_exception_while_a_refusal_is_worded_is_apologised_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(say: Speaker, refused: Refused, *_: object) -> str:
        raise ZeroDivisionError

    async with channel(tmp_path) as at:
        await at.sit_down()
        monkeypatch.setattr(answers, "refusal", broken)
        told = said(await at.press(at.eve, await at.board(), Verb.HAND))
        assert told.startswith(EN("answer-apology", reference="").split("`")[0])
        assert said(await at.eve.slash(at.channel, "hand")).startswith(told.split("`")[0])
        assert "ZeroDivisionError" in caplog.text


async def test_an_apology_without_words_is_at_least_a_reference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    async with channel(tmp_path) as at:
        await at.sit_down()
        monkeypatch.setattr(answers, "refusal", broken)
        monkeypatch.setattr(answers, "apology", broken)
        told = said(await at.press(at.eve, await at.board(), Verb.HAND))
        reference = told.strip("⚠ `\n")
        assert len(reference) == 8
        assert f"reference {reference}" in caplog.text

"""When something of ours breaks: somebody is told, and nothing is lost."""

from pathlib import Path

import pytest

from bot.channel.buttons.registry import HANDLERS
from bot.channel.context.request import ButtonPress
from bot.players.company import Company
from bot.players.hint import Hint
from bot.rules import View
from bot.store import StoreUnavailable
from bot.ui.addresses import Verb
from tests.channel.playing import EN, Stacked, cards_played, channel
from tests.channel.reading import said, text


async def test_an_exception_in_a_button_is_apologised_for_and_the_log_has_the_stack(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(press: ButtonPress) -> None:
        raise ZeroDivisionError("one of ours")

    monkeypatch.setitem(HANDLERS, Verb.HAND, broken)
    async with channel(tmp_path) as at:
        await at.sit_down()
        told = said(await at.press(at.ann, await at.board(), Verb.HAND))
        [record] = [record for record in caplog.records if record.name == "bot.channel.context.answers"]
        reference = record.getMessage().removeprefix("reference ")
        assert told == EN("answer-apology", reference=reference)
        assert record.exc_info is not None
        assert record.exc_info[0] is ZeroDivisionError


async def test_an_exception_after_a_deferral_is_apologised_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def advise(view: View, server: int, company: Company) -> Hint | None:
        raise ZeroDivisionError

    async with channel(tmp_path, luck=Stacked(), advise=advise) as at:
        await at.sit_down()
        answer = await at.press(at.ann, at.hands[at.ann.id], Verb.HINT)
        assert said(answer).startswith(EN("answer-apology", reference="").split("`")[0])
        assert "ZeroDivisionError" in caplog.text
        answer = await at.ann.slash(at.channel, "hint")
        assert said(answer).startswith(EN("answer-apology", reference="").split("`")[0])


async def test_an_exception_in_a_command_is_apologised_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()

        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(at.tables, "look", broken)
        told = said(await at.ann.slash(at.channel, "hand"))
        assert told.startswith(EN("answer-apology", reference="").split("`")[0])
        assert await at.ann.autocomplete(at.channel, "play", "plays", "") == [], "autocomplete only offers nothing"
        assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError] * 2


async def test_a_command_of_another_version_is_answered(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        at.bot.tree.remove_command("hand")
        assert said(await at.ann.slash(at.channel, "hand")) == EN("refused-outdated")
        assert [type(error).__name__ for error in at.env.errors] == ["CommandNotFound"]


async def test_a_database_that_is_away_is_told_and_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ann.id]

        async def away(*_: object) -> None:
            raise StoreUnavailable("gone")

        with monkeypatch.context() as patched:
            patched.setattr(at.store, "write", away)
            await at.press(at.ann, hand, Verb.PLAY, "0A")
        assert EN("refused-T-unavailable") in text(hand)
        assert await cards_played(at) == 0
        await at.press(at.ann, hand, Verb.PLAY, "0A")
        assert await cards_played(at) == 1

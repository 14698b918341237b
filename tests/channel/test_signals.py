"""Table talk in the channel: one tap, and the panel stays."""

from pathlib import Path

import pytest

from bot.rules import Instruction, MarkSignal, MarkWord, Word
from bot.tables import Acted
from bot.ui.addresses import Verb
from bot.ui.signals import mark_phrase
from bot.ui.symbols import mark_key
from tests.channel.forging import forge
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import address, said, shown, text, verbs
from tests.store.backends import BACKENDS, new_postgres, shared_server


async def marks_said(at: Channel) -> list[tuple[int, str, str]]:
    view = (await at.snapshot()).board()
    assert view is not None
    return [(r.seat, r.mark, r.word) for r in view.state.mark_signals]


async def test_one_tap_says_a_word_and_another_takes_it_back_on_the_same_panel(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        panel = shown(await at.press(at.ben, await at.board(), Verb.SIGNALS))
        assert panel.ephemeral
        await at.press(at.ben, panel, Verb.SAY, "B.keep-off")
        line = EN("signal-line", pile="B", word=EN("word-keep-off"), names="ben")
        assert line in text(panel), "the panel shows what stands"
        assert line in text(await at.board())
        await at.press(at.ben, panel, Verb.SAY, "C.free")
        assert "C: *free to use* (ben)" in text(panel)
        await at.press(at.ben, panel, Verb.SAY, "B")
        assert line not in text(panel)
        assert line not in text(await at.board())


async def test_the_same_tap_twice_is_one_row(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        panel = shown(await at.press(at.ben, await at.board(), Verb.SIGNALS))
        say = address(panel, Verb.SAY, "B.keep-off")
        before = (await at.snapshot()).n
        for _ in range(3):
            await forge(at, at.ben, say, panel)
        assert (await at.snapshot()).n == before + 1
        await forge(at, at.ben, say.removesuffix(".keep-off"), panel)
        await forge(at, at.ben, say.removesuffix(".keep-off"), panel)
        assert (await at.snapshot()).n == before + 2


async def test_a_panel_of_an_earlier_version_goes_on_working(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        panel = shown(await at.press(at.ben, await at.board(), Verb.SIGNALS))
        table = (await at.snapshot()).id
        await forge(at, at.ben, f"98:{table}:1:about:B", panel)
        await forge(at, at.ben, f"98:{table}:1:say:B.free", panel)
        assert "B: *free to use* (ben)" in text(panel)
        await forge(at, at.ben, f"98:{table}:1:say:B", panel)
        assert "B: *free to use* (ben)" not in text(panel)


@pytest.mark.parametrize("backend", BACKENDS)
async def test_X2_what_one_holds_is_said_stored_and_told_after_a_restart(tmp_path: Path, backend: str) -> None:
    database = None if backend == "sqlite" else await new_postgres(shared_server())
    async with channel(tmp_path, luck=Stacked(), database=database) as at:
        await at.sit_down("extreme")
        view = (await at.snapshot()).view(0)
        assert view is not None
        held = next(mark for card in view.hand if (mark := view.state.variant.mark(card)))
        panel = shown(await at.press(at.ann, await at.board(), Verb.SIGNALS))
        key = held.value.replace(" ", "-")
        await at.ann.select(panel, [f"hold.{key}", "not-now.three"], custom_id=address(panel, Verb.SAY_MARKS))
        expected = [(0, held.value, "hold"), (0, "three", "not-now")]
        assert await marks_said(at) == expected
        told = text(await at.board())
        assert f"*{EN('mark-word-hold')}* (ann)" in told
        assert f"*{EN('mark-word-not-now')}* (ann)" in told
        await at.restart()
        assert await marks_said(at) == expected
        rows = await at.tables.entries((await at.snapshot()).id)
        actions = [row.what.action for row in rows if isinstance(row.what, Acted)]
        assert MarkSignal("three", MarkWord.NOT_NOW) in actions
        await at.ann.select(panel, ["not-now.three"], custom_id=address(panel, Verb.SAY_MARKS))
        assert await marks_said(at) == [(0, "three", "not-now")]


async def test_X2_nobody_is_made_to_say_what_they_do_not_hold(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down("extreme")
        view = (await at.snapshot()).view(0)
        assert view is not None
        held = {view.state.variant.mark(card) for card in view.hand}
        missing = next(mark.value for mark in view.state.variant.marks if mark not in held)
        panel = shown(await at.press(at.ann, await at.board(), Verb.SIGNALS))
        menu = address(panel, Verb.SAY_MARKS)
        values = (f"hold.{missing.replace(' ', '-')}", "hold.fire", "x" * 90)
        assert (await forge(at, at.ann, menu, panel, values)).acknowledged
        assert await marks_said(at) == []
        assert EN("refused-T-not-seated") == said(await forge(at, at.eve, menu, panel, ("not-now.stop",)))


async def test_X2_a_command_says_the_same_phrases_and_takes_them_back(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down("extreme")
        view = (await at.snapshot()).view(0)
        assert view is not None
        held = {mark for card in view.hand if (mark := view.state.variant.mark(card))}

        async def offered(typed: str = "") -> dict[str, str]:
            choices = await at.ann.autocomplete(at.channel, "signal-symbol", "phrase", typed)
            return {str(choice["value"]): str(choice["name"]) for choice in choices}

        assert {value for value in await offered() if value.startswith("hold.")} == {
            f"hold.{mark_key(m)}" for m in held
        }
        assert {value for value in await offered() if value.startswith("not-now.")} == {
            f"not-now.{mark_key(mark)}" for mark in view.state.variant.marks
        }
        phrase = mark_phrase(EN, MarkWord.NOT_NOW, Instruction.STOP)
        assert (await offered("STOP"))["not-now.stop"] == phrase
        told = said(await at.ann.slash(at.channel, "signal-symbol", phrase="not-now.stop"))
        assert told == EN("answer-mark-said", phrase=phrase)
        assert await marks_said(at) == [(0, "stop", "not-now")]
        assert (await offered())["not-now.stop"].startswith("✓ ")
        told = said(await at.ann.slash(at.channel, "signal-symbol", phrase="not-now.stop"))
        assert told == EN("answer-mark-withdrawn", phrase=phrase)
        assert await marks_said(at) == []
        for nonsense in ("hold.fire", "stop", "not-now.", "."):
            assert said(await at.ann.slash(at.channel, "signal-symbol", phrase=nonsense)) == EN("refused-X2")


async def test_X2_a_game_without_symbols_says_so(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        assert await at.ann.autocomplete(at.channel, "signal-symbol", "phrase", "") == []
        assert said(await at.ann.slash(at.channel, "signal-symbol", phrase="hold.stop")) == EN("refused-X2")


async def test_alone_there_is_nobody_to_signal_to(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.ann.slash(at.channel, "table open")
        await at.press(at.ann, await at.board(), Verb.START)
        assert Verb.SIGNALS not in verbs(await at.board())
        hand = await at.my_hand(at.ann)
        assert Verb.SIGNALS not in verbs(hand)
        alone = EN("refused-T-alone")
        assert said(await at.ann.slash(at.channel, "signal", pile="A", word=Word.FREE.value)) == alone
        table = (await at.snapshot()).id
        assert said(await forge(at, at.ann, f"98:{table}:1:signals", await at.board())) == alone
        assert alone in said(await forge(at, at.ann, f"98:{table}:1:say:A.free", await at.board()))

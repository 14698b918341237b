"""How a table is going to play: chosen in the lobby and on its page, by command, and as the last one was."""

from pathlib import Path

import pytest
import simcord

from bot.rules import VARIANTS, Option
from bot.tables import Phase, Tempo, Terms
from bot.ui.addresses import Address, Verb
from tests.channel.forging import forge
from tests.channel.playing import EN, TEXTS, Channel, Stacked, channel
from tests.channel.reading import Message, address, said, shown, text, verbs


async def options_page(at: Channel) -> simcord.ResponseMessage:
    return shown(await at.press(at.ann, await at.board(), Verb.TERMS))


async def choose(at: Channel, page: Message, verb: Verb, *values: str) -> simcord.ResponseMessage:
    return shown(await at.ann.select(page, list(values), custom_id=address(page, verb)))


async def test_the_lobby_changes_the_game_in_words_and_in_fact(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        for variant in VARIANTS:
            await choose(at, await at.board(), Verb.VARIANT, variant)
            assert (await at.snapshot()).setup.variant == variant
            board = text(await at.board())
            assert EN(f"variant-{variant}") in board
            assert EN(f"about-{variant}") in board


async def test_the_page_changes_what_it_shows_and_the_lobby_follows(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        page = await options_page(at)
        assert page.ephemeral
        page = await choose(at, page, Verb.OPTIONS, "three")
        page = await choose(at, page, Verb.DOORS, "private", "open-seats")
        page = await choose(at, page, Verb.TEMPO, "day")
        assert f"☑ **{EN('option-three')}**" in text(page)
        assert f"☐ **{EN('option-take-backs')}**" in text(page)
        assert EN("about-tempo-day") in text(page)
        terms = (await at.snapshot()).terms
        assert terms.chosen == {Option.THREE, Option.PRIVATE, Option.OPEN_SEATS}
        assert terms.setup.tempo == Tempo.DAY
        board = text(await at.board())
        for told in ("told-three", "told-no-take-backs", "told-tempo-day", "lobby-private", "table-seats-open"):
            assert EN(told) in board


async def test_a_preset_is_one_press(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open", variant="extreme")
        await choose(at, await options_page(at), Verb.PRESET, "hard")
        terms = (await at.snapshot()).terms
        assert terms.chosen == {Option.THREE, Option.SHORT, Option.NO_HINTS}
        assert terms.setup.variant == "extreme"


async def test_others_read_what_is_agreed_and_change_nothing(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        lobby = await at.board()
        page = shown(await at.press(at.ben, lobby, Verb.TERMS))
        assert EN("terms-read-only") in text(page)
        assert verbs(page) == set()
        table = (await at.snapshot()).id
        for verb, value in (
            (Verb.TEMPO, "day"),
            (Verb.PRESET, "hard"),
            (Verb.DOORS, "private"),
            (Verb.VARIANT, "extreme"),
        ):
            answer = await forge(at, at.ben, str(Address(table, 0, verb)), lobby, (value,))
            assert said(answer) == EN("refused-T-not-host", host=f"<@{at.ann.id}>")
        assert (await at.snapshot()).terms == Terms()


async def test_a_moderator_may_change_them(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        page = shown(await at.press(at.mod, await at.board(), Verb.TERMS))
        assert Verb.OPTIONS in verbs(page)


@pytest.mark.parametrize("verb", [Verb.VARIANT, Verb.TEMPO, Verb.PRESET])
async def test_what_no_menu_holds_is_refused(tmp_path: Path, verb: Verb) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        table = (await at.snapshot()).id
        for value in ("poker", ""):
            answer = await forge(at, at.ann, str(Address(table, 0, verb)), await at.board(), (value,))
            assert said(answer) == EN("refused-T-stale")
        assert (await at.snapshot()).terms == Terms()


async def test_a_page_that_lies_open_when_the_game_begins_is_told_so(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        page = await options_page(at)
        await at.press(at.ann, await at.board(), Verb.START)
        answer = await at.ann.select(page, ["day"], custom_id=address(page, Verb.TEMPO))
        assert said(answer) == EN("refused-T-started")


async def test_by_command_a_table_opens_with_computer_players_and_all_options(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(
            at.channel, "table open", variant="extreme", computers=2, level="easy", tempo="quick", shuffled=True
        )
        snapshot = await at.snapshot()
        assert [seat.level for seat in snapshot.seats] == [None, "easy", "easy"]
        assert snapshot.setup.tempo == "quick"
        assert snapshot.terms.chosen == {Option.TAKE_BACKS, Option.SHUFFLED}
        await at.press(at.ann, await at.board(), Verb.START)
        assert (await at.snapshot()).phase is Phase.CHOOSING


async def test_O15a_what_a_game_does_not_know_is_said_and_no_table_opens(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        answer = await at.ann.slash(at.channel, "table open", variant="face-to-face", three=True)
        assert said(answer) == EN("refused-O15a")
        answer = await at.ann.slash(at.channel, "table open", variant="face-to-face", computers=3)
        assert said(answer) == EN("refused-T-full", seats=2)
        assert await at.store.table_in(at.channel.id) is None


async def test_a_preset_by_command_gives_way_to_what_is_said_beside_it(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open", preset="hard", variant="on-fire", takebacks=True, short=False)
        terms = (await at.snapshot()).terms
        assert terms.chosen == {Option.THREE, Option.TAKE_BACKS, Option.NO_HINTS}
        assert terms.setup.variant == "on-fire"


async def test_the_next_table_is_as_the_last_one_was_after_a_restart_too(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.ann.slash(
            at.channel, "table open", variant="extreme", three=True, tempo="quick", **{"open-seats": True}
        )
        before = (await at.snapshot()).terms
        await at.press(at.ann, await at.board(), Verb.START)
        await at.ann.slash(at.channel, "table end")
        await at.restart()
        await at.ann.slash(at.channel, "table open")
        assert (await at.snapshot()).terms == before
        await at.ann.slash(at.channel, "table end")
        await at.ann.slash(at.channel, "table open", variant="face-to-face", **{"open-seats": False})
        terms = (await at.snapshot()).terms
        assert (terms.setup.variant, terms.setup.tempo) == ("face-to-face", "quick")
        assert terms.chosen == {Option.TAKE_BACKS}


async def test_a_lobby_that_never_began_is_not_remembered_nor_somebody_elses_choice(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open", three=True)
        await at.ann.slash(at.channel, "table end")
        await at.ann.slash(at.channel, "table open")
        assert (await at.snapshot()).terms == Terms()
        await at.press(at.ben, await at.board(), Verb.JOIN)
        page = shown(await at.press(at.mod, await at.board(), Verb.TERMS))
        await at.mod.select(page, ["day"], custom_id=address(page, Verb.TEMPO))
        await at.press(at.mod, await at.board(), Verb.START)
        people = [await at.bot.services.settings.person(who.id) for who in (at.ann, at.ben, at.mod)]
        assert [person.last_table for person in people] == [None, None, None]


async def test_whoever_is_forgotten_opens_a_usual_table(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.ann.slash(at.channel, "table open", three=True)
        await at.press(at.ann, await at.board(), Verb.START)
        question = shown(await at.ann.slash(at.channel, "privacy delete"))
        await at.press(at.ann, question, Verb.FORGET_ME)
        await at.ann.slash(at.channel, "table open")
        assert (await at.snapshot()).terms == Terms()


@pytest.mark.parametrize("language", ["de", "uk"])
async def test_the_page_speaks_the_readers_language(tmp_path: Path, language: str) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "me language", language=language)
        await at.ann.slash(at.channel, "table open")
        page = await options_page(at)
        assert TEXTS.speak(language)("about-tempo-usual") in text(page)

"""The same cards for several: by a code, or by *Same cards* under a result."""

from pathlib import Path

from bot.data_files import extreme_deck
from bot.rules import DealCode, GiveUp, View
from bot.ui.addresses import Verb
from bot.ui.deals import FIRST
from tests.channel.forging import forge
from tests.channel.playing import Channel, channel
from tests.channel.reading import said, shown, text

CODE = DealCode("original", 0, 98)


async def hand(at: Channel, seat: int) -> tuple[int, ...]:
    view = (await at.snapshot()).view(seat)
    assert isinstance(view, View)
    return view.hand


async def give_up(at: Channel) -> None:
    await at.play_by_clicks(GiveUp(), await at.snapshot())
    await at.env.settle()


async def test_a_table_by_a_code_has_its_cards_and_options_whatever_else_was_typed(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down("extreme", deal=str(CODE).lower())
        snapshot = await at.snapshot()
        expected = CODE.settled(2).deal(extreme_deck()).begin()
        assert snapshot.setup.variant == "original"
        assert (await hand(at, 0), await hand(at, 1)) == expected.hands
        assert str(CODE) in text(await at.board())


async def test_a_code_with_a_slip_says_so_and_opens_nothing(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        answer = shown(await at.ann.slash(at.channel, "table open", deal="4203N-QK8NX"))
        assert "slip" in text(answer)
        assert await at.store.table_in(at.channel.id) is None


async def test_a_code_may_be_chosen_from_the_offer(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        new = await at.ann.autocomplete(at.channel, "table open", "deal", "")
        assert len({DealCode.parse(str(each["value"])).variant for each in new}) == 4
        typed = await at.ann.autocomplete(at.channel, "table open", "deal", str(CODE))
        assert [each["value"] for each in typed] == [str(CODE)]


async def test_what_a_code_has_settled_stays_and_hints_can_be_switched_off(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open", deal=str(CODE), three=True)
        snapshot = await at.snapshot()
        assert snapshot.setup.options.minimum == 2, "the code has the last word"
        for values, verb in (("no-hints", Verb.OPTIONS), ("hard", Verb.PRESET), ("extreme", Verb.VARIANT)):
            await forge(at, at.ann, f"98:{snapshot.id}:0:{verb}", await at.board(), (values,))
        setup = (await at.snapshot()).setup
        assert (setup.hints, setup.deal, setup.variant, setup.options.minimum) == (False, str(CODE), "original", 2)


async def test_same_cards_under_a_result_bring_them_again_and_the_comparison_marks_first_attempts(
    tmp_path: Path,
) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        first, before = await at.snapshot(), await hand(at, 0)
        await give_up(at)
        await at.press(at.eve, await at.board(), Verb.SAME_CARDS)
        await at.press(at.ann, await at.board(), Verb.JOIN)
        await at.press(at.eve, await at.board(), Verb.START)
        assert await hand(at, 0) == before
        assert "same cards" in text(await at.board()).lower()
        at.hands.clear()
        await at.press(at.eve, await at.board(), Verb.CLAIM)
        await give_up(at)
        again = await at.snapshot()
        told = text(shown(await at.press(at.ben, await at.board(), Verb.COMPARE)))
        lines = [line for line in told.splitlines() if "cards left" in line]
        assert len(lines) == 2
        assert f"<@{at.eve.id}> {FIRST}" in told
        assert told.count(f"<@{at.ann.id}>") == 2
        assert told.count(f"<@{at.ann.id}> {FIRST}") == 1, "at her first table and not at the second"
        rows = [await at.store.game(each.id) for each in (first, again)]
        assert [row.deal for row in rows if row] == [f"g{first.id}"] * 2
        assert [row.counted for row in rows if row] == [True, False]


async def test_a_third_game_with_the_same_cards_stands_with_the_first(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        first = (await at.snapshot()).id
        await give_up(at)
        for _ in range(2):
            await at.press(at.ann, await at.board(), Verb.SAME_CARDS)
            await at.press(at.ben, await at.board(), Verb.JOIN)
            await at.press(at.ann, await at.board(), Verb.START)
            at.hands.clear()
            await at.press(at.ann, await at.board(), Verb.CLAIM)
            await give_up(at)
        told = text(shown(await at.press(at.eve, await at.board(), Verb.COMPARE)))
        assert told.count("cards left") == 3
        row = await at.store.game((await at.snapshot()).id)
        assert row is not None
        assert row.deal == f"g{first}"


async def test_whoever_looked_at_the_cards_and_left_has_had_their_first_attempt(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down(deal=str(CODE))
        await at.ann.slash(at.channel, "table end")
        await at.sit_down(deal=str(CODE))
        await give_up(at)
        told = text(shown(await at.press(at.ann, await at.board(), Verb.COMPARE)))
        assert f"> {FIRST}" not in told
        assert str(CODE.settled(2)) in told


async def test_who_is_hidden_is_shown_to_nobody_else(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down(deal=str(CODE))
        await give_up(at)
        await at.ben.slash(at.channel, "me hidden", on=True)
        others = text(shown(await at.press(at.ann, await at.board(), Verb.COMPARE)))
        own = text(shown(await at.press(at.ben, await at.board(), Verb.COMPARE)))
        assert f"<@{at.ben.id}>" not in others
        assert f"<@{at.ben.id}>" in own


async def test_nothing_is_told_of_a_game_that_is_on(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down(deal=str(CODE))
        table = (await at.snapshot()).id
        for verb in (Verb.SAME_CARDS, Verb.COMPARE):
            assert "still on" in said(await forge(at, at.ann, f"98:{table}:1:{verb}", await at.board()))


async def test_a_rematch_has_new_cards(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down(deal=str(CODE))
        await give_up(at)
        await at.press(at.ann, await at.board(), Verb.REMATCH)
        assert (await at.snapshot()).setup.deal is None


async def test_a_forgotten_person_has_had_no_attempt(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down(deal=str(CODE))
        assert len(await at.store.attempts_of(at.ann.id)) == 1
        await at.store.forget(at.ann.id)
        assert await at.store.attempts_of(at.ann.id) == ()

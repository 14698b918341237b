"""Tables without hints, and hints that opponents have to agree to."""

from pathlib import Path

from bot.players.company import Company
from bot.players.hint import Hint, Reason
from bot.rules import View
from bot.ui.addresses import Verb
from tests.channel.playing import EN, Stacked, channel
from tests.channel.reading import address, said, shown, text, verbs


async def advise(view: View, server: int, company: Company) -> Hint:
    return Hint(view.plays()[:1], Reason.SMALL_STEP, 1, 0)


async def test_a_table_without_hints_says_so_and_refuses_them(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), advise=advise) as at:
        await at.ann.slash(at.channel, "table open", hints=False)
        assert EN("told-no-hints") in text(await at.board())
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await at.press(at.ann, await at.board(), Verb.START)
        hand = shown(await at.press(at.ann, await at.board(), Verb.CLAIM))
        assert EN("told-no-hints") in text(await at.board())
        assert Verb.HINT not in verbs(hand)
        assert said(await at.ann.slash(at.channel, "hint")) == EN("refused-T-hints-off")


async def test_the_lobby_switches_hints_off_and_on_again(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), advise=advise) as at:
        await at.ann.slash(at.channel, "table open")
        for chosen, hints in ((["no-hints"], False), (["take-backs"], True)):
            page = shown(await at.press(at.ann, await at.board(), Verb.TERMS))
            await at.ann.select(page, chosen, custom_id=address(page, Verb.OPTIONS))
            assert (await at.snapshot()).setup.hints is hints
            assert (EN("told-no-hints") in text(await at.board())) is not hints


async def test_opponents_agree_by_a_press_each_and_both_see_who_has(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), advise=advise) as at:
        await at.sit_down("face-to-face")
        ann, ben = await at.my_hand(at.ann), await at.my_hand(at.ben)
        assert Verb.HINT not in verbs(ann), "first they have to agree"
        assert said(await at.ann.slash(at.channel, "hint")) == EN("refused-T-hints-not-agreed", seat="ann")
        await at.press(at.ann, ann, Verb.AGREE_HINTS)
        await at.env.settle(idle=0.05)
        one = EN("table-hints-agreed-by", name="ann")
        assert one in text(ann)
        assert one in text(ben), "the other's open hand tells it as well"
        assert one in text(await at.board())
        await at.press(at.ann, ann, Verb.HINT)
        assert EN("refused-T-hints-not-agreed", seat="ben") in text(ann), "beside the hand"
        await at.restart()
        await at.press(at.ben, ben, Verb.AGREE_HINTS)
        assert EN("table-hints-agreed") in text(await at.board())
        hand = await at.my_hand(at.ann)
        await at.press(at.ann, hand, Verb.HINT)
        assert EN("hint-plays", plays="**2** → A") in text(hand)

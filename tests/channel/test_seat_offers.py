"""A seat that is offered to somebody by name: taken, or not; and nobody is called by it who has not asked to be."""

from pathlib import Path

from bot.ui.addresses import Verb
from tests.channel.playing import EN, NOON, channel
from tests.channel.reading import said


async def test_a_seat_is_offered_by_name_and_taken(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open", variant="face-to-face")
        assert said(await at.ann.slash(at.channel, "table invite", player=at.ben)) == EN("answer-invited", name="ben")
        assert at.called() == []
        [offer] = [message for message in at.channel.history() if "offers you a seat" in message.content]
        kept = said(await at.press(at.eve, await at.board(), Verb.JOIN))
        assert kept == EN("refused-T-kept", until=f"<t:{NOON + 600:.0f}:R>")
        assert said(await at.press(at.eve, offer, Verb.DECLINE)) == EN("refused-not-offered")
        said(await at.press(at.ben, offer, Verb.SIT))
        await at.env.settle(idle=0.01)
        assert (await at.snapshot()).seat_of(at.ben.id) == 1
        assert [message for message in at.channel.history() if "offers you a seat" in message.content] == []


async def test_a_seat_that_is_declined_is_free_again(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open", variant="face-to-face")
        await at.ann.slash(at.channel, "table invite", player=at.ben)
        [offer] = [message for message in at.channel.history() if "offers you a seat" in message.content]
        assert said(await at.press(at.ben, offer, Verb.DECLINE)) == EN("answer-declined")
        await at.env.settle(idle=0.01)
        assert (await at.snapshot()).invited == frozenset()
        assert [message for message in at.channel.history() if "offers you a seat" in message.content] == []
        await at.press(at.eve, await at.board(), Verb.JOIN)
        assert (await at.snapshot()).seat_of(at.eve.id) == 1


async def test_an_offer_calls_whoever_has_asked_to_be_told(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        for who in (at.ben, at.eve):
            said(await who.slash(at.channel, "me calls", on=True))
        await at.eve.slash(at.channel, "me block", player=at.ann)
        await at.ann.slash(at.channel, "table open")
        told = said(await at.ann.slash(at.channel, "table invite", player=at.ben))
        assert told == EN("answer-invited-told", name="ben")
        assert said(await at.ann.slash(at.channel, "table invite", player=at.eve)) == EN("answer-invited", name="eve")
        assert at.called() == [at.ben.id]

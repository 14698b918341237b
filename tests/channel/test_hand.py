"""One hand a player and table, always true; plans; and hands of older versions."""

from pathlib import Path

from bot.rules import Word
from bot.ui.addresses import Address, Verb
from tests.channel.forging import forge
from tests.channel.playing import EN, Stacked, cards_played, channel
from tests.channel.reading import address, offers, said, shown, text, verbs

LAYOUT = 1 << 15


async def test_a_new_hand_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        old, new = at.hands[at.ann.id], await at.my_hand(at.ann)
        await at.env.settle()
        there = at.env.backend.messages[at.channel.id]
        assert (old.id in there, new.id in there) == (False, True)
        assert Verb.PLAY in verbs(new)


async def test_a_press_on_a_hand_that_goes_in_that_moment_is_answered_by_a_new_one(tmp_path: Path) -> None:
    """As when it was opened anew on another device: Discord does not know the message any more."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = await at.my_hand(at.ann)
        at.env.inject_error("POST", "/interactions/*/callback", status=404, code=10008)
        result = await at.ann.click(hand, custom_id=address(hand, Verb.PLAY))
        assert await cards_played(at) == 1
        assert Verb.PLAY in verbs(shown(result))


async def test_what_a_partner_says_appears_in_the_open_hand(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ann.id]
        said(await at.ben.slash(at.channel, "signal", pile="B", word=Word.KEEP_OFF.value))
        assert EN("word-keep-off") in text(hand)
        assert offers(hand, Verb.PLAY, "0B"), "now the two piles are not alike any more"


async def test_cards_laid_in_mind_are_played_by_one_press_when_the_turn_comes(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ben.id] = await at.my_hand(at.ben)
        await at.press(at.ben, hand, Verb.PLAN)
        assert EN("hand-planning") in text(hand)
        await at.press(at.ben, hand, Verb.PLAN, "5A")
        assert EN("hand-planning") not in text(hand), "it has been understood"
        await at.press(at.ben, hand, Verb.PLAN, "5A6A")
        n = (await at.snapshot()).n
        await at.play_on(1)
        assert (await at.snapshot()).n > n
        assert Verb.PLAY_ALL in verbs(hand), "the open hand has kept it"
        await at.press(at.ben, hand, Verb.PLAY_ALL)
        assert await cards_played(at) == 2


async def test_at_the_end_the_hand_becomes_the_result(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = await at.my_hand(at.ben)
        question = shown(await at.ann.slash(at.channel, "give-up"))
        await at.press(at.ann, question, Verb.GIVE_UP)
        assert Verb.REMATCH in verbs(hand)
        assert EN("over-gave-up", name="ann") in text(hand)


async def test_a_hand_from_before_the_layouts_still_answers_and_becomes_one(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand, snapshot = at.hands[at.ann.id], await at.snapshot()
        stored = at.env.backend.get_message(at.channel.id, hand.id)
        old = str(Address(snapshot.id, snapshot.turn, Verb.CARD, "0"))
        stored.flags &= ~LAYOUT
        stored.embeds = [{"title": "Your hand", "type": "rich"}]
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "2", "custom_id": old}]}
        stored.components = [row]
        await at.restart()
        assert (await at.ann.click(hand, custom_id=old)).acknowledged
        assert stored.flags & LAYOUT
        assert EN("hand-chosen", card=2) in text(hand)
        await at.press(at.ann, hand, Verb.PLAY, "0A")
        assert await cards_played(at) == 1
        assert address(hand, Verb.TAKE_BACK)


async def test_of_two_presses_at_once_the_second_is_answered_where_the_first_has_made_a_hand_of_the_message(
    tmp_path: Path,
) -> None:
    """Discord lets a message with a layout never become anything else; the bot saw it as it was before."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ann.id]
        at.env.backend.get_message(at.channel.id, hand.id).flags &= ~LAYOUT
        at.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
        result = await forge(at, at.ann, str(Address(0, 0, Verb.STATS, "me.h.any.x")), hand)
        assert at.env.errors == []
        assert EN("stats-title-mine") in text(shown(result))

"""Watching a game that is on: what everybody could see and never a hand; or the hands, for those who will not play."""

import re
from pathlib import Path

import pytest

from bot.rules import VARIANTS
from bot.rules.deal import Deal
from bot.ui.addresses import Address, Verb
from bot.ui.pictures import Pictures
from tests.channel.forging import forge
from tests.channel.playing import EN, Stacked, channel
from tests.channel.reading import address, rows, said, shown, text, verbs
from tests.channel.test_secrets import Turns, two_worlds


async def watched(folder: Path, deal: Deal, turns: Turns, variant: str) -> list[object]:
    """Everything that a bystander gets to see, leafing through the game from its deal."""
    async with Pictures(patience=10.0) as pictures, channel(folder, luck=Stacked(*deal.decks), pictures=pictures) as at:
        await at.sit_down(variant)
        for turn in turns:
            for action in turn:
                await at.play_by_clicks(action, await at.snapshot())
        table = (await at.snapshot()).id
        page = shown(await at.press(at.eve, await at.board(), Verb.WATCH))
        assert page.ephemeral
        seen: list[object] = []
        for number in range(len(turns), -1, -1):
            assert EN("watch-turn", number=number) in text(page) or not number
            (file,) = page.attachments
            told = re.sub(str(table), "#", repr((text(page), rows(page), file.description)))
            seen.append((told, at.env.backend.cdn.get(file.url)))
            if number:
                await at.press(at.eve, page, Verb.WATCH_TURN, "table.back")
        return seen


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_bystander_sees_nothing_that_depends_on_a_hidden_card(tmp_path: Path, variant: str) -> None:
    deal, twin, turns = two_worlds(variant)
    here = await watched(tmp_path / "here", deal, turns, variant)
    assert len(here) == len(turns) + 1
    assert here == await watched(tmp_path / "there", twin, turns, variant)


async def test_it_follows_the_game_after_a_restart_and_to_its_end(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down("face-to-face")
        await at.play_on(1)
        page = shown(await at.eve.slash(at.channel, "table watch"))
        assert EN("watch-turn", number=1) in text(page)
        await at.play_on(1)
        await at.restart()
        await at.press(at.eve, page, Verb.WATCH)
        assert EN("watch-turn", number=2) in text(page)
        await at.press(at.eve, page, Verb.WATCH_TURN, "table.first")
        assert EN("watch-deal") in text(page)
        who = at.who_is_on(await at.snapshot())
        await at.press(who, shown(await who.slash(at.channel, "give-up")), Verb.GIVE_UP)
        await at.press(at.eve, page, Verb.WATCH)
        assert Verb.PLAY_ON in verbs(page) or Verb.REPLAY_EYES in verbs(page), "now it is a replay"


async def test_hands_are_closed_where_nothing_else_was_agreed(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.play_on(1)
        page, snapshot = shown(await at.press(at.eve, await at.board(), Verb.WATCH)), await at.snapshot()
        assert Verb.WATCH_HANDS not in verbs(page)
        for who in (at.eve, at.ann, at.mod):
            for verb, arg in ((Verb.WATCH_HANDS, ""), (Verb.WATCH, "all"), (Verb.WATCH_TURN, "all.next")):
                forged = await forge(at, who, str(Address(snapshot.id, 1, verb, arg)), await at.board())
                assert said(forged) == EN("refused-T-hands-closed")


async def test_open_hands_are_for_those_who_do_not_play_and_never_will(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.ann.slash(at.channel, "table open", **{"open-hands": True})
        assert EN("table-open-hands") in text(await at.board())
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await at.press(at.ann, await at.board(), Verb.START)
        await at.press(at.ann, await at.board(), Verb.CLAIM)
        await at.play_on(1)
        assert EN("table-open-hands") in text(await at.board())
        snapshot, board = await at.snapshot(), await at.board()
        page = shown(await at.press(at.eve, board, Verb.WATCH))
        hand = snapshot.view(1)
        assert hand is not None
        assert str(hand.hand[0]) not in text(page)
        await at.press(at.eve, page, Verb.WATCH_HANDS)
        assert " · ".join(map(str, hand.hand)) in text(page)
        await at.restart()
        await at.press(at.eve, page, Verb.WATCH_TURN, "all.back")
        assert EN("replay-hands") in text(page)
        answer = await at.mod.slash(at.channel, "tables replace", table=str(snapshot.id), player=at.ben, by=at.eve)
        assert said(answer) == EN("refused-T-watched", person=at.eve.mention)
        assert (await at.snapshot()).seat_of(at.eve.id) is None
        forged = str(Address(snapshot.id, 1, Verb.WATCH_HANDS))
        for who in (at.ann, at.ben):
            assert said(await forge(at, who, forged, board)) == EN("refused-T-hands-closed")
            own = shown(await at.press(who, await at.board(), Verb.WATCH))
            assert Verb.WATCH_HANDS not in verbs(own)
        shared = str(Address(snapshot.id, 1, Verb.WATCH, "all"))
        assert said(await forge(at, at.mod, shared, page)) == EN("refused-T-hands-closed"), "not by anybody's button"
        assert address(page, Verb.WATCH)

"""Replays in the channel: from the result to every turn, for whoever may see it, before and after a restart."""

from pathlib import Path

import pytest

from bot.rules import VARIANTS
from bot.tables import Phase
from bot.ui.addresses import Address, Verb
from bot.ui.pictures import Pictures
from tests.channel.forging import forge
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import address, said, shown, text, verbs


async def finished(at: Channel, variant: str = "face-to-face") -> int:
    """A short game to its end. Returns its table."""
    at.hands.clear()
    await at.sit_down(variant)
    await at.play_on(3)
    snapshot = await at.snapshot()
    who = at.who_is_on(snapshot)
    question = shown(await who.slash(at.channel, "give-up"))
    await at.press(who, question, Verb.GIVE_UP)
    assert (await at.snapshot()).phase is Phase.OVER
    return snapshot.id


@pytest.mark.parametrize("variant", VARIANTS)
async def test_from_the_result_through_every_turn_and_back(tmp_path: Path, variant: str) -> None:
    async with Pictures(patience=10.0) as pictures, channel(tmp_path, luck=Stacked(), pictures=pictures) as at:
        await finished(at, variant)
        replay = shown(await at.press(at.eve, await at.board(), Verb.REPLAY))
        assert replay.ephemeral
        assert EN("replay-deal", last=4) in text(replay)
        assert EN("replay-started", name="ann") in text(replay)
        for number in (1, 2, 3):
            await at.press(at.eve, replay, Verb.REPLAY_TURN, "all.next")
            assert EN("replay-turn", number=number, last=4) in text(replay)
            assert "ben: " in text(replay)
            assert replay.attachments
        await at.press(at.eve, replay, Verb.REPLAY_TURN, "all.next")
        assert EN("over-gave-up", name="ben") in text(replay)
        await at.restart()
        await at.press(at.eve, replay, Verb.REPLAY_TURN, "all.first")
        assert EN("replay-deal", last=4) in text(replay)
        await at.eve.select(replay, values=["2"], custom_id=address(replay, Verb.REPLAY_TURN, "all.go"))
        assert EN("replay-turn", number=2, last=4) in text(replay)


async def test_with_the_eyes_of_one_seat_or_of_none(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await finished(at)
        view = (await at.snapshot()).board()
        assert view is not None
        anns, bens = (" · ".join(map(str, hand)) for hand in view.state.hands)
        replay = shown(await at.press(at.ben, await at.board(), Verb.REPLAY))
        await at.press(at.ben, replay, Verb.REPLAY_TURN, "all.last")
        assert anns in text(replay)
        assert bens in text(replay)
        menu = address(replay, Verb.REPLAY_EYES)
        await at.ben.select(replay, values=["0"], custom_id=menu)
        assert anns in text(replay)
        assert EN("replay-hand", name="ben", cards="")[:5] not in text(replay).split(EN("replay-hands"))[1]
        await at.ben.select(replay, values=["table"], custom_id=address(replay, Verb.REPLAY_EYES))
        assert EN("replay-hands") not in text(replay)
        await at.press(at.ben, replay, Verb.REPLAY_TURN, "table.back")
        assert EN("replay-drawn") not in text(replay)


async def test_a_turn_shown_to_the_channel_stays_and_each_leafs_by_themselves(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await finished(at)
        replay = shown(await at.press(at.ben, await at.board(), Verb.REPLAY))
        await at.press(at.ben, replay, Verb.REPLAY_TURN, "all.next")
        await at.press(at.ben, replay, Verb.REPLAY_SHARE)
        public = at.channel.history()[-1]
        assert EN("replay-turn", number=1, last=4) in text(public)
        assert verbs(public) == {Verb.REPLAY}
        own = shown(await at.press(at.eve, public, Verb.REPLAY))
        assert own.ephemeral
        assert EN("replay-turn", number=1, last=4) in text(own)
        await at.press(at.eve, own, Verb.REPLAY_TURN, "all.next")
        assert EN("replay-turn", number=1, last=4) in text(at.channel.history()[-1])
        for _ in range(2):
            await at.press(at.ben, replay, Verb.REPLAY_SHARE)
        before = len(at.channel.history())
        assert "minute" in said(await at.press(at.ben, replay, Verb.REPLAY_SHARE))
        assert len(at.channel.history()) == before


@pytest.mark.parametrize(
    "verb",
    [Verb.REPLAY, Verb.REPLAY_TURN, Verb.REPLAY_EYES, Verb.REPLAY_SHARE, Verb.REPLAY_SAVE, Verb.PLAY_ON, Verb.EXPORT],
)
async def test_a_game_that_is_on_is_refused_to_everybody(tmp_path: Path, verb: Verb) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.play_on(2)
        snapshot, board = await at.snapshot(), await at.board()
        for who in (at.ann, at.ben, at.eve, at.mod):
            for arg in ("", "all", "1.next", "table.go"):
                values = ("0",) if verb in (Verb.REPLAY_EYES, Verb.REPLAY_SAVE) else None
                forged = str(Address(snapshot.id, 1, verb, arg))
                answer = await forge(at, who, forged, board, values)
                assert said(answer) == EN("refused-T-still-on")


async def test_a_game_of_another_server_is_open_to_its_players_alone(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        game = await finished(at)
        elsewhere = at.env.create_guild()
        room = elsewhere.create_text_channel("far-away")
        eve, ann = (elsewhere.add_member(who.user) for who in (at.eve, at.ann))
        forged = str(Address(game, 0, Verb.REPLAY))
        at.channel = room
        assert said(await forge(at, eve, forged, None)) == EN("refused-no-replay")
        assert EN("replay-deal", last=4) in said(await forge(at, ann, forged, None))


async def test_what_is_not_kept_and_what_never_began_is_told(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        assert said(await forge(at, at.eve, str(Address(12345, 0, Verb.REPLAY)), None)) == EN("refused-no-replay")
        await at.ann.slash(at.channel, "table open")
        table = (await at.snapshot()).id
        await at.ann.slash(at.channel, "table end")
        assert said(await forge(at, at.eve, str(Address(table, 0, Verb.REPLAY)), None)) == EN("refused-no-replay")


async def test_weeks_later_the_game_is_there_and_nobodys_name(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        game = await finished(at)
        board = await at.board()
        await at.bot.services.replays.keep_before_purge(at.clock.now + 1)
        await at.store.purge(at.clock.now + 1)
        assert await at.store.table(game) is None
        await at.restart()
        replay = shown(await at.press(at.eve, board, Verb.REPLAY))
        assert EN("replay-deal", last=4) in text(replay)
        assert EN("replay-started", name=EN("seat-nameless", number=1)) in text(replay)
        assert "ann" not in text(replay).replace("hand", "")
        await at.press(at.eve, replay, Verb.REPLAY_TURN, "all.last")
        assert EN("over-gave-up", name=EN("seat-nameless", number=2)) in text(replay)


async def test_by_command_the_last_game_or_one_of_mine(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        assert said(await at.ann.slash(at.channel, "replay")) == EN("refused-no-games")
        first = await finished(at)
        at.clock.now += 100
        await finished(at, "original")
        assert EN("variant-original") in said(await at.ann.slash(at.channel, "replay"))
        assert EN("variant-face-to-face") in said(await at.ann.slash(at.channel, "replay", game=str(first)))
        offered = await at.ann.autocomplete(at.channel, "replay", "game", "face")
        assert [choice["value"] for choice in offered] == [str(first)]
        for wrong in ("x", "9" * 30, "7"):
            assert said(await at.ann.slash(at.channel, "replay", game=wrong)) == EN("refused-no-replay")

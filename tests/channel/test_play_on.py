"""Play on from here: the same cards from a turn of a finished game, with whoever likes to; it does not count."""

from pathlib import Path

import msgspec
import pytest

from bot.data_files import extreme_deck
from bot.records import notation
from bot.rules import VARIANTS
from bot.rules.replay import replay
from bot.tables import Phase
from bot.ui.addresses import Address, Verb
from tests.channel.forging import forge
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import address, said, shown, text
from tests.channel.test_replays import finished


async def taken_up(at: Channel, turns: int) -> None:
    """From the result to a lobby that plays on."""
    page = shown(await at.press(at.eve, await at.board(), Verb.REPLAY))
    for _ in range(turns):
        await at.press(at.eve, page, Verb.REPLAY_TURN, "all.next")
    await at.press(at.eve, page, Verb.PLAY_ON)


@pytest.mark.parametrize("variant", VARIANTS)
async def test_it_goes_on_with_the_same_cards(tmp_path: Path, variant: str) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        first = await finished(at, variant)
        game = await at.bot.services.replays.find(first)
        wanted = game.history.turns[2].state
        await taken_up(at, 2)
        mark = EN("table-played-on", turn=2)
        assert mark in text(await at.board())
        await at.press(at.mod, await at.board(), Verb.JOIN)
        await at.restart()
        await at.press(at.eve, await at.board(), Verb.START)
        snapshot = await at.snapshot()
        assert snapshot.phase is Phase.PLAYING
        assert snapshot.id != first
        assert snapshot._table.state is not None
        assert (snapshot._table.state.hands, snapshot._table.state.piles) == (wanted.hands, wanted.piles)
        assert snapshot._table.state.decks == wanted.decks
        assert snapshot.turn == 3
        assert mark in text(await at.board())
        at.hands.clear()
        await at.play_on(2)
        await at.restart()
        who = at.who_is_on(await at.snapshot())
        await at.press(who, shown(await who.slash(at.channel, "give-up")), Verb.GIVE_UP)
        assert mark in text(await at.board())
        row = await at.store.game(snapshot.id)
        assert row is not None
        assert not row.counted
        counted = await at.store.game(first)
        assert counted is not None
        assert counted.counted
        played_on = await at.bot.services.replays.find(snapshot.id)
        record = notation(played_on.history)
        assert record.startswith(f"# played-on {first} 2\n")
        (report,) = replay(record.encode().splitlines(), extreme_deck())
        assert report.error is None
        assert report.turns >= 4
        assert played_on.history.turns[2].state == wanted


async def test_the_game_is_settled_and_so_is_the_number_of_seats(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await finished(at, "original")
        await taken_up(at, 1)
        lobby, snapshot = await at.board(), await at.snapshot()
        options = str(Address(snapshot.id, 0, Verb.OPTIONS))
        assert said(await forge(at, at.eve, options, lobby, ("three",))) == EN("refused-T-played-on")
        early = await forge(at, at.eve, str(Address(snapshot.id, 0, Verb.START)), lobby)
        assert said(early) == EN("refused-T-seats", most=2, fewest=2, seated=1)
        await at.eve.select(lobby, values=["easy"], custom_id=address(lobby, Verb.ADD_COMPUTER))
        late = await forge(at, at.ann, str(Address(snapshot.id, 0, Verb.JOIN)), lobby)
        assert said(late) == EN("refused-T-full", seats=2)


async def test_from_the_deal_the_team_chooses_anew_who_starts(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await finished(at, "original")
        await taken_up(at, 0)
        await at.press(at.ann, await at.board(), Verb.JOIN)
        await at.press(at.eve, await at.board(), Verb.START)
        assert (await at.snapshot()).phase is Phase.CHOOSING


async def test_the_end_cannot_be_played_on_and_a_rematch_is_an_ordinary_game(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        game = await finished(at)
        forged = await forge(at, at.eve, str(Address(game, 99, Verb.PLAY_ON)), await at.board())
        assert said(forged) == EN("refused-end")
        await taken_up(at, 1)
        await at.press(at.ann, await at.board(), Verb.JOIN)
        await at.press(at.eve, await at.board(), Verb.START)
        who = at.who_is_on(await at.snapshot())
        await at.press(who, shown(await who.slash(at.channel, "give-up")), Verb.GIVE_UP)
        at.clock.now += 100
        await at.press(at.ann, await at.board(), Verb.REMATCH)
        again = await at.snapshot()
        assert again.phase is Phase.LOBBY
        assert again.played_on is None
        assert again.setup.seats is None


async def test_nobody_gets_the_cards_with_their_own_data(tmp_path: Path) -> None:
    """The lobby's row has the whole deal in it."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await finished(at, "original")
        await taken_up(at, 1)
        exported = shown(await at.eve.slash(at.channel, "privacy export")).attachments[0]
        data = msgspec.json.decode(at.env.backend.cdn.get(exported.url) or b"")
        (opened,) = [row["what"] for row in data["log"] if row["what"][0] == "open"]
        assert len(opened) == 6, "neither what was dealt, nor what was done with it"

"""Whole games in a channel."""

from pathlib import Path
from random import Random

import pytest

from bot.rules import LETTERS, VARIANTS, EndTurn, Play
from bot.tables import Phase
from bot.tables.computer import plain_turn
from bot.ui.addresses import Verb
from tests.channel.playing import Channel, Stacked, channel, view_of
from tests.channel.reading import address, shown, text, verbs


async def shows_the_result(at: Channel) -> None:
    board = await at.board()
    again = {Verb.REMATCH, Verb.ANOTHER, Verb.SAME_CARDS}
    assert verbs(board) == {*again, Verb.REPLAY, Verb.COMPARE, Verb.VERIFY, Verb.EXPORT}
    assert (await at.snapshot()).outcome is not None
    assert at.channel.history()[-1].id == board.id, "no ping is left below the result"


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_whole_game_by_clicks_to_the_end(tmp_path: Path, variant: str) -> None:
    async with channel(tmp_path, luck=Random(1)) as at:
        await at.sit_down(variant)
        await at.play_on()
        await shows_the_result(at)


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_whole_game_by_clicks_to_a_win(tmp_path: Path, variant: str) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down(variant)
        snapshot = await at.play_on()
        assert snapshot.outcome is not None
        assert snapshot.outcome.result == "won"
        await shows_the_result(at)


async def by_commands(at: Channel) -> None:
    while (snapshot := await at.snapshot()).phase is not Phase.OVER:
        who, turn = at.who_is_on(snapshot), plain_turn(view_of(snapshot).state)
        plays = " ".join(f"{a.card}{LETTERS[a.pile]}" for a in turn if isinstance(a, Play))
        if not plays:
            question = await who.slash(at.channel, "give-up")
            await at.press(who, shown(question), Verb.GIVE_UP)
            continue
        first = plays.split()[0]
        offered = await who.autocomplete(at.channel, "play", "plays", first)
        assert [choice["value"] for choice in offered] == [first]
        answer = await who.slash(at.channel, "play", plays=plays)
        assert verbs(shown(answer)) & {Verb.SIGNALS, Verb.REMATCH}
        after = await at.snapshot()
        if after.turn == snapshot.turn and after.phase is not Phase.OVER and isinstance(turn[-1], EndTurn):
            await who.slash(at.channel, "end-turn")


async def test_a_whole_game_by_commands_to_a_win(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.ann.slash(at.channel, "table open", variant="original")
        await at.ben.slash(at.channel, "table join")
        await at.ann.slash(at.channel, "table start")
        await at.press(at.ann, await at.board(), Verb.CLAIM)
        await by_commands(at)
        assert "Won" in text(await at.board())


async def test_a_whole_game_by_commands_to_a_loss(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Random(3)) as at:
        await at.sit_down()
        await by_commands(at)
        assert "Lost" in text(await at.board())


async def test_a_rematch_keeps_everybodys_seat_and_the_game_can_be_exported(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down("face-to-face")
        await at.play_on()
        result = await at.board()
        sheet = await at.press(at.eve, result, Verb.EXPORT)
        [file] = shown(sheet).attachments
        assert sheet.ephemeral
        assert (await file.read()).decode().count("[Variant ") == 1
        await at.press(at.ben, result, Verb.REMATCH)
        lobby = await at.snapshot()
        assert (lobby.phase, lobby.host) == (Phase.LOBBY, at.ben.id)
        assert [seat.person for seat in lobby.seats] == [at.ben.id]
        await at.press(at.ann, await at.board(), Verb.JOIN)
        assert [seat.person for seat in (await at.snapshot()).seats] == [at.ben.id, at.ann.id]
        assert Verb.START in verbs(await at.board())
        assert Verb.REMATCH in verbs(at.message(result.id)), "the result stays"


async def test_a_computer_player_fills_a_seat_and_plays(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.ann.slash(at.channel, "table open")
        board = await at.board()
        await at.ann.select(board, ["expert"], custom_id=address(board, Verb.ADD_COMPUTER))
        await at.press(at.ann, await at.board(), Verb.START)
        await at.press(at.ann, await at.board(), Verb.CLAIM)
        await at.play_on(1)
        assert (await at.snapshot()).active == 1
        for _ in range(3):
            await at.wait(2)
        assert (await at.snapshot()).active == 0
        assert (await at.snapshot()).turn == 3

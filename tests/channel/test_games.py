"""Whole games in a channel."""

from pathlib import Path
from typing import Any

import pytest

from bot.rules import LETTERS, EndTurn, GiveUp, Play
from bot.tables import Phase, Sight
from bot.tables.computer import plain_turn
from bot.ui.addresses import Verb
from bot.ui.hand_rows import places
from tests.channel.playing import Channel, channel, rows, text


async def sit_down(at: Channel, variant: str) -> None:
    await at.ann.slash(at.channel, "table open", variant=variant)
    await at.press(at.ben, await at.board(), Verb.JOIN)
    await at.press(at.ann, await at.board(), Verb.START)
    sight = await at.sight()
    if sight.phase is Phase.CHOOSING:
        result = await at.press(at.ben, await at.board(), Verb.CLAIM)
        at.hands[at.ben.id] = result.response


def next_action(sight: Sight) -> Any:
    view = sight.view(sight.active)
    assert view is not None
    return plain_turn(view.state)[0]


async def press_action(at: Channel, sight: Sight) -> Any:
    """One card, by two clicks; or the end of the turn."""
    who, action = at.who_sits(sight), next_action(sight)
    hand = await at.fresh_hand(who)
    view = sight.view(sight.active)
    assert view is not None
    match action:
        case Play(card, pile):
            place = str(places(view).index(card))
            result = await at.press(who, hand, Verb.CARD, place)
            assert result.acknowledged
            result = await at.press(who, at.hands[who.id], Verb.PLAY, f"{place}{LETTERS[pile]}")
        case EndTurn():
            result = await at.press(who, hand, Verb.END_TURN)
        case GiveUp():
            shown = await who.slash(at.channel, "give-up")
            result = await at.press(who, shown.response, Verb.GIVE_UP)
        case _:
            raise AssertionError(action)
    assert result.acknowledged
    return result


@pytest.mark.parametrize("variant", ["original", "extreme", "face-to-face"])
async def test_a_whole_game_by_clicks(tmp_path: Path, variant: str) -> None:
    async with channel(tmp_path) as at:
        await sit_down(at, variant)
        while (sight := await at.sight()).phase is not Phase.OVER:
            await press_action(at, sight)
        board = await at.board()
        assert sight.outcome is not None
        assert [verb for verb in (Verb.REMATCH, Verb.EXPORT) if any(verb in row for row in rows(board))]
        assert "?" not in (board.embeds[0].title or "")


async def test_a_whole_game_by_commands(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await sit_down(at, "original")
        while (sight := await at.sight()).phase is not Phase.OVER:
            view, who = sight.view(sight.active), at.who_sits(sight)
            assert view is not None
            turn = plain_turn(view.state)
            plays = " ".join(str(action) for action in turn if isinstance(action, Play))
            if not plays:
                shown = await who.slash(at.channel, "give-up")
                await at.press(who, shown.response, Verb.GIVE_UP)
                continue
            offered = await who.autocomplete(at.channel, "play", "plays", plays.split()[0])
            assert [choice["value"] for choice in offered] == [plays.split()[0]]
            result = await who.slash(at.channel, "play", plays=plays)
            assert result.ephemeral, text(result.response)
            after = await at.sight()
            if after.turn == sight.turn and after.phase is not Phase.OVER:
                await who.slash(at.channel, "end-turn")

"""What is stored of a finished game is what happened, each thing in its own place."""

import pytest

from bot.rules import VARIANTS, GiveUp, Options
from bot.tables import Phase, Setup, Tables
from tests.tables.scene import ANNA, BORIS, GUILD, Clock, by, game, play_turn


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_result_tells_when_it_began_and_ended_and_how_many_turns_it_took(
    tables: Tables, clock: Clock, variant: str
) -> None:
    setup = Setup(variant, Options(takebacks=False))
    clock.pass_by(111.0)
    table = await game(tables, ANNA, BORIS, setup=setup)
    began, turns = clock.now, 0
    while (snapshot := await tables.look(table)).phase is Phase.PLAYING:
        clock.pass_by(7.0)
        await play_turn(tables, table)
        turns += 1
    stored = await tables.store.game(table)
    assert stored is not None
    outcome = snapshot.outcome
    assert outcome is not None
    view = snapshot.view(0)
    assert view is not None
    assert (stored.id, stored.guild, stored.variant) == (table, GUILD, variant)
    assert (stored.began, stored.ended) == (began, clock.now)
    assert stored.turns == view.state.turns
    assert turns - 1 <= stored.turns <= turns, "the one that ended it may not have been finished"
    assert (stored.result, stored.clause, stored.score, stored.winner) == (
        outcome.result,
        outcome.clause,
        outcome.score,
        outcome.winner,
    )
    assert [(player.seat, player.person) for player in stored.players] == [(0, ANNA), (1, BORIS)]


async def test_a_game_given_up_at_once_took_no_turn(tables: Tables, clock: Clock) -> None:
    table = await game(tables, ANNA, BORIS)
    began = clock.now
    clock.pass_by(30.0)

    await tables.act(table, by(ANNA), GiveUp())
    stored = await tables.store.game(table)
    assert stored is not None
    assert (stored.turns, stored.began, stored.ended) == (0, began, began + 30.0)

"""X6 in the notation: a whole game of Extreme whose 98th card is a skull."""

from random import Random

import pytest

from bot.data_files import extreme_deck
from bot.rules import (
    Action,
    Deal,
    EndTurn,
    Extreme,
    GiveUp,
    Instruction,
    Instructions,
    Options,
    State,
    apply,
    dead_ends,
)
from bot.rules.record import export
from tests.notation.records import one

LAST = 99


def table() -> Instructions:
    shipped = extreme_deck()
    rows = {i.value: list(shipped.cards(i)) for i in Instruction}
    rows["skull"][-1] = LAST
    return Instructions.table(rows)


def choice(state: State, random: Random) -> Action:
    """In small steps, and turns of any length; the last card of all is kept for the end, dead end or not."""
    if state.hand == (LAST,):
        return next(state.plays(), GiveUp())
    dead = dead_ends(state)
    plays = [play for play in state.plays() if play.card != LAST and play not in dead]
    plays.sort(key=lambda play: state.piles[play.pile].step(play.card))
    may_end = state.variant.forbids_end(state) is None and len(state.hand) > 2
    if may_end and (not plays or random.random() < 0.5):
        return EndTurn()
    return random.choice(plays[:2]) if plays else GiveUp()


def find_played_out_game(takebacks: bool) -> tuple[Deal, list[tuple[int, Action]]]:
    """The first of many games that comes so far."""
    variant = Extreme(seats=1, options=Options(takebacks=takebacks), instructions=table())
    deal = Deal(variant, (tuple(range(2, 100)),), 0)
    for seed in range(1000):
        random, state, actions = Random(seed), deal.begin(), []
        while state.outcome is None and state.hand:
            actions.append((0, choice(state, random)))
            state = apply(state, 0, actions[-1][1]).state
        if not state.hand and not state.deck and LAST in [play.card for play in state.played]:
            return deal, actions
    raise AssertionError("no such game found")


@pytest.mark.parametrize("takebacks", [True, False])
def test_the_98th_card_is_a_skull(takebacks: bool) -> None:
    text = export(*find_played_out_game(takebacks))
    report = one(text)
    assert report.error is None
    assert (report.hands, report.decks, LAST in report.piles) == (((),), (0,), True)
    if takebacks:  # X6a: the end of the turn is refused
        assert (report.result, report.next) == ("open", 1)
        error = one(text.replace(" …", "")).error
        assert error is not None
        assert (error.token, error.clause) == ("", "X5")
    else:
        assert (report.result, report.clause, report.score, report.next) == ("lost", "X6", 0, None)
        assert '[Result "lost X6 0"]' in text

"""Partners are taken for what they are: computer players for their level, people for what they have done so far."""

from itertools import islice

import pytest

from bot.players.choose import choose
from bot.players.company import TIMID_TURNS, Habits, Partner, plays_like, speaks
from bot.players.compiled import COMPILED
from bot.players.levels import Level
from bot.players.position import read_position
from bot.players.records import SAID
from bot.players.team import read_member
from bot.players.words import NOTHING, UNKNOWN
from bot.rules import Original, Play, Signal, Word, apply, see
from tests.players.positions import course


def test_a_person_is_a_good_player_until_it_shows_otherwise() -> None:
    assert plays_like(Partner()) is Level.NORMAL
    assert plays_like(Partner(habits=Habits(turns=TIMID_TURNS))) is Level.EASY
    assert plays_like(Partner(habits=Habits(turns=TIMID_TURNS, beyond=1))) is Level.NORMAL
    assert plays_like(Partner(Level.EXPERT, habits=Habits(turns=9))) is Level.EXPERT


def test_words_are_expected_of_people_who_have_spoken() -> None:
    assert not speaks(Partner())
    assert speaks(Partner(habits=Habits(spoke=1)))
    assert speaks(Partner(Level.EASY))
    assert not speaks(Partner(Level.EASY, talks=False))


def test_habits_are_told_from_the_public_record() -> None:
    state = next(course(Original(2), 1))
    seat, habits = state.seat or 0, Habits()
    for play in list(state.plays())[:1]:
        habits = habits.after(state, play)
    assert habits == Habits(turns=1)
    plays = [Play(card, pile) for card, pile in zip(state.hand[:3], (0, 0, 0), strict=True)]
    for play in plays:
        if state.forbids(play) is None:
            habits = habits.after(state, play)
            state = apply(state, seat, play).state
    assert habits.turns == 2
    assert habits.beyond == 1
    assert habits.after(state, Signal(0, Word.FREE)).spoke == 1
    assert habits.after(state, Signal(0, None)).spoke == 0


def test_a_pile_of_which_a_person_has_said_nothing_is_no_statement() -> None:
    state = next(course(Original(2), 1))
    me, other = state.seat or 0, 1 - (state.seat or 0)
    for pile in range(4):
        state = apply(state, other, Signal(pile, None)).state
    state = apply(state, other, Signal(0, Word.KEEP_OFF)).state
    view = see(state, me)
    for partner, silence in ((Partner(Level.NORMAL), NOTHING), (Partner(), UNKNOWN)):
        position = read_position(view, (partner, partner))
        assert position is not None
        said = [int(position.turn[SAID + other * 4 + pile]) for pile in range(4)]
        assert said[0] not in (NOTHING, UNKNOWN)
        assert said[1:] == [silence] * 3


@pytest.mark.skipif(not COMPILED, reason="does not look ahead")
def test_who_sits_there_changes_what_is_played() -> None:
    company = {name: (read_member("expert").partner(Habits()), read_member(name).partner(Habits())) for name in NAMES}
    different = 0
    for state in islice(course(Original(2), 4), 25, 75):
        view = see(state, 0)
        if state.seat == 0:
            different += len({choose(view, Level.EXPERT, 1, each) for each in company.values()}) > 1
    assert different > 0


NAMES = ("expert", "easy-silent", "person")

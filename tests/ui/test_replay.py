"""Pages of a replay: what each pair of eyes sees, and Discord's limits with everything at its longest."""

from collections.abc import Iterator

import pytest

from bot.records import Moment, TurnLine
from bot.rules import Said, State, Word
from bot.tables import GameRow
from bot.text import LANGUAGES, Speaker
from bot.ui.addresses import Verb
from bot.ui.replay import file_answer, game_choices, replay_page
from bot.ui.replay_rows import ALL, TABLE
from bot.ui.watch import watch_page
from tests.text.files import TEXTS
from tests.ui.limits import CHOICE_NAME, CHOICES, check, check_content, fits
from tests.ui.reading import as_text, buttons, field
from tests.ui.worst import ENDS, LONGEST, POSITIONS, longest

SAY = TEXTS.speak("en")
speakers = pytest.mark.parametrize("say", [TEXTS.speak(language) for language in LANGUAGES], ids=LANGUAGES)


def moment(state: State, number: int, last: int, *, hands: bool = True) -> Moment:
    said = tuple(
        Said(seat, pile, word)
        for _ in range(8)
        for seat in range(state.variant.seats)
        for pile in range(4)
        for word in (Word.SMALL_STEPS, None)
    )
    return Moment(
        game=2**41 - 1,
        number=number,
        turns=tuple(TurnLine(state.variant.seats - 1, LONGEST) for _ in range(last + 1)),
        snapshot=longest(state),
        seat=state.seat if number else None,
        said=said,
        drawn=tuple(range(90, 98)) if hands else (),
        hands=state.hands if hands else (),
        gave_up=True,
        is_turn_over=number % 2 == 0,
        can_play_on=True,
    )


def moments(*, hands: bool = True) -> Iterator[Moment]:
    for state in (*POSITIONS.values(), *ENDS.values()):
        yield moment(state, 50, 98, hands=hands)
    for number, last in ((0, 0), (0, 98), (22, 98), (23, 98), (98, 98), (1, 1)):
        yield moment(POSITIONS["crowded"], number, last, hands=hands)


@speakers
def test_every_page_of_a_replay_keeps_the_limits(say: Speaker) -> None:
    for each in moments():
        for eyes in (ALL, TABLE, "1"):
            check(replay_page(say, each, eyes))
    check(replay_page(say, moment(POSITIONS["loud"], 50, 98), ALL, shared=True))
    check_content(file_answer(say))


@speakers
def test_every_page_of_a_game_that_is_watched_keeps_the_limits(say: Speaker) -> None:
    for hands in (True, False):
        for each in moments(hands=hands):
            for may_open_hands in (True, False):
                check(watch_page(say, each, may_open_hands=may_open_hands))


@speakers
def test_the_choice_of_games_keeps_the_limits(say: Speaker) -> None:
    for score in (0, 1, 5, 98):
        for game in game_choices(say, [some_game(score)] * CHOICES, ""):
            fits(game.label, CHOICE_NAME)


def some_game(score: int) -> GameRow:
    return GameRow(2**40, 1, "face-to-face", "lost", "O11", score, None, 98, 1.0, 4e9)


def test_every_turn_can_be_gone_to_from_anywhere() -> None:
    """In steps of the menu: it has room for some turns, and leads to those around."""
    state = POSITIONS["crowded"]
    reached, to_see = {0}, [0]
    while to_see:
        page = replay_page(SAY, moment(state, to_see.pop(), 98))
        (menu,) = [m for row in page.rows for m in row if m.address.verb is Verb.REPLAY_TURN and hasattr(m, "choices")]
        for choice in menu.choices:
            if int(choice.value) not in reached:
                reached.add(int(choice.value))
                to_see.append(int(choice.value))
    assert reached == set(range(99))


def test_other_eyes_see_other_hands() -> None:
    each = moment(POSITIONS["duel"], 3, 5)
    everything = field(replay_page(SAY, each, ALL), SAY("replay-hands"))
    assert "4 · 5 · 6 · 7 · 8 · 9" in everything
    assert "13 · 14 · 43" in everything
    own = field(replay_page(SAY, each, "0"), SAY("replay-hands"))
    assert "4 · 5 · 6 · 7 · 8 · 9" in own
    assert "13 · 14 · 43" not in own
    assert field(replay_page(SAY, each, TABLE), SAY("replay-hands")) == ""
    assert field(replay_page(SAY, each, TABLE), SAY("replay-drawn")) == ""
    assert field(replay_page(SAY, each, "0"), SAY("replay-drawn")) == "", "seat 1 drew"


def test_a_bystanders_page_has_no_hand_and_no_way_to_one() -> None:
    for each in moments(hands=False):
        page = watch_page(SAY, each, may_open_hands=False)
        assert SAY("replay-hands") not in as_text(page)
        assert all(button.address.verb in (Verb.WATCH, Verb.WATCH_TURN) for button in buttons(page))
        assert all(not button.address.arg.startswith(ALL) for button in buttons(page))

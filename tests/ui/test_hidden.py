"""Nothing that is rendered for everybody, or for a seat, depends on a card that they may not see."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.rules import Original, State, deal, see
from bot.text import LANGUAGES
from bot.ui.board import board
from bot.ui.hand import hand
from bot.ui.plays import play_choices
from bot.ui.result import result
from bot.ui.seats import Seat
from bot.ui.signals import signal_panel
from bot.ui.tabletop import last_turn, room, this_turn
from tests.rules.games import at_random, greedily, moves, shuffled, tables
from tests.text.files import TEXTS
from tests.ui.limits import check
from tests.ui.reading import as_text, numbers

SEATS = [
    Seat("Ann", None, 1),
    Seat("", "expert", None),
    Seat("Ben", None, 2),
    Seat("Eve", "easy", 3),
    Seat("Ivo", None, 4),
]
TABLE = 7
EVERY = [(at, variant) for at, variant in enumerate(tables())]


def positions(at: int, variant: Original) -> list[State]:
    """A whole game of this table."""
    random = Random(at)
    game = deal(shuffled(variant, random), random)
    return [move.before for move in moves(game, greedily if at % 2 else at_random, random)]


def remixed(state: State, seat: int | None, random: Random) -> State:
    """The same to this seat's eyes: all cards that it cannot see are mixed among the places where they lie."""
    owners = range(len(state.decks))  # of Face to Face's two decks, each keeps its own
    hands, decks = list(state.hands), list(state.decks)
    for deck in owners:
        held = [at for at in range(len(hands)) if state.variant.deck_of(at) == deck and at != seat]
        cards = [card for at in held for card in hands[at]] + list(decks[deck])
        random.shuffle(cards)
        for at in held:
            hands[at], cards = tuple(sorted(cards[: len(hands[at])])), cards[len(hands[at]) :]
        decks[deck] = tuple(cards)
    return replace(state, hands=tuple(hands), decks=tuple(decks))


def public_numbers(state: State) -> set[int]:
    """Everything that a board may say in figures."""
    view = see(state, None)
    tops = [pile.top for pile in state.piles]
    played = [laid.card for laid in (*this_turn(view), *last_turn(view))]
    counts = [len(cards) for cards in (*state.hands, *state.decks)]
    seats = list(range(1, len(state.hands) + 1))  # `Computer 2`
    turn = [state.turns + 1, state.owed, state.last.drawn if state.last else 0]
    return {*tops, *played, *counts, *seats, *turn, *(room(view, at) for at in range(4)), 3}  # 3️⃣ is a sign


@pytest.mark.parametrize(("at", "variant"), EVERY, ids=[f"{v.name}-{n}" for n, v in EVERY])
def test_a_whole_game_shows_everybody_only_what_everybody_may_know(at, variant):
    random, say = Random(at), TEXTS.speak(LANGUAGES[at % len(LANGUAGES)])
    for state in positions(at, variant):
        page = board(say, see(state, None), SEATS, TABLE)
        check(page)
        assert set(numbers(as_text(page))) <= public_numbers(state)
        other = board(say, see(remixed(state, None, random), None), SEATS, TABLE)
        assert (other.embed.to_dict(), other.rows) == (page.embed.to_dict(), page.rows)
        carelessly = board(say, see(state, 0), SEATS, TABLE)  # even from a seat's own view
        assert (carelessly.embed.to_dict(), carelessly.rows) == (page.embed.to_dict(), page.rows)


@pytest.mark.parametrize(("at", "variant"), EVERY[::3], ids=[f"{v.name}-{n}" for n, v in EVERY[::3]])
def test_a_whole_game_shows_a_seat_only_its_own_cards(at, variant):
    random, say = Random(at), TEXTS.speak(LANGUAGES[at % len(LANGUAGES)])
    for state in positions(at, variant)[::3]:
        for seat in range(variant.seats):
            mine, alike = see(state, seat), see(remixed(state, seat, random), seat)
            chosen = random.choice((None, *mine.hand))
            page = hand(say, mine, SEATS, TABLE, chosen=chosen, channel=5)
            other = hand(say, alike, SEATS, TABLE, chosen=chosen, channel=5)
            check(page)
            assert (other.embed.to_dict(), other.rows) == (page.embed.to_dict(), page.rows)
            assert play_choices(say, mine) == play_choices(say, alike)
            if variant.talks:
                panels = [signal_panel(say, view, SEATS, TABLE, 2) for view in (mine, alike)]
                assert panels[0].embed.to_dict() == panels[1].embed.to_dict()
                assert panels[0].rows == panels[1].rows


def test_the_search_would_find_a_card():
    state = positions(0, Original(2))[6]
    hidden = set(state.hands[1]) - public_numbers(state)
    leaky = as_text(hand(TEXTS.speak("en"), see(state, 1), SEATS, TABLE))
    assert hidden <= set(numbers(leaky))


def test_after_the_end_the_hands_are_told():
    random = Random(5)
    *_, last = moves(deal(Original(2), random), at_random, random)
    page = result(TEXTS.speak("en"), see(last.after, None), SEATS, TABLE)
    held = {card for cards in last.after.hands for card in cards}
    assert held
    assert held <= set(numbers(as_text(page)))

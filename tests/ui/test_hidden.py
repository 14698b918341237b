"""Nothing that is rendered for everybody, or for a seat, depends on a card that they may not see."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.rules import Original, State, Variant, deal, see
from bot.tables import Snapshot
from bot.text import LANGUAGES
from bot.ui.board import board_page
from bot.ui.hand import Focus, hand_layout
from bot.ui.plays import play_choices
from bot.ui.result import result_page
from bot.ui.signals import signal_panel
from bot.ui.tabletop import last_turn, room, this_turn
from tests.rules.games import at_random, greedily, moves, shuffled
from tests.text.files import TEXTS
from tests.ui.limits import check
from tests.ui.reading import as_text, numbers, same
from tests.ui.snapshots import FIVE, snapshot_of
from tests.ui.tables import every_table

EVERY = [(seed, variant) for seed, variant in enumerate(every_table())]


def positions(seed: int, variant: Variant) -> list[State]:
    """A whole game of this table."""
    random = Random(seed)
    game = deal(shuffled(variant, random), random)
    return [move.before for move in moves(game, greedily if seed % 2 else at_random, random)]


def seated(state: State) -> Snapshot:
    return snapshot_of(state, FIVE[: state.variant.seats])


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


@pytest.mark.parametrize(("seed", "variant"), EVERY, ids=[f"{v.name}-{n}" for n, v in EVERY])
def test_a_whole_game_shows_everybody_only_what_everybody_may_know(seed: int, variant: Variant) -> None:
    random, say = Random(seed), TEXTS.speak(LANGUAGES[seed % len(LANGUAGES)])
    for state in positions(seed, variant):
        page = board_page(say, seated(state))
        check(page)
        assert set(numbers(as_text(page))) <= public_numbers(state)
        assert same(board_page(say, seated(remixed(state, None, random))), page)


@pytest.mark.parametrize(("seed", "variant"), EVERY[::3], ids=[f"{v.name}-{n}" for n, v in EVERY[::3]])
def test_a_whole_game_shows_a_seat_only_its_own_cards(seed: int, variant: Variant) -> None:
    random, say = Random(seed), TEXTS.speak(LANGUAGES[seed % len(LANGUAGES)])
    for state in positions(seed, variant)[::3]:
        for seat in range(variant.seats):
            mine, alike = seated(state), seated(remixed(state, seat, random))
            chosen = random.choice((None, *state.hands[seat]))
            page = hand_layout(say, mine, seat, Focus(chosen))
            check(page)
            assert same(hand_layout(say, alike, seat, Focus(chosen)), page)
            views = [table.view(seat) for table in (mine, alike)]
            assert views[0] is not None
            assert views[1] is not None
            assert play_choices(say, views[0]) == play_choices(say, views[1])
            if variant.talks:
                assert same(signal_panel(say, mine, seat), signal_panel(say, alike, seat))


def test_the_search_would_find_a_card() -> None:
    state = positions(0, Original(2))[6]
    hidden = set(state.hands[1]) - public_numbers(state)
    leaky = as_text(hand_layout(TEXTS.speak("en"), seated(state), 1))
    assert hidden <= set(numbers(leaky))


def test_after_the_end_the_hands_are_told() -> None:
    random = Random(5)
    *_, last = moves(deal(Original(2), random), at_random, random)
    page = result_page(TEXTS.speak("en"), seated(last.after))
    held = {card for cards in last.after.hands for card in cards}
    assert held
    assert held <= set(numbers(as_text(page)))

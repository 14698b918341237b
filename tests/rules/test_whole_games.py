"""Whole random games of every variant, seat count and option: what holds at every step."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules import (
    FACE_DOWN,
    VARIANTS,
    Action,
    EndTurn,
    Option,
    Play,
    Played,
    Refused,
    Signal,
    State,
    TakeBack,
    TookBack,
    Variant,
    Word,
    apply,
    deal,
    see,
)
from bot.rules.notation import write_options
from bot.rules.record import export
from bot.rules.replay import replay
from tests.rules.games import SHIPPED, TABLES, Game, at_random, games, moves

bounded = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def all_cards(state: State) -> Counter[int]:
    cards = Counter(card for hand in state.hands for card in hand)
    cards.update(card for deck in state.decks for card in deck)
    cards.update(card for pile in state.piles for card in pile.cards[1:])
    return cards


def accepts(state: State, seat: int, action: Action) -> bool:
    try:
        apply(state, seat, action)
    except Refused:
        return False
    return True


def numbers(value: object) -> Iterator[int]:
    """Every integer that can be reached from a value, however deep."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict):
        for item in value.items():
            yield from numbers(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from numbers(item)


@bounded
@given(games())
def test_cards_are_conserved_and_the_game_ends(game: Game) -> None:
    dealt, choose, random = game
    whole = Counter(card for deck in dealt.decks for card in deck)
    count = 0
    for move in moves(dealt, choose, random):
        count += 1
        assert all_cards(move.after) == whole
        assert hash(move.after) == hash(msgspec.structs.replace(move.after))
        assert all(hand == tuple(sorted(hand)) for hand in move.after.hands)
    assert count <= 2 * len(whole) + 1


@bounded
@given(games())
def test_the_list_of_plays_is_exactly_what_is_accepted_and_a_refusal_changes_nothing(game: Game) -> None:
    dealt, choose, random = game
    cards = range(1, max(dealt.variant.cards) + 2)
    for n, move in enumerate(moves(dealt, choose, random)):
        state = move.before
        if state.seat is None or n % 7:  # a sample of positions; all cards and piles in each
            continue
        image = msgspec.json.encode(state)
        tried = [Play(card, pile) for card in cards for pile in range(4)]
        assert [play for play in tried if accepts(state, state.seat, play)] == list(state.plays())
        assert accepts(state, state.seat, EndTurn()) == (state.variant.forbids_end(state) is None)
        others = [seat for seat in range(dealt.variant.seats) if seat != state.seat]
        assert not any(accepts(state, seat, play) for seat in others for play in state.plays())
        assert msgspec.json.encode(state) == image


@bounded
@given(games())
def test_taking_back_restores_the_equal_state(game: Game) -> None:
    dealt, choose, random = game
    for move in moves(dealt, choose, random):
        plain = isinstance(move.action, Play) and move.after.outcome is None and move.after.played
        if not plain:
            continue
        if not dealt.variant.options.takebacks:
            assert not accepts(move.after, move.seat, TakeBack())
            continue
        back = apply(move.after, move.seat, TakeBack()).state
        assert back == move.before
        assert hash(back) == hash(move.before)


def hidden_from(state: State, seat: int | None) -> set[int]:
    """Cards that lie in another hand or a deck."""
    hands = [hand for at, hand in enumerate(state.hands) if at != seat]
    return {card for cards in (*hands, *state.decks) for card in cards}


PUBLIC = {"variant", "seat", "turns", "outcome"}  # numbers there are seats and counts, the same for every eye


@bounded
@given(games())
def test_a_view_and_the_events_hold_no_hidden_card(game: Game) -> None:
    dealt, choose, random = game
    several_decks = dealt.variant.deck_count > 1
    for move in moves(dealt, choose, random):
        state = move.after
        if state.outcome is not None:
            break
        for seat in (None, *range(dealt.variant.seats)):
            view = see(state, seat)
            for at, hand in enumerate(view.state.hands):
                assert hand == (state.hands[at] if at == seat else (FACE_DOWN,) * len(state.hands[at]))
            assert view.state.decks == tuple((FACE_DOWN,) * len(deck) for deck in state.decks)
            if several_decks:  # they hold the same numbers, so only whose card it is would tell; see the next test
                continue
            image = msgspec.to_builtins(view.state)
            open_parts = {name: part for name, part in image.items() if name not in PUBLIC}
            for turn in (open_parts["last"], *open_parts["remarks"]):
                if turn is not None:
                    turn.pop("seat")
                    turn.pop("drawn", None)
                    turn.pop("pile", None)
            plays = [*open_parts.pop("played"), *((open_parts.pop("last") or {}).get("plays", []))]
            seen = {*numbers(open_parts), *(play[1] for play in plays)}  # tag, card, pile
            assert not seen & hidden_from(state, seat)
        shown = {event.card for event in move.events if isinstance(event, Played | TookBack)}
        assert several_decks or not shown & hidden_from(state, None)


@bounded
@given(games())
def test_a_view_does_not_depend_on_what_is_hidden(game: Game) -> None:
    """The sharper form: deal the hidden cards otherwise, and the view is equal."""
    dealt, choose, random = game
    for n, move in enumerate(moves(dealt, choose, random)):
        state = move.after
        if state.outcome is not None or n % 5:
            continue
        for seat in (None, *range(dealt.variant.seats)):
            other = redeal(state, seat, random)
            assert see(other, seat) == see(state, seat)
            assert see(other, seat).plays() == see(state, seat).plays()
            assert see(other, seat).dead_ends() == see(state, seat).dead_ends()


def redeal(state: State, seat: int | None, random: Random) -> State:
    """The cards that this seat cannot see, shuffled among the places that it cannot see."""
    hands, decks = [list(h) for h in state.hands], [list(d) for d in state.decks]
    for at, deck in enumerate(decks):
        owners = [s for s in range(len(hands)) if state.variant.deck_of(s) == at and s != seat]
        pool = [card for s in owners for card in hands[s]] + deck
        random.shuffle(pool)
        for s in owners:
            hands[s], pool = sorted(pool[: len(hands[s])]), pool[len(hands[s]) :]
        decks[at] = pool
    return msgspec.structs.replace(state, hands=tuple(map(tuple, hands)), decks=tuple(map(tuple, decks)))


@bounded
@given(games(), st.integers(0, 200))
def test_export_and_replay_agree(game: Game, stop: int) -> None:
    """To the end, and broken off anywhere."""
    dealt, choose, random = game
    played: list[tuple[int, Action]] = []
    state = dealt.begin()
    for move in moves(dealt, choose, random):
        if len(played) == stop:
            break
        played.append((move.seat, move.action))
        state = move.after
    text = export(dealt, played)
    (report,) = replay(text.encode().splitlines(keepends=True), SHIPPED)
    assert report.error is None
    outcome = state.outcome
    assert report.result == (outcome.result if outcome else "open")
    assert report.clause == (outcome.clause if outcome else None)
    assert report.score == (outcome.score if outcome else None)
    assert report.winner == (None if outcome is None or outcome.winner is None else outcome.winner + 1)
    assert report.piles == tuple(pile.top for pile in state.piles)
    assert report.hands == state.hands
    assert report.decks == tuple(map(len, state.decks))
    assert report.turns == state.turns


@pytest.mark.parametrize("variant", TABLES, ids=lambda v: f"{v.name} {v.seats} {write_options(v.options)}")
def test_every_kind_of_table_plays_to_an_end(variant: Variant) -> None:
    random = Random(98)
    *_, last = moves(deal(variant, random), at_random, random)
    assert last.after.outcome is not None


@bounded
@given(games(), st.sampled_from(Word), st.integers(0, 3))
def test_talk_changes_nothing_but_the_talk(game: Game, word: Word, pile: int) -> None:
    dealt, choose, random = game
    for n, move in enumerate(moves(dealt, choose, random)):
        state, seat = move.after, random.randrange(dealt.variant.seats)
        if state.outcome is not None or n % 9:
            continue
        if state.variant.forbids_talk(state) is None:
            said = apply(state, seat, Signal(pile, word)).state
            assert msgspec.structs.replace(said, remarks=state.remarks) == state
        else:
            assert not accepts(state, seat, Signal(pile, word))


def test_the_tables_are_all_there() -> None:
    counts = Counter(variant.name for variant in TABLES)
    for name, variant in VARIANTS.items():
        switches = {*variant.options_offered} - {Option.SHUFFLED}
        assert counts[name] == len(variant.seat_counts) * 2 ** len(switches)
    assert (counts["original"], counts["face-to-face"], len(counts)) == (40, 2, len(VARIANTS))

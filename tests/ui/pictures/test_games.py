"""Whole games of every variant, every position of them drawn: picture and alt text say what the rules say."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest
from msgspec.structs import replace

from bot.rules import (
    LETTERS,
    VARIANTS,
    EndTurn,
    Instructions,
    Options,
    Signal,
    Start,
    State,
    Variant,
    Word,
    apply,
    deal,
    see,
)
from bot.ui.needs import NeedsKind, needs_kind, short_needs_facts
from bot.ui.pictures.alt import LONGEST, alt_text
from bot.ui.pictures.paint import paint
from bot.ui.pictures.scene import Board, Hand, Result
from bot.ui.pictures.scenes import board_scene, hand_scene, result_scene
from tests.ui.pictures.goldens import TEXTS
from tests.ui.pictures.positions import NAMES

pytestmark = pytest.mark.slow

SAY = TEXTS.speak("de")
GAMES = [
    kind.create(seats, Options(), Instructions.shuffled(Random(3)))
    for kind in VARIANTS.values()
    for seats in sorted({kind.seat_counts[0], kind.seat_counts[-1]})
]
DRAWN = 9  # of so many scenes one is painted too: odd, so that boards and hands take turns
MAY_END = {NeedsKind.MAY_END, NeedsKind.MUST_END}
COUNTS = {"depth", "end", "number", "seat", "cards", "owed", "deck", "owner"}  # numbers of a scene that are no cards


def positions(variant: Variant, random: Random) -> Iterator[State]:
    """A random game, position by position, and now and then a dead end that somebody stepped into and left again."""
    state = deal(variant, random).begin()
    if state.seat is None:
        state = apply(state, 0, Start()).state
    while state.outcome is None:
        yield state
        active = state.seat
        assert active is not None
        if variant.forbids_talk(state) is None:
            seat, pile = random.randrange(variant.seats), random.randrange(len(state.piles))
            state = apply(state, seat, Signal(pile, random.choice(list(Word)))).state
        dead_ends = see(state, active).dead_ends()
        if dead_ends and random.random() < 0.3:
            yield state.after(random.choice(sorted(dead_ends, key=str)))
        plays = [play for play in state.plays() if play not in dead_ends]
        if variant.forbids_end(state) is None and (not plays or random.random() < 0.7):
            state = apply(state, active, EndTurn()).state
        else:
            state = apply(state, active, random.choice(plays)).state
    yield state


def can_finish(state: State) -> bool:
    """By trying everything: whether some way leads to a legal end of the turn."""
    return state.variant.forbids_end(state) is None or any(can_finish(state.after(play)) for play in state.plays())


def name_of(state: State) -> str:
    assert state.seat is not None
    return board_scene(see(state, None), SAY, NAMES).seats[state.seat].name


def kind_said(scene: Board | Hand, state: State) -> NeedsKind:
    """What the headline says, found by its words alone."""
    name, facts = name_of(state), short_needs_facts(SAY, state.needs)
    [kind] = [kind for kind in NeedsKind if scene.headline == SAY(f"pictures-needs-{kind}", name=name, **facts)]
    return kind


def check_board(state: State) -> Board:
    """Everybody's picture says of the turn's end what the rules say, and of each mark whether it binds."""
    scene = board_scene(see(state, None), SAY, NAMES)
    kind = kind_said(scene, state)
    assert kind is needs_kind(state.needs)
    assert (kind in MAY_END) == (state.variant.forbids_end(state) is None)
    in_force = {(each.mark, each.pile) for each in state.variant.in_force(state)}
    for index, (pile, face) in enumerate(zip(state.piles, scene.piles, strict=True)):
        mark = state.variant.mark(pile.top)
        assert mark == (face.emblem and face.emblem.mark)
        assert face.emblem is None or face.emblem.in_force == ((mark, index) in in_force)
        assert face.owner == (None if (owner := state.variant.owner(index)) is None else owner + 1)
    assert cards_in(scene) <= {card for pile in state.piles for card in pile.cards}
    assert board_scene(see(deal_again(state), None), SAY, NAMES) == scene
    check_words(scene)
    return scene


def check_hand(state: State) -> Hand:
    """Who sees the hand is told the same, and also when nothing more can be played, or nothing leads to an end."""
    assert state.seat is not None
    view = see(state, state.seat)
    scene = hand_scene(view, SAY, NAMES)
    kind = kind_said(scene, state)
    assert kind is needs_kind(view.needs())
    if kind in MAY_END:
        assert state.variant.forbids_end(state) is None
        assert (kind is NeedsKind.MUST_END) == (not view.plays())
    elif len(view.hand) <= 3:  # more would take too long to try
        assert (kind is NeedsKind.STUCK) == (not can_finish(state))
    letters = [[LETTERS[play.pile] for play in view.plays() if play.card == card.card] for card in scene.cards]
    assert letters == [[target.letter for target in card.targets] for card in scene.cards]
    said = {
        (LETTERS.index(pile.letter), signal.seat - 1, signal.word) for pile in scene.piles for signal in pile.signals
    }
    assert said == {(remark.pile, remark.seat, remark.word) for remark in state.signals}
    check_words(scene)
    return scene


def check_words(scene: Board | Hand | Result) -> None:
    text = alt_text(scene, SAY)
    assert len(text) <= LONGEST
    assert scene.headline in text


def cards_in(value: object, field: str = "") -> set[int]:
    """Every number of a scene, but for those that count things."""
    if is_dataclass(value):
        return set().union(*(cards_in(getattr(value, part.name), part.name) for part in fields(value)))
    if isinstance(value, tuple):
        return set().union(*(cards_in(part, field) for part in value))
    return {value} if type(value) is int and field not in COUNTS else set()


def deal_again(state: State) -> State:
    """Other hidden cards: all of them from one end of the table to the other."""
    hidden = [card for cards in (*state.hands, *state.decks) for card in cards]
    hands = tuple(tuple(hidden.pop() for _ in hand) for hand in state.hands)
    return replace(state, hands=hands, decks=tuple(tuple(hidden.pop() for _ in deck) for deck in state.decks))


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: f"{variant.name}-{variant.seats}")
def test_every_position_of_a_game_is_drawn_as_the_rules_have_it(variant: Variant) -> None:
    scenes: list[Board | Hand | Result] = []
    for state in positions(variant, Random(98)):
        if state.outcome is None:
            scenes += [check_board(state), check_hand(state)]
        else:
            scenes.append(result_scene(see(state, None), SAY, NAMES))
            check_words(scenes[-1])
    for scene in [*scenes[::DRAWN], scenes[-1]]:
        assert paint(scene).image.width == 800


def test_the_games_come_to_every_kind_of_need() -> None:
    kinds = {
        needs_kind(see(state, state.seat).needs())
        for variant in GAMES
        for state in positions(variant, Random(98))
        if state.outcome is None
    }
    assert kinds == set(NeedsKind)

"""Positions in a line or two: what lies on the piles, who holds what."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias, TypedDict, Unpack

import pytest

from bot.rules import (
    LETTERS,
    Action,
    Clause,
    EndTurn,
    Extreme,
    FaceToFace,
    Instruction,
    Instructions,
    OnFire,
    Options,
    Original,
    Outcome,
    Pile,
    Play,
    Played,
    Refused,
    State,
    Step,
    apply,
)

Cards: TypeAlias = Iterable[int]
Hands: TypeAlias = Iterable[Cards]
Tops: TypeAlias = Mapping[str, int]  # by the pile's letter
Marks: TypeAlias = Mapping[int, str]  # by card


class Agreed(TypedDict, total=False):
    """The options of a table."""

    minimum: int
    hand: int
    takebacks: bool


def instructions(on: Mapping[int, str] = {}) -> Instructions:
    """A table with just the cards that a test is about."""
    table: list[Instruction | None] = [None] * 101
    for card, name in on.items():
        table[card] = Instruction(name)
    return Instructions(tuple(table))


def original(seats: int = 1, **options: Unpack[Agreed]) -> Original:
    return Original(seats, Options(**options))


def extreme(on: Mapping[int, str] = {}, seats: int = 1, **options: Unpack[Agreed]) -> Extreme:
    return Extreme(seats=seats, options=Options(**options), instructions=instructions(on))


def on_fire(seats: int = 1, **options: Unpack[Agreed]) -> OnFire:
    return OnFire(seats, Options(**options))


def face_to_face(**options: Unpack[Agreed]) -> FaceToFace:
    return FaceToFace(options=Options(**options))


def position(
    variant: Original,
    *,
    piles: Mapping[str, int] = {},
    hand: Cards = (),
    others: Hands = (),
    deck: Cards = (2, 3),
    other_deck: Cards = (2, 3),
    seat: int = 0,
) -> State:
    """`hand` is that of the seat to play; `others` follow in seat order, empty if not given; `piles` names tops."""
    rest = [tuple(sorted(h)) for h in others]
    rest += [()] * (variant.seats - 1 - len(rest))
    hands = (*rest[:seat], tuple(sorted(hand)), *rest[seat:])
    decks = [tuple(deck)] if variant.deck_count == 1 else [tuple(deck), tuple(other_deck)]
    if variant.deck_count > 1 and seat == 1:
        decks.reverse()
    tops = tuple(
        Pile(p.ascending, (*p.cards, piles[name]) if name in piles else p.cards)
        for name, p in zip(LETTERS, variant.row, strict=True)
    )
    return State(variant, hands, tuple(decks), tops, seat)


def act(state: State, *actions: Action | str) -> State:
    """Play on: `act(state, "37A", "end")`."""
    for action in actions:
        state = step(state, action).state
    return state


def step(state: State, action: Action | str) -> Step:
    assert state.seat is not None
    return apply(state, state.seat, read(action))


def played_event(state: State, text: str) -> Played:
    """What the table is told of a play."""
    event = step(state, text).events[0]
    assert isinstance(event, Played)
    return event


def outcome(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def read(action: Action | str) -> Action:
    if not isinstance(action, str):
        return action
    return EndTurn() if action == "end" else play(action)


def play(text: str) -> Play:
    return Play(int(text[:-1]), LETTERS.index(text[-1]))


def allows(state: State, text: str) -> bool:
    """By the list of legal plays and by the engine's acceptance, which must agree."""
    listed = play(text) in set(state.plays())
    try:
        step(state, text)
    except Refused:
        assert not listed
        return False
    assert listed
    return True


def refuses(state: State, action: Action | str, seat: int | None = None) -> Clause | str:
    """The clause of the refusal; the state is as it was."""
    before = repr(state)
    by = state.seat if seat is None else seat
    assert by is not None
    with pytest.raises(Refused) as refusal:
        apply(state, by, read(action))
    assert repr(state) == before
    return refusal.value.clause


def tops(state: State) -> list[int]:
    return [pile.top for pile in state.piles]

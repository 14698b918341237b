"""A view put into numbers: everything the compiled search may know, and nothing else.

This is the one file of the players that knows the variants. The compiled search repeats the legality of the kinds
listed here (see legality.py). A kind is told by the exact class: a variant that changes a clause of another one is a
game of its own, and one that is not listed is played by the rules' own search (simple.py), weaker but right.
"""

from functools import lru_cache
from itertools import chain

from bot.players.compiled import COMPILED, Ints, int_row
from bot.players.legality import (
    DRAW_ONE,
    EXTREME,
    FACE_TO_FACE,
    FIRE,
    NO_TRICK,
    ON_FIRE,
    ONE_PILE,
    ORIGINAL,
    SILENCE,
    SKULL,
    STOP,
    THREE,
    UNMARKED,
)  # fmt: skip
from bot.players.records import (
    CARDS,
    COVER,
    DECK,
    FACTS,
    HELPED,
    LAST,
    LAST_HAND,
    MARK,
    MINE,
    MINIMUM,
    PILES,
    PLAYED,
    STOPPED,
    THREE_ASKED,
    Position,
    Table,
    Turn,
)  # fmt: skip
from bot.players.words import FREE, JUMP_BACK, KEEP_OFF, NOTHING, SMALL_STEPS, UNKNOWN, count_up
from bot.rules import Extreme, FaceToFace, Fire, Instruction, Mark, OnFire, Original, Play, State, View, Word

KINDS: dict[type[Original], int] = {
    Original: ORIGINAL,
    Extreme: EXTREME,
    FaceToFace: FACE_TO_FACE,
    OnFire: ON_FIRE,
}
MARKS: dict[Mark, int] = {
    Instruction.STOP: STOP,
    Instruction.SKULL: SKULL,
    Instruction.THREE: THREE,
    Instruction.SILENCE: SILENCE,
    Instruction.NO_TRICK: NO_TRICK,
    Instruction.ONE_PILE: ONE_PILE,
    Instruction.DRAW_ONE: DRAW_ONE,
    Fire.FIRE: FIRE,
}
WORDS = {Word.KEEP_OFF: KEEP_OFF, Word.SMALL_STEPS: SMALL_STEPS, Word.JUMP_BACK: JUMP_BACK, Word.FREE: FREE}
SHALLOW = 3  # cards of a turn that are weighed where nothing is compiled


def read_position(view: View) -> Position | None:
    """The position of a seat, before the first turn (O3) as if it were to start; nothing where the game is unknown."""
    state, me = view.state, view.seat
    variant = state.variant
    kind = KINDS.get(type(variant))
    if kind is None or me is None:
        return None
    live, own = int_row(_live(state, me)), variant.deck_of(me)
    row = live[own * CARDS : (own + 1) * CARDS]
    piles = _piles(state, me, row)
    table = Table(kind, variant.seats, variant.options.minimum, variant.hand_size, 0, 0 if COMPILED else SHALLOW)
    turn = Turn(table, _facts(state, me, kind, piles), piles, int_row(state.hands[me]), int_row(_heard(state, me)), row)
    sizes, deck_sizes = int_row(map(len, state.hands)), int_row(map(len, state.decks))
    return Position(turn, me, live, sizes, deck_sizes)


def _piles(state: State, me: int, live: Ints) -> Ints:
    variant = state.variant
    rows = (
        [pile.top for pile in state.piles],
        [int(pile.ascending) for pile in state.piles],
        [int(variant.owner(index) in (None, me)) for index in range(len(state.piles))],
        _marks(variant) if variant.marks else [UNMARKED] * CARDS,
        [0] * CARDS,
    )
    piles = int_row(chain(*rows))
    assert len(piles) == PILES
    count_up(live, piles)
    return piles


@lru_cache(16)
def _marks(variant: Original) -> tuple[int, ...]:
    """By card what it carries: the same for a whole game."""
    marks = [variant.mark(card) if card in variant.cards else None for card in range(CARDS)]
    return tuple(UNMARKED if mark is None else MARKS[mark] for mark in marks)


def _facts(state: State, me: int, kind: int, piles: Ints) -> Ints:
    variant = state.variant
    played: tuple[Play, ...] = state.played if state.seat == me else ()
    own = variant.deck_of(me)
    mates = sum(len(hand) for at, hand in enumerate(state.hands) if at != me and variant.deck_of(at) == own)
    facts = {
        PLAYED: len(played),
        MINIMUM: variant.minimum(state),
        LAST: played[-1].pile if played else -1,
        THREE_ASKED: any(piles[MARK + play.card] == THREE for play in played),
        HELPED: any(not piles[MINE + play.pile] for play in played),
        COVER: sum(1 << pile for pile in variant.must_cover(state)) if kind == ON_FIRE else 0,
        STOPPED: bool(played) and variant.ends_turn(played[-1]),
        LAST_HAND: mates + len(state.decks[own]) == 0,
        DECK: len(state.decks[own]),
    }
    return int_row(facts[at] for at in range(FACTS))


def _heard(state: State, me: int) -> list[int]:
    """A seat that says nothing at all is one that does not talk: its silence about a pile means nothing."""
    words = [UNKNOWN] * (4 * state.variant.seats)
    signals = state.signals
    for seat in {remark.seat for remark in signals} - {me}:
        words[seat * 4 : seat * 4 + 4] = [NOTHING] * 4
    for remark in signals:
        if remark.seat != me:
            words[remark.seat * 4 + remark.pile] = WORDS[remark.word]
    return words


def _live(state: State, me: int) -> list[int]:
    """Cards not yet played. A team shares one row."""
    if state.variant.deck_count == 1:
        row = [0] * CARDS
        for card in state.variant.cards:
            row[card] = 1
        for pile in state.piles:
            for card in pile.cards[1:]:
                row[card] = 0
        return row
    rows = [[int(card in state.variant.cards) for card in range(CARDS)] for _ in range(2)]
    for seat, cards in enumerate(rows):
        for card in _put_down(state, seat, state.hands[me] if seat == me else ()):
            cards[card] = 0
    return rows[0] + rows[1]


def _put_down(state: State, seat: int, held: tuple[int, ...]) -> set[int]:
    """Face to Face: which of the cards on the piles are this seat's. A pile does not say whose card lies on it: what
    goes forwards or ten back is the owner's, any other step back is a help; a card still in the hand is not out."""
    out: set[int] = set()
    for at, pile in enumerate(state.piles):
        for below, card in zip(pile.cards, pile.cards[1:], strict=False):
            forwards = (card > below) == pile.ascending or abs(card - below) == 10
            if forwards == (state.variant.owner(at) == seat) and card not in held:
                out.add(card)
    return out

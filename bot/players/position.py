"""A view put into numbers: everything the compiled search may know, and nothing else.

This is the one file of the players that knows the variants. The compiled search repeats the legality of the kinds
listed here (see legality.py). A kind is told by the exact class: a variant that changes a clause of another one is a
game of its own, and one that is not listed is played by the rules' own search (simple.py), weaker but right.
"""

from collections.abc import Iterable
from functools import lru_cache

from bot.players.company import Company
from bot.players.compiled import COMPILED, Ints, int_row, ints
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
from bot.players.playout import hide
from bot.players.records import (
    CARDS,
    COVER,
    DECK,
    HAND,
    HELPED,
    KIND,
    LAST,
    LAST_HAND,
    MARK,
    MINE,
    MINIMUM,
    NEAR,
    PLAYED,
    SAID,
    SEATS_ROOM,
    SIZE,
    STOPPED,
    THREE_ASKED,
    TOP,
    TURN,
    UP,
    UPTO,
    Position,
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
# Keep off up to the first gap, small steps up to the second; beyond the third a pile is not meant at all.
NEAR_STEPS = (3, 4, 10)
SHALLOW = 3  # cards of a turn that are weighed where nothing is compiled


def read_position(view: View, company: Company = ()) -> Position | None:
    """The position of a seat, before the first turn (O3) as if it were to start; nothing where the game is unknown."""
    state, me = view.state, view.seat
    variant = state.variant
    kind = KINDS.get(type(variant))
    if kind is None or me is None:
        return None
    live, own = int_row(_live(state, me)), variant.deck_of(me)
    turn = ints(TURN)
    game = (kind, variant.seats, variant.options.minimum, variant.hand_size, 0 if COMPILED else SHALLOW)
    _write(turn, KIND, game)
    _write(turn, NEAR, NEAR_STEPS)
    _write(turn, HAND, state.hands[me])
    _write(turn, SAID, _heard(state, me, company))
    _write_piles(turn, state, me)
    count_up(live, own * CARDS, turn, UPTO)
    _write_facts(turn, state, me)
    hide(turn)
    return Position(turn, me, live, int_row(map(len, state.hands)), int_row(map(len, state.decks)))


def _write(turn: Ints, at: int, values: Iterable[int]) -> None:
    for place, value in enumerate(values, at):
        turn[place] = value


def _write_piles(turn: Ints, state: State, me: int) -> None:
    variant = state.variant
    _write(turn, TOP, [pile.top for pile in state.piles])
    _write(turn, UP, [int(pile.ascending) for pile in state.piles])
    _write(turn, MINE, [int(variant.owner(index) in (None, me)) for index in range(len(state.piles))])
    if variant.marks:
        _write(turn, MARK, _marks(variant))


@lru_cache(16)
def _marks(variant: Original) -> tuple[int, ...]:
    """By card what it carries: the same for a whole game."""
    marks = [variant.mark(card) if card in variant.cards else None for card in range(CARDS)]
    return tuple(UNMARKED if mark is None else MARKS[mark] for mark in marks)


def _write_facts(turn: Ints, state: State, me: int) -> None:
    variant = state.variant
    played: tuple[Play, ...] = state.played if state.seat == me else ()
    own = variant.deck_of(me)
    mates = sum(len(hand) for at, hand in enumerate(state.hands) if at != me and variant.deck_of(at) == own)
    turn[PLAYED], turn[MINIMUM], turn[LAST] = len(played), variant.minimum(state), played[-1].pile if played else -1
    turn[THREE_ASKED] = any(turn[MARK + play.card] == THREE for play in played)
    turn[HELPED] = any(not turn[MINE + play.pile] for play in played)
    turn[COVER] = sum(1 << pile for pile in variant.must_cover(state)) if turn[KIND] == ON_FIRE else 0
    turn[STOPPED] = bool(played) and variant.ends_turn(played[-1])
    turn[LAST_HAND] = mates + len(state.decks[own]) == 0
    turn[DECK], turn[SIZE] = len(state.decks[own]), len(state.hands[me])


def _heard(state: State, me: int, company: Company) -> list[int]:
    """A computer player that talks says all it has to say, so that its silence about a pile means something. A person's
    means nothing. Where it is not known who is who, a seat that has said anything is taken for a computer player."""
    words = [UNKNOWN] * (4 * SEATS_ROOM)
    signals = state.signals
    for seat in {remark.seat for remark in signals} - {me}:
        if not company or company[seat].level is not None:
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

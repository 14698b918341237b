"""A view put into numbers: everything the compiled search may know, and nothing else."""

from dataclasses import dataclass

from bot.players.compiled import COMPILED, Ints, int_row
from bot.players.playout import T_MINIMUM, TABLE
from bot.players.turns import EXTREME, FACE_TO_FACE, FACTS, ORIGINAL
from bot.players.words import FREE, JUMP_BACK, KEEP_OFF, NOTHING, SMALL_STEPS, UNKNOWN
from bot.rules import Extreme, FaceToFace, Instruction, State, View, Word

CODES = {Word.KEEP_OFF: KEEP_OFF, Word.SMALL_STEPS: SMALL_STEPS, Word.JUMP_BACK: JUMP_BACK, Word.FREE: FREE}
SHALLOW = 3  # cards of a turn that are weighed where nothing is compiled
CARRIED = {instruction: code for code, instruction in enumerate(Instruction, start=1)}


@dataclass(frozen=True)
class Position:
    seat: int
    table: Ints
    facts: Ints
    tops: Ints
    ascending: Ints
    mine: Ints
    carries: Ints
    live: Ints  # a row of 101 for a team, one for each seat in Face to Face
    base: int  # where my row begins
    hand: Ints
    words: Ints
    sizes: Ints  # of all hands
    deck_sizes: Ints

    @property
    def kind(self) -> int:
        return self.table[0]

    @property
    def deck(self) -> int:
        return self.deck_sizes[self.base // 101]

    @property
    def to_play(self) -> int:
        """Cards that the team still has to put down."""
        return sum(self.sizes) + sum(self.deck_sizes)


def read(view: View, seat: int | None = None) -> Position:
    """The position of a seat; before the first turn (O3) as if it were to start."""
    state = view.state
    me = view.seat if seat is None else seat
    assert me is not None
    variant = state.variant
    kind = FACE_TO_FACE if isinstance(variant, FaceToFace) else EXTREME if isinstance(variant, Extreme) else ORIGINAL
    versus = kind == FACE_TO_FACE
    carries = [0] * 101
    if isinstance(variant, Extreme):
        for card, carried in enumerate(variant.instructions.on):
            carries[card] = CARRIED[carried] if carried is not None else 0
    mine = [int(not versus or pile // 2 == me) for pile in range(4)]
    played = state.played if state.seat == me else ()
    three = any(carries[play.card] == CARRIED[Instruction.THREE] for play in played)
    helped = any(not mine[play.pile] for play in played)
    own = variant.deck_of(me)
    others = sum(len(hand) for at, hand in enumerate(state.hands) if at != me) + sum(map(len, state.decks))
    last_hand = not state.decks[own] if versus else others == 0
    minimum = variant.minimum(state)
    table = [kind, variant.seats, me, 2 if versus else variant.options.minimum, variant.hand_size, 0, 0, int(helped),
             0 if COMPILED else SHALLOW]  # fmt: skip
    facts = [kind, len(played), minimum, played[-1].pile if played else -1, int(three), int(helped), int(last_hand),
             len(state.decks[own]), variant.hand_size, 0, 0]  # fmt: skip
    assert len(table) == TABLE
    assert len(facts) == FACTS
    assert table[T_MINIMUM] >= 1
    return Position(
        seat=me,
        table=int_row(table),
        facts=int_row(facts),
        tops=int_row(pile.top for pile in state.piles),
        ascending=int_row(pile.ascending for pile in state.piles),
        mine=int_row(mine),
        carries=int_row(carries),
        live=int_row(_live(state, me)),
        base=own * 101,
        hand=int_row(state.hands[me]),
        words=int_row(heard(state, me)),
        sizes=int_row(len(hand) for hand in state.hands),
        deck_sizes=int_row(len(deck) for deck in state.decks),
    )


def heard(state: State, me: int) -> list[int]:
    """A seat that says nothing at all is one that does not talk: its silence about a pile means nothing."""
    words = [UNKNOWN] * (4 * state.variant.seats)
    signals = state.signals
    for seat in {remark.seat for remark in signals} - {me}:
        words[seat * 4 : seat * 4 + 4] = [NOTHING] * 4
    for remark in signals:
        if remark.seat != me:
            words[remark.seat * 4 + remark.pile] = CODES[remark.word]
    return words


def _live(state: State, me: int) -> list[int]:
    """Cards not yet played. A team shares one row."""
    if state.variant.deck_count == 1:
        row = [0] * 101
        for card in state.variant.cards:
            row[card] = 1
        for pile in state.piles:
            for card in pile.cards[1:]:
                row[card] = 0
        return row
    rows = [[int(card in state.variant.cards) for card in range(101)] for _ in range(2)]
    for seat, at in ((me, me * 101), (1 - me, (1 - me) * 101)):
        for card in _put_down(state, seat, state.hands[me] if seat == me else ()):
            rows[at // 101][card] = 0
    return rows[0] + rows[1]


def _put_down(state: State, seat: int, held: tuple[int, ...]) -> set[int]:
    """Face to Face: which of the cards on the piles are this seat's. A pile does not say whose card lies on it: what
    goes forwards or ten back is the owner's, any other step back is a help; a card still in the hand is not out."""
    out: set[int] = set()
    for at, pile in enumerate(state.piles):
        for below, card in zip(pile.cards, pile.cards[1:], strict=False):
            forwards = (card > below) == pile.ascending or abs(card - below) == 10
            if forwards == (at // 2 == seat) and card not in held:
                out.add(card)
    return out

"""Whole games between quick players, on numbers: for looking ahead from sampled hands."""

from bot.players.compiled import Floats, Ints, jit, jit_inline
from bot.players.legality import DRAW_ONE, FACE_TO_FACE, SILENCE, fires
from bot.players.luck import draw
from bot.players.records import (
    AMONG,
    CARDS,
    COVER,
    DECK,
    DECK_FROM,
    DECK_ROOM,
    DECK_TO,
    HAND,
    HAND_SIZE,
    HANDS,
    HELPED,
    KIND,
    LAST,
    LAST_HAND,
    MARK,
    MINE,
    MINIMUM,
    PLAYED,
    POLICY,
    POLICY_END,
    ROOM,
    SAID,
    SEATS,
    SIZE,
    SIZES,
    STOPPED,
    TABLE_MINIMUM,
    TALKS,
    THREE_ASKED,
    TOP,
    UNSEEN,
    UPTO,
    WIDTH,
    WORLD_TOP,
    WORLD_UPTO,
)  # fmt: skip
from bot.players.turns import best_turn
from bot.players.words import JUMP_BACK, KEEP_OFF, UNKNOWN, say

SILENT, BY_THE_BOOK, SPARINGLY = range(3)  # how a seat talks


@jit
def play_out(
    world: Ints, decks: Ints, turn: Ints, prices: Floats, weights: Floats, seat: int, helped: int, plan: Ints,
    scores: Floats, luck: Ints,
) -> int:  # fmt: skip
    """To the end: cards left (none: won), or in Face to Face how many the loser has left, doubled, and the seat that
    wins on top. The world is used up.

    `plan` is how the first turn goes on, with its length in front, and `helped` how it began; a length of -1 leaves it
    open. Each seat has a policy of its own: its weights, whether it talks, among how many of its best turns it picks.
    """
    seats, versus = turn[SEATS], turn[KIND] == FACE_TO_FACE
    left = world[DECK_TO] - world[DECK_FROM]
    for at in range(seats):
        left += world[SIZES + at]
    while True:
        own = seat if versus else 0
        in_deck = world[DECK_TO + own] - world[DECK_FROM + own]
        if plan[0] < 0:
            begin_turn(turn, world, seat, own, left)
            row = turn[POLICY + seat] if in_deck > 0 else turn[POLICY_END + seat]
            found = best_turn(turn, prices, weights, row, plan, scores, turn[AMONG + seat])
            if found == 0:
                return duel_result(world, 1 - seat) if versus else left
            if found > 1:
                take(plan, draw(luck, found))
        left -= plan[0]
        if put_down(world, seat, own, versus, plan):
            helped = 1
        if versus and world[SIZES + seat] == 0 and in_deck == 0:
            return duel_result(world, seat)
        if not versus and left == 0:
            return 0
        draw_cards(turn, world, decks, seat, own, helped)
        helped = 0
        plan[0] = -1
        seat = (seat + 1) % seats
        while world[SIZES + seat] == 0:
            if versus:
                return duel_result(world, 1 - seat)
            seat = (seat + 1) % seats


@jit_inline
def duel_result(world: Ints, winner: int) -> int:
    loser = 1 - winner
    return 2 * (world[SIZES + loser] + world[DECK_TO + loser] - world[DECK_FROM + loser]) + winner


@jit_inline
def take(plans: Ints, n: int) -> None:
    """One of them to the front."""
    for k in range(WIDTH):
        plans[k] = plans[n * WIDTH + k]


@jit_inline
def begin_turn(turn: Ints, world: Ints, seat: int, own: int, left: int) -> None:
    """What this seat knows as its turn begins. `left`: cards not yet played, where all are one team."""
    versus, size = turn[KIND] == FACE_TO_FACE, world[SIZES + seat]
    upto = WORLD_UPTO + own * CARDS
    for pile in range(4):
        turn[TOP + pile] = world[WORLD_TOP + pile]
        if versus:
            turn[MINE + pile] = 1 if pile // 2 == seat else 0
    for card in range(CARDS):
        turn[UPTO + card] = world[upto + card]
    turn[SIZE] = size
    for i in range(size):
        turn[HAND + i] = world[HANDS + seat * ROOM + i]
    in_deck = world[DECK_TO + own] - world[DECK_FROM + own]
    turn[PLAYED] = turn[THREE_ASKED] = turn[HELPED] = turn[STOPPED] = 0
    turn[LAST], turn[COVER] = -1, fires(turn)
    turn[MINIMUM] = turn[TABLE_MINIMUM] if versus or in_deck > 0 else 1
    others = in_deck if versus else left - size
    turn[LAST_HAND], turn[DECK] = 1 if others == 0 else 0, in_deck
    listen(turn, world, seat)


@jit_inline
def listen(turn: Ints, world: Ints, seat: int) -> None:
    """What the others say of the piles."""
    talk, heard = True, False
    for pile in range(4):
        if turn[MARK + turn[TOP + pile]] == SILENCE:
            talk = False
    for at in range(turn[SEATS]):
        if at == seat or not talk or not turn[TALKS + at]:
            for pile in range(4):
                turn[SAID + at * 4 + pile] = UNKNOWN
        else:
            heard = True
            say(world, HANDS + at * ROOM, world[SIZES + at], turn, turn, SAID + at * 4)
            if turn[TALKS + at] == SPARINGLY:
                say_less(turn, at)
    if heard:
        hide(turn)


@jit_inline
def say_less(turn: Ints, seat: int) -> None:
    """A person says what matters; what they do not say means nothing."""
    for pile in range(4):
        word = turn[SAID + seat * 4 + pile]
        if word != JUMP_BACK and word != KEEP_OFF:
            turn[SAID + seat * 4 + pile] = UNKNOWN


@jit
def hide(turn: Ints) -> None:
    """How many cards up to each are hidden from this hand."""
    for card in range(CARDS):
        turn[UNSEEN + card] = turn[UPTO + card]
    for i in range(turn[SIZE]):
        for card in range(turn[HAND + i], CARDS):
            turn[UNSEEN + card] -= 1


@jit_inline
def put_down(world: Ints, seat: int, own: int, versus: bool, plan: Ints) -> bool:
    """The plays of a plan; whether one of them was on the opponent's pile."""
    helped = False
    for k in range(1, plan[0] + 1):
        card, pile = plan[k] >> 2, plan[k] & 3
        world[WORLD_TOP + pile] = card
        upto = WORLD_UPTO + own * CARDS
        if world[upto + card] > world[upto + card - 1]:  # what was made up may be out already
            for place in range(upto + card, upto + CARDS):
                world[place] -= 1
        at = HANDS + seat * ROOM
        while world[at] != card:
            at += 1
        world[SIZES + seat] -= 1
        world[at] = world[HANDS + seat * ROOM + world[SIZES + seat]]
        if versus and pile // 2 != seat:
            helped = True
    return helped


@jit_inline
def draw_cards(turn: Ints, world: Ints, decks: Ints, seat: int, own: int, helped: int) -> None:
    count = turn[HAND_SIZE] - world[SIZES + seat]
    if turn[KIND] == FACE_TO_FACE and not helped:
        count = 2
    for pile in range(4):
        if turn[MARK + world[WORLD_TOP + pile]] == DRAW_ONE:
            count = 1
    for _ in range(min(count, world[DECK_TO + own] - world[DECK_FROM + own])):
        world[HANDS + seat * ROOM + world[SIZES + seat]] = decks[own * DECK_ROOM + world[DECK_FROM + own]]
        world[SIZES + seat] += 1
        world[DECK_FROM + own] += 1

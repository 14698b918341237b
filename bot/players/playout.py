"""Whole games between quick players, on numbers: for looking ahead from sampled hands."""

from bot.players.compiled import Ints, copied, floats, ints, jit
from bot.players.legality import DRAW_ONE, FACE_TO_FACE, SILENCE, fires
from bot.players.records import (
    CARDS,
    COVER,
    DECK,
    DECK_ROOM,
    FACTS,
    HELPED,
    LAST,
    LAST_HAND,
    MARK,
    MINE,
    MINIMUM,
    ROOM,
    TOP,
    Best,
    Mind,
    Position,
    Table,
    Turn,
    World,
)  # fmt: skip
from bot.players.scoring import WEIGHTS
from bot.players.turns import best_turn
from bot.players.words import UNKNOWN, count_up, say


@jit
def play_out(position: Position, world: World, mind: Mind, given: Ints) -> int:
    """To the end: cards left (none: won), or in Face to Face the seat that wins. The world is used up.

    `given` is how the first turn goes on, as a plan with its length in front; a length of -1 leaves it open.
    """
    table, seat = position.turn.table, position.seat
    versus = table.kind == FACE_TO_FACE
    best = Best(copied(given), floats(1))
    helped = position.turn.facts[HELPED]
    left = world.deck_to[0] - world.deck_from[0]
    for at in range(table.seats):
        left += world.sizes[at]
    while True:
        own = seat if versus else 0
        in_deck = world.deck_to[own] - world.deck_from[own]
        if best.rows[0] < 0:
            turn = begin_turn(position, world, seat, own, mind.near)
            row = (own * 2 + (0 if in_deck > 0 else 1)) * WEIGHTS
            if best_turn(turn, Mind(mind.weights[row : row + WEIGHTS], mind.near), best) == 0:
                return 1 - seat if versus else left
        left -= best.rows[0]
        if put_down(world, seat, own, versus, best.rows):
            helped = 1
        if versus and world.sizes[seat] == 0 and in_deck == 0:
            return seat
        if not versus and left == 0:
            return 0
        draw_cards(table, world, seat, own, helped, position.turn.piles)
        helped = 0
        best.rows[0] = -1
        seat = (seat + 1) % table.seats
        while world.sizes[seat] == 0:
            if versus:
                return 1 - seat
            seat = (seat + 1) % table.seats


@jit
def begin_turn(position: Position, world: World, seat: int, own: int, near: Ints) -> Turn:
    """What this seat knows as its turn begins."""
    table, sizes = position.turn.table, world.sizes
    versus = table.kind == FACE_TO_FACE
    facts, piles, hand = ints(FACTS), copied(position.turn.piles), ints(sizes[seat])
    live = world.live[own * CARDS : (own + 1) * CARDS]
    count_up(live, piles)
    for pile in range(4):
        piles[TOP + pile] = world.tops[pile]
        piles[MINE + pile] = 1 if not versus or pile // 2 == seat else 0
    for i in range(sizes[seat]):
        hand[i] = world.hands[seat * ROOM + i]
    in_deck = world.deck_to[own] - world.deck_from[own]
    others = in_deck
    if not versus:
        for at in range(table.seats):
            if at != seat:
                others += sizes[at]
    facts[MINIMUM] = table.minimum if versus or in_deck > 0 else 1
    facts[LAST], facts[COVER] = -1, fires(piles)
    facts[LAST_HAND], facts[DECK] = 1 if others == 0 else 0, in_deck
    words = listen(table, world, seat, piles, near)
    return Turn(table, facts, piles, hand, words, live)


@jit
def listen(table: Table, world: World, seat: int, piles: Ints, near: Ints) -> Ints:
    """What the others say of the piles."""
    words, talk = ints(table.seats * 4), table.talk
    for pile in range(4):
        if piles[MARK + piles[TOP + pile]] == SILENCE:
            talk = 0
    for at in range(table.seats):
        if at == seat or not talk:
            for pile in range(4):
                words[at * 4 + pile] = UNKNOWN
        else:
            say(world.hands, at * ROOM, world.sizes[at], piles, near, words, at * 4)
    return words


@jit
def put_down(world: World, seat: int, own: int, versus: bool, plan: Ints) -> bool:
    """The plays of a plan; whether one of them was on the opponent's pile."""
    helped = False
    for k in range(1, plan[0] + 1):
        card, pile = plan[k] >> 2, plan[k] & 3
        world.tops[pile] = card
        world.live[own * CARDS + card] = 0
        at = seat * ROOM
        while world.hands[at] != card:
            at += 1
        world.sizes[seat] -= 1
        world.hands[at] = world.hands[seat * ROOM + world.sizes[seat]]
        if versus and pile // 2 != seat:
            helped = True
    return helped


@jit
def draw_cards(table: Table, world: World, seat: int, own: int, helped: int, piles: Ints) -> None:
    count = table.hand_size - world.sizes[seat]
    if table.kind == FACE_TO_FACE and not helped:
        count = 2
    for pile in range(4):
        if piles[MARK + world.tops[pile]] == DRAW_ONE:
            count = 1
    for _ in range(min(count, world.deck_to[own] - world.deck_from[own])):
        world.hands[seat * ROOM + world.sizes[seat]] = world.decks[own * DECK_ROOM + world.deck_from[own]]
        world.sizes[seat] += 1
        world.deck_from[own] += 1

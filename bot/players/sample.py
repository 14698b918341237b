"""Hidden cards as they might lie: dealt at random among those not seen, then made to agree with what was said."""

from typing import NamedTuple

from bot.players.compiled import Ints, ints, jit, jit_inline
from bot.players.luck import draw, shuffle
from bot.players.records import CARDS, DECK_ROOM, HANDS, NEAR, ROOM, SAID, SEATS, Position, World
from bot.players.words import FREE, JUMP_BACK, KEEP_OFF, NOTHING, SMALL_STEPS, TRICK, UNKNOWN, gap, say

TRIES = 40  # exchanges tried for each seat that talks


class Hidden(NamedTuple):
    """The cards that a seat does not see: the hands of the others one after the other, then the deck."""

    cards: Ints
    total: int
    starts: Ints  # by seat: where its hand begins
    bound: Ints  # by place: a card that was announced
    owner: Ints  # by place: the seat that talks and holds it, or -1


@jit
def deal_duel(position: Position, known: Ints, pool: Ints, world: World, luck: Ints) -> None:
    """Each seat's hidden cards from its own deck. `known`: my cards."""
    me, sizes, deck_sizes = position.seat, position.sizes, position.deck_sizes
    for seat in range(2):
        total = 0
        for card in range(2, 60):
            if position.live[seat * CARDS + card] and not (seat == me and known[card]):
                pool[total] = card
                total += 1
        # Whose card lies where is partly a guess, so the count may be off: what is missing is made up.
        needed = deck_sizes[seat] + (0 if seat == me else sizes[seat])
        while total < needed:
            pool[total] = 2 + draw(luck, 58)
            total += 1
        shuffle(pool, total, luck)
        taken = 0
        if seat != me:
            for i in range(sizes[seat]):
                world.row[HANDS + seat * ROOM + i] = pool[i]
            taken = sizes[seat]
        for i in range(deck_sizes[seat]):
            world.deck[seat * DECK_ROOM + i] = pool[taken + i]


@jit
def deal_team(position: Position, known: Ints, pool: Ints, world: World, luck: Ints) -> None:
    """All hidden cards, the hands of those who talk by what they have said. `known`: my cards."""
    turn, me, sizes = position.turn, position.seat, position.sizes
    starts = ints(turn[SEATS])
    total = 0
    for card in range(2, 100):
        if position.live[card] and not known[card]:
            pool[total] = card
            total += 1
    shuffle(pool, total, luck)
    at, talking = 0, False
    for seat in range(turn[SEATS]):
        starts[seat] = at
        if seat != me:
            at += sizes[seat]
            if has_spoken(turn, seat):
                talking = True
    if talking:
        agree(position, Hidden(pool, total, starts, ints(total + 1), ints(total + 1)), luck)
    for seat in range(turn[SEATS]):
        if seat != me:
            for i in range(sizes[seat]):
                world.row[HANDS + seat * ROOM + i] = pool[starts[seat] + i]
    for i in range(position.deck_sizes[0]):
        world.deck[i] = pool[at + i]


@jit_inline
def has_spoken(turn: Ints, seat: int) -> bool:
    for pile in range(4):  # noqa: SIM110 — numba compiles no generators
        if turn[SAID + seat * 4 + pile] != UNKNOWN:
            return True
    return False


@jit
def agree(position: Position, hidden: Hidden, luck: Ints) -> None:
    """Exchange cards of the shuffled pool until the hands in it agree with the words, as far as a few tries go."""
    sizes, turn, me = position.sizes, position.turn, position.seat
    for i in range(hidden.total):
        hidden.owner[i] = -1
    for seat in range(len(sizes)):
        if seat != me and has_spoken(turn, seat):
            for i in range(hidden.starts[seat], hidden.starts[seat] + sizes[seat]):
                hidden.owner[i] = seat
    # First the cards that were announced, the surest words first.
    for rank in range(3):
        word = JUMP_BACK if rank == 0 else KEEP_OFF if rank == 1 else SMALL_STEPS
        for seat in range(len(sizes)):
            if seat == me or sizes[seat] == 0:
                continue
            for pile in range(4):
                if turn[SAID + seat * 4 + pile] == word:
                    hand_over(position, hidden, luck, seat, pile)
    # Then the others: out with what would have made a hand speak differently.
    for seat in range(len(sizes)):
        if seat != me and has_spoken(turn, seat) and sizes[seat] > 0:
            exchange(position, hidden, luck, seat)


@jit
def hand_over(position: Position, hidden: Hidden, luck: Ints, seat: int, pile: int) -> None:
    """A card such as the seat has announced for the pile, into its hand, unless it holds one there for good."""
    cards, bound, owner = hidden.cards, hidden.bound, hidden.owner
    turn, size = position.turn, position.sizes[seat]
    word = turn[SAID + seat * 4 + pile]
    options, pick = 0, -1
    for i in range(hidden.total):
        if fits(turn, word, gap(turn, cards[i], pile)):
            if bound[i] and owner[i] == seat:
                return
            if not bound[i]:
                options += 1
                if draw(luck, options) == 0:
                    pick = i
    if pick < 0:
        return
    place = -1
    if owner[pick] == seat:
        place = pick
    else:
        for _ in range(20):
            trial = hidden.starts[seat] + draw(luck, size)
            if not bound[trial]:
                place = trial
                break
    if place >= 0:
        cards[pick], cards[place] = cards[place], cards[pick]
        bound[place] = 1


@jit
def exchange(position: Position, hidden: Hidden, luck: Ints, seat: int) -> None:
    """Cards of the seat for others, as long as its hand does not speak as it did and nobody else's agrees less."""
    cards, starts, bound, owner = hidden.cards, hidden.starts, hidden.bound, hidden.owner
    sizes, turn, said = position.sizes, position.turn, ints(4)
    here = agreement(cards, starts[seat], sizes[seat], turn, seat, said)
    for _ in range(TRIES):
        if here == 4:
            break
        i, j = starts[seat] + draw(luck, sizes[seat]), draw(luck, hidden.total)
        if bound[i] or bound[j] or owner[j] == seat:
            continue
        there, before = owner[j], 0
        if there >= 0:
            before = agreement(cards, starts[there], sizes[there], turn, there, said)
        cards[i], cards[j] = cards[j], cards[i]
        after = agreement(cards, starts[seat], sizes[seat], turn, seat, said)
        worse = after < here
        if there >= 0 and not worse:
            now = agreement(cards, starts[there], sizes[there], turn, there, said)
            worse = now - before < here - after
        if worse:
            cards[i], cards[j] = cards[j], cards[i]
        else:
            here = after


@jit
def fits(turn: Ints, word: int, ahead: int) -> bool:
    """Whether a card with this step may be the one that was announced."""
    if word == JUMP_BACK:
        return ahead == TRICK
    if word == KEEP_OFF:
        return 0 < ahead <= turn[NEAR]
    return turn[NEAR] < ahead <= turn[NEAR + 1]


@jit
def agreement(cards: Ints, start: int, size: int, turn: Ints, seat: int, said: Ints) -> int:
    """On how many piles this hand would say what was said."""
    say(cards, start, size, turn, said, 0)
    same = 0
    for pile in range(4):
        word = turn[SAID + seat * 4 + pile]
        if word == UNKNOWN or said[pile] == word or (word == FREE and said[pile] == NOTHING):
            same += 1
    return same

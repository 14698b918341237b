"""Looking past the own turn: the same few plans in many possible worlds, each played to its end by quick players."""

from bot.players.compiled import Floats, Ints, copied, ints, jit
from bot.players.legality import FACE_TO_FACE
from bot.players.playout import play_out
from bot.players.records import CARDS, ROOM, WIDTH, Best, Mind, Position, World
from bot.players.sample import deal_duel, deal_team


@jit
def look_ahead(
    position: Position, mind: Mind, plans: Best, alive: Ints, worlds: int, luck: Ints, totals: Floats
) -> None:
    """Adds to `totals` what each plan that is `alive` is worth, summed over freshly drawn worlds."""
    hand, me = position.turn.hand, position.seat
    versus = position.turn.table.kind == FACE_TO_FACE
    pool, known = ints(200), ints(CARDS)
    dealt = World(ints(len(position.sizes) * ROOM), position.sizes, ints(200), ints(2), ints(2),
                  position.turn.piles[:4], position.live)  # fmt: skip
    for i in range(len(hand)):
        known[hand[i]] = 1
        dealt.hands[me * ROOM + i] = hand[i]
    for at in range(len(position.deck_sizes)):
        dealt.deck_to[at] = position.deck_sizes[at]
    for _ in range(worlds):
        if versus:
            deal_duel(position, known, pool, dealt, luck)
        else:
            deal_team(position, known, pool, dealt, mind.near, luck)
        for n in range(len(alive)):
            if alive[n]:
                given = plans.rows[n * WIDTH : (n + 1) * WIDTH]
                totals[n] += worth(play_out(position, copy_of(dealt), mind, given), versus, me)


@jit
def copy_of(world: World) -> World:
    """One to be used up. The decks only shrink from the front, so all can draw from the same."""
    return World(copied(world.hands), copied(world.sizes), world.decks, copied(world.deck_from), copied(world.deck_to),
                 copied(world.tops), copied(world.live))  # fmt: skip


@jit
def worth(result: int, versus: bool, me: int) -> float:
    """A win counts one; a loss next to nothing, though less the more cards are left."""
    if versus:
        return 1.0 if result == me else 0.0
    if result == 0:
        return 1.0
    return 0.2 * max(0.0, 1.0 - result / 25.0)

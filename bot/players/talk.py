"""What a computer player says about the piles, and how glad it would be to start."""

from random import Random

from msgspec.structs import replace

from bot.players.compiled import ints
from bot.players.levels import Level
from bot.players.plans import Plans
from bot.players.position import WORDS, read_position
from bot.players.records import HAND, SIZE
from bot.players.simple import smallest_steps
from bot.players.versions import CURRENT, VERSIONS
from bot.players.words import say
from bot.rules import Play, State, View, Word

SPOKEN = {code: word for word, code in WORDS.items() if word is not Word.FREE}  # what goes without saying is not said
HOPELESS = 1e6
SPARSE_STEP, SPARSE_SHARE = 2, 0.5


def signals(view: View) -> tuple[Word | None, ...]:
    """A word or nothing for each pile, as it lies now. Nothing at all where talk is not allowed (O14, X10)."""
    state = view.state
    if view.seat is None or state.outcome is not None or state.variant.forbids_talk(state) is not None:
        return (None,) * len(state.piles)
    position = read_position(view)
    if position is None:
        return _tricks_in_hand(state, view.seat)
    turn, out = position.turn, ints(4)
    say(turn, HAND, turn[SIZE], turn, out, 0)
    return tuple(SPOKEN.get(code) for code in out)


def sparse_signals(view: View, random: Random) -> tuple[Word | None, ...]:
    """As people talk: now and then, of tricks and of cards that fit next to a pile. For measuring."""
    words = []
    for pile, word in zip(view.state.piles, signals(view), strict=True):
        near = any(0 < pile.step(card) <= SPARSE_STEP for card in view.hand)
        worth_it = word is Word.JUMP_BACK or (word is Word.KEEP_OFF and near)
        words.append(word if worth_it and random.random() < SPARSE_SHARE else None)
    return tuple(words)


def opening_cost(view: View) -> float:
    """O3: what this hand's best first turn would cost. The seat with the lowest should start."""
    position = read_position(view)
    if position is None:
        return _room_used(replace(view.state, seat=view.seat, played=()))
    plans = Plans(position, VERSIONS[CURRENT].weights_for(position, Level.EXPERT), 1)
    return plans.lowest_cost if plans.found else HOPELESS


def _tricks_in_hand(state: State, seat: int) -> tuple[Word | None, ...]:
    """In a game that the search does not know, only what is certain is said."""
    mine = replace(state, seat=seat, played=())
    return tuple(
        Word.JUMP_BACK if any(state.variant.trick(mine, Play(card, pile)) for card in mine.hand) else None
        for pile in range(len(state.piles))
    )


def _room_used(state: State) -> float:
    """What a simple turn would use up."""
    plays = smallest_steps(state)
    if plays is None:
        return HOPELESS
    cost = 0
    for play in plays:
        cost += state.piles[play.pile].step(play.card)
        state = state.after(play)
    return float(cost)

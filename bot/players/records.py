"""What the compiled search works on: rows of numbers, and records of them.

What is read for every card tried lies in one row, at places that have names: numba counts references to each row that
it takes out of a record, which made the search eight times slower. A record is for what is handed on once a turn.
"""

from typing import NamedTuple

from bot.players.compiled import Floats, Ints

CARDS = 101  # places in a row by card
ROOM = 9  # places in a hand
DECK_ROOM = 58  # places in a deck where each seat has its own; a team's only deck may run on behind them
WIDTH = 10  # a plan: length, then up to nine plays as card * 4 + pile

# The piles, as one row: by pile its top, whether it ascends and whether this seat builds on it; by card the mark that
# it carries, and how many cards up to it are still to be played.
TOP, UP, MINE, MARK, UPTO = 0, 4, 8, 12, 12 + CARDS
PILES = 12 + 2 * CARDS

# The facts of a turn: what it needs to know of itself beside hand and piles.
PLAYED, MINIMUM, LAST, THREE_ASKED, HELPED, COVER, STOPPED, LAST_HAND, DECK = range(9)
FACTS = 9

# A turn that is being tried, as one row: by card whether it is held, by place in the hand whether it is used; then by
# depth the option to try next, what was played and on what, how many dear cards, whether no top carries anything, and
# the facts as they were before.
DEPTHS = 12
HELD, USED = 0, CARDS
OPTION, PLACE, PILE, BELOW, DEAR, PLAIN = range(USED + DEPTHS, USED + 7 * DEPTHS, DEPTHS)
WAS_LAST, WAS_THREE, WAS_HELPED, WAS_COVER = range(PLAIN + DEPTHS, PLAIN + 5 * DEPTHS, DEPTHS)
SEARCH = WAS_COVER + DEPTHS


class Table(NamedTuple):
    """What does not change in a game, and how the search goes about it."""

    kind: int
    seats: int
    minimum: int
    hand_size: int
    talk: int  # whether the quick players tell each other about the piles
    depth: int  # cards of a turn that are weighed; 0: all


class Turn(NamedTuple):
    """A hand and what it has to do, as far as one turn goes."""

    table: Table
    facts: Ints
    piles: Ints
    hand: Ints
    words: Ints  # four a seat: what it has said of the piles
    live: Ints  # by card: still to be played


class Position(NamedTuple):
    """All that one seat knows, and nothing else."""

    turn: Turn
    seat: int
    live: Ints  # a row by card for a team, one for each seat where each has a deck
    sizes: Ints  # of all hands
    deck_sizes: Ints


class Mind(NamedTuple):
    """What counts how much: one row of weights, or several in a row for the quick players."""

    weights: Floats
    near: Ints  # the three thresholds of the words


class Best(NamedTuple):
    """Room for the best plans, cheapest first."""

    rows: Ints  # WIDTH each
    scores: Floats


class World(NamedTuple):
    """Everything on a table, hidden cards included, as it might be. Playing it out uses it up."""

    hands: Ints  # ROOM a seat
    sizes: Ints
    decks: Ints  # DECK_ROOM each
    deck_from: Ints
    deck_to: Ints
    tops: Ints
    live: Ints

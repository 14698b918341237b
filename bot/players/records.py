"""What the compiled search works on: rows of numbers, and the places in them.

Everything about a turn lies in one row, made once a decision and filled anew for each turn that is played out: to make
rows in a hot loop, or to take them out of records there, costs more than the search itself.
"""

from typing import NamedTuple

from bot.players.compiled import Floats, Ints

CARDS = 101  # places in a row by card
SEATS_ROOM = 5
ROOM = 9  # places in a hand; a set of cards of a hand is a number with a bit for each place
TOPS = ROOM + 1  # what can lie on a pile in a turn: its top, or a card of the hand (by place, plus one)
DECK_ROOM = 58  # places in a deck where each seat has its own; a team's only deck may run on behind them
WIDTH = 10  # a plan: length, then up to nine plays as card * 4 + pile
DEPTHS = 12  # cards of a turn, and some

# A turn, as one row. The game: its kind, and how the search goes about it.
KIND, SEATS, TABLE_MINIMUM, HAND_SIZE, DEPTH = range(5)  # depth: cards of a turn that are weighed; 0: all
NEAR = 5  # the three thresholds of the words
# The facts of the turn: what it needs to know of itself beside hand and piles.
PLAYED, MINIMUM, LAST, THREE_ASKED, HELPED, COVER, STOPPED, LAST_HAND, DECK, SIZE = range(8, 18)
# By pile its top, whether it ascends and whether this seat builds on it; the hand; four a seat: what it has said.
TOP, UP, MINE = 18, 22, 26
HAND = 30
SAID = HAND + ROOM
# By seat how it plays in a playout: where its weights begin with a draw pile and without, whether it talks, and among
# how many of its best turns it takes any.
POLICY = SAID + 4 * SEATS_ROOM
POLICY_END, TALKS, AMONG = range(POLICY + SEATS_ROOM, POLICY + 4 * SEATS_ROOM, SEATS_ROOM)
# By card the mark that it carries, how many cards up to it are still to be played, and how many of those are hidden.
MARK = POLICY + 4 * SEATS_ROOM
UPTO = MARK + CARDS
UNSEEN = UPTO + CARDS
# By pile and top, counted once before the walk: the cards that can follow, those of them that are dear, and each
# card's step. By place: the card ten below and the one ten above, as sets.
FOLLOW = UNSEEN + CARDS
DEARS = FOLLOW + 4 * TOPS
STEPS = DEARS + 4 * TOPS
# By pile: the cards that can follow at no great price there or on a later pile, as they lie before the turn.
CHEAP_FROM = STEPS + 4 * TOPS * ROOM
BELOW_TEN = CHEAP_FROM + 5
ABOVE_TEN = BELOW_TEN + ROOM
# The walk. By pile what lies on it; what is left of the hand; then by depth what is still to be tried on which pile,
# what was played and what it covers (as what lies there, and as a card), how many dear cards, whether no top carries
# anything, and the facts as they were before.
LIES = ABOVE_TEN + ROOM
LEFT = LIES + 4
PAIRED = LEFT + 1  # whether any two cards are ten apart
OPTIONS, PILE, PLACE, COVERED, BELOW, DEAR, PLAIN = range(PAIRED + 1, PAIRED + 1 + 7 * DEPTHS, DEPTHS)
WAS_LAST, WAS_THREE, WAS_HELPED, WAS_COVER = range(PLAIN + DEPTHS, PLAIN + 5 * DEPTHS, DEPTHS)
TURN = WAS_COVER + DEPTHS

# The prices of a turn, as a row: by pile and top what it costs to leave it so.
COST = 0
PRICES = 4 * TOPS

# A world that is played out, as one row: hands and their sizes, tops, where each deck begins and ends, and by deck how
# many cards up to each are still to be played.
HANDS = 0
SIZES = HANDS + SEATS_ROOM * ROOM
WORLD_TOP = SIZES + SEATS_ROOM
DECK_FROM, DECK_TO = WORLD_TOP + 4, WORLD_TOP + 6
WORLD_UPTO = WORLD_TOP + 8
WORLD = WORLD_UPTO + 2 * CARDS


class Position(NamedTuple):
    """All that one seat knows, and nothing else."""

    turn: Ints
    seat: int
    live: Ints  # by card whether it is still to be played: a row for a team, or one for each seat with a deck
    sizes: Ints  # of all hands
    deck_sizes: Ints


class Best(NamedTuple):
    """Room for the best plans, cheapest first."""

    rows: Ints  # WIDTH each
    scores: Floats


class World(NamedTuple):
    """One way the hidden cards may lie, and what is needed to play it out."""

    row: Ints
    deck: Ints  # never written while it is played out: all play from the same
    turn: Ints  # the turn that is being played
    prices: Floats

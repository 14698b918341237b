"""How much each consideration counts. Found by self-play on seeded deals; docs/players.md tells how."""

from bot.players.compiled import Ints
from bot.players.records import SAID, SEATS
from bot.players.scoring import (
    ALL,
    BACK,
    CARD,
    DRAW_ONE_LEFT,
    DRAWN,
    FIRE_LEFT,
    FREED,
    HELPING,
    JUMPED,
    KEPT,
    LIVE,
    LOG,
    NEXT,
    NO_TRICK_LEFT,
    ONE_PILE_LEFT,
    PAIR,
    RAW,
    REACH,
    SILENCE_LEFT,
    SILENT,
    SKULL_HELD,
    SMALL,
    STOP_HELD,
    STUCK,
    THREE_HELD,
)  # fmt: skip
from bot.players.words import UNKNOWN

# With table talk and without, while there is a draw pile and (END) after it.
TALK = {
    LIVE: 0.798, RAW: 0.2, JUMPED: 14.419, KEPT: 2.799, SMALL: 1.008, SILENT: 0.5, CARD: 3.0, NEXT: 0.144, ALL: 0.05,
    PAIR: 3.0, STUCK: 25.695, BACK: 7.171, REACH: 3.163, SILENCE_LEFT: 2.0, NO_TRICK_LEFT: 3.0, ONE_PILE_LEFT: 6.0,
    DRAW_ONE_LEFT: 5.0, FIRE_LEFT: 3.0, HELPING: 0.5, DRAWN: 2.0,
}  # fmt: skip
TALK_END = {
    LIVE: 1.0, RAW: 0.042, LOG: 0.262, JUMPED: 18.0, KEPT: 5.0, SMALL: 2.0, SILENT: 0.5, CARD: 3.0, NEXT: 0.233,
    ALL: -0.004, PAIR: 2.745, STUCK: 25.308, BACK: 8.0, REACH: 4.112, SILENCE_LEFT: 2.0, NO_TRICK_LEFT: 3.0,
    ONE_PILE_LEFT: 6.0, DRAW_ONE_LEFT: 5.0, FIRE_LEFT: 3.0, HELPING: 0.5, DRAWN: 2.0, FREED: 0.272,
}  # fmt: skip
MUTE = {
    LIVE: 0.715, RAW: 0.321, LOG: 0.422, JUMPED: 18.0, KEPT: 5.0, SMALL: 2.0, SILENT: 0.5, CARD: 3.725, NEXT: 0.078,
    ALL: -0.002, PAIR: 4.188, STUCK: 8.919, BACK: 15.046, REACH: 6.628, SILENCE_LEFT: 2.0, NO_TRICK_LEFT: 3.0,
    ONE_PILE_LEFT: 6.0, DRAW_ONE_LEFT: 5.0, FIRE_LEFT: 3.0, HELPING: 0.5, DRAWN: 2.0,
}  # fmt: skip
MUTE_END = {
    LIVE: 0.925, RAW: 0.017, LOG: 0.928, JUMPED: 18.0, KEPT: 5.0, SMALL: 2.0, SILENT: 0.5, CARD: 3.013, NEXT: 0.246,
    ALL: 0.088, PAIR: 3.52, STUCK: -0.413, BACK: 2.261, REACH: 1.0, SILENCE_LEFT: 2.0, NO_TRICK_LEFT: 3.0,
    ONE_PILE_LEFT: 6.0, DRAW_ONE_LEFT: 5.0, FIRE_LEFT: 3.0, HELPING: 0.5, DRAWN: 2.0,
}  # fmt: skip

# Face to Face: cards beyond the minimum are not refilled, so they gain nothing; a help is cheap where it gives little.
FACING = {
    LIVE: 0.5, RAW: 0.5, NEXT: 0.25, ALL: 0.12, PAIR: 2.0, STUCK: 25.0, BACK: 8.0, REACH: 1.5, HELPING: 0.6, DRAWN: 1.0,
}  # fmt: skip

# A good human: sees the room on the piles, minds what is said and keeps pairs, but does not count what is gone.
GOOD = {
    RAW: 1.0, JUMPED: 15.0, KEPT: 4.0, CARD: 2.0, PAIR: 2.0, REACH: 2.0, NO_TRICK_LEFT: 3.0, ONE_PILE_LEFT: 5.0,
    DRAW_ONE_LEFT: 4.0, FIRE_LEFT: 3.0, HELPING: 0.7, DRAWN: 1.0,
}  # fmt: skip

# A beginner: the smallest steps, and no more cards than must be.
FRIENDLY = {RAW: 1.0, JUMPED: 6.0, REACH: 0.0, HELPING: 1.0}


SETS = {
    "talk": TALK, "talk-end": TALK_END, "mute": MUTE, "mute-end": MUTE_END, "facing": FACING, "good": GOOD,
    "friendly": FRIENDLY,
}  # fmt: skip


# By "extreme-SEATS-" and the name of a set above: where the instructions are better minded in another way.
EXTREME_SETS: dict[str, dict[int, float]] = {
    f"extreme-{seats}-{name}": SETS[name] | {STOP_HELD: 0.0, SKULL_HELD: 0.0, THREE_HELD: 0.0}
    for seats in range(1, 6)
    for name in ("talk", "talk-end", "mute", "mute-end")
}


def is_talked(turn: Ints) -> bool:
    """Whether anybody has said anything."""
    return any(turn[SAID + at] != UNKNOWN for at in range(4 * turn[SEATS]))

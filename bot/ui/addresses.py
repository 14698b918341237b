"""What a button carries: where it belongs and what it asks for. Never a game, and never a card.

A card of a hand is named by its place among the cards that the seat held when the turn began: that place stays the
same through plays and take-backs, and says nothing to anybody who cannot see the hand.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

PREFIX = "98"
MOST = 100


class Verb(StrEnum):
    # the lobby, and a select's verb when it holds several values
    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "add-computer"  # a menu of levels
    REMOVE_COMPUTER = "remove-computer"  # arg: its seat
    OPTIONS = "options"  # a menu of options
    VARIANT = "variant"  # a menu of games
    TERMS = "terms"  # what can be chosen, explained: a page of one's own, with the three menus below and OPTIONS
    PRESET = "preset"
    DOORS = "doors"  # a menu of who may come
    TEMPO = "tempo"
    START = "start"
    PLAY_NOW = "play-now"  # wherever a newcomer may look; the table is 0
    PLAY_GUIDED = "play-guided"  # the same, explained step by step
    SEEK = "seek"  # asks with how many players the table shall start by itself
    SEEK_SEATS = "seek-seats"  # a menu of these numbers
    DECLINE = "decline"  # a seat that was offered
    TELL_ME = "tell-me"  # arg: on or off; the table is 0
    SIT = "sit"  # as JOIN or TAKE_SEAT, from another channel; on a card or a list, where a menu names the table
    HELP = "help"  # arg: what of it
    RULES = "rules"  # arg: which game's, and what of them; or a menu of games
    # the board
    HAND = "hand"
    SIGNALS = "signals"  # opens the panel
    CLAIM = "claim"  # O3: I'll start
    HURRY = "hurry"  # O3: a computer player shall start, and now
    TAKE_OVER = "take-over"  # arg: the seat that the computer shall take; on a reminder
    COME_BACK = "come-back"
    TAKE_SEAT = "take-seat"  # a computer player's
    HAND_OVER = "hand-over"  # my own to the computer until I am back; beside the question whether to leave
    # the hand
    CARD = "card"  # arg: its place
    PLAY = "play"  # arg: its place and the pile's letter
    PLAN = "plan"  # arg: the plays that are laid in mind by it, as `3C0A`; without any, opens the planning
    PLAY_ALL = "play-all"  # arg: plays in the same way
    END_TURN = "end-turn"  # arg: how many cards lie played, so that a second press is a stale one
    TAKE_BACK = "take-back"  # arg: the same
    HINT = "hint"
    AGREE_HINTS = "agree-hints"
    LEAVE_GUIDE = "leave-guide"  # of a guided game, which goes on as any other
    GIVE_UP = "give-up"  # the confirmation
    # the signal panel
    ABOUT = "about"  # arg: the pile's letter; names a row, and was pressed in an earlier version
    SAY = "say"  # arg: the pile's letter and a word, or the letter alone to withdraw
    SAY_MARKS = "say-marks"  # a menu of what was said of marks
    # the result
    REMATCH = "rematch"
    ANOTHER = "another"  # asks which game
    OPEN = "open"  # arg: the variant that was chosen
    EXPORT = "export"
    SAME_CARDS = "same-cards"
    VERIFY = "verify"  # the seal of the deck
    COMPARE = "compare"  # with everybody who has had these cards
    # a replay; the table is the game, the turn the one to show
    REPLAY = "replay"  # opens one; with an arg at this turn, with whose eyes
    REPLAY_TURN = "replay-turn"  # arg: whose eyes, and which way; or a menu of turns
    REPLAY_EYES = "replay-eyes"  # a menu
    REPLAY_SHARE = "replay-share"  # arg: whose eyes
    REPLAY_SAVE = "replay-save"  # a menu of files
    PLAY_ON = "play-on"  # a new table that goes on from this turn
    # records; the table is 0
    STATS = "stats"  # arg: whose, which game, and what is asked for
    LEADERBOARD = "leaderboard"  # arg: which ranking and page, and what is asked for
    # the Daily, and games for one's own eyes; without a game of its own the table is 0
    DAILY = "daily"
    DAILY_PLAY = "daily-play"  # arg: which of the day's deals
    DAILY_TABLE = "daily-table"  # arg: which deal, whose table, which day
    DAILY_SHARE = "daily-share"
    DAILY_POST = "daily-post"
    SOLO_AGAIN = "solo-again"
    ASK_GIVE_UP = "ask-give-up"
    # moderation
    END_TABLE = "end-table"  # the confirmation
    # watching a game that is on
    WATCH = "watch"  # arg: with whose eyes
    WATCH_TURN = "watch-turn"  # arg: whose eyes, and which way; or a menu of turns
    WATCH_HANDS = "watch-hands"
    # privacy; the table is 0
    FORGET_ME = "forget-me"


VERBS = frozenset(Verb)


@dataclass(frozen=True)
class Address:
    table: int
    turn: int
    verb: Verb
    arg: str = ""

    def __str__(self) -> str:
        parts = [PREFIX, str(self.table), str(self.turn), self.verb.value]
        return ":".join([*parts, self.arg] if self.arg else parts)

    @classmethod
    def parse(cls, custom_id: str) -> Self | None:
        """None for what is not ours, or from a version whose buttons are gone."""
        match = re.fullmatch(TEMPLATE, custom_id)
        if match is None or len(custom_id) > MOST or match["verb"] not in VERBS:
            return None
        return cls(int(match["table"]), int(match["turn"]), Verb(match["verb"]), match["arg"] or "")


def template(*verbs: Verb) -> str:
    """The pattern of a dynamic item for these verbs, or for any."""
    verb = "|".join(map(re.escape, verbs)) or "[a-z-]+"
    return rf"^{PREFIX}:(?P<table>\d{{1,18}}):(?P<turn>\d{{1,9}}):(?P<verb>{verb})(?::(?P<arg>[A-Za-z0-9.-]+))?$"


TEMPLATE = template()

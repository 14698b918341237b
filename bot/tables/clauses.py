"""The table's own reasons to refuse, beside the clauses of the rules. Their words are in data/locales."""

from enum import StrEnum


class TableClause(StrEnum):
    NO_TABLE = "T-no-table"  # none by this number, or none open in this channel
    CHANNEL_TAKEN = "T-channel-taken"  # facts: table
    CHANNEL_NOT_ALLOWED = "T-channel-not-allowed"  # this server keeps tables to other channels
    MAY_NOT_HOST = "T-may-not-host"  # this server lets only some people host
    OVER = "T-over"  # facts: table
    NOT_STARTED = "T-not-started"
    STARTED = "T-started"  # facts: table
    FULL = "T-full"  # facts: seats
    SEATS = "T-seats"  # facts: seated, fewest, most
    SEATED = "T-seated"  # you are; with the fact `person`, somebody you named is
    NOT_SEATED = "T-not-seated"
    NOT_PLAYED = "T-not-played"  # you had no seat in the game that is over
    NO_SEAT = "T-no-seat"  # facts: seat
    NOT_HOST = "T-not-host"  # facts: host
    NOT_YOUR_TURN = "T-not-your-turn"  # facts: seat
    NOT_YET = "T-not-yet"  # the silent player still has time; facts: seat
    LAST_PERSON = "T-last-person"  # the computer cannot play on alone
    HINTS_OFF = "T-hints-off"  # this table plays without
    HINTS_NOT_AGREED = "T-hints-not-agreed"  # by everybody whom a hint would help against; facts: seat, still to agree
    STALE = "T-stale"  # meant for an earlier turn or moment; facts: that and `meant`
    STILL_ON = "T-still-on"  # a rematch before the end
    KEPT = "T-kept"  # the seats left are kept for others; facts: until
    BARRED = "T-barred"  # from this table, you; with the fact `person`, somebody you named
    BLOCKED = "T-blocked"  # by you; facts: person
    BLOCKS = "T-blocks"  # enough for one list; facts: most
    PRIVATE = "T-private"  # for the invited only; facts: host
    SIGNALS = "T-signals"  # enough for one turn; facts: most
    ALONE = "T-alone"  # nobody to signal to
    TAKE_BACKS = "T-take-backs"  # enough for one turn; facts: most
    DEAD_END = "T-dead-end"  # with no take-back left, no card leads into one
    HAND_OVERS = "T-hand-overs"  # enough for one turn; facts: most
    JOINS = "T-joins"  # enough for one table; facts: most
    LOBBY_CHANGES = "T-lobby-changes"  # enough for one lobby; facts: most
    GUEST_CHANGES = "T-guest-changes"  # enough for one table; facts: most
    HOST_TABLES = "T-host-tables"  # one host has enough open tables here; facts: most
    SERVER_TABLES = "T-server-tables"  # this server has enough open tables; facts: most
    HANDS_CLOSED = "T-hands-closed"  # to this watcher
    SEATS_CLOSED = "T-seats-closed"  # those of computer players, once the game is on; facts: host
    OTHER_HAND = (
        "T-other-hand"  # you have held another one of this game; with the fact `person`, somebody you named has
    )
    WATCHED = "T-watched"  # this person has seen all hands; facts: person
    PLAYED_ON = "T-played-on"  # which game it is has long been settled
    HAD_CARDS = "T-had-cards"  # they have been dealt to you before, and this table is for a first attempt
    UNREADABLE = "T-unreadable"  # this version cannot read the table's log; it can only be ended; facts: table
    UNAVAILABLE = "T-unavailable"  # nothing can be stored for now; nothing has changed

"""What a table waits for next. Only that one time is stored; the rest follows from the log.

A stored time is the earliest moment to look, not a verdict: whoever looks asks `next_deadline` again and fires only
what is really due. So an ordinary move writes no deadline, and a player who moved is never reminded.
Each step counts from the one before it, so that after an outage they come one by one.
"""

from typing import Literal, NamedTuple, TypeAlias

from bot.tables import rows
from bot.tables.decisions import Draft
from bot.tables.rows import Reason
from bot.tables.silence import Silence
from bot.tables.table import Phase, Table
from bot.tables.tempo import computer_pause, turn_pace

COURTESY = 30.0  # seconds for which computer players leave the start (O3) to people; the board counts them down

Kind: TypeAlias = Literal["computer", "people"]


class Deadline(NamedTuple):
    kind: Kind
    due: float


def next_deadline(table: Table, pause: float) -> Deadline | None:
    """`pause` is how long a computer player seems to think, where nobody has chosen otherwise."""
    if table.phase is Phase.OVER:
        return None
    pause = computer_pause(table.setup.tempo, pause)
    if computers_turn(table):
        return Deadline("computer", table.quiet_since + pause)
    if (begins := computer_begins(table, pause)) is not None:
        return Deadline("computer", begins)
    pace, since = turn_pace(table.setup.tempo, table.pace), table.quiet_since
    if table.phase is Phase.LOBBY or table.silence is Silence.RELEASED:
        return Deadline("people", since + pace.close)
    return Deadline("people", since + (pace.remind if table.silence is Silence.FRESH else pace.takeover))


def computer_begins(table: Table, pause: float) -> float | None:
    """O3: when a computer player starts, unless somebody does before; nothing where none could."""
    if table.phase is not Phase.CHOOSING or len(table.people) == len(table.seats):
        return None
    return table.quiet_since + (COURTESY if table.people and not table.hurried else pause)


def computers_turn(table: Table) -> bool:
    return table.active is not None and table.seats[table.active].level is not None


def on_silence(table: Table) -> list[Draft]:
    """What happens when people have been silent until the deadline."""
    if table.phase is Phase.LOBBY or table.silence is Silence.RELEASED:
        return [Draft(rows.Ended(Reason.FORGOTTEN))]
    if table.silence is Silence.FRESH:
        return [Draft(rows.Reminded(table.active))]
    return [Draft(rows.Released(table.active))]

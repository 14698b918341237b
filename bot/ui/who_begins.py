"""Before anybody has started (O3): what the computer players will do."""

from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.seats import seat_name
from bot.ui.times import moment


def who_begins_lines(say: Speaker, snapshot: Snapshot) -> list[str]:
    """O3: which computer player begins by itself, and when: by name where there is one only."""
    if snapshot.computer_begins is None:
        return []
    computers = [at for at, seat in enumerate(snapshot.seats) if seat.level is not None]
    when = moment(snapshot.computer_begins)
    if len(computers) > 1:
        return [say("who-begins", when=when)]
    return [say("who-begins-named", name=seat_name(say, snapshot, computers[0]), when=when)]

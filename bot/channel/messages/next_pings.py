"""The call to whoever plays next, for those who have asked for it."""

from dataclasses import dataclass

from bot.channel.context.quiet_hours import quiet_until
from bot.channel.context.settings_cache import SettingsCache
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.turn_pings import PRESENT
from bot.tables import Phase, Snapshot
from bot.text import Speaker
from bot.ui.notices import next_ping, ping_rows

FEWEST = 3  # of two, whoever has just played is next


@dataclass(frozen=True)
class NextPing:
    """Sent once: of two equal ones the second is not sent."""

    turn: int  # the one before theirs
    seat: int


def next_ping_of(snapshot: Snapshot) -> NextPing | None:
    """Only behind a person: a computer player's turn is over before anybody has read it."""
    view, active = snapshot.board(), snapshot.active
    if view is None or active is None or snapshot.phase is not Phase.PLAYING or len(snapshot.seats) < FEWEST:
        return None
    if not snapshot.seats[active].human:
        return None
    others = [(active + 1 + i) % len(snapshot.seats) for i in range(len(snapshot.seats) - 1)]
    following = next((seat for seat in others if view.state.hands[seat]), None)  # O10
    if following is None or not snapshot.seats[following].human:
        return None
    return NextPing(snapshot.turn, following)


def next_call_due(snapshot: Snapshot, ping: NextPing) -> float:
    """By the tables' clock. Whoever has just acted here sees it."""
    acted = snapshot.acted_at(ping.seat)
    return 0.0 if acted is None else acted + PRESENT


async def wants_next_ping(settings: SettingsCache, snapshot: Snapshot, ping: NextPing) -> bool:
    """Has asked for it, and has no quiet hours now: afterwards it would be of no use."""
    own = await settings.person(snapshot.seats[ping.seat].person or 0)
    return own.ping and own.next_ping and quiet_until(own.quiet, settings.clock()) is None


def next_ping_message(settings: SettingsCache, say: Speaker, snapshot: Snapshot, ping: NextPing) -> OutgoingMessage:
    person, active = snapshot.seats[ping.seat].person, snapshot.active
    assert person is not None
    assert active is not None
    mentions = settings.pings.take((person,), (snapshot.id, ping))
    rows = ping_rows(say, snapshot.id, ping.turn)
    return OutgoingMessage(next_ping(say, snapshot, person, active), rows=rows, mentions=mentions)

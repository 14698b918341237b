"""The short message that calls the next player. What it should say follows from the table alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.channel.context.quiet_hours import quiet_until
from bot.channel.context.settings_cache import SettingsCache
from bot.channel.messages.outgoing import OutgoingMessage
from bot.tables import Phase, Silence, Snapshot
from bot.text import Speaker
from bot.ui.buttons import Rows
from bot.ui.notices import alone_notice, ping_rows, reminder, start_ping, takeover_offer, takeover_rows, turn_ping

PRESENT = 60.0  # seconds for which somebody who has acted counts as being there


@dataclass(frozen=True)
class TurnPing:
    """Of two equal pings the second is not sent."""

    turn: int
    seat: int | None  # nobody's: everybody is asked who starts
    silence: Silence
    late: int = 0  # how often it has been put off till the end of quiet hours after it was told without a call


def turn_ping_of(snapshot: Snapshot) -> TurnPing | None:
    """Nobody is called once they have acted, and no computer player ever."""
    view = snapshot.board()
    if view is None or snapshot.phase is Phase.OVER:
        return None
    if snapshot.phase is Phase.CHOOSING:
        return TurnPing(0, None, Silence.FRESH)
    seat = snapshot.active
    if seat is None or not snapshot.seats[seat].human:
        return None
    acted = view.state.played or snapshot.has_moved or _sits_there(snapshot, seat)
    if acted and snapshot.silence is Silence.FRESH:
        return None
    return TurnPing(snapshot.turn, seat, snapshot.silence)


def _sits_there(snapshot: Snapshot, seat: int) -> bool:
    """Alone one has just ended one's own turn; and whoever begins among computer players has just chosen to."""
    alone = all(each.level is not None for at, each in enumerate(snapshot.seats) if at != seat)
    return len(snapshot.seats) == 1 or (alone and snapshot.turn == 1 and snapshot.acted_at(seat) is not None)


def call_due(snapshot: Snapshot, ping: TurnPing) -> float:
    """By the tables' clock. Whoever has just acted here is still here, and sees that it is their turn."""
    acted = None if ping.seat is None else snapshot.acted_at(ping.seat)
    return 0.0 if acted is None or ping.silence is not Silence.FRESH else acted + PRESENT


async def turn_ping_message(
    settings: SettingsCache, say: Speaker, snapshot: Snapshot, ping: TurnPing, board_url: str | None
) -> tuple[OutgoingMessage | None, float | None]:
    """Nothing for people who do not want to be called; that a seat may be taken over is told all the same.

    And when somebody is to be called who is not called now because of their quiet hours.
    """
    view = snapshot.board()
    assert view is not None
    if ping.seat is None:
        return await _call_everybody(settings, say, snapshot, ping)
    person = snapshot.seats[ping.seat].person
    assert person is not None
    listening, later = await _who_listens(settings, [person])
    released = ping.silence is Silence.RELEASED
    offer, way_on = _released(say, snapshot, ping, ping.seat)
    if released and (not listening or not ping.late):
        return OutgoingMessage(offer, rows=way_on), later
    if not listening:
        return None, later
    fresh = ping.silence is Silence.FRESH
    text = turn_ping(say, person, view.state.owed, board_url) if fresh else reminder(say, person, board_url)
    rows = ping_rows(say, snapshot.id, ping.turn)
    if released:
        text, rows = f"{text}\n{offer}", way_on
    mentions = settings.pings.take((person,), (snapshot.id, ping))
    return OutgoingMessage(text, rows=rows, mentions=mentions), None


def _released(say: Speaker, snapshot: Snapshot, ping: TurnPing, seat: int) -> tuple[str, Rows]:
    """The computer plays on for nobody alone."""
    name = snapshot.name(snapshot.seats[seat].person or 0)
    if not any(other.human for n, other in enumerate(snapshot.seats) if n != seat):
        return alone_notice(say, name), ping_rows(say, snapshot.id, ping.turn)
    return takeover_offer(say, name), takeover_rows(say, snapshot.id, ping.turn, seat)


async def _call_everybody(
    settings: SettingsCache, say: Speaker, snapshot: Snapshot, ping: TurnPing
) -> tuple[OutgoingMessage | None, float | None]:
    """Who starts? Those who are awake decide without the others."""
    people = [seat.person for seat in snapshot.seats if seat.person is not None and seat.human]
    listening, later = await _who_listens(settings, people)
    if not listening:
        return None, later
    mentions = settings.pings.take(listening, (snapshot.id, ping))
    rows = ping_rows(say, snapshot.id, ping.turn)
    return OutgoingMessage(start_ping(say, listening), rows=rows, mentions=mentions), None


async def _who_listens(settings: SettingsCache, people: Sequence[int]) -> tuple[tuple[int, ...], float | None]:
    """Who wants to be called, and may be now; and when the first of the others may be."""
    listening, ends, now = list[int](), list[float](), settings.clock()
    for person in people:
        own = await settings.person(person)
        if not own.ping:
            continue
        if (end := quiet_until(own.quiet, now)) is None:
            listening.append(person)
        else:
            ends.append(end)
    return tuple(listening), min(ends, default=None)

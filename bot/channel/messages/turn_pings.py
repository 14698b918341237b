"""The short message that calls the next player. What it should say follows from the table alone."""

from dataclasses import dataclass

from bot.channel.context.settings_cache import SettingsCache
from bot.channel.messages.outgoing import OutgoingMessage
from bot.tables import Phase, Silence, Snapshot
from bot.text import Speaker
from bot.ui.notices import ping_rows, reminder, start_ping, takeover_offer, takeover_rows, turn_ping

PRESENT = 60.0  # seconds for which somebody who has acted counts as being there


@dataclass(frozen=True)
class TurnPing:
    """Of two equal pings the second is not sent."""

    turn: int
    seat: int | None  # nobody's: everybody is asked who starts
    silence: Silence


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
    acted = (
        view.state.played or snapshot.has_moved or len(snapshot.seats) == 1
    )  # alone one has just ended one's own turn
    if acted and snapshot.silence is Silence.FRESH:
        return None
    return TurnPing(snapshot.turn, seat, snapshot.silence)


def call_due(snapshot: Snapshot, ping: TurnPing) -> float:
    """By the tables' clock. Whoever has just acted here is still here, and sees that it is their turn."""
    acted = None if ping.seat is None else snapshot.acted_at(ping.seat)
    return 0.0 if acted is None or ping.silence is not Silence.FRESH else acted + PRESENT


async def turn_ping_message(
    settings: SettingsCache, say: Speaker, snapshot: Snapshot, ping: TurnPing, board_url: str | None
) -> OutgoingMessage | None:
    """Nothing for people who do not want to be called; that a seat may be taken over is told all the same."""
    view = snapshot.board()
    assert view is not None
    if ping.seat is None:
        people = [seat.person for seat in snapshot.seats if seat.person is not None and seat.human]
        listening = tuple([person for person in people if (await settings.person(person)).ping])
        rows = ping_rows(say, snapshot.id, ping.turn)
        if not listening:
            return None
        mentions = settings.pings.take(listening, (snapshot.id, ping))
        return OutgoingMessage(start_ping(say, listening), rows=rows, mentions=mentions)
    person = snapshot.seats[ping.seat].person
    assert person is not None
    if ping.silence is Silence.RELEASED:
        rows = takeover_rows(say, snapshot.id, ping.turn, ping.seat)
        return OutgoingMessage(takeover_offer(say, snapshot.name(person)), rows=rows)
    if not (await settings.person(person)).ping:
        return None
    reminded = ping.silence is Silence.REMINDED
    text = reminder(say, person, board_url) if reminded else turn_ping(say, person, view.state.owed, board_url)
    mentions = settings.pings.take((person,), (snapshot.id, ping))
    return OutgoingMessage(text, rows=ping_rows(say, snapshot.id, ping.turn), mentions=mentions)

"""The short message that calls the next player. What it should say follows from the table alone."""

from dataclasses import dataclass

from bot.channel.house import House
from bot.channel.poster import Letter
from bot.tables import Phase, Silence, Snapshot
from bot.text import Speaker
from bot.ui.notices import ping_rows, reminder, start_ping, takeover_offer, takeover_rows, turn_ping


@dataclass(frozen=True)
class Call:
    """Of two equal calls the second is not sent."""

    turn: int
    seat: int | None
    silence: Silence


def wanted(snapshot: Snapshot) -> Call | None:
    """Nobody is called once they have acted, and no computer player ever."""
    view = snapshot.board()
    if view is None or snapshot.phase is Phase.OVER:
        return None
    if snapshot.phase is Phase.CHOOSING:
        return Call(0, None, Silence.FRESH)
    seat = snapshot.active
    if seat is None or not snapshot.seats[seat].human:
        return None
    acted = view.state.played or len(snapshot.seats) == 1  # alone one has just ended one's own turn
    if acted and snapshot.silence is Silence.FRESH:
        return None
    return Call(snapshot.turn, seat, snapshot.silence)


async def letter(house: House, say: Speaker, snapshot: Snapshot, call: Call, board: str | None) -> Letter | None:
    """Nothing for people who do not want to be called; that a seat may be taken over is told all the same."""
    view = snapshot.board()
    assert view is not None
    if call.seat is None:
        people = [seat.person for seat in snapshot.seats if seat.person is not None and seat.human]
        listening = tuple([person for person in people if (await house.manners.person(person)).ping])
        rows = ping_rows(say, snapshot.id, call.turn)
        return Letter(start_ping(say, listening), rows=rows, mentions=listening) if listening else None
    person = snapshot.seats[call.seat].person
    assert person is not None
    if call.silence is Silence.RELEASED:
        rows = takeover_rows(say, snapshot.id, call.turn, call.seat)
        return Letter(takeover_offer(say, snapshot.name(person)), rows=rows)
    if not (await house.manners.person(person)).ping:
        return None
    reminded = call.silence is Silence.REMINDED
    text = reminder(say, person, board) if reminded else turn_ping(say, person, view.state.owed, board)
    return Letter(text, rows=ping_rows(say, snapshot.id, call.turn), mentions=(person,))

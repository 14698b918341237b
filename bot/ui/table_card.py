"""The card that a channel keeps of a table in a thread: which game, who sits there, how it stands, and the way in."""

from collections.abc import Hashable

from discord import ButtonStyle, Colour, Embed

from bot.tables import Phase, Snapshot
from bot.text import Speaker, plain_name, shown_name
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Page, Rows
from bot.ui.colours import BAD, CALM, CLOSED, GOOD
from bot.ui.notices import end_notice
from bot.ui.result import result_title
from bot.ui.seats import seat_name
from bot.ui.times import moment

THREAD_NAME = 100  # signs


def table_card_state(snapshot: Snapshot) -> Hashable:
    """Of two tables with the same one the card is the same: most of what happens at a table does not change it."""
    table = (snapshot.setup, snapshot.private, snapshot.seats_open, snapshot.host)
    return (snapshot.id, snapshot.phase, snapshot.seats, table, snapshot.outcome, snapshot.ended)


def table_card_page(say: Speaker, snapshot: Snapshot, *, thread: int | None) -> Page:
    """`thread`: where it leads; nowhere on the thread's own first message, or when the thread is gone."""
    lines = [_state(say, snapshot), _players(say, snapshot)]
    if thread is not None:
        lines.append(f"➜ <#{thread}>")
    title = say(f"variant-{snapshot.setup.variant}")
    embed = Embed(title=title, description="\n".join(filter(None, lines)), colour=_colour(snapshot))
    return Page(embed, _rows(say, snapshot))


def opening_page(say: Speaker, variant: str, name: str) -> Page:
    """Before there is a thread."""
    text = say("card-opening", name=shown_name(name))
    return Page(Embed(title=say(f"variant-{variant}"), description=text, colour=CALM))


def thread_name(say: Speaker, variant: str, name: str) -> str:
    return f"{say(f'variant-{variant}')} · {plain_name(name)}"[:THREAD_NAME]


def thread_answer(say: Speaker, thread: int) -> str:
    """To whoever asked for a table somewhere else than it stands."""
    return say("answer-thread", thread=f"<#{thread}>")


def _state(say: Speaker, snapshot: Snapshot) -> str:
    if snapshot.phase is Phase.OVER:
        outcome = snapshot.outcome
        return end_notice(say, snapshot.ended or "", "") if outcome is None else result_title(say, snapshot, outcome)
    if snapshot.began is not None:
        return say("card-playing", since=moment(snapshot.began))
    seats = say("lobby-seats", taken=len(snapshot.seats), most=snapshot.setup.seat_counts[-1])
    return f"{seats} · {say('card-private')}" if snapshot.private else seats


def _players(say: Speaker, snapshot: Snapshot) -> str:
    return ", ".join(seat_name(say, snapshot, seat) for seat in range(len(snapshot.seats)))


def _colour(snapshot: Snapshot) -> Colour:
    if snapshot.phase is not Phase.OVER:
        return CALM
    outcome = snapshot.outcome
    if outcome is None:
        return CLOSED
    return GOOD if outcome.result == "won" else BAD


def _rows(say: Speaker, snapshot: Snapshot) -> Rows:
    """Sitting down from afar, where anybody may."""
    sit = Address(snapshot.id, 0, Verb.SIT)
    if snapshot.phase is Phase.LOBBY and not snapshot.private:
        full = len(snapshot.seats) >= snapshot.setup.seat_counts[-1]
        return ((Button(sit, say("button-join"), ButtonStyle.primary, disabled=full),),)
    if snapshot.seats_open and snapshot.has_seat_to_take:
        return ((Button(sit, say("button-take-seat"), ButtonStyle.primary),),)
    return ()

"""The options of a table in words."""

from collections.abc import Callable

from bot.rules import Option
from bot.tables import Phase, Setup, Snapshot
from bot.text import Speaker
from bot.ui.seats import plain_seat_name
from bot.ui.terms import tempo_word

USUAL = Setup().chosen


def options_line(say: Speaker, setup: Setup) -> str:
    """What differs from the usual game; empty when nothing does."""
    words, on = [], setup.chosen
    for option in Option:
        if option in on - USUAL:
            words.append(say(f"told-{option}"))
        elif option in USUAL - on:
            words.append(say(f"told-no-{option}"))
    return " · ".join(filter(None, (*words, tempo_word(say, setup.tempo))))


def origin_words(say: Speaker, snapshot: Snapshot) -> tuple[str, ...]:
    """Of a game whose cards somebody may know: where they come from."""
    if (code := snapshot.setup.deal) is not None:
        return (say("table-deal", code=code),)
    if snapshot.played_on == 0:
        return (say("table-same-cards"),)
    return () if snapshot.played_on is None else (say("table-played-on", turn=snapshot.played_on),)


def table_words(say: Speaker, snapshot: Snapshot) -> tuple[str, ...]:
    """What everybody at the table should know of it, besides the game's options."""
    open_hands = (say("table-open-hands"),) if snapshot.open_hands else ()
    open_seats = (say("table-seats-open"),) if snapshot.seats_open else ()
    guided = (say("table-guided"),) if snapshot.guide is not None else ()
    return (*guided, *open_hands, *open_seats, *hint_words(say, snapshot), *origin_words(say, snapshot))


def hint_words(
    say: Speaker, snapshot: Snapshot, name: Callable[[Speaker, Snapshot, int], str] = plain_seat_name
) -> tuple[str, ...]:
    """Who has agreed to hints, where that is asked for; before the cards are dealt, that it is."""
    if not snapshot.setup.hints:
        return ()
    agreed = sorted(snapshot.hints_agreed)
    if not snapshot.hints_wait_for:
        return (say("table-hints-agreed"),) if agreed else ()
    if agreed:
        return (say("table-hints-agreed-by", name=name(say, snapshot, agreed[0])),)
    return (say("table-hints-to-agree"),) if snapshot.phase is Phase.LOBBY else ()

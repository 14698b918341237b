"""The options of a table in words."""

from bot.rules import Option, Options
from bot.tables import Setup, Snapshot
from bot.text import Speaker

USUAL = Options().chosen


def options_line(say: Speaker, options: Options, *, shuffled: bool = False) -> str:
    """What differs from the usual game; empty when nothing does."""
    on = _on(options, shuffled=shuffled)
    words = []
    for option in Option:
        if option in on - USUAL:
            words.append(say(f"told-{option}"))
        elif option in USUAL - on:
            words.append(say(f"told-no-{option}"))
    return " · ".join(words)


def origin_words(say: Speaker, snapshot: Snapshot) -> tuple[str, ...]:
    """Of a game that is played on from another: that it is, and from which turn."""
    return () if snapshot.played_on is None else (say("table-played-on", turn=snapshot.played_on),)


def table_words(say: Speaker, snapshot: Snapshot) -> tuple[str, ...]:
    """What everybody at the table should know of it, besides the game's options."""
    open_hands = (say("table-open-hands"),) if snapshot.open_hands else ()
    return (*open_hands, *origin_words(say, snapshot))


def chosen_options(setup: Setup) -> frozenset[Option]:
    """Which options of a lobby are on."""
    return _on(setup.options, shuffled=setup.shuffled)


def _on(options: Options, *, shuffled: bool) -> frozenset[Option]:
    return options.chosen | {Option.SHUFFLED} if shuffled else options.chosen

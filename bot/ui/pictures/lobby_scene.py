"""The lobby has no view yet: who has sat down, to play what, with what agreed."""

from collections.abc import Collection, Sequence

from bot.rules import Variant
from bot.text import Speaker
from bot.ui.pictures.fonts import legible_name
from bot.ui.pictures.scene import Lobby, LobbySeat


def lobby_scene(
    variant: type[Variant], say: Speaker, names: Sequence[str], computers: Collection[int] = (), notes: str = ""
) -> Lobby:
    """`computers` are the seats of computer players; `notes` the options in words, if any differ from the usual."""
    most = max(variant.seat_counts)
    return Lobby(
        title=say(f"pictures-variant-{variant.name}"),
        headline=say("pictures-seats-taken", taken=len(names), seats=most),
        notes=notes,
        marks=variant.marks,
        rows=tuple((pile.ascending, pile.top) for pile in variant.row),
        seats=tuple(
            LobbySeat(seat + 1, _label(say, names, seat), seat < len(names), seat in computers) for seat in range(most)
        ),
    )


def _label(say: Speaker, names: Sequence[str], seat: int) -> str:
    if seat >= len(names):
        return say("pictures-free-seat")
    return legible_name(names[seat]) or say("pictures-seat", number=seat + 1)

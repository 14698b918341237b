"""The lobby has no view yet: who has sat down, at what game, with what agreed."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules import Variant
from bot.text import Speaker
from bot.ui.pictures.fonts import legible_name
from bot.ui.pictures.scene import Lobby, LobbySeat


@dataclass(frozen=True)
class Sitter:
    name: str
    computer: bool = False


def lobby_scene(variant: type[Variant], sitters: Sequence[Sitter], say: Speaker, notes: str = "") -> Lobby:
    """`notes` are the options in words, if any differ from the usual."""
    most = max(variant.seat_counts)
    seats = []
    for at in range(most):
        taken = at < len(sitters)
        computer = taken and sitters[at].computer
        name = legible_name(sitters[at].name) if taken else say("pictures-free-seat")
        if not name:
            name = (
                legible_name(say("seat-computer", number=at + 1)) if computer else say("pictures-seat", number=at + 1)
            )
        seats.append(LobbySeat(at + 1, name, taken, computer))
    return Lobby(
        title=say(f"pictures-variant-{variant.name}"),
        headline=say("pictures-seats-taken", taken=len(sitters), seats=most),
        notes=notes,
        marks=variant.marks,
        rows=tuple((pile.ascending, pile.top) for pile in variant.row),
        seats=tuple(seats),
    )

"""What a table has agreed on: the game, its options, how fast it is played, and who may come."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.rules import VARIANTS, Option, Options, Original
from bot.store import TableChoices
from bot.tables.setup import Setup
from bot.tables.table import Table
from bot.tables.tempo import Tempo

ANY_TABLE = (Option.NO_HINTS, Option.PRIVATE, Option.OPEN_SEATS, Option.OPEN_HANDS)


class Terms(Struct, frozen=True):
    setup: Setup = Setup()
    private: bool = False
    open_seats: bool = False
    open_hands: bool = False

    @classmethod
    def of_options(cls, variant: str, on: Collection[str], tempo: str = Tempo.USUAL) -> "Terms":
        """With these options on, as far as the game knows them."""
        on = {*on} & {*VARIANTS[variant].options_offered, *ANY_TABLE}
        three, short = Option.THREE in on, Option.SHORT in on
        options = Options(3 if three else 2, -1 if short else 0, Option.TAKE_BACKS in on)
        setup = Setup(variant, options, Option.SHUFFLED in on, hints=Option.NO_HINTS not in on, tempo=str(tempo))
        return cls(setup, Option.PRIVATE in on, Option.OPEN_SEATS in on, Option.OPEN_HANDS in on)

    @classmethod
    def of_table(cls, table: Table) -> "Terms":
        return cls(table.setup, table.guests.private, table.guests.seats_open, table.guests.open_hands)

    @classmethod
    def remembered(cls, choices: TableChoices | None) -> "Terms":
        """As somebody had their last table; what this version does not know is as usual."""
        if choices is None or choices.variant not in VARIANTS:
            return cls()
        tempo = choices.tempo if choices.tempo in tuple(Tempo) else Tempo.USUAL
        return cls.of_options(choices.variant, choices.options, tempo)

    def to_remember(self) -> TableChoices | None:
        """Nothing, where all is as usual."""
        if self == Terms():
            return None
        return TableChoices(self.setup.variant, tuple(sorted(self.chosen)), self.setup.tempo)

    @property
    def offered(self) -> tuple[Option, ...]:
        """Those that the variant knows (O15a), unless a code has settled them, and what any table may agree on."""
        return ANY_TABLE if self.setup.deal is not None else (*self.setup.kind.options_offered, *ANY_TABLE)

    @property
    def chosen(self) -> frozenset[Option]:
        """Which options are on."""
        around = {
            Option.PRIVATE: self.private,
            Option.OPEN_SEATS: self.open_seats,
            Option.OPEN_HANDS: self.open_hands,
        }
        return self.setup.chosen | {option for option, is_on in around.items() if is_on}

    def changed(
        self,
        *,
        variant: str | None = None,
        on: Iterable[str] = (),
        off: Iterable[str] = (),
        tempo: str | None = None,
    ) -> "Terms":
        """What the game does not know falls away."""
        chosen = (self.chosen | {*on}) - {*off}
        terms = Terms.of_options(variant or self.setup.variant, chosen, tempo or self.setup.tempo)
        if self.setup.deal is not None and variant in (None, self.setup.variant):
            settled = replace(self.setup, hints=terms.setup.hints, tempo=terms.setup.tempo)
            return replace(terms, setup=settled)
        seats = self.setup.seats if terms.setup.variant == self.setup.variant else None
        return replace(terms, setup=replace(terms.setup, seats=seats))


class Preset(NamedTuple):
    """Several choices by one press."""

    on: tuple[Option, ...]
    tempo: Tempo = Tempo.USUAL
    variant: str | None = None  # where it is meant for one game

    def terms(self, variant: str) -> Terms:
        return Terms.of_options(self.variant or variant, self.on, self.tempo)


PRESETS = {
    "first-game": Preset((Option.TAKE_BACKS,), Tempo.UNHURRIED, Original.name),
    "evening": Preset((Option.TAKE_BACKS, Option.OPEN_SEATS)),
    "slow-game": Preset((Option.TAKE_BACKS,), Tempo.DAY),
    "hard": Preset((Option.THREE, Option.SHORT, Option.NO_HINTS)),
}

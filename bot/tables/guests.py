"""Who may sit down at a table, besides who sits there: seats that are kept, invitations, bars."""

from msgspec import Struct
from msgspec.structs import replace

from bot.tables import rows
from bot.tables.rows import Entry

KEPT_FOR = 600.0  # seconds that a rematch waits for whoever sat there


class Guests(Struct, frozen=True):
    private: bool = False  # only the invited may sit down
    kept: dict[int, float] = {}  # for whom a seat is kept, and until when
    invited: frozenset[int] = frozenset()
    barred: frozenset[int] = frozenset()  # by the host or a moderator, until the table ends
    joins: dict[int, int] = {}  # how often somebody has sat down
    changes: int = 0  # invitations and bars
    open_hands: bool = False  # whoever does not play may see them
    seats_open: bool = False  # in mid-game, those of computer players, to anybody who may sit down
    wanted: int = 0  # as soon as so many sit there, the cards are dealt
    watchers: frozenset[int] = frozenset()  # who has seen them, and so cannot sit down any more

    def seats_kept(self, now: float, *, but: int | None = None) -> list[float]:
        """Until when, for everybody but this one; the earliest first."""
        return sorted(until for person, until in self.kept.items() if until > now and person != but)

    def lets_in(self, person: int, now: float) -> bool:
        """Past the door of a private table."""
        return not self.private or person in self.invited or self.kept.get(person, 0.0) > now

    def after(self, entry: Entry) -> "Guests":
        """What a row makes of them. Somebody who was forgotten is nobody's guest."""
        if isinstance(entry.what, rows.SeatsOpened):  # that holds, whoever is forgotten
            return replace(self, seats_open=entry.what.open, changes=self.changes + 1)
        if isinstance(entry.what, rows.Chosen):
            private, open_hands = entry.what.private, entry.what.open_hands
            private = self.private if private is None else private
            return replace(self, private=private, open_hands=self.open_hands if open_hands is None else open_hands)
        if isinstance(entry.what, rows.Wanted):
            return replace(self, wanted=entry.what.seats, changes=self.changes + 1)
        person = entry.who if entry.whom is None else entry.whom
        if not person:
            return self
        match entry.what:
            case rows.HandedOver(level=None) if entry.whom is not None:  # to somebody new
                return replace(self, joins={**self.joins, person: self.joins.get(person, 0) + 1})
            case rows.Joined():
                joins = {**self.joins, person: self.joins.get(person, 0) + 1}
                return replace(self, kept=_without(self.kept, person), joins=joins)
            case rows.Kept(seconds):
                kept = _without(self.kept, person)
                return replace(self, kept={**kept, person: entry.at + seconds} if seconds > 0 else kept)
            case rows.Invited():
                invited, barred = self.invited | {person}, self.barred - {person}
                return replace(self, invited=invited, barred=barred, changes=self.changes + 1)
            case rows.Barred():
                kept, invited, barred = _without(self.kept, person), self.invited - {person}, self.barred | {person}
                return replace(self, kept=kept, invited=invited, barred=barred, changes=self.changes + 1)
            case rows.Declined():
                return replace(self, kept=_without(self.kept, person), invited=self.invited - {person})
            case rows.Watched():
                return replace(self, watchers=self.watchers | {person})
            case _:
                return self


def _without(kept: dict[int, float], person: int) -> dict[int, float]:
    return {each: until for each, until in kept.items() if each != person}

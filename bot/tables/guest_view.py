"""What a snapshot tells of who may sit down, watch or come back, besides who sits there."""

from bot.tables.table import Phase, Table


class GuestView:
    __slots__ = ("_table",)

    _table: Table

    @property
    def private(self) -> bool:
        """Whether only the invited may sit down."""
        return self._table.guests.private

    @property
    def open_hands(self) -> bool:
        """Whether those who do not play may see all hands."""
        return self._table.guests.open_hands

    @property
    def seats_open(self) -> bool:
        """Whether anybody may take a computer player's seat once the game is on."""
        return self._table.guests.seats_open

    @property
    def has_seat_to_take(self) -> bool:
        """In mid-game, for anybody or for somebody who was invited."""
        free = any(seat.is_free for seat in self._table.seats) and self._table.phase in (Phase.CHOOSING, Phase.PLAYING)
        return free and (self.seats_open or bool(self.invited))

    @property
    def wanted(self) -> int:
        """As soon as so many sit there, the cards are dealt; 0: when the host says so."""
        wanted = self._table.guests.wanted
        return self._table.setup.enough(wanted) if wanted else 0

    def is_expected(self, person: int, now: float) -> bool:
        """A seat was offered to them, or is kept."""
        seat = self._table.seat_of(person)
        offered = seat is not None and self._table.seats[seat].offered
        return offered or person in self.invited or self.kept.get(person, 0.0) > now

    def may_sit_down(self, person: int, now: float) -> bool:
        """So far as the table itself tells, at this moment: in the lobby, or on a computer player's seat."""
        guests = self._table.guests
        if self._table.seat_of(person) is not None or person in guests.barred or not guests.lets_in(person, now):
            return False
        if self._table.phase is Phase.LOBBY:
            kept = guests.seats_kept(now, but=person)
            return (
                len(self._table.seats) + (0 if person in guests.kept else len(kept)) < self._table.setup.seat_counts[-1]
            )
        return self.has_seat_to_take and person not in guests.watchers and (self.seats_open or person in self.invited)

    def sees_hands(self, person: int) -> bool:
        """Whether they have asked to, and so cannot sit down any more."""
        return self.open_hands and person in self._table.guests.watchers and self._table.seat_of(person) is None

    @property
    def kept(self) -> dict[int, float]:
        """For whom a seat is kept, and until when; some of that may have passed."""
        return self._table.guests.kept

    @property
    def invited(self) -> frozenset[int]:
        """Who may sit down and has not, in a private lobby or any other."""
        return frozenset(self._table.guests.invited - {seat.person for seat in self._table.seats})

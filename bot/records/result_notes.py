"""What is special about a result: told once, under it, and only where there is something to tell."""

from msgspec import Struct

RECORD_AFTER = 5  # games of the kind, before a result can be the best of them
STREAK = 3  # wins in a row


class ResultNotes(Struct, frozen=True):
    record_before: int | None = None  # the fewest cards left until now, on this server in games of this kind
    first_wins: tuple[int, ...] = ()  # whose first one it is here
    streak: int = 0  # the winners' wins in a row; none below `STREAK`

    def __bool__(self) -> bool:
        return self != ResultNotes()

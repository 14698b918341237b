"""What goes when somebody, or a server, is forgotten."""

from typing import TypeAlias

from msgspec import Struct


class Forget(Struct, frozen=True):
    """A person's settings and tallies go; what is left of their seats in finished games stays, without them.

    See `Store.forget` for what tables know: a long log, or many games, in one unit would keep every player waiting.
    """

    person: int


class ForgetHost(Struct, frozen=True):
    """At one table: that they were its host, that they sit there, and their name."""

    person: int
    table: int


class ForgetRows(Struct, frozen=True):
    """In some rows of its log, from `first` to before `end`. A checkpoint that may know them goes, too."""

    person: int
    table: int
    first: int
    end: int


class RewriteRow(Struct, frozen=True):
    """A row of a log that says less than it did: somebody's name in a moderator's words."""

    table: int
    n: int
    what: bytes


class ForgetSeats(Struct, frozen=True):
    """Some finished games, without this person; or, if none is named, without anybody."""

    games: tuple[int, ...]
    person: int | None = None


class Hide(Struct, frozen=True):
    """Nobody is shown this person any more."""

    person: int


class CountAnew(Struct, frozen=True):
    """What is counted along with somebody's games: some are theirs no more, or an older version wrote them down."""

    person: int


class ForgetServer(Struct, frozen=True):
    """The bot was removed: the server's settings and tables go, its finished games stay, without people.

    See `Store.forget_server`: many games in one unit would keep every player waiting.
    """

    guild: int


Forgetting: TypeAlias = CountAnew | Forget | ForgetHost | ForgetRows | ForgetSeats | ForgetServer | Hide | RewriteRow

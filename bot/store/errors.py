"""What can go wrong between the bot and its database. The names say what happened."""

from enum import StrEnum


class Key(StrEnum):
    """What was taken."""

    TABLE = "table"  # an id of a table
    CHANNEL = "channel"  # it has an open table
    ROW = "row"  # this number of the log
    INTERACTION = "interaction"  # it has a row already
    ATTEMPT = "attempt"  # somebody has had this deal before
    OTHER = "other"


class StoreError(Exception):
    """Anything below."""


class Conflict(StoreError):  # noqa: N818
    """Somebody else wrote first: the key was taken. Nothing of this write was stored; read again and look."""

    def __init__(self, key: Key) -> None:
        super().__init__(key)
        self.key = key


class StoreUnavailable(StoreError):  # noqa: N818
    """Disk full, read-only, no connection: nothing can be stored until the fault is gone."""


class StoreInUse(StoreError):  # noqa: N818
    """Another process has this SQLite file."""


class StoreTooNew(StoreError):  # noqa: N818
    """The database was made by a newer version of the bot; it has been left untouched."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database is at migration {found}, this version of the bot knows {known}")
        self.found = found
        self.known = known


class BadAddress(StoreError):  # noqa: N818
    """The address names no database. It may hold a password, so nothing of it is repeated."""


class NoPostgres(StoreError):  # noqa: N818
    """The address names PostgreSQL, but its driver is not installed."""

    def __init__(self) -> None:
        super().__init__("a postgresql:// address needs the extra: pip install 'ninety-eight[postgres]'")


class DriverMismatch(StoreError):  # noqa: N818
    """The installed database driver does not behave as the version this store was written for."""

    def __init__(self, found: str, needed: str) -> None:
        super().__init__(f"{found} does not work with this bot, which needs {needed}: pip install '{needed}'")

"""What is stored about one person, to be given to them."""

from msgspec import Struct

from bot.store.rows import AttemptRow, BlockRow, GameRow, LogRow, SubscriptionRow, TableRow
from bot.store.settings import PersonSettings


class PersonData(Struct, frozen=True):
    person: int
    settings: PersonSettings | None
    hosted: tuple[TableRow, ...]
    log: tuple[LogRow, ...]
    names: dict[int, str]  # by table
    games: tuple[GameRow, ...]  # with this person's seats only
    blocks: tuple[BlockRow, ...] = ()  # by this person
    subscriptions: tuple[SubscriptionRow, ...] = ()
    attempts: tuple[AttemptRow, ...] = ()
    daily_servers: tuple[int, ...] = ()

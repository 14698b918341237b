"""Who wants to be told when somebody looks for players on a server, and when a server was last called."""

from bot.store import DropSubscription, NoteCall, SetSubscription, Store, SubscriptionRow
from bot.tables.store_errors import refuse_if_down


async def subscribe(store: Store, row: SubscriptionRow) -> None:
    """When they were last told stays as it is."""
    with refuse_if_down():
        await store.write(SetSubscription(row))


async def unsubscribe(store: Store, person: int, guild: int) -> None:
    with refuse_if_down():
        await store.write(DropSubscription(person, guild))


async def subscription(store: Store, person: int, guild: int) -> SubscriptionRow | None:
    with refuse_if_down():
        return await store.subscription(person, guild)


async def subscribers(store: Store, guild: int, most: int) -> tuple[SubscriptionRow, ...]:
    """Those who have not been told for the longest time come first."""
    with refuse_if_down():
        return await store.subscribers(guild, most)


async def last_call(store: Store, guild: int) -> float | None:
    with refuse_if_down():
        return await store.last_call(guild)


async def note_call(store: Store, guild: int, now: float, people: tuple[int, ...]) -> None:
    """Before anybody is told: nobody is told twice, whatever happens."""
    with refuse_if_down():
        await store.write(NoteCall(guild, now, people))

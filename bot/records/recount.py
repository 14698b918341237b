"""Games that an older version wrote down while this one brought the database up to date: that one does not know of all
that is counted along with a game. Only where several processes share a database."""

from bot.store import Conflict, CountAnew, Store


async def count_missed_games(store: Store) -> int:
    """How many people's games were counted anew. Raises `StoreUnavailable`."""
    people = await store.miscounted() if store.shared else ()
    for person in people:
        try:
            await store.write(CountAnew(person))
        except Conflict:  # a game of theirs ended in this very moment: the next look finds them again
            continue
    return len(people)

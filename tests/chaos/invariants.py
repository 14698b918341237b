"""What must hold whatever happens; read from the database itself, not from what the bot believes."""

from collections import Counter

from bot.rules import State
from bot.store import Due, TableRow
from bot.tables.deadlines import COURTESY, next_deadline
from bot.tables.replay_log import replay_log
from bot.tables.table import Table
from tests.channel.playing import Channel
from tests.text.files import TEXTS

PAUSE = 1.2  # the usual one of computer players
GRACE = 1200.0  # after a start
ALL = 10_000
ARROWS = {"↑", "↓"}


async def check_tables(at: Channel) -> int:
    """Returns how many are open."""
    rows = await at.store.read("SELECT id FROM tables WHERE closed IS NULL")
    due = await at.store.due(float("inf"), ALL)
    deadlines = Counter(each.table for each in due)
    assert set(deadlines.values()) <= {1}, "a deadline is doubled"
    for (number,) in rows:
        row = await at.store.table(number)
        assert row is not None
        table = await _replayed(at, row)
        _check_people(table)
        if table.state is not None:
            _check_cards(table, table.state)
        _check_deadline(at, table, [each for each in due if each.table == number])
        await _check_memory(at, table)
    assert deadlines.keys() <= {number for (number,) in rows}, "a closed table waits for something"
    return len(rows)


async def _replayed(at: Channel, row: TableRow) -> Table:
    record, log = await at.store.record(row.id), await at.store.log(row.id)
    assert record is not None
    assert [each.n for each in log] == list(range(len(log))), "the log has a gap"
    interactions = [each.interaction for each in log if each.interaction is not None]
    assert len(interactions) == len(set(interactions)), "a click was done twice"
    return replay_log(record, log)


def _check_people(table: Table) -> None:
    people = [seat.person for seat in table.seats if seat.person]
    assert len(people) == len(set(people)), "somebody has two hands"
    assert table.state is None or len(table.state.hands) == len(table.seats), "a seat without a hand"


def _check_cards(table: Table, state: State) -> None:
    assert table.deal is not None
    dealt = Counter(card for deck in table.deal.decks for card in deck)
    begun = Counter(pile.cards[0] for pile in state.piles)
    there = Counter(card for place in (*state.hands, *state.decks) for card in place)
    there += Counter(card for pile in state.piles for card in pile.cards) - begun
    assert there == dealt, "cards are lost or doubled"


def _check_deadline(at: Channel, table: Table, stored: list[Due]) -> None:
    """It may be looked at too early, but never too late."""
    assert len(stored) == 1, f"table {table.id} waits for nothing"
    wanted = next_deadline(table, PAUSE)
    assert wanted is not None
    latest = max(wanted.due, at.clock.now) + COURTESY + GRACE
    assert stored[0].due <= latest, f"table {table.id} would wait until {stored[0]}, not {wanted}"


async def _check_memory(at: Channel, table: Table) -> None:
    snapshot = await at.tables.look(table.id)
    assert (snapshot.n, snapshot.phase, snapshot.seats) == (table.n, table.phase, table.seats), "memory is not the log"
    assert snapshot._table.state == table.state, "memory is not the log"


async def check_boards(at: Channel) -> int:
    """What everybody sees is how it stands. Returns how many boards were looked at."""
    say, looked = TEXTS.speak("en"), 0
    for (number,) in await at.store.read("SELECT id FROM tables WHERE closed IS NULL"):
        kept = (await at.store.messages(number)).get("board")
        there = None if kept is None else at.env.backend.messages[kept.channel].get(kept.message)
        if there is None:
            continue
        snapshot = await at.tables.look(number)
        message = await at.bot.services.pages.public_message(say, snapshot, with_picture=False)
        assert message.page is not None
        piles = [line for line in (message.page.embed.description or "").splitlines() if ARROWS & {*line}]
        posted = str(there.embeds[0].get("description", ""))
        missing = [line for line in piles if line not in posted]
        assert not missing, f"table {number} stands at {missing}, its board says {posted}"
        looked += 1
    return looked

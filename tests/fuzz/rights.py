"""No table is changed by somebody who may not: every row of every log is judged once more, in other words."""

from bot.rules import Signal, Start
from bot.store import FORGOTTEN, LogRow
from bot.tables import (
    Acted,
    Agreed,
    Barred,
    Began,
    Chosen,
    Declined,
    Ended,
    Entry,
    GuideLeft,
    HandedOver,
    Hinted,
    Hurried,
    Invited,
    Joined,
    Kept,
    Left,
    Offered,
    Opened,
    Phase,
    Reason,
    Removed,
    Seated,
    SeatsOpened,
    Silence,
    Unlocked,
    Wanted,
)
from bot.tables.personal import is_personal
from bot.tables.replay_log import entry_from_row
from bot.tables.rows import Watched
from bot.tables.table import Table, apply_entry, new_table
from tests.fuzz.requests import Sent
from tests.fuzz.town import Town

FOR_HOSTS = Seated | Removed | Chosen | Began | Invited | Barred | Unlocked | SeatsOpened | Wanted


class Rights:
    def __init__(self, town: Town) -> None:
        self._town = town
        self._tables: dict[int, Table] = {}  # as far as they have been judged
        self._over: set[int] = set()  # nothing more is stored of them
        self.rows = 0

    async def check(self, sent: dict[int, Sent], *, judge: bool) -> None:
        """What has been stored since; `judge` is off where somebody was forgotten, and rows have lost their people."""
        store = self._town.at.store
        if not judge:
            self._tables.clear()
        for number in await self._tables_to_judge():
            before = self._tables.get(number)
            record = None if before else await store.record(number)
            log = await store.log(number, before.n if before else -1)
            for row in log:
                entry = entry_from_row(row)
                if before is None:
                    assert record is not None
                    before = new_table(record.table, entry, {})
                    continue
                if judge:
                    self._judge(before, entry, row, sent)
                before = apply_entry(before, entry).table
            assert before is not None
            self._tables[number] = before
            if before.phase is Phase.OVER:
                self._over.add(number)
                del self._tables[number]

    async def _tables_to_judge(self) -> list[int]:
        rows = await self._town.at.store.read("SELECT id FROM tables")
        return [row[0] for row in rows if row[0] not in self._over]

    def _judge(self, table: Table, entry: Entry, row: LogRow, sent: dict[int, Sent]) -> None:
        self.rows += 1
        if entry.interaction is not None and entry.interaction in sent:
            asked = sent[entry.interaction]
            assert entry.who == asked.who.id, f"{asked} became {entry}"
            here = self._town.guild(asked.channel).id == table.guild
            assert here or is_personal(table.id), f"{asked} reached {table.id} elsewhere"
        if entry.who is None:
            self._judge_nobody(table, entry)
        elif entry.who != FORGOTTEN:
            assert self._may(table, entry, entry.who), f"{entry} at {table}"

    def _judge_nobody(self, table: Table, entry: Entry) -> None:
        if isinstance(entry.what, Acted):
            assert table.seats[entry.what.seat].level is not None, f"{entry} at {table}"
        if isinstance(entry.what, Began):  # by itself
            wanted = table.guests.wanted
            assert wanted > 0, f"{entry} at {table}"
            assert table.setup.enough(wanted) <= len(table.seats), f"{entry} at {table}"

    def _may(self, table: Table, entry: Entry, who: int) -> bool:
        moderator = self._town.is_moderator(who) or table.state is None
        hosts, what = who == table.host or self._town.is_moderator(who), entry.what
        if isinstance(what, FOR_HOSTS):
            return hosts or (isinstance(what, Seated) and entry.at == table.opened)
        match what:
            case Joined():
                guests = table.guests
                return entry.whom is None and who not in guests.barred and guests.lets_in(who, entry.at)
            case Declined():
                return who in table.guests.invited or who in table.guests.kept
            case Kept():
                return hosts or entry.whom == who or entry.at == table.opened
            case HandedOver(seat, None) if table.seats[seat].is_free:
                return entry.whom == who and _may_take(table, seat, who, entry.at)
            case Left(seat) | HandedOver(seat, None) | Hinted(seat) | Agreed(seat):
                return table.seats[seat].person == who
            case Acted(seat, action):
                mine = table.seats[seat].person == who
                return mine and (isinstance(action, Signal | Start) or seat == table.active)
            case HandedOver(seat):
                silent = table.silence is Silence.RELEASED and seat == table.active
                own = table.seats[seat].person == who
                return own or moderator or (silent and table.seat_of(who) is not None)
            case Offered(seat):
                return entry.whom not in table.guests.watchers and (hosts or table.seats[seat].person == who)
            case Ended(reason):
                return who == table.host if reason is Reason.HOST else self._town.is_moderator(who)
            case Watched():
                return table.state is not None and table.guests.open_hands and table.seat_of(who) is None
            case GuideLeft() | Hurried():
                return table.seat_of(who) is not None
            case Opened():
                return table.phase is Phase.LOBBY
        return False


def _may_take(table: Table, seat: int, who: int, now: float) -> bool:
    """A computer player's seat in mid-game: nobody who is kept away, or has seen other hands than that one."""
    guests = table.guests
    welcome = (guests.seats_open or who in guests.invited) and guests.lets_in(who, now)
    kept_away = who in guests.barred or who in guests.watchers
    knows_another = table.former.get(who, seat) != seat
    return table.state is not None and welcome and not kept_away and not knows_another and table.seat_of(who) is None

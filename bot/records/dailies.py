"""The Daily: the deals of a day, who has played them for the first time, and how that went."""

from datetime import date, timedelta
from statistics import median

from msgspec import Struct

from bot.records.expert_results import ExpertResults
from bot.rules import DealCode
from bot.rules.daily import DEFAULT_SEED, ONE_PERSON, DailyKind, daily_code, daily_keys
from bot.store import DailyAttempt, ExpertResult, JoinDaily, NoteDailyPost, Statistics, games_of_person
from bot.tables import day_of, drop_marks, recognise, refuse_if_down
from bot.tables.tables import Tables

PARTNERS = 25
LISTED = 15


class DailyEntry(Struct, frozen=True):
    """One deal of a day, as somebody stands with it."""

    day: str
    kind: DailyKind
    attempt: DailyAttempt | None
    counts: bool  # whether the attempt was the first one, on that day
    expert: ExpertResult | None  # not yet computed


class Streak(Struct, frozen=True):
    """Days in a row."""

    now: int
    longest: int


class DailyPlace(Struct, frozen=True):
    place: int  # shared by those who are equal
    attempt: DailyAttempt


class DailyTable(Struct, frozen=True):
    """Of a server, or of somebody and their partners."""

    day: str
    kind: DailyKind
    places: tuple[DailyPlace, ...]  # the first so many
    own: DailyPlace | None
    players: int
    expert: ExpertResult | None
    median: float | None
    is_open: bool  # to whoever looks: otherwise only how many have played is told


class Dailies:
    """Each may raise `Refused` with T-unavailable."""

    def __init__(self, tables: Tables, experts: ExpertResults, seed: str = DEFAULT_SEED) -> None:
        self._tables, self._store, self._experts, self._seed = tables, tables.store, experts, seed
        self._statistics = Statistics(tables.store)

    @property
    def today(self) -> str:
        return day_of(self._tables.table_log.clock())

    def yesterday(self) -> str:
        return day_before(self.today)

    def code(self, day: str, kind: DailyKind) -> DealCode:
        return daily_code(day, kind, self._seed)

    def kind_of(self, code: str, day: str) -> DailyKind | None:
        """Which of the day's deals somebody means by a code."""
        return next((kind for kind in DailyKind if code in (*self._keys(day, kind), str(self.code(day, kind)))), None)

    async def entry(self, person: int, kind: DailyKind, day: str | None = None) -> DailyEntry:
        day, keys = day or self.today, self._keys(day or self.today, kind)
        with refuse_if_down():
            attempt = await self._store.attempt(keys, person)
            expert = await self._expert(day, kind, attempt)
        return DailyEntry(day, kind, attempt, attempt is not None and attempt.day == day, expert)

    async def entries(self, person: int) -> tuple[DailyEntry, ...]:
        """Today's for one person; and the team's."""
        return tuple([await self.entry(person, kind) for kind in DailyKind])

    async def before_deal(self, kind: DailyKind, people: tuple[int, ...]) -> None:
        """Somebody who has had their data deleted today may be among them."""
        with refuse_if_down():
            await recognise(self._store, self._keys(self.today, kind), people, self._tables.table_log.clock())

    async def join(self, person: int, guild: int) -> None:
        """From now on this server's tables of the day have them."""
        if guild:
            with refuse_if_down():
                await self._store.write(JoinDaily(guild, person))

    async def of_server(self, guild: int, kind: DailyKind, viewer: int, day: str | None = None) -> DailyTable:
        day = day or self.today
        with refuse_if_down():
            found = await self._store.attempts_in(self._keys(day, kind), guild, viewer)
        return await self._table(day, kind, found, viewer)

    async def of_partners(self, person: int, kind: DailyKind, day: str | None = None) -> DailyTable:
        """Of those with whom they have played, wherever, and themselves."""
        day = day or self.today
        with refuse_if_down():
            partners = await self._statistics.partners(person, games_of_person(person, None), PARTNERS)
            people = frozenset({person, *(partner.person for partner in partners)})
            found = await self._store.attempts_by(self._keys(day, kind), people, person)
        return await self._table(day, kind, found, person)

    async def streak(self, person: int) -> Streak:
        """A day counts once one of its deals was finished at the first attempt; today may still be played."""
        with refuse_if_down():
            days = {*await self._store.daily_days(person)}
        start = self.today if self.today in days else self.yesterday()
        return Streak(_run_back_from(start, days), max((_run_back_from(day, days) for day in days), default=0))

    async def may_see(self, code: str, day: str, viewer: int) -> bool:
        """A day's deal is open to whoever has finished it themselves, and to all once the day is over."""
        if day < self.today or (kind := self.kind_of(code, day)) is None:
            return True
        attempt = (await self.entry(viewer, kind, day)).attempt
        return attempt is not None and attempt.finished

    async def prepare(self) -> None:
        """So that the expert's results are there when somebody is through."""
        for kind in ONE_PERSON:
            with refuse_if_down():
                await self._expert(self.today, kind, None)

    async def channels(self) -> tuple[tuple[int, int], ...]:
        """Which servers want a new day to be announced, and where."""
        with refuse_if_down():
            return await self._store.daily_channels()

    async def announce(self, guild: int) -> bool:
        """Whether today is still to be announced there; from now on it is not."""
        with refuse_if_down():
            if await self._store.daily_post(guild) == self.today:
                return False
            await self._store.write(NoteDailyPost(guild, self.today))
        return True

    async def tidy(self) -> None:
        """What was kept for a day alone goes with it."""
        with refuse_if_down():
            await drop_marks(self._store, self._tables.table_log.clock())

    def _keys(self, day: str, kind: DailyKind) -> tuple[str, ...]:
        return daily_keys(day, kind, self._seed)

    async def _expert(self, day: str, kind: DailyKind, attempt: DailyAttempt | None) -> ExpertResult | None:
        """With as many seats as there were."""
        code = self.code(day, kind)
        seats = code.seats or (attempt.seats if attempt is not None else None)
        return None if not seats else await self._experts.find(code.settled(seats))

    async def _table(self, day: str, kind: DailyKind, found: tuple[DailyAttempt, ...], viewer: int) -> DailyTable:
        mine = next((attempt for attempt in found if attempt.person == viewer), None)
        places = _in_order(found)
        with refuse_if_down():
            expert = await self._expert(day, kind, mine)
            own = await self._store.attempt(self._keys(day, kind), viewer)
        return DailyTable(
            day,
            kind,
            places[:LISTED],
            next((place for place in places if place.attempt.person == viewer), None),
            len(found),
            expert,
            median(attempt.cards or 0 for attempt in found) if found else None,
            day < self.today or (own is not None and own.finished),
        )


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def _run_back_from(day: str, days: set[str]) -> int:
    run = 0
    while day in days:
        run, day = run + 1, day_before(day)
    return run


def _merit(attempt: DailyAttempt) -> tuple[int, int]:
    """The fewest cards left; of those who are equal, whoever was helped less."""
    return attempt.cards or 0, (attempt.hints or 0) + (attempt.take_backs or 0)


def _in_order(found: tuple[DailyAttempt, ...]) -> tuple[DailyPlace, ...]:
    ordered = sorted(found, key=lambda attempt: (*_merit(attempt), attempt.ended or 0.0, attempt.person))
    merits = [_merit(attempt) for attempt in ordered]
    return tuple(DailyPlace(1 + merits.index(_merit(attempt)), attempt) for attempt in ordered)

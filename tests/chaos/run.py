"""A town in which nothing goes as it should, and which plays on."""

import logging
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bot.client import NinetyEight
from bot.rules import LETTERS, EndTurn, GiveUp, Play, Refused, Start
from bot.store import StoreUnavailable
from bot.tables import Caller, Phase, Snapshot, Timers
from bot.tables.computer import plain_turn
from tests.channel.playing import Channel, channel
from tests.chaos.faults import Faults, Unexpected
from tests.chaos.invariants import check_boards, check_tables
from tests.fuzz.requests import Requests, payload
from tests.fuzz.run import advise
from tests.fuzz.secrets import Watch
from tests.fuzz.town import Town

CALM_EVERY = 25  # deeds until all faults end and everything is looked at
TOWN = 2000  # deeds in one town: the simulated Discord remembers everything for ever
HANDFUL = 5
SECONDS = (0.5, 1.3, 3.0, 20.0, 45.0, 700.0, 1300.0)
LATER = 61.0  # until the last board has been tried again


@dataclass
class Report:
    seed: int
    towns: int = 0
    deeds: int = 0
    turns: int = 0
    restarts: int = 0
    games: int = 0  # played to their end
    looks: int = 0  # at all tables
    boards: int = 0
    published: int = 0
    faults: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        faults = ", ".join(f"{count} × {name}" for name, count in sorted(self.faults.items()))
        return (
            f"seed {self.seed}: {self.deeds} deeds in {self.towns} towns, {self.turns} turns by people, "
            f"{self.games} games ended, {self.restarts} restarts; {faults}; {self.looks} looks at every table, "
            f"{self.boards} boards compared, {self.published} public messages read"
        )


class Chaos:
    def __init__(self, at: Channel, address: str, random: Random, report: Report, stack: AsyncExitStack) -> None:
        self.at, self.random, self.report = at, random, report
        self.town, self.faults = Town(at, random), Faults(at, address, random)
        self.requests = Requests(self.town)
        self.unexpected, self._counted = Unexpected(), set[int]()
        self.watch = Watch(at.bot.services.pages, Random(report.seed), self.town.over)
        self.watch.stand_by(stack)
        at.new_bot = partial(self._new_bot, at.new_bot)

    async def go_on(self, deeds: int) -> None:
        await self.town.renew()
        for _ in range(deeds):
            await self._deed()
            self.report.deeds += 1
            if self.report.deeds % CALM_EVERY == 0:
                await self._calm()
        await self._calm()

    async def _deed(self) -> None:
        deeds = [(self._play, 50), (self._press, 15), (self._wait, 15), (self.faults.begin, 4), (self._restart, 1)]
        (deed,) = self.random.choices([deed for deed, _ in deeds], [weight for _, weight in deeds])
        with suppress(StoreUnavailable, Refused):
            await deed()

    async def _play(self) -> None:
        """Somebody's turn, by command, a card at a time or all at once."""
        playing = [each for each in self.town.newest.values() if each.phase in (Phase.CHOOSING, Phase.PLAYING)]
        if not playing:
            return await self.town.renew()
        snapshot = await self.at.tables.look(self.random.choice(playing).id)
        if snapshot.phase is Phase.CHOOSING:
            with self.at.env._bot_scope():
                await self.at.tables.act(snapshot.id, Caller(snapshot.host), Start())
        elif (view := snapshot.view(snapshot.active)) is not None and self._who_is_on(snapshot) is not None:
            actions = plain_turn(view.state)
            plays = [f"{each.card}{LETTERS[each.pile]}" for each in actions if isinstance(each, Play)]
            if plays:
                await self._command(snapshot, "play", plays=" ".join(plays))
            if any(isinstance(each, EndTurn) for each in actions):
                await self._command(snapshot, "end-turn")
                self.report.turns += 1
            if any(isinstance(each, GiveUp) for each in actions):
                person = snapshot.seats[snapshot.active or 0].person
                with self.at.env._bot_scope():
                    await self.at.tables.act(snapshot.id, Caller(person or 0), GiveUp())
        return None

    async def _command(self, snapshot: Snapshot, command: str, **options: Any) -> None:
        who = self._who_is_on(snapshot)
        place = next((each for each in self.town.channels if each.id == snapshot.channel), None)
        if who is not None and place is not None:
            disturbed = self.faults.disturbing
            result = await who.slash(place, command, **options)
            assert result.acknowledged or disturbed, f"no answer to /{command}"

    def _who_is_on(self, snapshot: Snapshot) -> Any:
        person = None if snapshot.active is None else snapshot.seats[snapshot.active].person
        return next((who for who in [*self.town.people, self.at.mod] if who.id == person), None)

    async def _press(self) -> None:
        """Anything, by anybody; all at once."""
        env, records = self.at.env, list[Any]()
        for _ in range(HANDFUL):
            record, made = payload(self.town, self.requests.next())
            env.backend.emit("INTERACTION_CREATE", made)
            records.append(record)
        await env._settle_internal(dispatch="INTERACTION_CREATE")

    async def _wait(self) -> None:
        self.at.clock.now += self.random.choice(SECONDS)
        with self.at.env._bot_scope():
            await self.town.timers.run_due()
        await self.at.env.settle(idle=0.002)

    async def _restart(self) -> None:
        await self.at.restart()
        self.report.restarts += 1
        self.town.timers = Timers(self.at.tables)
        with self.at.env._bot_scope():
            await self.town.timers.resume()

    def _new_bot(self, make: Callable[[], NinetyEight]) -> NinetyEight:
        """It is watched from its first moment."""
        bot = make()
        self.watch.follow(bot.services.pages)
        bot.services.tables.subscribe(self.town._note)
        return bot

    async def _look(self) -> None:
        """Somebody looks at each table: after a restart that brings its board up to date."""
        with self.at.env._bot_scope():
            for (number,) in await self.at.store.read("SELECT id FROM tables WHERE closed IS NULL"):
                self.at.bot.services.boards.catch_up(await self.at.tables.look(number))
        await self.at.env.settle(idle=0.002)

    async def _calm(self) -> None:
        """No more faults; time for what was put off; then everything must be in order."""
        self.report.faults = {**self.faults.counts}
        await self.faults.end()
        await self.at.env.advance_time(LATER)
        await self._wait()
        await self._look()
        await self.at.env.advance_time(LATER)
        with self.at.env._bot_scope():
            await check_tables(self.at)
            self.report.boards += await check_boards(self.at)
        self.report.looks += 1
        for published in self.at.published:
            self.watch.check(published)
        self.report.published += len(self.at.published)
        self.at.published.clear()
        self.at.env.backend.http_requests.clear()
        assert self.unexpected.heard == [], self.unexpected.heard[0]
        self.report.games += len(self.town.over - self._counted)
        self._counted |= self.town.over
        await self.town.renew()


async def run(folder: Path, address: str, seed: int, *, deeds: int, seconds: float = float("inf")) -> Report:
    """In towns of their own, one after the other, until there were so many deeds or the time is over."""
    report, ends = Report(seed), time.monotonic() + seconds
    while report.deeds < deeds and time.monotonic() < ends:
        random = Random(f"{seed} {report.towns}")
        try:
            async with channel(folder, database=address, luck=random, advise=advise) as at, AsyncExitStack() as stack:
                chaos = Chaos(at, address, random, report, stack)
                logging.getLogger().addHandler(chaos.unexpected)
                stack.callback(logging.getLogger().removeHandler, chaos.unexpected)
                await chaos.go_on(min(TOWN, deeds - report.deeds))
        except BaseException as error:
            error.add_note(f"{report}\nagain: python -m tests.chaos --seed {seed}")
            raise
        report.towns += 1
    return report

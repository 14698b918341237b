"""A server full of tables, the people in it, and a second server next door."""

from random import Random

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle

from bot.rules import VARIANTS, GiveUp, Refused, Start
from bot.tables import (
    Caller,
    Change,
    Phase,
    ServerSettings,
    Setup,
    Snapshot,
    TableClause,
    Tables,
    Terms,
    Timers,
    open_seats,
)
from bot.tables.computer import plain_turn
from tests.channel.playing import Channel

PHASES = (Phase.LOBBY, Phase.CHOOSING, Phase.PLAYING, Phase.OVER)
NAMES = ("dan", "fay", "gil", "ida")


class Town:
    """Ann hosts, Ben and Fay play, the others may come; Mod moderates here, the chief only next door."""

    def __init__(self, at: Channel, random: Random) -> None:
        self.at, self.random = at, random
        self.people = [at.ann, at.ben, at.eve, *(at.guild.add_member(at.env.create_user(name)) for name in NAMES)]
        self.robot = at.guild.add_member(at.env.create_user("robot", bot=True))
        self.stands = {
            at.guild.create_text_channel(f"{variant}-{phase}".replace("_", "-")): (variant, phase)
            for variant in VARIANTS
            for phase in PHASES
        }
        self.abroad = at.env.create_guild("Abroad", owner=at.env.create_user("owner"))
        self.room_abroad = self.abroad.create_text_channel("room")
        rank = self.abroad.create_role("rank", permissions=discord.Permissions(manage_channels=True))
        self.chief = self.abroad.add_member(at.env.create_user("chief"), roles=[rank])
        self.timers = Timers(at.tables)
        self.tables: list[int] = []  # that there are or were
        self.over = set[int]()  # whose cards everybody may see
        self.newest: dict[int, Snapshot] = {}  # table of each channel, as it stands
        at.tables.subscribe(self._note)

    @property
    def doors(self) -> Tables:
        return self.at.tables

    @property
    def channels(self) -> list[ChannelHandle]:
        return [*self.stands, self.room_abroad]

    def visitor(self, channel: ChannelHandle) -> MemberActor:
        """Somebody who can be in this channel, often one who has the turn or sits there; a moderator now and then."""
        if channel is self.room_abroad:
            return self.chief
        snapshot, chance = self.newest.get(channel.id), self.random.random()
        if snapshot is not None and chance < 0.6:
            on = [] if snapshot.active is None or chance > 0.3 else [snapshot.seats[snapshot.active].person]
            wanted = on or [snapshot.host, *(seat.person for seat in snapshot.seats)]
            if found := [who for who in self.people if who.id in wanted]:
                return self.random.choice(found)
        return self.at.mod if self.random.random() < 0.12 else self.random.choice(self.people)

    def guild(self, channel: ChannelHandle) -> GuildHandle:
        return self.abroad if channel is self.room_abroad else self.at.guild

    def is_moderator(self, person: int) -> bool:
        return person == self.at.mod.id

    async def renew(self) -> None:
        """Tables that have ended make room for new ones, and settings go back to what they were."""
        settings = self.at.bot.services.settings
        await settings.set_server(self.at.guild.id, ServerSettings())
        with self.at.env._bot_scope():
            for channel, (variant, phase) in self.stands.items():
                if await self.at.store.table_in(channel.id) is None:
                    await self._open(channel.id, variant, phase)
        await self.at.env.settle(idle=0.002)
        self.tables = self.tables[-60:]

    def _note(self, change: Change) -> None:
        self.newest[change.channel] = change
        if change.phase is Phase.OVER:
            self.over.add(change.id)
        if change.id not in self.tables:
            self.tables.append(change.id)

    async def pass_time(self) -> None:
        with self.at.env._bot_scope():
            self.at.clock.pass_by(self.random.choice((1.0, 2.0, 5.0, 40.0, 700.0)))
            await self.timers.run_due()
        await self.at.env.settle(idle=0.002)

    async def _join(self, change: Change, guest: MemberActor) -> Change:
        try:
            return await self.doors.join(change.id, _caller(guest))
        except Refused as refused:  # one of them has blocked the other
            if refused.clause not in (TableClause.BARRED, TableClause.BLOCKED):
                raise
            return change

    async def _open(self, channel: int, variant: str, phase: Phase) -> None:
        doors, random = self.doors, self.random
        host, *others = random.sample(self.people[:5], 3)
        seats = Setup(variant).seat_counts[-1]
        private = phase is Phase.LOBBY and random.random() < 0.3
        terms = Terms(Setup(variant), private, open_hands=random.random() < 0.5)
        change = await doors.open(_caller(host, moderator=True), self.at.guild.id, channel, terms)
        for guest in others[: seats - 1] if not private else []:
            change = await self._join(change, guest)
        if len(change.seats) < seats and random.random() < 0.5:
            change = await doors.seat_computer(change.id, _caller(host))
            if random.random() < 0.5:
                change = await open_seats(doors, change.id, _caller(host), on=True)
        while phase is not Phase.LOBBY and len(change.seats) < Setup(variant).seat_counts[0]:
            change = await doors.seat_computer(change.id, _caller(host))  # where people have blocked each other
        if phase is not Phase.LOBBY:
            change = await doors.start(change.id, _caller(host))
        if phase in (Phase.PLAYING, Phase.OVER) and change.phase is Phase.CHOOSING:
            change = await doors.act(change.id, _caller(host), Start())
        if phase is Phase.OVER:
            await self._give_up(change)
        elif phase is Phase.PLAYING:
            await self._play(change)

    async def _play(self, change: Change) -> None:
        """Some turns, so that there is something to see."""
        for _ in range(self.random.randrange(5)):
            view = change.view(change.active)
            seat = None if change.active is None else change.seats[change.active]
            if view is None or seat is None or seat.person is None or change.phase is not Phase.PLAYING:
                return
            change = await self.doors.act(change.id, Caller(seat.person), *plain_turn(view.state))

    async def _give_up(self, change: Change) -> None:
        seat = None if change.active is None else change.seats[change.active]
        if seat is not None and seat.person is not None:
            await self.doors.act(change.id, Caller(seat.person), GiveUp())


def _caller(who: MemberActor, *, moderator: bool = False) -> Caller:
    return Caller(who.id, who.name, moderator)

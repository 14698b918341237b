"""The one door to running games, for people, buttons, timers and computer players."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random, SystemRandom

from bot.rules import Action, Instructions, Refused
from bot.store import Store
from bot.tables import decisions, game_decisions, lobby_decisions
from bot.tables.alarm import CallLater
from bot.tables.autostart import require_possible, then_start, want
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.company import apart_from, require_company, require_not_blocked_by
from bot.tables.decisions import ChooseActions, Draft, Drafts
from bot.tables.guided import FirstGame
from bot.tables.lobby_decisions import ChangeTerms
from bot.tables.looking import Looking
from bot.tables.luck import Luck
from bot.tables.notes import Notes
from bot.tables.opening import Opening
from bot.tables.played_on import PlayedOn
from bot.tables.rows import Level, Wanted
from bot.tables.setup import Setup
from bot.tables.snapshot import Change
from bot.tables.table import Table
from bot.tables.table_log import Listener, TableLog
from bot.tables.terms import Terms


class Tables(Looking):
    """Every method either stores what was asked and returns a `Change`, or raises `Refused` and nothing has changed.

    A caller is answered only once it is on disk. The same interaction again is answered as done.
    """

    def __init__(
        self,
        store: Store,
        instructions: Instructions,
        *,
        clock: Callable[[], float] = time.time,
        random: Random | None = None,
        shipped: Instructions | None = None,
        pause: float = 1.2,
        capacity: int = 1000,
        call_later: CallLater | None = None,
    ) -> None:
        """`shipped`: the instructions that deals' codes mean, where the host has others; `pause`: how long a computer
        player seems to think; `capacity`: how many tables stay in memory; `call_later`: what wakes by the clock where
        that is not the event loop's own."""
        super().__init__(store, TableLog(store, clock, pause, capacity, call_later))
        self.notes = Notes(store, clock)
        self._instructions = instructions
        self.luck = Luck(random or SystemRandom(), instructions, shipped or instructions)
        self._opening = Opening(store)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Called after each commit, timers and computer players included, in each table's order. Must not block.

        Returns what ends it.
        """
        self.table_log.listeners.append(listener)
        return lambda: self.table_log.listeners.remove(listener)

    # The lobby

    async def open(
        self,
        caller: Caller,
        guild: int,
        channel: int,
        terms: Terms | None = None,
        *,
        parent: int | None = None,
        computers: Sequence[Level] = (),
        played_on: PlayedOn | None = None,
        wanted: int = 0,
    ) -> Change:
        """A lobby with the caller as its host, in the first seat, and computer players of these levels beside them.
        `parent`: what the channel is a thread of; `played_on`: the finished game that is taken up; `wanted`: it starts
        by itself as soon as so many sit there."""
        terms = terms or Terms()
        setup, seats = terms.setup, 1 + len(computers)
        setup.game(setup.seat_counts[0], self._instructions)
        if wanted:
            require_possible(setup, wanted)
        async with self._opening.permission(caller, guild, channel, parent) as pace:
            drafts = lobby_decisions.open_lobby(caller, terms, pace, computers, played_on)
            if wanted:
                drafts.append(Draft(Wanted(wanted), caller.person))
            if wanted and seats >= wanted:
                drafts.append(Draft(self.luck.begin(setup, played_on, seats)))
            return await self.table_log.open(caller, guild, channel, drafts)

    async def require_opening(self, caller: Caller, guild: int, parent: int) -> None:
        """Whether they may open a table in a thread of this channel, before there is one."""
        async with self._opening.permission(caller, guild, parent, parent):
            return

    async def play_now(
        self, caller: Caller, guild: int, channel: int, *, parent: int | None = None, level: Level = "normal"
    ) -> Change:
        """A table of the plain game with a computer partner, dealt, with the caller to play."""
        async with self._opening.permission(caller, guild, channel, parent) as pace:
            drafts = lobby_decisions.play_now(caller, Setup(), pace, level, self.luck)
            return await self.table_log.open(caller, guild, channel, drafts)

    async def play_guided(
        self, caller: Caller, guild: int, channel: int, game: FirstGame, *, parent: int | None = None
    ) -> Change:
        """A first game that is explained, with a computer partner, the caller to play."""
        async with self._opening.permission(caller, guild, channel, parent) as pace:
            return await self.table_log.open(caller, guild, channel, lobby_decisions.guided(caller, game, pace))

    async def join(self, table: int, caller: Caller) -> Change:
        now = self.table_log.clock()
        await require_company(self.store, (await self.look(table)).host, caller.person)
        return await self.sit(table, caller, partial(lobby_decisions.join, caller=caller, now=now))

    async def sit(self, table: int, caller: Caller, decide: Callable[[Table], Drafts]) -> Change:
        """With it the cards may be dealt, if the table waits for so many."""
        return await self.table_log.change(table, caller, partial(then_start, decide=decide, luck=self.luck))

    async def want_players(self, table: int, caller: Caller, seats: int) -> Change:
        """The cards are dealt as soon as so many sit there; with no number, when the host says so."""
        return await self.sit(table, caller, partial(want, caller=caller, seats=seats))

    async def decline(self, table: int, caller: Caller) -> Change:
        """The seat that somebody has offered."""
        return await self.table_log.change(table, caller, partial(lobby_decisions.decline, caller=caller))

    async def leave(self, table: int, caller: Caller) -> Change:
        """Also in a game: the computer plays on. When nobody is left, the table ends itself."""
        return await self.table_log.change(table, caller, partial(decisions.leave, caller=caller))

    async def remove(self, table: int, caller: Caller, seat: int, note: str = "") -> Change:
        """Somebody else, by the host or a moderator; in the lobby a computer player as well."""
        return await self.table_log.change(
            table, caller, partial(decisions.remove, caller=caller, seat=seat, note=note)
        )

    async def remove_person(
        self, table: int, caller: Caller, person: int, note: str = "", *, bar: bool = False
    ) -> Change:
        """Whoever sits there or has a seat kept; with a bar, they cannot come back until the table ends."""
        decide = partial(decisions.remove_person, caller=caller, person=person, note=note, bar=bar)
        return await self.table_log.change(table, caller, decide)

    async def invite(self, table: int, caller: Caller, person: int, name: str = "") -> Change:
        """They sit down by themselves, or not."""
        await require_not_blocked_by(self.store, caller.person, person)
        now = self.table_log.clock()
        decide = partial(lobby_decisions.invite, caller=caller, person=person, name=name, now=now)
        return await self.table_log.change(table, caller, decide)

    async def seat_computer(self, table: int, caller: Caller, level: Level = "normal") -> Change:
        now = self.table_log.clock()
        decide = partial(lobby_decisions.seat_computer, caller=caller, level=level, now=now)
        return await self.sit(table, caller, decide)

    async def choose(self, table: int, caller: Caller, change: ChangeTerms) -> Change:
        """Another game, other options, another tempo."""
        decide = partial(lobby_decisions.choose, caller=caller, change=change, instructions=self._instructions)
        return await self.table_log.change(table, caller, decide)

    async def start(self, table: int, caller: Caller) -> Change:
        return await self.table_log.change(table, caller, partial(lobby_decisions.start, caller=caller, luck=self.luck))

    # The game

    async def act(
        self,
        table: int,
        caller: Caller,
        *actions: Action,
        choose: ChooseActions | None = None,
        turn: int | None = None,
        moment: int | None = None,
    ) -> Change:
        """One action, or several as one: all of them or none. `choose` decides on them by the seat's own view, with
        the table held: nobody needs to look beforehand.

        With the turn it was meant for, and where twice would hurt the moment, as the button had them from `Snapshot`.
        """
        decide = partial(game_decisions.act, caller=caller, actions=actions, choose=choose, turn=turn, moment=moment)
        return await self.table_log.change(table, caller, decide)

    async def act_by_computer(self, table: int, seat: int, actions: Sequence[Action], moment: int) -> Change:
        """The same door, for a seat that the computer plays."""
        decide = partial(game_decisions.act_by_computer, seat=seat, actions=actions, moment=moment)
        return await self.table_log.change(table, None, decide)

    async def note_hint(self, table: int, caller: Caller) -> Change:
        """The caller is about to be told what the expert would do: records tell who asked how often."""
        return await self.table_log.change(table, caller, partial(game_decisions.note_hint, caller=caller))

    async def leave_guide(self, table: int, caller: Caller) -> Change:
        """The game goes on as any other, but still counts for nothing."""
        return await self.table_log.change(table, caller, partial(game_decisions.leave_guide, caller=caller))

    async def hurry(self, table: int, caller: Caller) -> Change:
        """Nobody need wait any longer for somebody to start: a computer player does."""
        return await self.table_log.change(table, caller, partial(game_decisions.hurry, caller=caller))

    async def offer_seat(
        self, table: int, caller: Caller, seat: int, person: int, name: str = "", note: str = ""
    ) -> Change:
        """One's own seat to somebody; the host and moderators any seat. Until they come, the computer plays it."""
        decide = partial(game_decisions.offer_seat, caller=caller, seat=seat, person=person, name=name, note=note)
        return await self.table_log.change(table, caller, decide)

    async def to_computer(
        self, table: int, caller: Caller, seat: int | None = None, level: Level = "normal", note: str = ""
    ) -> Change:
        """One's own seat (the default), or that of a player who has been silent for too long."""

        def decide(at: Table) -> Drafts:
            own = at.seat_of(caller.person) if seat is None else seat
            if own is None:
                raise Refused(T.NOT_SEATED, table=at.id)
            return game_decisions.to_computer(at, caller, own, level, note)

        return await self.table_log.change(table, caller, decide)

    async def take_back_seat(self, table: int, caller: Caller) -> Change:
        """From the computer that kept it. Any action in the game does it as well."""
        return await self.table_log.change(table, caller, partial(game_decisions.take_back_seat, caller=caller))

    async def unlock(self, table: int, caller: Caller) -> Change:
        """A moderator's remedy: what is in memory is forgotten, and the log read again."""
        self.table_log.forget([table], whole_log=True)
        return await self.table_log.change(table, caller, partial(decisions.unlock, caller=caller))

    async def end(self, table: int, caller: Caller, note: str = "") -> Change:
        """By the host or a moderator, who may say why; also when the table's log cannot be read."""
        decide = partial(decisions.end, caller=caller, note=note)
        return await self.table_log.change(table, caller, decide, even_unread=True)

    async def rematch(self, table: int, caller: Caller, *, parent: int | None = None) -> Change:
        """A new lobby in the same channel, for whoever may open one there; everybody who sat there has a seat kept."""
        over, apart = await self.table_log.look(table), await apart_from(self.store, caller.person)
        async with self._opening.permission(caller, over.guild, over.channel, parent) as pace:
            drafts = lobby_decisions.rematch(over, caller, pace, apart)
            return await self.table_log.open(caller, over.guild, over.channel, drafts)

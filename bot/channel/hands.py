"""Hands that lie open: redrawn by themselves when the turn comes round, as long as Discord lets anybody edit them."""

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from bot.channel.answers import UNDELIVERED
from bot.channel.callers import Interaction
from bot.channel.house import House
from bot.channel.letters import edited
from bot.channel.pages import hand_page, hand_picture
from bot.rules import Refused
from bot.tables import Change, Phase, Snapshot
from bot.text import Speaker
from bot.ui.notices import end_notice

LIFE = 14 * 60.0  # seconds; an interaction's token lives for fifteen minutes
KEPT = 2_000  # of about 8 kB each
FORGOTTEN = 0
BREATH = 0.05  # the answer to the click that changed the turn goes first

log = logging.getLogger(__name__)


@dataclass
class Open:
    """The way to one private message. It holds a token: it is never stored, and never logged."""

    way: Interaction = field(repr=False)
    say: Speaker
    n: int  # the row that it shows
    turn: int
    until: float
    pictured: bool


class Hands:
    def __init__(self, house: House, *, breath: float = BREATH) -> None:
        self._house, self._breath = house, breath
        self._open: OrderedDict[tuple[int, int], Open] = OrderedDict()  # by table and person
        self._tasks: set[asyncio.Task[None]] = set()

    def remember(self, interaction: Interaction, say: Speaker, snapshot: Snapshot, *, pictured: bool) -> None:
        """This interaction's answer is about to show the hand; of several hands of one player, the last one counts."""
        key = snapshot.id, interaction.user.id
        self._open[key] = Open(interaction, say, snapshot.n, snapshot.turn, time.monotonic() + LIFE, pictured)
        self._open.move_to_end(key)
        if len(self._open) > KEPT:
            self._open.popitem(last=False)

    def changed(self, change: Change) -> None:
        """After each commit. Within a turn a hand is left alone: its player may have chosen a card just now."""
        for person in self._concerned(change):
            shown = self._open.get((change.id, person))
            if shown is not None and (change.phase is Phase.OVER or change.turn != shown.turn):
                task = asyncio.create_task(self._redraw(change, person), name=f"hand-{change.id}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _concerned(self, change: Change) -> list[int]:
        """Whose turn it is; after the end, everybody, unless the channel has gone (then nobody has ended it)."""
        if change.entries and change.entries[-1].who == FORGOTTEN:
            return []
        if change.phase is Phase.OVER:
            return [seat.person for seat in change.seats if seat.person is not None]
        active = None if change.active is None else change.seats[change.active].person
        return [] if active is None else [active]

    async def _redraw(self, change: Change, person: int) -> None:
        await asyncio.sleep(self._breath)
        key = change.id, person
        shown = self._open.get(key)
        if shown is None or shown.n >= change.n:  # they have looked since
            return
        if shown.until < time.monotonic() or change.phase is Phase.OVER:
            del self._open[key]
        if shown.until < time.monotonic():
            return
        shown.n, shown.turn = change.n, change.turn
        try:
            if change.ended is not None:
                await shown.way.edit_original_response(content=end_notice(shown.say, change.ended), view=None)
                return
            page = hand_page(shown.say, change, person)
            picture = await hand_picture(self._house, shown.say, change, person) if shown.pictured else None
            await shown.way.edit_original_response(**edited(page, None, picture))
        except (*UNDELIVERED, Refused) as error:
            log.debug("table %d: a hand stays as it was (%s)", change.id, type(error).__name__)
            self._open.pop(key, None)
        except Exception:
            log.exception("table %d: a hand failed", change.id)

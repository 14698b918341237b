"""Hands that lie open: redrawn by themselves when the turn comes round, as long as Discord lets anybody edit them."""

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from bot.channel.context.caller import Interaction
from bot.channel.messages.fresh_interactions import CAPACITY, LIFE, FreshInteractions
from bot.channel.messages.outgoing import UNDELIVERED, OutgoingMessage, edit_fields
from bot.channel.messages.pages import Pages, hand_page
from bot.rules import Refused
from bot.tables import Change, Phase, Snapshot
from bot.text import Speaker
from bot.ui.notices import end_notice

NOBODY = 0  # who ends a table whose channel has gone

log = logging.getLogger(__name__)


@dataclass
class OpenHand:
    """The way to one private message. It holds a token: it is never stored, and never logged."""

    interaction: Interaction = field(repr=False)
    say: Speaker
    n: int  # the row that it shows
    turn: int
    expires: float
    with_picture: bool


class OpenHands:
    def __init__(self, pages: Pages, interactions: FreshInteractions, breath: float) -> None:
        self._pages, self._interactions, self._breath = pages, interactions, breath
        self._hands: OrderedDict[tuple[int, int], OpenHand] = OrderedDict()  # by table and person
        self._tasks: set[asyncio.Task[None]] = set()

    def remember(self, interaction: Interaction, say: Speaker, snapshot: Snapshot, *, with_picture: bool) -> None:
        """This interaction's answer is about to show the hand; of several hands of one player, the last one counts."""
        self._interactions.remember(snapshot.id, interaction)
        key = snapshot.id, interaction.user.id
        expires = time.monotonic() + LIFE
        self._hands[key] = OpenHand(interaction, say, snapshot.n, snapshot.turn, expires, with_picture)
        self._hands.move_to_end(key)
        if len(self._hands) > CAPACITY:
            self._hands.popitem(last=False)

    def update(self, change: Change) -> None:
        """After each commit. Within a turn a hand is left alone: its player may have chosen a card just now."""
        for person in self._concerned(change):
            hand = self._hands.get((change.id, person))
            if hand is not None and (change.phase is Phase.OVER or change.turn != hand.turn):
                task = asyncio.create_task(self._redraw(change, person), name=f"hand-{change.id}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _concerned(self, change: Change) -> list[int]:
        """Whose turn it is; after the end, everybody, unless the channel has gone."""
        if change.entries and change.entries[-1].who == NOBODY:
            return []
        if change.phase is Phase.OVER:
            return [seat.person for seat in change.seats if seat.person is not None]
        active = None if change.active is None else change.seats[change.active].person
        return [] if active is None else [active]

    async def _redraw(self, change: Change, person: int) -> None:
        await asyncio.sleep(self._breath)  # the answer to the press that changed the turn goes first
        key = change.id, person
        hand = self._hands.get(key)
        if hand is None or hand.n >= change.n:  # they have looked since
            return
        expired = hand.expires < time.monotonic()
        if expired or change.phase is Phase.OVER:
            del self._hands[key]
        if expired:
            return
        hand.n, hand.turn = change.n, change.turn
        try:
            await self._edit(hand, change, person)
        except (*UNDELIVERED, Refused) as error:
            log.debug("table %d: a hand stays as it was (%s)", change.id, type(error).__name__)
            self._hands.pop(key, None)
        except Exception:
            log.exception("table %d: a hand failed", change.id)

    async def _edit(self, hand: OpenHand, change: Change, person: int) -> None:
        if change.ended is not None:
            await hand.interaction.edit_original_response(content=end_notice(hand.say, change.ended), view=None)
            return
        page = hand_page(hand.say, change, person)
        picture = await self._pages.hand_picture(hand.say, change, person) if hand.with_picture else None
        await hand.interaction.edit_original_response(**edit_fields(OutgoingMessage(page=page, picture=picture)))

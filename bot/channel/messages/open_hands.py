"""Hands that lie open: one a player and table, and always true, as long as Discord lets anybody edit it."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from bot.channel.context.caller import Interaction
from bot.channel.context.clock import Clock
from bot.channel.messages.fresh_interactions import CAPACITY, LIFE, FreshInteractions
from bot.channel.messages.outgoing import UNDELIVERED, OutgoingMessage, edit_keeping, fingerprint, is_private
from bot.channel.messages.pages import Pages
from bot.rules import Play, Refused
from bot.tables import Change, Phase, Snapshot
from bot.text import Speaker
from bot.ui.hand import Focus

HAND_PACE = 1.0  # seconds between two edits of a hand that nobody presses
NOBODY = 0  # who ends a table whose channel has gone

log = logging.getLogger(__name__)


@dataclass(eq=False)
class OpenHand:
    """The way to one private message, and what it shows. It holds a token: it is never stored, and never logged."""

    interaction: Interaction = field(repr=False)
    say: Speaker
    shown: Snapshot
    focus: Focus
    with_picture: bool
    expires: float
    message: int = 0  # 0: not known yet
    attached: Sequence[discord.Attachment] = ()  # its picture
    look: bytes | None = None  # the fingerprint of it
    doubtful: bool = False  # whether it shows that, an older edit may have arrived after it
    newer: Snapshot | None = None  # to be shown as soon as may be
    task: asyncio.Task[None] | None = None

    def answered(self, message: discord.Message | None, look: bytes) -> None:
        """The press has its answer: this message, which looks so. Nothing: Discord says no more than that it is."""
        now = message or (self.interaction.message if is_private(self.interaction) else None)
        self.message, self.look = now.id if now else 0, look
        self.attached = message.attachments if message else ()

    @property
    def person(self) -> int:
        return self.interaction.user.id

    def has_expired(self, now: float) -> bool:
        return self.expires < now


class OpenHands:
    def __init__(self, pages: Pages, interactions: FreshInteractions, clock: Clock, breath: float, pace: float) -> None:
        """`pace`: seconds between two edits of a hand; `breath`: before the first, the press's own answer goes out."""
        self._pages, self._interactions = pages, interactions
        self._clock, self._breath, self._pace = clock, breath, pace
        self._hands: OrderedDict[tuple[int, int], OpenHand] = OrderedDict()  # by table and person
        self._pressing: Counter[int] = Counter()  # by person
        self._tasks: set[asyncio.Task[None]] = set()

    @contextmanager
    def pressing(self, person: int) -> Iterator[None]:
        """While somebody's own press is being answered, nothing else redraws what they look at."""
        self._pressing[person] += 1
        try:
            yield
        finally:
            self._pressing[person] -= 1
            if not self._pressing[person]:
                del self._pressing[person]
                for hand in [hand for hand in self._hands.values() if hand.person == person]:
                    self._wake(hand)

    @contextmanager
    def showing(
        self, interaction: Interaction, say: Speaker, snapshot: Snapshot, focus: Focus, *, with_picture: bool
    ) -> Iterator[OpenHand]:
        """This interaction's answer shows the hand. What another message of the same player showed goes away."""
        self._interactions.remember(snapshot.id, interaction)
        if focus.planning:
            self._interactions.note_planning(snapshot.id, interaction.user.id)
        key, expires = (snapshot.id, interaction.user.id), self._clock() + LIFE
        before = self._hands.pop(key, None)
        hand = self._hands[key] = OpenHand(interaction, say, snapshot, focus, with_picture, expires)
        if before is not None and before.newer is not None and before.newer.n > snapshot.n:
            hand.newer = before.newer
        if len(self._hands) > CAPACITY:
            self._hands.popitem(last=False)
        try:
            yield hand
        except BaseException:
            if self._hands.get(key) is hand:
                self._bring_back(before, hand)
            raise
        if before is not None and before.message not in (0, hand.message) and not before.has_expired(self._clock()):
            self._start(self._delete(before))

    def focus(self, snapshot: Snapshot, person: int) -> Focus:
        """What they still have in mind: it lasts until their own turn is over."""
        hand = self._hands.get((snapshot.id, person))
        return Focus() if hand is None else Focus(plan=_plan(hand, snapshot))

    def update(self, change: Change) -> None:
        """After each commit."""
        if change.entries and change.entries[-1].who == NOBODY:
            return
        for seat in change.seats:
            hand = None if seat.person is None else self._hands.get((change.id, seat.person))
            if hand is not None:
                hand.newer = change
                self._wake(hand)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _wake(self, hand: OpenHand) -> None:
        if hand.newer is not None and hand.task is None and not self._pressing[hand.person]:
            hand.task = self._start(self._keep_true(hand))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="hand")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _is_open(self, hand: OpenHand) -> bool:
        return self._hands.get((hand.shown.id, hand.person)) is hand

    async def _keep_true(self, hand: OpenHand) -> None:
        """The newest state wins; a press of its owner goes first, and shows the newest state itself."""
        try:
            await self._clock.sleep(self._breath)
            while hand.newer is not None and self._is_open(hand) and not self._pressing[hand.person]:
                newer, hand.newer = hand.newer, None
                if newer.n > hand.shown.n or hand.doubtful:
                    await self._redraw(hand, newer)
                    await self._clock.sleep(self._pace)
        finally:
            hand.task = None
        if self._is_open(hand):
            self._wake(hand)

    async def _redraw(self, hand: OpenHand, newer: Snapshot) -> None:
        if hand.has_expired(self._clock()):
            self._forget(hand)
            return
        focus = _focus(hand, newer)
        try:
            message = await self._pages.hand(hand.say, newer, hand.person, focus, with_picture=hand.with_picture)
            if self._pressing[hand.person]:
                hand.newer = hand.newer or newer
                return
            hand.focus, hand.shown, hand.doubtful = focus, newer, False
            if newer.phase is Phase.OVER:
                self._forget(hand)
            await self._edit(hand, message)
        except (*UNDELIVERED, Refused) as error:
            log.debug("table %d: a hand stays as it was (%s)", newer.id, type(error).__name__)
            self._forget(hand)
        except Exception:
            log.exception("table %d: a hand failed", newer.id)

    async def _edit(self, hand: OpenHand, message: OutgoingMessage) -> None:
        look = fingerprint(message)
        if look == hand.look:
            return
        hand.look = look
        sent = await edit_keeping(hand.interaction.edit_original_response, message, hand.attached)
        hand.attached = sent.attachments
        now = self._hands.get((hand.shown.id, hand.person))
        if now is not None and now is not hand and now.message in (0, hand.message):
            # A press has been answered meanwhile, perhaps before this edit arrived: what it showed is shown again.
            now.newer, now.look, now.doubtful = now.newer or now.shown, None, True
            self._wake(now)

    def _bring_back(self, before: OpenHand | None, failed: OpenHand) -> None:
        """The answer did not arrive: what was open before it is still looked at, and can be made true."""
        del self._hands[failed.shown.id, failed.person]
        if before is not None and not before.has_expired(self._clock()):
            self._hands[failed.shown.id, failed.person] = before
            before.newer = failed.newer or failed.shown

    def _forget(self, hand: OpenHand) -> None:
        if self._is_open(hand):
            del self._hands[hand.shown.id, hand.person]

    async def _delete(self, hand: OpenHand) -> None:
        try:
            await hand.interaction.delete_original_response()
        except UNDELIVERED as error:
            log.debug("an old hand stays (%s)", type(error).__name__)


def _focus(hand: OpenHand, newer: Snapshot) -> Focus:
    """What stays in mind when somebody has done something: of a hint or a refusal only what talk cannot change."""
    focus = replace(hand.focus, plan=_plan(hand, newer))
    if newer.moment != hand.shown.moment:
        focus = replace(focus, note="", advice=())
    if newer.turn != hand.shown.turn and newer.active == newer.seat_of(hand.person):
        focus = replace(focus, chosen=None, planning=False)
    return focus


def _plan(hand: OpenHand, newer: Snapshot) -> tuple[Play, ...]:
    """It lasts until their own turn is over."""
    seat = hand.shown.seat_of(hand.person)
    was_on, turn_has_passed = hand.shown.active == seat, newer.turn != hand.shown.turn
    return () if was_on and turn_has_passed else hand.focus.plan

"""Pictures on demand: drawn off the event loop, kept by content, never waited for longer than a click can bear."""

import asyncio
import hashlib
import logging
import sys
import traceback
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Self

from bot.records import Summary
from bot.rules import View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.options import options_line
from bot.ui.pictures.alt import alt_text
from bot.ui.pictures.chart_scene import chart_scene
from bot.ui.pictures.drawing_line import DrawingLine
from bot.ui.pictures.lobby_scene import lobby_scene
from bot.ui.pictures.paint import render
from bot.ui.pictures.scene import Hand, Lobby, Scene, ShareCard
from bot.ui.pictures.scenes import board_scene, hand_scene, result_scene
from bot.ui.seats import plain_seat_name

log = logging.getLogger(__name__)

GIVE_WAY = 0.001  # seconds until a drawing lets the event loop go on; Python's own 5 ms are five answers
PATIENCE = 0.2  # seconds
REPLAY_PATIENCE = RESULT_PATIENCE = 1.0  # seconds
KEPT = 16 << 20  # bytes
WAITING = 16  # drawings begun or queued: what would come later than PATIENCE is not begun


@dataclass(frozen=True)
class Picture:
    """What to attach. `alt` goes with it as the attachment's description. Two with the same name are the same."""

    name: str
    data: bytes
    alt: str

    @classmethod
    def of(cls, what: str, data: bytes, alt: str) -> Self:
        digest = hashlib.blake2b(data, digest_size=8)
        digest.update(alt.encode())
        return cls(f"{what}-{digest.hexdigest()}.png", data, alt)


class Pictures:
    """One for the whole bot. Every call answers with a picture, or with nothing: then the text goes out alone."""

    def __init__(
        self,
        *,
        patience: float = PATIENCE,
        kept: int = KEPT,
        waiting: int = WAITING,
        workers: int = 1,
        draw: Callable[[Scene], bytes] = render,
    ) -> None:
        self._patience, self._room, self._most = patience, kept, waiting
        self._draw = draw
        sys.setswitchinterval(GIVE_WAY)
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="pictures")
        self._idle = workers
        self._kept: OrderedDict[Scene, bytes] = OrderedDict()
        self.drawn = self.kept_bytes = 0
        self._begun: dict[Scene, asyncio.Future[bytes]] = {}
        self._servers: dict[Scene, int] = {}  # for whom each was begun
        self._line = DrawingLine()
        self._closed = False

    async def board(self, snapshot: Snapshot, say: Speaker) -> Picture | None:
        """What everybody may see."""
        return await self._picture(
            "board", snapshot.guild, say, lambda: board_scene(_dealt_view(snapshot), say, seat_names(snapshot, say))
        )

    async def hand(self, snapshot: Snapshot, seat: int, say: Speaker) -> Picture | None:
        """For that seat's eyes. A press waits for it."""
        scene = partial(_hand, snapshot, seat, say)
        return await self._picture("hand", snapshot.guild, say, scene, hurried=True)

    async def lobby(self, snapshot: Snapshot, say: Speaker) -> Picture | None:
        return await self._picture("lobby", snapshot.guild, say, lambda: _lobby(snapshot, say), hurried=True)

    async def result(self, snapshot: Snapshot, say: Speaker) -> Picture | None:
        """It is told once: no later edit would bring the picture."""
        scene = partial(result_scene, _dealt_view(snapshot), say, seat_names(snapshot, say))
        return await self._picture("result", snapshot.guild, say, scene, patience=RESULT_PATIENCE)

    async def replay(self, snapshot: Snapshot, seat: int | None, say: Speaker, guild: int) -> Picture | None:
        """A turn of a game that is over: a seat's hand, or else the table. `guild` is where somebody looks at it, who
        has time: there is no table waiting."""
        view, names = _dealt_view(snapshot, seat), seat_names(snapshot, say)
        draw: Callable[[View, Speaker, Sequence[str]], Scene] = hand_scene if seat is not None else board_scene
        scene = partial(draw if view.state.outcome is None else result_scene, view, say, names)
        return await self._picture("replay", guild, say, scene, patience=REPLAY_PATIENCE)

    async def chart(self, say: Speaker, summary: Summary, viewer: int, guild: int, *, shared: bool) -> Picture | None:
        """Of a record, for whoever asked for it there."""
        scene = partial(chart_scene, say, summary, viewer, shared=shared)
        return await self._picture("stats", guild, say, scene, patience=REPLAY_PATIENCE)

    async def share_card(self, name: str, scene: ShareCard, say: Speaker, guild: int) -> Picture | None:
        """Of a result that somebody passes on."""
        return await self._picture(name, guild, say, lambda: scene, patience=REPLAY_PATIENCE)

    def close(self) -> None:
        """What is being drawn is finished and dropped; what waits is not begun."""
        self._closed = True
        for scene in self._line:
            self._begun[scene].cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        self.close()

    async def _picture(
        self,
        name: str,
        guild: int,
        say: Speaker,
        scene_of: Callable[[], Scene],
        *,
        hurried: bool = False,
        patience: float | None = None,
    ) -> Picture | None:
        try:
            scene = scene_of()
            alt = alt_text(scene, say)
            data = await self._data(scene, guild, patience or self._patience, hurried=hurried)
        except Exception as error:  # a picture is an ornament: whatever goes wrong with it, the game goes on
            # Where it happened and of what kind, but not in its own words: they may name a card.
            where = "".join(traceback.format_tb(error.__traceback__))
            log.error("no picture of the %s: %s\n%s", name, type(error).__name__, where)
            return None
        return None if data is None else Picture.of(name, data, alt)

    async def _data(self, scene: Scene, guild: int, patience: float, *, hurried: bool) -> bytes | None:
        if scene in self._kept:
            self._kept.move_to_end(scene)
            return self._kept[scene]
        drawing = self._begun.get(scene) or self._begin(scene, guild, hurried=hurried)
        if drawing is None:
            return None
        # Not `wait_for`: the drawing goes on for the next reader when this one has waited long enough.
        done, _ = await asyncio.wait({drawing}, timeout=patience)
        return drawing.result() if done and not drawing.cancelled() else None

    def _begin(self, scene: Scene, guild: int, *, hurried: bool) -> "asyncio.Future[bytes] | None":
        if self._closed or (len(self._begun) >= self._most and not self._make_room(guild, hurried=hurried)):
            return None
        drawing = self._begun[scene] = asyncio.get_running_loop().create_future()
        self._servers[scene] = guild
        self._line.add(scene, guild, hurried=hurried)
        self._draw_next()
        return drawing

    def _make_room(self, guild: int, *, hurried: bool) -> bool:
        """What nobody waits for goes without its picture first; then a server that has most of the waiting room gives
        up its last place to one that has less."""
        last = self._line.give_way() if hurried else None
        if last is None:
            counts = Counter(self._servers.values())
            greedy, places = counts.most_common(1)[0]
            last = self._line.drop_last(greedy, hurried=hurried) if places > counts[guild] + 1 else None
        if last is None:
            return False
        del self._servers[last]
        return self._begun.pop(last).cancel()

    def _draw_next(self) -> None:
        while self._idle and not self._closed and (scene := self._line.next()) is not None:
            self._idle -= 1
            work = asyncio.get_running_loop().run_in_executor(self._pool, self._draw, scene)
            work.add_done_callback(partial(self._keep, scene))

    def _keep(self, scene: Scene, work: "asyncio.Future[bytes]") -> None:
        self._idle += 1
        self._draw_next()
        drawing = self._begun.pop(scene)
        del self._servers[scene]
        if work.cancelled():
            drawing.cancel()
            return
        if (error := work.exception()) is not None:
            drawing.set_exception(error)
            drawing.exception()  # also if nobody waits for it any more
            return
        data = work.result()
        drawing.set_result(data)
        self.drawn += 1
        self._kept[scene] = data
        self.kept_bytes += len(data)
        while self.kept_bytes > self._room and self._kept:
            _, dropped = self._kept.popitem(last=False)
            self.kept_bytes -= len(dropped)


def seat_names(snapshot: Snapshot, say: Speaker) -> list[str]:
    """What each seat is called, as the text calls it."""
    return [plain_seat_name(say, snapshot, seat) for seat in range(len(snapshot.seats))]


def _dealt_view(snapshot: Snapshot, seat: int | None = None) -> View:
    view = snapshot.view(seat)
    if view is None:
        raise ValueError("no cards are dealt yet")
    return view


def _hand(snapshot: Snapshot, seat: int, say: Speaker) -> Hand:
    return hand_scene(_dealt_view(snapshot, seat), say, seat_names(snapshot, say))


def _lobby(snapshot: Snapshot, say: Speaker) -> Lobby:
    setup = snapshot.setup
    computers = {seat for seat, sitter in enumerate(snapshot.seats) if sitter.level is not None}
    notes = options_line(say, setup)
    return lobby_scene(setup.kind, say, seat_names(snapshot, say), computers, notes)

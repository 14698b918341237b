"""What a picture costs: milliseconds on one core and kilobytes, beside the floor of encoding an empty table."""

import asyncio
import io
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from random import Random

from bot.data_files import DATA
from bot.rules import VARIANTS, Instructions, Options, deal, see
from bot.text import Speaker, Texts
from bot.ui.pictures.alt import alt_text
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.paint import render
from bot.ui.pictures.pictures import GIVE_WAY
from bot.ui.pictures.scene import Scene
from bot.ui.pictures.scenes import board_scene, hand_scene
from bot.ui.pictures.sprites import PASSING, PASSING_ROOM, ROOM, SPRITES
from tests.rules.games import greedily, moves
from tests.ui.pictures.drawn import scenes
from tests.ui.pictures.positions import NAMES, middle, public

ROUNDS = 40
GAMES = 3  # of each variant
MOST_MS, MOST_KB = 2, 30


def middle_ms(work: Callable[[], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.thread_time()
        work()
        times.append(time.thread_time() - start)
    return sorted(times)[ROUNDS // 2] * 1000


async def lateness(pool: Executor | None, drawn: list[Scene]) -> list[float]:
    """How late, in ms, the event loop wakes from a sleep of 1 ms while pictures are drawn beside it; sorted."""
    loop, late, work = asyncio.get_running_loop(), list[float](), None
    if pool is not None:
        await loop.run_in_executor(pool, render, drawn[0])

        async def draw() -> None:
            for scene in drawn * 8:
                await loop.run_in_executor(pool, render, scene)

        work = asyncio.create_task(draw())
    end = time.perf_counter() + 1
    while time.perf_counter() < end if work is None else not work.done():
        start = time.perf_counter()
        await asyncio.sleep(0.001)
        late.append((time.perf_counter() - start) * 1000 - 1)
    return sorted(late)


def plainly(canvas: Canvas) -> bytes:
    """By Pillow's encoder, which needs nothing that we have made: the yardstick."""
    out = io.BytesIO()
    canvas.palette_image().save(out, "PNG", compress_level=6)
    return out.getvalue()


def played(say: Speaker) -> Iterator[tuple[str, Scene]]:
    """The board and the mover's hand after every move of whole games: what a bot has to draw."""
    for kind in VARIANTS.values():
        for number in range(GAMES):
            random = Random(number)
            dealt = deal(kind.create(kind.seat_counts[-1], Options(), Instructions.shuffled(random)), random)
            for move in moves(dealt, greedily, random):
                if move.after.outcome is None:
                    yield "board", board_scene(public(move.after), say, NAMES)
                    yield "hand", hand_scene(see(move.after, move.seat), say, NAMES)


def measure_played(say: Speaker, floor: float) -> None:
    """Each picture once, in the order of play: nothing of it was drawn before but its parts."""
    drawn = list(played(say))
    for kind in ("board", "hand"):
        times, sizes = list[float](), list[int]()
        for scene in (scene for name, scene in drawn if name == kind):
            start = time.thread_time()
            data = render(scene)
            times.append((time.thread_time() - start) * 1000)
            sizes.append(len(data))
        times.sort()
        p50, p90, mean = times[len(times) // 2], times[len(times) * 9 // 10], sum(times) / len(times)
        line = f"  {f'{kind}s of whole games: {len(times)}':32} {p50:6.2f} ms  {max(sizes) / 1000:5.1f} kB"
        print(f"{line}  ×{p50 / floor:4.2f} the floor  p90 {p90:5.2f} ms  mean {mean:5.2f} ms")  # noqa: T201
    kept, room = SPRITES.kept_bytes + PASSING.kept_bytes, ROOM + PASSING_ROOM
    print(f"  sprites kept: {kept / 1e6:.1f} MB of at most {room / 1e6:.1f} MB")  # noqa: T201


def main() -> None:
    say = Texts(DATA / "locales").speak("en")
    floor = middle_ms(lambda: plainly(Canvas(600)))
    print(f"pictures: CPU ms a picture, median of {ROUNDS}; limit {MOST_MS} ms and {MOST_KB} kB")  # noqa: T201
    print(f"  {'floor: an empty board, by Pillow':32} {floor:6.2f} ms  {len(plainly(Canvas(600))) / 1000:5.1f} kB")  # noqa: T201
    measure_played(say, floor)
    for name, scene in scenes(say).items():
        first = time.thread_time()
        data = render(scene)
        first = (time.thread_time() - first) * 1000
        took = middle_ms(lambda scene=scene: render(scene))  # type: ignore[misc]
        line = f"  {name:32} {took:6.2f} ms  {len(data) / 1000:5.1f} kB  ×{took / floor:4.2f} the floor"
        print(f"{line}  first time {first:6.2f} ms")  # noqa: T201
    view = public(middle())
    scene_ms = middle_ms(lambda: alt_text(board_scene(view, say, NAMES), say))
    print(f"  {'scene and alt, sentences known':32} {scene_ms:6.2f} ms")  # noqa: T201
    drawn = list(scenes(say).values())
    usual = sys.getswitchinterval()
    pools = (
        ("nothing drawn (floor)", usual, None),
        ("in a thread that gives way", GIVE_WAY, ThreadPoolExecutor(1)),
        ("in a thread", usual, ThreadPoolExecutor(1)),
        ("in a process", usual, ProcessPoolExecutor(1)),
    )
    for name, interval, pool in pools:
        sys.setswitchinterval(interval)
        late = asyncio.run(lateness(pool, drawn))
        p50, p99 = late[len(late) // 2], late[len(late) * 99 // 100]
        print(f"  event loop late, {name:26} p50 {p50:5.2f} ms  p99 {p99:5.2f} ms  most {late[-1]:5.2f} ms")  # noqa: T201
        if pool is not None:
            pool.shutdown()


if __name__ == "__main__":
    main()

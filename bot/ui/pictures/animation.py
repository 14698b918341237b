"""A whole game as one animated picture."""

import io
import time
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.pictures.paint import paint
from bot.ui.pictures.palette import GROUND
from bot.ui.pictures.pictures import seat_names
from bot.ui.pictures.scene import Scene
from bot.ui.pictures.scenes import board_scene, result_scene

TURN_MS, END_MS = 900, 5000
MOST_FRAMES = 100  # a game has hardly ever more turns
MOST_SECONDS = 20.0  # of drawing; what comes later is left out, but for the end
MOST_BYTES = 9 << 20  # Discord takes ten megabytes


def animate(scenes: Sequence[Scene], *, most_bytes: int = MOST_BYTES, seconds: float = MOST_SECONDS) -> bytes | None:
    """As WebP, in bounded time and size: of a longer game some turns are left out. Nothing, if it cannot be done."""
    shown = _thinned(scenes, MOST_FRAMES)
    until = time.monotonic() + seconds
    frames: list[Image.Image] = []
    for scene in shown[:-1]:
        if time.monotonic() > until:
            break
        frames.append(_frame(scene))
    frames.append(_frame(shown[-1]))
    while True:
        out = io.BytesIO()
        save_animation(frames, out, "WEBP")
        if out.tell() <= most_bytes:
            return out.getvalue()
        if len(frames) < 3:
            return None
        frames = [*frames[:-1:2], frames[-1]]


def game_scenes(say: Speaker, snapshots: Sequence[Snapshot]) -> list[Scene]:
    """Of a table as it stood after each turn."""
    scenes: list[Scene] = []
    for snapshot in snapshots:
        view, names = snapshot.board(), seat_names(snapshot, say)
        if view is not None:
            scenes.append((board_scene if view.state.outcome is None else result_scene)(view, say, names))
    return scenes


def save_animation(frames: Sequence[Image.Image], out: Path | io.BytesIO, kind: str | None = None) -> None:
    """`kind` where the name of the file does not tell it."""
    tallest = max(frame.height for frame in frames)
    first, *rest = [_page(frame, tallest) for frame in frames]
    times = [TURN_MS] * len(rest) + [END_MS]
    first.save(
        out, kind, save_all=True, append_images=rest, duration=times, loop=0, lossless=True, quality=20, method=1
    )


def _thinned(scenes: Sequence[Scene], most: int) -> list[Scene]:
    if len(scenes) <= most:
        return list(scenes)
    return [scenes[round(at * (len(scenes) - 1) / (most - 1))] for at in range(most)]


def _frame(scene: Scene) -> Image.Image:
    return paint(scene).palette_image().convert("RGB")


def _page(image: Image.Image, height: int) -> Image.Image:
    """All frames of one size, and the piles of all at the same place."""
    if image.height == height:
        return image
    page = Image.new("RGB", (image.width, height), GROUND)
    page.paste(image, (0, 0))
    return page

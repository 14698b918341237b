"""What a replay costs: the golden games kept and drawn as animations, and one whose log has 100,000 rows.

Beside the pauses of the event loop stands the floor of the same run: nothing else going on.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bot.data_files import DATA, extreme_deck
from bot.records import Replays
from bot.records.pasted import read_pasted
from bot.records.recording import encode_recording
from bot.rules import GiveUp, TakeBack, see
from bot.store import Append, open_store
from bot.tables import Acted, Tables
from bot.tables.rows import encode
from bot.text import Texts
from bot.ui.pictures.animation import animate
from bot.ui.pictures.scenes import board_scene, result_scene
from tests.bench.long_logs import UNIT, Waits, _watch
from tests.playthroughs.scenes import games
from tests.tables.scene import ANNA, BORIS, INSTRUCTIONS, by, game

ROWS = 100_000


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _golden_games() -> None:
    say = Texts(DATA / "locales").speak("en")
    for path in games():
        history = read_pasted(path.read_text(encoding="utf-8"), extreme_deck())
        views = [see(turn.state, None) for turn in history.turns]
        scenes = [(board_scene if v.state.outcome is None else result_scene)(v, say, ()) for v in views]
        began = time.perf_counter()
        data = animate(scenes) or b""
        took = time.perf_counter() - began
        kept = len(encode_recording(history))
        _say(f"{path.stem:26} {len(views):3} turns, kept {kept:5} B, animated {took:5.1f} s {len(data) / 1e3:6.0f} kB")


async def _long_log(folder: Path) -> None:
    async with await open_store(folder / "games.sqlite3") as store:
        tables = Tables(store, INSTRUCTIONS)
        table = await game(tables, ANNA, BORIS)
        snapshot = await tables.look(table)
        view = snapshot.view(0)
        assert view is not None
        rows = [encode(Acted(0, view.plays()[0])), encode(Acted(0, TakeBack()))]
        n = snapshot.n + 1
        for start in range(n, n + ROWS, UNIT):
            await store.write(*(Append(table, at, 0.0, rows[(at - n) % 2], ANNA) for at in range(start, start + UNIT)))
        tables.table_log.forget([table])
        await tables.act(table, by(ANNA), GiveUp())
        for name, read in (("nothing", asyncio.sleep(1.0)), ("the replay", Replays(tables).find(table))):
            waits = Waits()
            watching = asyncio.create_task(_watch(waits))
            began = time.perf_counter()
            await read
            took = time.perf_counter() - began
            watching.cancel()
            _say(f"{name:12} {took:5.1f} s, longest pause of the event loop {waits.loop * 1e3:6.1f} ms")


def main() -> None:
    _golden_games()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_long_log(Path(folder)))

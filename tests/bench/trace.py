"""The way of one durable press of a pile, text only, through our own code: how many files and functions it walks
through, how deep the rules lie below the button, and how often the table is looked at and a view is cut."""

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType, TracebackType

from bot.ui.addresses import Verb
from tests.bench.channel import Player, button, playing_client

ROOT = Path(__file__).resolve().parents[2]
SETTLED = 1.5  # seconds until the board has been drawn as well

APPLY, SEE = "bot/rules/game.py:apply", "bot/rules/view.py:see"
LOOKS = ("bot/tables/table_log.py:TableLog.look", "bot/tables/table_log.py:TableLog.change")


class Trace:
    """`with Trace() as trace:` notes every call into our own code on the event loop's thread."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.way: list[str] = []  # from where discord.py hands over the press to the rules
        self._names: dict[CodeType, str | None] = {}
        self._begun: dict[int, FrameType] = {}  # a coroutine is called again whenever it goes on

    def __enter__(self) -> "Trace":
        sys.setprofile(self._hear)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        sys.setprofile(None)

    def copy(self) -> Counter[str]:
        return Counter(self.calls)

    def _hear(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or (name := self._name(frame.f_code)) is None or id(frame) in self._begun:
            return
        self._begun[id(frame)] = frame
        self.calls[name] += 1
        if name == APPLY and not self.way:
            self.way = self._above(frame)

    def _above(self, frame: FrameType | None) -> list[str]:
        way: list[str] = []
        while frame is not None:
            name = self._name(frame.f_code)
            if name is not None:
                way.insert(0, name)
            frame = frame.f_back
        return way

    def _name(self, code: CodeType) -> str | None:
        """`bot/rules/game.py:apply`; None for what is not ours, and for lambdas and comprehensions."""
        if code not in self._names:
            self._names[code] = _name(code)
        return self._names[code]


def _name(code: CodeType) -> str | None:
    path = Path(code.co_filename)
    if not path.is_relative_to(ROOT) or code.co_name.startswith("<"):
        return None
    inside = path.relative_to(ROOT)
    if inside.parts[0] not in ("bot", "cogs") or inside.parts[:2] == ("bot", "playground"):
        return None
    return f"{inside.as_posix()}:{code.co_qualname}"


async def _press() -> tuple[Counter[str], Counter[str], list[str]]:
    """What was called until the answer, what until the board was drawn, and the way to the rules."""
    with tempfile.TemporaryDirectory() as folder:
        async with playing_client(Path(folder), None) as (ada, _):
            player = Player(ada)
            await player.moves(4)
            while (card := button(player.shown(), Verb.CARD)) is None:
                await player.moves(1)
            await player.click(card)
            pile = button(player.shown(), Verb.PLAY)
            assert pile is not None
            await asyncio.sleep(SETTLED)
            with Trace() as trace:
                await player.click(pile)
                answered = trace.copy()
                await asyncio.sleep(SETTLED)
            return answered, trace.calls, trace.way


def main() -> None:
    answered, drawn, way = asyncio.run(_press())
    for until, calls in (("until the answer", answered), ("until the board is drawn too", drawn)):
        files = {name.partition(":")[0] for name in calls}
        sys.stdout.write(
            f"{until}: {len(files)} files, {len(calls)} functions, {sum(calls.values())} calls; "
            f"the table looked at {sum(calls[look] for look in LOOKS)} times, see() {calls[SEE]} times\n"
        )
    sys.stdout.write(f"from discord.py to the rules: {len(way) - 1} hops\n")
    sys.stdout.writelines(f"  {name}\n" for name in way)


if __name__ == "__main__":
    main()

"""What waits to be drawn: first what a press waits for, then what nobody waits for; of each, servers in turn."""

from collections import deque
from collections.abc import Iterator

from bot.ui.pictures.scene import Scene


class DrawingLine:
    def __init__(self) -> None:
        self._hurried: dict[int, deque[Scene]] = {}  # by server; whose turn is next stands first
        self._others: dict[int, deque[Scene]] = {}

    def __iter__(self) -> Iterator[Scene]:
        for line in (*self._hurried.values(), *self._others.values()):
            yield from line

    def add(self, scene: Scene, server: int, *, hurried: bool) -> None:
        (self._hurried if hurried else self._others).setdefault(server, deque()).append(scene)

    def next(self) -> Scene | None:
        """The first of the next server, which then is the last."""
        for lines in (self._hurried, self._others):
            if lines:
                server = next(iter(lines))
                line = lines.pop(server)
                scene = line.popleft()
                if line:
                    lines[server] = line
                return scene
        return None

    def give_way(self) -> Scene | None:
        """What nobody waits for makes room: the last of the server that has most of it."""
        if not self._others:
            return None
        return self.drop_last(max(self._others, key=lambda server: len(self._others[server])), hurried=False)

    def drop_last(self, server: int, *, hurried: bool) -> Scene | None:
        """`hurried`: if need be, what a press waits for."""
        for lines in (self._others, self._hurried) if hurried else (self._others,):
            if server in lines:
                dropped = lines[server].pop()
                if not lines[server]:
                    del lines[server]
                return dropped
        return None

"""What has been set, cut or drawn once, kept to be pasted again: bounded by its bytes, what was used last stays."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image

ROOM = 12 << 20  # bytes
PASSING_ROOM = 4 << 20
BESIDES = 1024  # what an image takes beside its pixels


class Sprites:
    """Images of a byte a pixel, by what they show."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()  # pictures are drawn in threads
        self.kept_bytes = 0

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Not to be changed by whoever gets it."""
        with self._lock:
            if (found := self._kept.get(key)) is not None:
                self._kept.move_to_end(key)
                return found
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self.kept_bytes += _bytes(made)
            while self.kept_bytes > self._room:
                _, dropped = self._kept.popitem(last=False)
                self.kept_bytes -= _bytes(dropped)
        return made


def _bytes(image: Image.Image) -> int:
    return image.width * image.height + BESIDES


SPRITES = Sprites(ROOM)
PASSING = Sprites(PASSING_ROOM)
"""What only the next boards of the same table show again: it shall not drive out what all of them do."""

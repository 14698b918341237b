"""How a game went, in a few hundred bytes: kept when its log goes. Nobody stands in it, only seats."""

import zlib

import msgspec
from msgspec import Struct

from bot.records.history import History, Move
from bot.rules import Deal
from bot.tables.rows import RULES_VERSION


class Recording(Struct, frozen=True, array_like=True):
    """A new field goes to the end and has a default."""

    version: int  # of the rules that it was played by
    deal: Deal
    moves: tuple[Move, ...]
    origin: tuple[int, int] | None = None
    secret: str = ""  # of the deck's seal


_decoder = msgspec.msgpack.Decoder(Recording)


def encode_recording(history: History) -> bytes:
    recording = Recording(RULES_VERSION, history.deal, history.all_moves, history.origin, history.secret)
    return zlib.compress(msgspec.msgpack.encode(recording), 9)


def history_from_recording(what: bytes) -> History | None:
    """Nothing, if this version cannot read it."""
    try:
        recording = _decoder.decode(zlib.decompress(what))
        if recording.version > RULES_VERSION:
            return None
        history = History(recording.deal)
        history.origin, history.secret = recording.origin, recording.secret
        history.add(recording.moves)
    except Exception:  # whatever is wrong with it
        return None
    return history

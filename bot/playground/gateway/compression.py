"""Transport compression: one stream a connection, flushed after each frame.

https://docs.discord.com/developers/events/gateway#transport-compression. discord.py asks for zstd where it can read it,
and for zlib otherwise. Where zstd cannot be written here, frames are plain, which every client reads.
"""

import importlib
import zlib
from collections.abc import Callable

Compressor = Callable[[bytes], bytes]


def compressor(kind: str) -> Compressor | None:
    if kind == "zlib-stream":
        stream = zlib.compressobj()
        return lambda frame: stream.compress(frame) + stream.flush(zlib.Z_SYNC_FLUSH)
    return _zstd() if kind == "zstd-stream" else None


def _zstd() -> Compressor | None:
    """By the package that discord.py uses, or by Python's own from 3.14 on."""
    for module, block in (("zstandard", "COMPRESSOBJ_FLUSH_BLOCK"), ("compression.zstd", "")):
        try:
            zstd = importlib.import_module(module)
        except ImportError:
            continue
        if block:
            stream = zstd.ZstdCompressor().compressobj()
            flush = getattr(zstd, block)
            return lambda frame: bytes(stream.compress(frame) + stream.flush(flush))
        own = zstd.ZstdCompressor()
        return lambda frame: bytes(own.compress(frame, mode=own.FLUSH_BLOCK))
    return None

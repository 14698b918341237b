"""Palette indices to the bytes of a PNG: by ISA-L where it is installed (extra `fast`), else by Pillow."""

import io
import struct
import zlib
from typing import TYPE_CHECKING

from PIL import Image

from bot.ui.pictures.palette import palette_bytes

if TYPE_CHECKING:
    from isal import isal_zlib
else:
    try:
        from isal import isal_zlib
    except ImportError:
        isal_zlib = None

HAS_ISAL = isal_zlib is not None
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BITS, INDEXED = 8, 3
FAST, USUAL = 1, 6  # how hard ISA-L and Pillow try


def encode(indices: Image.Image) -> bytes:
    """`indices` into the palette, as an image of mode L."""
    return _encode_fast(indices) if HAS_ISAL else encode_plainly(indices)


def encode_plainly(indices: Image.Image) -> bytes:
    image, out = indices.copy(), io.BytesIO()
    image.putpalette(palette_bytes())
    image.save(out, "PNG", compress_level=USUAL)
    return out.getvalue()


def _encode_fast(indices: Image.Image) -> bytes:
    width, height = indices.size
    rows = Image.new("L", (width + 1, height))  # each row begins with its filter: none
    rows.paste(indices, (1, 0))
    header = struct.pack(">IIBBBBB", width, height, BITS, INDEXED, 0, 0, 0)
    parts = (
        (b"IHDR", header),
        (b"PLTE", palette_bytes()),
        (b"IDAT", isal_zlib.compress(rows.tobytes(), FAST)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(name)))

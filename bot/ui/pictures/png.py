"""Palette indices to the bytes of a PNG: by ISA-L, what it leaves large by zlib-ng (extra `fast`); else by Pillow."""

import io
import struct
import zlib
from typing import TYPE_CHECKING

from PIL import Image, ImageChops

from bot.ui.pictures.palette import palette_bytes

if TYPE_CHECKING:
    from isal import isal_zlib
    from zlib_ng import zlib_ng
else:
    try:
        from isal import isal_zlib
        from zlib_ng import zlib_ng
    except ImportError:
        isal_zlib = zlib_ng = None

HAS_FAST = isal_zlib is not None
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BITS, INDEXED = 8, 3
ABOVE = 2  # the filter of a row
FAST, THOROUGH, USUAL = 1, 5, 6  # how hard ISA-L, zlib-ng and Pillow try
LARGE = 29_000  # bytes of pixels: with all around them less than 30,000
# ISA-L packs a third worse than zlib-ng, in a fifth of its time.


def encode(indices: Image.Image, *, detailed: bool = False) -> bytes:
    """`indices` into the palette, as an image of mode L. `detailed`: it is sure to come out large."""
    if not HAS_FAST:
        return encode_plainly(indices)
    if not detailed and len(packed := isal_zlib.compress(_differences(indices), FAST)) < LARGE:
        return _file(indices.size, packed)
    return _file(indices.size, zlib_ng.compress(_rows(indices), THOROUGH))


def encode_plainly(indices: Image.Image) -> bytes:
    image, out = indices.copy(), io.BytesIO()
    image.putpalette(palette_bytes())
    image.save(out, "PNG", compress_level=USUAL)
    return out.getvalue()


def _rows(indices: Image.Image) -> bytes:
    """Each begins with its filter: none."""
    width, height = indices.size
    rows = Image.new("L", (width + 1, height))
    rows.paste(indices, (1, 0))
    return rows.tobytes()


def _differences(indices: Image.Image) -> bytes:
    """Each row as what differs from the one above: so ISA-L packs a little smaller, and zlib-ng larger."""
    width, height = indices.size
    rows = Image.new("L", (width + 1, height), ABOVE)
    rows.paste(indices, (1, 0))
    below, above = indices.crop((0, 1, width, height)), indices.crop((0, 0, width, height - 1))
    rows.paste(ImageChops.subtract_modulo(below, above), (1, 1))
    return rows.tobytes()


def _file(size: tuple[int, int], packed: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", *size, BITS, INDEXED, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", palette_bytes()), (b"IDAT", packed), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(name)))

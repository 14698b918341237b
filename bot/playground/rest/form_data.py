"""A form with files, as it comes over the wire: read in one go, because it is in memory anyway.

aiohttp's reader takes it a line at a time, which for a picture costs more than the rest of its request.
"""

import re
from typing import NamedTuple
from urllib.parse import unquote_to_bytes

BOUNDARY = re.compile(r'boundary="?([^";]+)"?', re.IGNORECASE)
PARAMETER = re.compile(rb';\s*([\w-]+)(\*?)=(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))')
DISPOSITION = b"content-disposition"


class Field(NamedTuple):
    name: str
    filename: str | None
    content: bytes


def read_form(content_type: str, body: bytes) -> list[Field]:
    """Raises ValueError for what is no form, or a cut-off one."""
    boundary = BOUNDARY.search(content_type)
    if boundary is None:
        raise ValueError("a form without a boundary")
    between = b"--" + boundary[1].encode()
    first, *parts = (b"\r\n" + body).split(b"\r\n" + between)
    if first.strip() or not parts or not parts[-1].startswith(b"--"):
        raise ValueError("a cut-off form")
    return [_field(part) for part in parts[:-1]]


def _field(part: bytes) -> Field:
    head, blank, content = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
    parameters: dict[str, str] = {}
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name.strip().lower() == DISPOSITION:
            parameters = _parameters(value)
    if not blank or "name" not in parameters:
        raise ValueError("a field without a name")
    return Field(parameters["name"], parameters.get("filename"), content)


def _parameters(value: bytes) -> dict[str, str]:
    """The form with a star (RFC 5987) says its character set; it is always UTF-8 here."""
    found: dict[str, str] = {}
    for name, star, quoted, bare in PARAMETER.findall(value):
        text = quoted or bare
        plain = unquote_to_bytes(text.rpartition(b"''")[2]) if star else re.sub(rb"\\(.)", rb"\1", text)
        found[name.decode().lower()] = plain.decode()
    return found

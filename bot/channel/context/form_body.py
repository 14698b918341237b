"""A form with files as one piece: aiohttp would send it as many, and take longer over it than a picture is drawn in."""

import secrets
from collections.abc import Iterable
from typing import Any


def form_body(fields: Iterable[dict[str, Any]]) -> tuple[bytes, str]:
    """And its content type. `fields` as discord.py has them: name, value, and of a file its name."""
    boundary = secrets.token_hex(16)
    pieces: list[bytes] = []
    for field in fields:
        value, filename = field["value"], field.get("filename")
        content = value.encode() if isinstance(value, str) else value.read()
        kind = f'; filename="{_quoted(filename)}"\r\nContent-Type: {field["content_type"]}' if filename else ""
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{_quoted(field["name"])}"{kind}\r\n\r\n'
        pieces += (head.encode(), content, b"\r\n")
    return b"".join((*pieces, f"--{boundary}--\r\n".encode())), f"multipart/form-data; boundary={boundary}"


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\r", " ").replace("\n", " ")

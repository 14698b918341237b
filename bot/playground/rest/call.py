"""One REST request: path parameters, query and body."""

import re
from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp import web

from bot.playground import errors
from bot.playground.message_request import MessageRequest, Upload
from bot.playground.rest.form_data import read_form
from bot.playground.world import Json
from bot.playground.world.snowflakes import parse_snowflake

FILE = re.compile(r"^files?\[(\d{1,2})\]$")


@dataclass(frozen=True)
class Created:
    """An answer with 201 instead of 200."""

    body: Any


class Call:
    def __init__(self, request: web.Request) -> None:
        self.request = request
        self.body: Any = None  # once it was read

    def path_id(self, name: str) -> int:
        parsed = parse_snowflake(self.request.match_info[name])
        if parsed is None:
            raise errors.ApiError(
                400,
                50035,
                "Invalid Form Body",
                {name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": "Value is not snowflake."}]}},
            )
        return parsed

    def path_text(self, name: str) -> str:
        return self.request.match_info[name]

    def flag(self, name: str) -> bool:
        return self.request.query.get(name, "").lower() in ("1", "true")

    def query_number(self, name: str) -> int | None:
        return parse_snowflake(self.request.query.get(name))

    async def json(self) -> Any:
        try:
            self.body = _decode(await self.request.read())
        except web.HTTPRequestEntityTooLarge:
            raise errors.too_large() from None
        return self.body

    async def object(self) -> Json:
        return _as_object(await self.json())

    async def message_request(self) -> MessageRequest:
        """From JSON, or from a form with files."""
        kind = self.request.headers.get("Content-Type", "")  # aiohttp takes it apart by the rules of e-mail, at leisure
        if kind.lower().startswith("multipart/form-data"):
            return await self._multipart()
        return MessageRequest(await self.object())

    async def _multipart(self) -> MessageRequest:
        try:
            fields = read_form(self.request.headers["Content-Type"], await self.request.read())
        except web.HTTPRequestEntityTooLarge:
            raise errors.too_large() from None
        except ValueError:
            raise errors.invalid_json() from None  # not a form, or a cut-off one
        body: Json = {}
        uploads: list[Upload] = []
        for name, filename, content in fields:
            file_field = FILE.match(name)
            if name == "payload_json":
                self.body = body = _as_object(_decode(content))
            elif file_field and filename is not None:
                uploads.append(Upload(int(file_field[1]), filename, content))
            else:
                raise errors.unsupported(f"the form field {name}")
        return MessageRequest(body, uploads)


def _decode(content: Any) -> Any:
    try:
        return msgspec.json.decode(content)
    except (msgspec.MsgspecError, TypeError, UnicodeDecodeError, RecursionError):
        raise errors.invalid_json() from None


def _as_object(body: Any) -> Json:
    if not isinstance(body, dict):
        raise errors.invalid_json()
    return body

"""One REST request: its ids, its body with files, who sent it."""

import re
from typing import Any

import msgspec
from aiohttp import web

from bot.playground import errors
from bot.playground.drafts import Draft, Upload
from bot.playground.world import Json
from bot.playground.world.snowflakes import snowflake

FILE = re.compile(r"^files?\[(\d{1,2})\]$")


class Call:
    def __init__(self, request: web.Request) -> None:
        self.request = request

    def id(self, name: str) -> int:
        found = snowflake(self.request.match_info[name])
        if found is None:
            raise errors.ApiError(
                400,
                50035,
                "Invalid Form Body",
                {name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": "Value is not snowflake."}]}},
            )
        return found

    def text(self, name: str) -> str:
        return self.request.match_info[name]

    def asks(self, name: str) -> bool:
        return self.request.query.get(name, "").lower() in ("1", "true")

    def query_number(self, name: str) -> int | None:
        return snowflake(self.request.query.get(name))

    async def json(self) -> Any:
        try:
            return _decode(await self.request.read())
        except web.HTTPRequestEntityTooLarge:
            raise errors.too_large() from None

    async def object(self) -> Json:
        return _as_object(await self.json())

    async def draft(self) -> Draft:
        """A message's body, as JSON or as a form with files."""
        if self.request.content_type == "multipart/form-data":
            return await self._multipart()
        return Draft(await self.object())

    async def _multipart(self) -> Draft:
        try:
            fields = await self.request.post()
        except web.HTTPRequestEntityTooLarge:
            raise errors.too_large() from None
        except (ValueError, AssertionError, RuntimeError):
            raise errors.invalid_json() from None  # no form at all, or one that ends in its middle
        body: Json = {}
        uploads: list[Upload] = []
        for name, value in fields.items():
            numbered = FILE.match(name)
            if name == "payload_json":
                content = value.file.read() if isinstance(value, web.FileField) else value
                body = _as_object(_decode(content))
            elif numbered and isinstance(value, web.FileField):
                uploads.append(Upload(int(numbered[1]), value.filename, value.file.read()))
            else:
                raise errors.not_played_here(f"the form field {name}")
        return Draft(body, uploads)


def _decode(content: Any) -> Any:
    try:
        return msgspec.json.decode(content)
    except (msgspec.MsgspecError, TypeError, UnicodeDecodeError, RecursionError):
        raise errors.invalid_json() from None


def _as_object(body: Any) -> Json:
    if not isinstance(body, dict):
        raise errors.invalid_json()
    return body

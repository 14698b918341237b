"""Routes for the application's own emoji: https://docs.discord.com/developers/resources/emoji"""

import base64
import binascii
import re
from typing import Any

from bot.playground import errors
from bot.playground.limits.form import Form
from bot.playground.rest.call import Call, Created
from bot.playground.rest.router import Handler
from bot.playground.world import Json, World
from bot.playground.world.guild import Emoji
from bot.playground.world.payloads import user_payload

MAX_EMOJI = 2000
MAX_BYTES = 256 << 10
NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp);base64,(.+)", re.DOTALL)


class EmojiRoutes:
    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> dict[str, Handler]:
        every = "/applications/{application_id}/emojis"
        return {
            f"GET {every}": self.get_all,
            f"POST {every}": self.create,
            f"GET {every}/{{emoji_id}}": self.get_one,
            f"PATCH {every}/{{emoji_id}}": self.rename,
            f"DELETE {every}/{{emoji_id}}": self.delete,
        }

    async def get_all(self, call: Call) -> Any:
        self._check_application(call)
        return {"items": [self._payload(emoji) for emoji in self._world.emojis.values()]}

    async def create(self, call: Call) -> Any:
        self._check_application(call)
        body = await call.object()
        form = Form(body)
        name = self._name(form, None)
        found = IMAGE.fullmatch(form.text("image", 1, 4 * MAX_BYTES, required=True) or "data:image/png;base64,AA==")
        form.raise_errors()
        try:
            content = base64.b64decode(found[2], validate=True) if found else b""
        except binascii.Error:
            content = b""
        if found is None or not content:
            raise errors.invalid_image()
        if len(content) > MAX_BYTES:
            form.add_error("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
            form.raise_errors()
        if len(self._world.emojis) >= MAX_EMOJI:
            raise errors.too_many_emoji(MAX_EMOJI)
        emoji = Emoji(self._world.snowflakes.next(), name, found[1], base64.b64encode(content).decode())
        self._world.put_emoji(emoji)
        return Created(self._payload(emoji))

    async def get_one(self, call: Call) -> Any:
        return self._payload(self._emoji(call))

    async def rename(self, call: Call) -> Any:
        emoji = self._emoji(call)
        form = Form(await call.object())
        emoji.name = self._name(form, emoji)
        form.raise_errors()
        self._world.put_emoji(emoji)
        return self._payload(emoji)

    async def delete(self, call: Call) -> Any:
        self._world.delete_emoji(self._emoji(call))

    def _name(self, form: Form, renamed: Emoji | None) -> str:
        """The application's emoji have names of their own."""
        name = form.text("name", 2, 32, required=True) or ""
        if name and not NAME.fullmatch(name):
            form.add_error("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if any(other.name == name and other is not renamed for other in self._world.emojis.values()):
            form.add_error("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists")
        form.raise_errors()
        return name

    def _emoji(self, call: Call) -> Emoji:
        self._check_application(call)
        emoji = self._world.emojis.get(call.path_id("emoji_id"))
        if emoji is None:
            raise errors.unknown_emoji()
        return emoji

    def _check_application(self, call: Call) -> None:
        if call.path_id("application_id") != self._world.bot.id:
            raise errors.missing_access()

    def _payload(self, emoji: Emoji) -> Json:
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "user": user_payload(self._world.bot),
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": emoji.kind == "gif",
            "available": True,
        }

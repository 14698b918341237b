"""From a request's body to a message: checked against the limits, mentions found, files put in their places."""

import logging
from dataclasses import dataclass, field

from bot.playground import errors
from bot.playground.limits.components import check_components, numbered
from bot.playground.limits.embeds import check_embeds
from bot.playground.limits.form import Form
from bot.playground.limits.mentions import check_mentions, mentioned
from bot.playground.world import Attachment, Json, Message, Permission, User, World
from bot.playground.world.attachments import LARGEST
from bot.playground.world.payloads import MEDIA, attachment_payload, user_payload

log = logging.getLogger(__name__)

EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
SETTABLE = (1 << 2) | EPHEMERAL | (1 << 12)  # suppress embeds, ephemeral, silent
CONTENT_LIMIT = 2000
UNKNOWN_PARTS = {"poll": "polls", "sticker_ids": "stickers", "shared_client_theme": "shared themes"}


@dataclass(frozen=True)
class Upload:
    """A file as it came in; `number` is the one in `files[number]`."""

    number: int
    filename: str
    content: bytes


@dataclass(frozen=True)
class Draft:
    """A body as it came in. `place` is where it stands in the request: inside `data` for a callback."""

    body: Json
    uploads: list[Upload] = field(default_factory=list)
    place: tuple[str, ...] = ()

    def check(self) -> None:
        form = Form(self.body, self.place)
        for name, what in UNKNOWN_PARTS.items():
            if self.body.get(name):
                raise errors.not_played_here(what)
        if int(self.body.get("flags") or 0) & COMPONENTS_V2:
            raise errors.not_played_here("Components V2")
        form.text("content", 0, CONTENT_LIMIT)
        check_embeds(form)
        check_components(form)
        check_mentions(form)
        for described in form.parts("attachments", 10):
            described.text("description", 0, 1024)
        if len(self.uploads) > 10:
            form.wrong("files", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
        form.refuse()
        if sum(len(upload.content) for upload in self.uploads) > LARGEST:
            raise errors.too_large()


class Desk:
    """Where drafts become messages of the world."""

    def __init__(self, world: World) -> None:
        self._world = world

    def send(
        self, draft: Draft, author: User, channel_id: int, *, viewer: int | None = None, **facts: object
    ) -> Message:
        draft.check()
        message_id = self._world.snowflakes.next()
        body: Json = {
            "id": str(message_id),
            "channel_id": str(channel_id),
            "type": 0,
            "author": user_payload(author),
            "content": "",
            "timestamp": self._world.clock.stamp(),
            "edited_timestamp": None,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "flags": (int(draft.body.get("flags") or 0) & SETTABLE) | (EPHEMERAL if viewer else 0),
            **facts,
        }
        if draft.body.get("nonce") is not None:
            body["nonce"] = draft.body["nonce"]
        message = Message(body, viewer=viewer)
        message.body, message.files = self._written(message, draft)
        if not message.body["flags"] & LOADING:
            self._refuse_empty(message.body)
        self._world.send(message)
        return message

    def edit(self, message: Message, draft: Draft) -> None:
        draft.check()
        loading = message.body["flags"] & LOADING
        body, files = self._written(message, draft)
        try:
            self._refuse_empty(body)
        except errors.ApiError:
            self._world.attachments.forget(file for file in files if file not in message.files)
            raise
        body["flags"] &= ~LOADING
        # Filling in "is thinking" is not an edit to the reader.
        if not loading:
            body["edited_timestamp"] = self._world.clock.stamp()
        self._world.edit(message, body, files)

    def _written(self, message: Message, draft: Draft) -> tuple[Json, list[Attachment]]:
        given, body = draft.body, dict(message.body)
        if "content" in given:
            body["content"] = given["content"] or ""
        if "embeds" in given:
            body["embeds"] = [_clean(embed) for embed in given["embeds"] or []]
        if "components" in given:
            body["components"] = numbered(given["components"] or [])
        if "flags" in given and given["flags"] is not None:
            kept = body["flags"] & ~(1 << 2)
            body["flags"] = kept | (int(given["flags"]) & (1 << 2))
        if "content" in given or "allowed_mentions" in given:
            body |= self._mentions(message, body["content"], given.get("allowed_mentions"))
        files = self._files(message, draft)
        inside = _place_pictures(body, files)
        body["attachments"] = [attachment_payload(file) for file in files if file.id not in inside]
        return body, files

    def _mentions(self, message: Message, content: str, allowed: Json | None) -> Json:
        channel = self._world.channels[message.channel_id]
        may_everyone = bool(self._world.may(message.author_id, channel) & Permission.MENTION_EVERYONE)
        users, roles, everyone = mentioned(content, allowed, may_everyone=may_everyone)
        return {
            "mentions": [user_payload(self._world.users[user]) for user in users if user in self._world.users],
            "mention_roles": [str(role) for role in roles if role in self._world.roles],
            "mention_everyone": everyone,
        }

    def _files(self, message: Message, draft: Draft) -> list[Attachment]:
        listed = draft.body.get("attachments")
        described = {str(entry.get("id")): entry for entry in listed or []}
        kept = [file for file in message.files if listed is None or str(file.id) in described]
        new = []
        for upload in draft.uploads:
            entry = described.get(str(upload.number), {})
            name = entry.get("filename") or upload.filename
            attachment_id = self._world.snowflakes.next()
            new.append(
                self._world.attachments.keep(
                    attachment_id, message.channel_id, name, upload.content, entry.get("description")
                )
            )
        return kept + new

    @staticmethod
    def _refuse_empty(body: Json) -> None:
        if not (body["content"].strip() or body["embeds"] or body["attachments"] or body["components"]):
            raise errors.empty_message()


def _clean(embed: Json) -> Json:
    """As Discord gives it back: without empty parts, always of the rich type."""
    return {"type": "rich"} | {name: part for name, part in embed.items() if part not in (None, "", [], {})}


def _place_pictures(body: Json, files: list[Attachment]) -> set[int]:
    """Turns `attachment://name` in embeds into addresses; such files stand in the embed and nowhere else."""
    by_name = {file.filename: file for file in files}
    by_url = {file.url: file.id for file in files}
    inside: set[int] = set()
    embeds = []
    for embed in body["embeds"]:
        shown = dict(embed)
        for name in MEDIA:
            if name not in shown:
                continue
            field_name = "url" if name in ("image", "thumbnail") else "icon_url"
            url = str(shown[name].get(field_name) or "")
            file = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
            if file is not None:
                shown[name] = shown[name] | _picture(file, field_name)
                inside.add(file.id)
            elif url.startswith("attachment://"):
                log.warning("An embed names %s, but no such file came with the message", url)
                shown[name] = {key: value for key, value in shown[name].items() if key != field_name}
            elif url.partition("/attachments/")[1]:
                # The bot sent back the address it was given: the picture is still that file.
                path = url[url.index("/attachments/") :]
                if path in by_url:
                    shown[name] = shown[name] | {field_name: path, f"proxy_{field_name}": path}
                    inside.add(by_url[path])
        embeds.append(shown)
    body["embeds"] = embeds
    return inside


def _picture(file: Attachment, field_name: str) -> Json:
    picture: Json = {field_name: file.url, f"proxy_{field_name}": file.url}
    if field_name == "url":
        picture |= {"content_type": file.content_type}
        if file.description:
            picture["description"] = file.description
        if file.width:
            picture |= {"width": file.width, "height": file.height}
    return picture

"""From a request's body to a message: checked against the limits, mentions found, files put in their places."""

from dataclasses import dataclass, field

from bot.playground import errors
from bot.playground.limits.components import check_components, numbered
from bot.playground.limits.embeds import check_embeds
from bot.playground.limits.form import Form
from bot.playground.limits.mentions import check_mentions, mentioned
from bot.playground.placing import as_shown, place_pictures
from bot.playground.world import Attachment, Json, Message, Permission, User, World
from bot.playground.world.attachments import LARGEST
from bot.playground.world.payloads import attachment_payload, user_payload

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15
SETTABLE = SUPPRESS_EMBEDS | SILENT
CONTENT_LIMIT = 2000
KNOWN_PARTS = {
    "content", "embeds", "components", "attachments", "allowed_mentions", "flags", "message_reference", "nonce",
    "enforce_nonce", "tts",
}  # fmt: skip


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

    @property
    def flags(self) -> int:
        given = self.body.get("flags")
        return given if isinstance(given, int) else 0

    def check(self) -> None:
        form = Form(self.body, self.place)
        for name in self.body:
            if self.body[name] and name not in KNOWN_PARTS:
                raise errors.not_played_here(f"{name!r} in a message")
        if form.number("flags", 0, 1 << 30) & COMPONENTS_V2:
            raise errors.not_played_here("Components V2")
        form.text("content", 0, CONTENT_LIMIT)
        check_embeds(form)
        check_components(form)
        check_mentions(form)
        form.text("nonce", 0, 25)
        for described in form.parts("attachments", 10):
            described.text("filename", 0, 1024)
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
            "flags": (draft.flags & SETTABLE) | (EPHEMERAL if viewer else 0),
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
            body["content"] = (given["content"] or "").strip()
        if "embeds" in given:
            body["embeds"] = [as_shown(embed) for embed in given["embeds"] or []]
        if "components" in given:
            body["components"] = numbered(given["components"] or [])
        if given.get("flags") is not None:
            body["flags"] = body["flags"] & ~SUPPRESS_EMBEDS | draft.flags & SUPPRESS_EMBEDS
        if "content" in given or "allowed_mentions" in given:
            body |= self._mentions(message, body["content"], given.get("allowed_mentions"))
        files = self._files(message, draft)
        inside = place_pictures(body, files)
        body["attachments"] = [attachment_payload(file) for file in files if file.id not in inside]
        return body, files

    def _mentions(self, message: Message, content: str, allowed: Json | None) -> Json:
        if allowed is None and "interaction_metadata" in message.body:
            allowed = {"parse": ["users"]}  # what holds for answers that do not say
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
        if not (body["content"] or body["embeds"] or body["attachments"] or body["components"]):
            raise errors.empty_message()

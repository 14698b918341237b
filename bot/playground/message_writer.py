"""Turns message requests into messages of the world: mentions resolved, files stored."""

from bot.playground import errors
from bot.playground.component_tree import check_emoji, check_files, link_files, numbered, shown_text
from bot.playground.embed_images import link_embed_images, rich_embed
from bot.playground.limits.form import Form
from bot.playground.limits.layouts import LEGACY, MAX_COMPONENTS, refuse_legacy_fields
from bot.playground.limits.mentions import mentions_in
from bot.playground.message_request import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    MessageRequest,
)
from bot.playground.world import Attachment, Json, Message, Permission, User, World
from bot.playground.world.payloads import attachment_payload, user_payload

SETTABLE_FLAGS = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2


class MessageWriter:
    def __init__(self, world: World) -> None:
        self._world = world

    def send(
        self, request: MessageRequest, author: User, channel_id: int, *, viewer: int | None = None, **fields: object
    ) -> Message:
        """`fields` go into the message as they are."""
        request.check()
        body: Json = {
            "id": str(self._world.snowflakes.next()),
            "channel_id": str(channel_id),
            "type": 0,
            "author": user_payload(author),
            "content": "",
            "timestamp": self._world.clock.timestamp(),
            "edited_timestamp": None,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "flags": (request.flags & SETTABLE_FLAGS) | (EPHEMERAL if viewer else 0),
            **fields,
        }
        if request.body.get("nonce") is not None:
            body["nonce"] = request.body["nonce"]
        message = Message(body, viewer=viewer)
        message.body, message.files = self._content(message, request)
        if not message.body["flags"] & LOADING:
            _refuse_empty(message.body)
        self._world.send(message)
        return message

    def edit(self, message: Message, request: MessageRequest) -> None:
        """Components V2 come with an edit as well, and stay; what the message showed before must be taken off."""
        request.check(has_layout=bool(message.body["flags"] & COMPONENTS_V2))
        was_loading = message.body["flags"] & LOADING
        body, files = self._content(message, request)
        try:
            _refuse_empty(body)
        except errors.ApiError:
            self._world.attachments.delete(file for file in files if file not in message.files)
            raise
        body["flags"] &= ~LOADING
        # Filling in "is thinking" is not an edit to the reader.
        if not was_loading:
            body["edited_timestamp"] = self._world.clock.timestamp()
        self._world.edit(message, body, files)

    def _content(self, message: Message, request: MessageRequest) -> tuple[Json, list[Attachment]]:
        """The message's body and files after this request."""
        changes, body = request.body, dict(message.body)
        if "content" in changes:
            body["content"] = (changes["content"] or "").strip()
        if "embeds" in changes:
            body["embeds"] = [rich_embed(embed) for embed in changes["embeds"] or []]
        if "components" in changes:
            body["components"] = numbered(changes["components"] or [])
        if changes.get("flags") is not None:
            body["flags"] = body["flags"] & ~SUPPRESS_EMBEDS | request.flags & (SUPPRESS_EMBEDS | COMPONENTS_V2)
        _refuse_mixed(body)
        if "content" in changes or "components" in changes or "allowed_mentions" in changes:
            text = body["content"] or shown_text(body["components"])
            body |= self._mentions(message, text, changes.get("allowed_mentions"))
        check_emoji(body["components"], self._world.emojis.keys())
        check_files(body["components"], self._file_names(message, request))
        files = self._files(message, request)
        link_files(body["components"], files)
        in_embeds = link_embed_images(body, files)
        body["attachments"] = [attachment_payload(file) for file in files if file.id not in in_embeds]
        return body, files

    def _mentions(self, message: Message, content: str, allowed: Json | None) -> Json:
        if allowed is None and "interaction_metadata" in message.body:
            allowed = {"parse": ["users"]}  # the default of interaction responses
        channel = self._world.channels[message.channel_id]
        may_everyone = bool(self._world.permissions(message.author_id, channel) & Permission.MENTION_EVERYONE)
        known = {} if channel.is_private else self._world.roles_of(self._world.guild_of(channel))
        users, roles, everyone = mentions_in(content, allowed, may_everyone=may_everyone)
        return {
            "mentions": [user_payload(self._world.users[user]) for user in users if user in self._world.users],
            "mention_roles": [str(role) for role in roles if role in known],
            "mention_everyone": everyone,
        }

    def _file_names(self, message: Message, request: MessageRequest) -> set[str]:
        given = {str(entry.get("filename")) for entry in request.body.get("attachments") or []}
        sent = {upload.filename for upload in request.uploads}
        return given | sent | {file.filename for file in message.files}

    def _files(self, message: Message, request: MessageRequest) -> list[Attachment]:
        """The files that the request keeps, then the new ones."""
        listed = request.body.get("attachments")
        entries = {str(entry.get("id")): entry for entry in listed or []}
        files = [file for file in message.files if listed is None or str(file.id) in entries]
        for upload in request.uploads:
            entry = entries.get(str(upload.number), {})
            file = self._world.attachments.save(
                self._world.snowflakes.next(),
                message.channel_id,
                entry.get("filename") or upload.filename,
                upload.content,
                entry.get("description"),
            )
            files.append(file)
        return files


def _refuse_mixed(body: Json) -> None:
    """An edit brings the flag, and leaves what cannot stand beside it."""
    if body["flags"] & COMPONENTS_V2:
        form = Form({name: body[name] for name in LEGACY})
        refuse_legacy_fields(form)
        form.raise_errors()


def _refuse_empty(body: Json) -> None:
    if body["flags"] & COMPONENTS_V2:
        form = Form(body)
        form.items("components", MAX_COMPONENTS, minimum=1)
        form.raise_errors()
        return
    if not (body["content"] or body["embeds"] or body["attachments"] or body["components"]):
        raise errors.empty_message()

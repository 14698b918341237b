"""A request to create or edit a message, and its check against Discord's limits."""

from dataclasses import dataclass, field

from bot.playground import errors
from bot.playground.limits.components import check_components
from bot.playground.limits.embeds import check_embeds
from bot.playground.limits.form import Form
from bot.playground.limits.layouts import check_layout
from bot.playground.limits.mentions import check_mentions
from bot.playground.world import Json
from bot.playground.world.attachments import MAX_BYTES

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15
MAX_CONTENT = 2000
SUPPORTED_FIELDS = {
    "content", "embeds", "components", "attachments", "allowed_mentions", "flags", "message_reference", "nonce",
    "enforce_nonce", "tts",
}  # fmt: skip


@dataclass(frozen=True)
class Upload:
    """A file of the request; `number` is the one in `files[number]`."""

    number: int
    filename: str
    content: bytes


@dataclass(frozen=True)
class MessageRequest:
    """The body as it came in. `path` is where it stands in the request: inside `data` for a callback."""

    body: Json
    uploads: list[Upload] = field(default_factory=list)
    path: tuple[str, ...] = ()

    @property
    def flags(self) -> int:
        flags = self.body.get("flags")
        return flags if isinstance(flags, int) else 0

    def check(self, *, has_layout: bool = False) -> None:
        """`has_layout`: the message has Components V2 already, which it never loses again."""
        form = Form(self.body, self.path)
        for name in self.body:
            if self.body[name] and name not in SUPPORTED_FIELDS:
                raise errors.unsupported(f"{name!r} in a message")
        form.text("content", 0, MAX_CONTENT)
        check_embeds(form)
        if has_layout or form.number("flags", 0, 1 << 30) & COMPONENTS_V2:
            check_layout(form)
        else:
            check_components(form)
        check_mentions(form)
        form.text("nonce", 0, 25)
        for attachment in form.children("attachments", 10):
            attachment.text("filename", 0, 1024)
            attachment.text("description", 0, 1024)
        if len(self.uploads) > 10:
            form.add_error("files", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
        form.raise_errors()
        if sum(len(upload.content) for upload in self.uploads) > MAX_BYTES:
            raise errors.too_large()

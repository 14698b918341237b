"""The files of messages, in a folder beside the journal, served at signed addresses like Discord's."""

import hashlib
import hmac
import io
import mimetypes
import re
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from bot.playground.world.guild import Attachment

LARGEST = 10 << 20
LONGEST_NAME = 100
PICTURES = {"image/png", "image/jpeg", "image/gif", "image/webp"}


class Attachments:
    def __init__(self, folder: Path, key: str) -> None:
        self._folder = folder
        self._key = key.encode()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)

    def keep(
        self, attachment_id: int, channel_id: int, filename: str, content: bytes, description: str | None
    ) -> Attachment:
        name = re.sub(r"[^\w.-]+", "_", filename).strip(".")[-LONGEST_NAME:] or "file"
        content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        width, height = _size(content) if content_type in PICTURES else (None, None)
        self._file(attachment_id).write_bytes(content)
        path = f"/attachments/{channel_id}/{attachment_id}/{quote(name)}"
        return Attachment(
            id=attachment_id,
            filename=name,
            size=len(content),
            content_type=content_type,
            url=f"{path}?hm={self.signature(attachment_id)}",
            description=description,
            width=width,
            height=height,
        )

    def signature(self, attachment_id: int) -> str:
        return hmac.new(self._key, str(attachment_id).encode(), hashlib.sha256).hexdigest()

    def open_to(self, attachment_id: int, signature: str) -> Path | None:
        """The file, for whoever was given its address."""
        if not hmac.compare_digest(signature.encode(), self.signature(attachment_id).encode()):
            return None
        file = self._file(attachment_id)
        return file if file.is_file() else None

    def forget(self, attachments: Iterable[Attachment]) -> None:
        for attachment in attachments:
            self._file(attachment.id).unlink(missing_ok=True)

    def sweep(self, alive: set[int]) -> None:
        """Take away what no stored message shows: pictures of ephemeral messages from before a restart."""
        for file in self._folder.iterdir():
            if not (file.name.isdigit() and int(file.name) in alive):
                file.unlink()

    def _file(self, attachment_id: int) -> Path:
        return self._folder / str(attachment_id)


def _size(content: bytes) -> tuple[int, int] | tuple[None, None]:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError, ValueError):
        return None, None

"""The files of messages, in a folder beside the journal, with signed addresses as at Discord."""

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

MAX_BYTES = 10 << 20
MAX_NAME_LENGTH = 100
IMAGE_TYPES = {"image/png", "image/jpeg", "image/gif", "image/webp"}


class Attachments:
    def __init__(self, folder: Path, key: str) -> None:
        self._folder = folder
        self._key = key.encode()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)

    def save(
        self, attachment_id: int, channel_id: int, filename: str, content: bytes, description: str | None
    ) -> Attachment:
        name = re.sub(r"[^\w.-]+", "_", filename).strip(".")[-MAX_NAME_LENGTH:] or "file"
        content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        width, height = _image_size(content) if content_type in IMAGE_TYPES else (None, None)
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

    def file_for(self, attachment_id: int, signature: str) -> Path | None:
        """None without the right signature."""
        if not hmac.compare_digest(signature.encode(), self.signature(attachment_id).encode()):
            return None
        file = self._file(attachment_id)
        return file if file.is_file() else None

    def delete(self, attachments: Iterable[Attachment]) -> None:
        for attachment in attachments:
            self._file(attachment.id).unlink(missing_ok=True)

    def delete_unused(self, used: set[int]) -> None:
        """Files of ephemeral messages stay behind when the process ends."""
        for file in self._folder.iterdir():
            if not (file.name.isdigit() and int(file.name) in used):
                file.unlink()

    def _file(self, attachment_id: int) -> Path:
        return self._folder / str(attachment_id)


def _image_size(content: bytes) -> tuple[int, int] | tuple[None, None]:
    try:
        with Image.open(io.BytesIO(content)) as image:
            return image.size
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError, ValueError):
        return None, None

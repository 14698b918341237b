"""The components of a message as Discord gives them back: numbered, `attachment://…` replaced by the file's address."""

from collections.abc import Collection, Iterator
from hashlib import sha256

import msgspec

from bot.playground.component_shapes import shape
from bot.playground.errors import ApiError
from bot.playground.limits.form import Form
from bot.playground.limits.layouts import ATTACHMENT_SCHEME, FILE, GALLERY, MAX_COMPONENTS, TEXT, THUMBNAIL, walk
from bot.playground.world import Attachment, Json
from bot.playground.world.snowflakes import parse_snowflake

WITH_MEDIA = {GALLERY, FILE, THUMBNAIL}


def numbered(components: list[Json]) -> list[Json]:
    """Each gets the next number as its id."""
    tree: list[Json] = msgspec.json.decode(msgspec.json.encode(components))  # the fastest copy
    for count, component in enumerate(walk(tree), start=1):
        component["id"] = count
        shape(component)
    return tree


def shown_text(components: list[Json]) -> str:
    """What stands in text displays: who is mentioned there is mentioned."""
    return "\n".join(str(each.get("content")) for each in walk(components) if each.get("type") == TEXT)


def link_files(components: list[Json], files: list[Attachment]) -> None:
    """Sets the addresses of pictures and files."""
    by_name = {file.filename: file for file in files}
    for component in walk(components):
        if component.get("type") == FILE:
            name = str(component["file"].get("url") or "").removeprefix(ATTACHMENT_SCHEME)
            if file := by_name.get(name):
                component |= {"name": file.filename, "size": file.size}
    for media in media_of(components):
        url = str(media.get("url") or "")
        if file := by_name.get(url.removeprefix(ATTACHMENT_SCHEME)):
            media.update(_media(file))
        elif "/attachments/" in url:  # the bot sent back the address it was given
            media["url"] = media["proxy_url"] = url[url.index("/attachments/") :]
        else:
            media["proxy_url"] = url
        media.setdefault("id", str(int.from_bytes(sha256(url.encode()).digest()[:7])))  # any will do


def check_files(components: list[Json], names: set[str]) -> None:
    """Each file that is named must come with the message, or have come with it before."""
    for media in media_of(components):
        url = str(media.get("url") or "")
        if url.startswith(ATTACHMENT_SCHEME) and url.removeprefix(ATTACHMENT_SCHEME) not in names:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            error = {"code": code, "message": f"The referenced attachment '{url}' was not found."}
            raise ApiError(400, 50035, "Invalid Form Body", {"components": {"_errors": [error]}})


def check_emoji(components: list[Json], known: Collection[int]) -> None:
    """Those with an id must be the application's own: the server has none."""
    form = Form({"components": components})
    for holder in _placed(form):
        emoji = holder.value.get("emoji")
        if isinstance(emoji, dict) and emoji.get("id") and parse_snowflake(emoji["id"]) not in known:
            holder.child("emoji").add_error("name", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
    form.raise_errors()


def _placed(form: Form) -> Iterator[Form]:
    """Everything that may have an emoji, with its place."""
    for name in ("components", "options"):
        if not form.value.get(name):
            continue
        for inner in form.children(name, MAX_COMPONENTS):
            yield inner
            yield from _placed(inner)
    if form.value.get("accessory"):
        yield form.child("accessory")


def media_of(components: list[Json]) -> list[Json]:
    """Every place that shows a file."""
    found: list[Json] = []
    for component in walk(components):
        if component.get("type") not in WITH_MEDIA:
            continue
        for holder in (component, *(component.get("items") or ())):
            found += [holder[name] for name in ("media", "file") if isinstance(holder.get(name), dict)]
    return found


def _media(file: Attachment) -> Json:
    media: Json = {"id": str(file.id), "url": file.url, "proxy_url": file.url, "content_type": file.content_type}
    media["attachment_id"] = str(file.id)
    if file.width:
        media |= {"width": file.width, "height": file.height}
    return media

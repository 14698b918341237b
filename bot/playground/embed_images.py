"""Embeds as Discord gives them back: empty parts dropped, `attachment://…` replaced by the image's address."""

import logging

from bot.playground.world import Attachment, Json
from bot.playground.world.payloads import MEDIA

log = logging.getLogger(__name__)

ATTACHMENT_SCHEME = "attachment://"


def rich_embed(embed: Json) -> Json:
    rich = {"type": "rich"} | {name: part for name, part in embed.items() if part not in (None, "", [], {})}
    if "fields" in rich:
        rich["fields"] = [_known(field, {"inline": False}, ("name", "value", "inline")) for field in rich["fields"]]
    if "footer" in rich:
        rich["footer"] = _known(rich["footer"], {"text": ""}, ("text", "icon_url"))
    if "author" in rich:
        rich["author"] = _known(rich["author"], {}, ("name", "url", "icon_url"))
    return rich


def _known(part: Json, defaults: Json, names: tuple[str, ...]) -> Json:
    return defaults | {name: part[name] for name in names if part.get(name) is not None}


def link_embed_images(body: Json, files: list[Attachment]) -> set[int]:
    """Sets the addresses in the embeds. Gives the ids of the files used: they are shown in the embed only."""
    used: set[int] = set()
    embeds = []
    for embed in body["embeds"]:
        linked = dict(embed)
        for name in MEDIA:
            if name in linked:
                linked[name] = _linked_media(name, linked[name], files, used)
        embeds.append(linked)
    body["embeds"] = embeds
    return used


def _linked_media(name: str, media: Json, files: list[Attachment], used: set[int]) -> Json:
    field = "url" if name in ("image", "thumbnail") else "icon_url"
    url = str(media.get(field) or "")
    if url.startswith(ATTACHMENT_SCHEME):
        by_name = {file.filename: file for file in files}
        file = by_name.get(url.removeprefix(ATTACHMENT_SCHEME))
        if file is None:
            log.warning("An embed names %s, but no such file came with the message", url)
            return {key: value for key, value in media.items() if key != field}
        used.add(file.id)
        return media | _image_fields(file, field)
    if "/attachments/" in url:
        # The bot sent back the address it was given: the image is still that file.
        path = url[url.index("/attachments/") :]
        by_url = {file.url: file.id for file in files}
        if path in by_url:
            used.add(by_url[path])
            return media | {field: path, f"proxy_{field}": path}
    return media


def _image_fields(file: Attachment, field: str) -> Json:
    fields: Json = {field: file.url, f"proxy_{field}": file.url}
    if field == "url":
        fields["content_type"] = file.content_type
        if file.description:
            fields["description"] = file.description
        if file.width:
            fields |= {"width": file.width, "height": file.height}
    return fields

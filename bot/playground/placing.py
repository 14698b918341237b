"""Embeds as Discord gives them back: cleaned, and with their pictures in place of `attachment://…`."""

import logging

from bot.playground.world import Attachment, Json
from bot.playground.world.payloads import MEDIA

log = logging.getLogger(__name__)


def as_shown(embed: Json) -> Json:
    """As Discord gives it back: without empty parts, always of the rich type."""
    return {"type": "rich"} | {name: part for name, part in embed.items() if part not in (None, "", [], {})}


def place_pictures(body: Json, files: list[Attachment]) -> set[int]:
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

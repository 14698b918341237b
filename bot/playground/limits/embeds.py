"""The limits of an embed: https://discord.com/developers/docs/resources/message#embed-object-embed-limits"""

from datetime import datetime
from urllib.parse import urlsplit

from bot.playground.limits.form import Form

MAX_EMBEDS = 10
MAX_TEXT = 6000
VISIBLE_PARTS = ("title", "description", "fields", "footer", "author", "image", "thumbnail", "timestamp")


def check_embeds(message: Form) -> None:
    length = 0
    for embed in message.children("embeds", MAX_EMBEDS):
        length += _check_embed(embed)
    if length > MAX_TEXT:
        message.add_error("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_TEXT}")


def _check_embed(embed: Form) -> int:
    """Gives the length that counts towards the limit of all embeds together."""
    if not any(embed.value.get(name) for name in VISIBLE_PARTS):
        embed.add_missing("description")
    texts = [embed.text("title", 0, 256), embed.text("description", 0, 4096)]
    embed.number("color", 0, 0xFFFFFF)
    _check_url(embed, "url", {"http", "https"})
    _check_timestamp(embed)
    for field in embed.children("fields", 25):
        texts.append(field.text("name", 1, 256, required=True))
        texts.append(field.text("value", 1, 1024, required=True))
    if embed.value.get("footer"):
        footer = embed.child("footer")
        texts.append(footer.text("text", 0, 2048))
        _check_url(footer, "icon_url", {"http", "https", "attachment"})
    if embed.value.get("author"):
        author = embed.child("author")
        texts.append(author.text("name", 1, 256, required=True))
        _check_url(author, "url", {"http", "https"})
        _check_url(author, "icon_url", {"http", "https", "attachment"})
    for media in ("image", "thumbnail"):
        if embed.value.get(media):
            _check_url(embed.child(media), "url", {"http", "https", "attachment"})
    return sum(len(text.strip()) for text in texts if text)


def _check_url(part: Form, name: str, schemes: set[str]) -> None:
    url = part.text(name, 0, 2048)
    if not url:
        return
    try:
        scheme = urlsplit(url).scheme
    except ValueError:
        part.add_error(name, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        return
    if scheme not in schemes:
        names = ", ".join(f"'{allowed}'" for allowed in sorted(schemes))
        part.add_error(
            name,
            "URL_TYPE_INVALID_SCHEME",
            f'Scheme "{scheme}" is not supported. Scheme must be one of ({names}).',
        )


def _check_timestamp(embed: Form) -> None:
    timestamp = embed.value.get("timestamp")
    if timestamp is None:
        return
    try:
        datetime.fromisoformat(str(timestamp))
    except ValueError:
        embed.add_error("timestamp", "DATE_TIME_TYPE_PARSE", f"Could not parse {timestamp}. Should be ISO8601.")

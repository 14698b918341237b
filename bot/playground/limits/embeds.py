"""The limits of an embed: https://discord.com/developers/docs/resources/message#embed-object-embed-limits"""

from datetime import datetime
from urllib.parse import urlsplit

from bot.playground.limits.form import Form

MOST_EMBEDS = 10
MOST_TEXT = 6000
SHOWN = ("title", "description", "fields", "footer", "author", "image", "thumbnail", "timestamp")


def check_embeds(message: Form) -> None:
    written = 0
    for embed in message.parts("embeds", MOST_EMBEDS):
        written += _check(embed)
    if written > MOST_TEXT:
        message.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_TEXT}")


def _check(embed: Form) -> int:
    """Counts the characters that go into the common limit of all embeds of a message."""
    if not any(embed.value.get(name) for name in SHOWN):
        embed.missing("description")
    texts = [embed.text("title", 0, 256), embed.text("description", 0, 4096)]
    embed.number("color", 0, 0xFFFFFF)
    _check_address(embed, "url", {"http", "https"})
    _check_time(embed)
    for field in embed.parts("fields", 25):
        texts.append(field.text("name", 1, 256, required=True))
        texts.append(field.text("value", 1, 1024, required=True))
    if embed.value.get("footer"):
        footer = embed.part("footer")
        texts.append(footer.text("text", 0, 2048))
        _check_address(footer, "icon_url", {"http", "https", "attachment"})
    if embed.value.get("author"):
        author = embed.part("author")
        texts.append(author.text("name", 1, 256, required=True))
        _check_address(author, "url", {"http", "https"})
        _check_address(author, "icon_url", {"http", "https", "attachment"})
    for media in ("image", "thumbnail"):
        if embed.value.get(media):
            _check_address(embed.part(media), "url", {"http", "https", "attachment"})
    return sum(len(text.strip()) for text in texts if text)


def _check_address(part: Form, name: str, schemes: set[str]) -> None:
    address = part.text(name, 0, 2048)
    if not address:
        return
    try:
        scheme = urlsplit(address).scheme
    except ValueError:
        part.wrong(name, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        return
    if scheme not in schemes:
        listed = ", ".join(f"'{allowed}'" for allowed in sorted(schemes))
        part.wrong(
            name,
            "URL_TYPE_INVALID_SCHEME",
            f'Scheme "{scheme}" is not supported. Scheme must be one of ({listed}).',
        )


def _check_time(embed: Form) -> None:
    stamp = embed.value.get("timestamp")
    if stamp is None:
        return
    try:
        datetime.fromisoformat(str(stamp))
    except ValueError:
        embed.wrong("timestamp", "DATE_TIME_TYPE_PARSE", f"Could not parse {stamp}. Should be ISO8601.")

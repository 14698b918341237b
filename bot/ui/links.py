"""The host's own pages, where they have any: privacy, terms, support."""

from msgspec import Struct

from bot.text import Speaker


class Links(Struct, frozen=True):
    privacy: str | None = None
    terms: str | None = None
    support: str | None = None


def links_line(say: Speaker, links: Links) -> str:
    """Nothing where the host has set none."""
    pages = {"privacy": links.privacy, "terms": links.terms, "support": links.support}
    return " · ".join(f"[{say(f'link-{name}')}]({url})" for name, url in pages.items() if url)

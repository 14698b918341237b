"""Serves the page, its web socket and the messages' files, with strict security headers."""

from base64 import b64decode
from pathlib import Path

from aiohttp import web

from bot.playground.access import AccessControl
from bot.playground.page_sessions.sessions import PageSessions
from bot.playground.page_words import filled_in
from bot.playground.world import World
from bot.playground.world.attachments import IMAGE_TYPES
from bot.playground.world.snowflakes import parse_snowflake

PAGE_FOLDER = Path(__file__).parent / "page"
NO_KEY = PAGE_FOLDER / "no_key.html"
CONTENT_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


class PageServer:
    def __init__(self, world: World, access: AccessControl, page_sessions: PageSessions) -> None:
        self._world = world
        self._access = access
        self._page_sessions = page_sessions
        self._files = {file.name: file for file in PAGE_FOLDER.iterdir() if file.suffix in CONTENT_TYPES}

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/", self.refuse_without_key)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self.attachment)
        app.router.add_get("/emojis/{emoji_id}", self.emoji)
        app.router.add_get("/{key}", self.page)
        app.router.add_get("/{key}/session", self.session)
        app.router.add_get("/{key}/", self.page)
        app.router.add_get("/{key}/{file}", self.page)

    async def refuse_without_key(self, request: web.Request) -> web.Response:
        return self._without_key(403)

    async def page(self, request: web.Request) -> web.Response:
        if not self._access.is_key(request.match_info["key"]):
            return self._without_key(404)
        if not request.path.endswith("/") and "file" not in request.match_info:
            raise web.HTTPPermanentRedirect(request.rel_url.with_path(f"{request.path}/").with_query(request.query))
        file = self._files.get(request.match_info.get("file", "index.html"))
        if file is None:
            raise web.HTTPNotFound
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            f"connect-src 'self' ws://{request.host}; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'; require-trusted-types-for 'script'"
        )
        headers = {"Content-Security-Policy": policy, **SECURITY_HEADERS}
        text = file.read_text("utf-8")
        if file.suffix == ".html":
            user = self._page_sessions.user(request.query.get("as", ""))
            text = filled_in(text, self._world.locale_of(user))
        return web.Response(text=text, content_type=CONTENT_TYPES[file.suffix], charset="utf-8", headers=headers)

    async def session(self, request: web.Request) -> web.StreamResponse:
        if not self._access.is_key(request.match_info["key"]):
            raise web.HTTPNotFound
        return await self._page_sessions.serve(request)

    async def attachment(self, request: web.Request) -> web.StreamResponse:
        attachment_id = parse_snowflake(request.match_info["attachment_id"]) or 0
        file = self._world.attachments.file_for(attachment_id, request.query.get("hm", ""))
        if file is None:
            raise web.HTTPNotFound
        image_type = IMAGE_TYPE_BY_SUFFIX.get(Path(request.match_info["filename"]).suffix.lower())
        headers = {"Content-Security-Policy": "default-src 'none'; sandbox", **SECURITY_HEADERS}
        # An attachment never changes, so the browser may cache it.
        headers["Cache-Control"] = "private, max-age=31536000, immutable"
        headers["Content-Type"] = image_type or "application/octet-stream"
        headers["Content-Disposition"] = "inline" if image_type else "attachment"
        return web.Response(body=file.read_bytes(), headers=headers)

    async def emoji(self, request: web.Request) -> web.StreamResponse:
        """Anybody's who knows the id, as at Discord."""
        emoji = self._world.emojis.get(parse_snowflake(request.match_info["emoji_id"]) or 0)
        if emoji is None:
            raise web.HTTPNotFound
        headers = {"Content-Security-Policy": "default-src 'none'; sandbox", **SECURITY_HEADERS}
        return web.Response(body=b64decode(emoji.image), content_type=f"image/{emoji.kind}", headers=headers)

    def _without_key(self, status: int) -> web.Response:
        """Says where the address is to be found, and nothing about this playground."""
        policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
        headers = {"Content-Security-Policy": policy, **SECURITY_HEADERS}
        text = filled_in(NO_KEY.read_text("utf-8"), self._world.guild.locale)
        return web.Response(text=text, status=status, content_type="text/html", headers=headers)


SECURITY_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
IMAGE_TYPE_BY_SUFFIX = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".gif": "image/gif",
    ".webp": "image/webp",
}
assert set(IMAGE_TYPE_BY_SUFFIX.values()) == IMAGE_TYPES

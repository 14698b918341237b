"""The page's files and the messages' pictures, with headers that let a browser do nothing else with them."""

from pathlib import Path

from aiohttp import web

from bot.playground.door import Door
from bot.playground.visits.visits import Visits
from bot.playground.world import World
from bot.playground.world.attachments import PICTURES
from bot.playground.world.snowflakes import snowflake

FOLDER = Path(__file__).parent / "page"
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


class Pages:
    def __init__(self, world: World, door: Door, visits: Visits) -> None:
        self._world = world
        self._door = door
        self._visits = visits
        self._files = {file.name: file for file in FOLDER.iterdir() if file.suffix in TYPES}

    def into(self, app: web.Application) -> None:
        app.router.add_get("/", self.keyless)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self.attachment)
        app.router.add_get("/{key}/visit", self.visit)
        app.router.add_get("/{key}/", self.page)
        app.router.add_get("/{key}/{file}", self.page)

    async def keyless(self, request: web.Request) -> web.Response:
        raise web.HTTPForbidden(text="Open the address that the playground printed: it carries a key.")

    async def page(self, request: web.Request) -> web.Response:
        self._demand_key(request)
        file = self._files.get(request.match_info.get("file", "index.html"))
        if file is None:
            raise web.HTTPNotFound
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            f"connect-src 'self' ws://{request.host}; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'; require-trusted-types-for 'script'"
        )
        headers = {"Content-Security-Policy": policy, **PRIVATE}
        return web.Response(body=file.read_bytes(), content_type=TYPES[file.suffix], charset="utf-8", headers=headers)

    async def visit(self, request: web.Request) -> web.StreamResponse:
        self._demand_key(request)
        return await self._visits.serve(request)

    async def attachment(self, request: web.Request) -> web.StreamResponse:
        number = snowflake(request.match_info["attachment_id"]) or 0
        file = self._world.attachments.open_to(number, request.query.get("hm", ""))
        if file is None:
            raise web.HTTPNotFound
        kind = TYPES_OF_PICTURES.get(Path(request.match_info["filename"]).suffix.lower())
        headers = {"Content-Security-Policy": "default-src 'none'; sandbox", **PRIVATE}
        # A picture never changes under its address, so the browser may keep it.
        headers["Cache-Control"] = "private, max-age=31536000, immutable"
        headers["Content-Type"] = kind or "application/octet-stream"
        headers["Content-Disposition"] = "inline" if kind else "attachment"
        return web.Response(body=file.read_bytes(), headers=headers)

    def _demand_key(self, request: web.Request) -> None:
        if not self._door.opens(request.match_info["key"]):
            raise web.HTTPNotFound


PRIVATE = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
TYPES_OF_PICTURES = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".gif": "image/gif",
    ".webp": "image/webp",
}
assert set(TYPES_OF_PICTURES.values()) == PICTURES

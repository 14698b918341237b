"""The door of the REST API: who may come in, rate limits, faults on demand, errors in Discord's words."""

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from bot.playground import errors
from bot.playground.faults import Fault, Faults
from bot.playground.rest.call import Call
from bot.playground.rest.ratelimits import RateLimits
from bot.playground.world import World

log = logging.getLogger(__name__)

PREFIX = "/api/v10"
Handler = Callable[[Call], Awaitable[Any]]


class Router:
    def __init__(self, world: World, faults: Faults, limits: RateLimits) -> None:
        self._world = world
        self._faults = faults
        self._limits = limits
        self._app: web.Application

    def into(self, app: web.Application, *routes: dict[str, Handler]) -> None:
        """Routes are named like in Discord's reference: `GET /channels/{channel_id}`."""
        for table in routes:
            for route, handler in table.items():
                method, path = route.split(" ")
                app.router.add_route(method, PREFIX + path, self._answering(route, handler))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    def _answering(self, route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        # An interaction's token in the path is the right to answer it.
        by_token = "{token}" in route

        async def answer(request: web.Request) -> web.StreamResponse:
            fault = self._faults.take(route)
            if fault is not None:
                await asyncio.sleep(fault.seconds)
                if fault.close_before:
                    return _close(request)
                if fault.status is not None:
                    return _faulty(fault)
            if not by_token and not self._known(request):
                return _json(errors.unauthorized().payload(), 401, {})
            headers, wait = self._limits.count(route, dict(request.match_info))
            if wait:
                log.warning("rate limit reached on %s", route)
                return _too_fast(wait, headers)
            try:
                body = await handler(Call(request))
            except errors.ApiError as error:
                level = logging.WARNING if error.code == 50035 else logging.INFO
                log.log(level, "%s refused: %s %s", route, error, error.errors or "")
                return _json(error.payload(), error.status, headers)
            except (asyncio.CancelledError, ConnectionError):
                raise
            except Exception:
                log.exception("%s failed", route)
                return _json({"message": "500: Internal Server Error", "code": 0}, 500, headers)
            if fault is not None and fault.close_after:
                return _close(request)
            if body is None:
                return web.Response(status=204, headers=headers)
            return _json(body, 200, headers)

        return answer

    def _known(self, request: web.Request) -> bool:
        given = request.headers.get("Authorization", "")
        return hmac.compare_digest(given.encode(), f"Bot {self._world.token}".encode())

    async def _unknown(self, request: web.Request) -> web.Response:
        error = errors.unknown_route(request.method, request.path.removeprefix(PREFIX))
        log.warning("%s", error.message)
        return _json(error.payload(), error.status, {})


def _json(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    # Exactly this content type: discord.py does not read JSON with a charset behind it.
    return web.Response(
        body=msgspec.json.encode(body),
        status=status,
        headers={**headers, "Content-Type": "application/json", "Via": "1.1 playground"},
    )


def _too_fast(wait: float, headers: dict[str, str]) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": False}
    return _json(body, 429, {**headers, "Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": "user"})


def _faulty(fault: Fault) -> web.Response:
    assert fault.status is not None
    body: dict[str, Any] = {"message": fault.message or f"{fault.status}: on demand", "code": fault.code}
    headers = {}
    if fault.status == 429:
        body |= {"retry_after": fault.retry_after, "global": fault.everywhere}
        headers = {"Retry-After": str(int(fault.retry_after) + 1)}
        headers |= {"X-RateLimit-Global": "true"} if fault.everywhere else {"X-RateLimit-Scope": "shared"}
    return _json(body, fault.status, headers)


def _close(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.close()
    return web.Response(status=500)

"""The REST API's router: token, rate limits, injected faults, Discord's error bodies."""

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

    def add_routes(self, app: web.Application, *routes: dict[str, Handler]) -> None:
        """Named as in Discord's reference: `GET /channels/{channel_id}`."""
        for table in routes:
            for route, handler in table.items():
                method, path = route.split(" ")
                app.router.add_route(method, PREFIX + path, self._web_handler(route, handler))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown_route)

    def _web_handler(self, route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        # An interaction's token in the path is the right to answer it.
        by_token = "{token}" in route

        async def answer(request: web.Request) -> web.StreamResponse:
            fault = self._faults.take(route)
            if fault is not None:
                await asyncio.sleep(fault.seconds)
                if fault.close_before:
                    return _close_connection(request)
                if fault.status is not None:
                    return _fault_response(fault)
            if not by_token and not self._has_token(request):
                return _json_response(errors.unauthorized().payload(), 401, {})
            headers, wait = self._limits.count(route, dict(request.match_info))
            if wait:
                log.warning("rate limit reached on %s", route)
                return _rate_limit_response(wait, headers)
            try:
                body = await handler(Call(request))
            except errors.ApiError as error:
                level = logging.WARNING if error.code == 50035 else logging.INFO
                log.log(level, "%s refused: %s %s", route, error, error.errors or "")
                return _json_response(error.payload(), error.status, headers)
            except (asyncio.CancelledError, ConnectionError):
                raise
            except Exception:
                log.exception("%s failed", route)
                return _json_response({"message": "500: Internal Server Error", "code": 0}, 500, headers)
            if fault is not None and fault.close_after:
                return _close_connection(request)
            if body is None:
                return web.Response(status=204, headers=headers)
            return _json_response(body, 200, headers)

        return answer

    def _has_token(self, request: web.Request) -> bool:
        given = request.headers.get("Authorization", "")
        return hmac.compare_digest(given.encode(), f"Bot {self._world.token}".encode())

    async def _unknown_route(self, request: web.Request) -> web.Response:
        error = errors.unknown_route(request.method, request.path.removeprefix(PREFIX))
        log.warning("%s", error.message)
        return _json_response(error.payload(), error.status, {})


def _json_response(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    # discord.py does not read JSON whose content type has a charset.
    return web.Response(
        body=msgspec.json.encode(body),
        status=status,
        headers={**headers, "Content-Type": "application/json", "Via": "1.1 playground"},
    )


def _rate_limit_response(wait: float, headers: dict[str, str]) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": False}
    return _json_response(body, 429, {**headers, "Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": "user"})


def _fault_response(fault: Fault) -> web.Response:
    assert fault.status is not None
    body: dict[str, Any] = {"message": fault.message or f"{fault.status}: on demand", "code": fault.code}
    headers = {}
    if fault.status == 429:
        body |= {"retry_after": fault.retry_after, "global": fault.global_limit}
        headers = {"Retry-After": str(int(fault.retry_after) + 1)}
        headers |= {"X-RateLimit-Global": "true"} if fault.global_limit else {"X-RateLimit-Scope": "shared"}
    return _json_response(body, fault.status, headers)


def _close_connection(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.close()
    return web.Response(status=500)

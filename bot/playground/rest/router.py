"""The REST API's router: token, rate limits, the ban, injected faults, Discord's error bodies."""

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from bot.playground import errors
from bot.playground.faults import Fault, Faults
from bot.playground.outage import ANSWER, Outage
from bot.playground.rest.call import Call, Created
from bot.playground.rest.invalid_requests import InvalidRequests, is_invalid
from bot.playground.rest.ratelimits import RateLimits, Refusal, Scope
from bot.playground.rest.traffic import Traffic, TrafficReport
from bot.playground.wiretap import Exchange, Wiretap
from bot.playground.world import World

log = logging.getLogger(__name__)

PREFIX = "/api/v10"
Handler = Callable[[Call], Awaitable[Any]]
WebHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Router:
    def __init__(
        self,
        world: World,
        faults: Faults,
        outage: Outage,
        wiretap: Wiretap,
        limits: RateLimits,
        invalid: InvalidRequests,
    ) -> None:
        self._world = world
        self._faults = faults
        self._outage = outage
        self._wiretap = wiretap
        self._limits = limits
        self._invalid = invalid
        self._traffic = Traffic()

    def report(self) -> TrafficReport:
        counted = self._limits.all_requests
        return self._traffic.report(counted.passed, counted.busiest_second)

    def add_routes(self, app: web.Application, *routes: dict[str, Handler]) -> None:
        """Named as in Discord's reference: `GET /channels/{channel_id}`."""
        for table in routes:
            for route, handler in table.items():
                method, path = route.split(" ")
                app.router.add_route(method, PREFIX + path, self._web_handler(route, handler))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown_route)

    def _web_handler(self, route: str, handler: Handler) -> WebHandler:
        async def answer(request: web.Request) -> web.StreamResponse:
            if self._outage.is_on:
                return web.Response(text=ANSWER, status=503)
            address = request.remote or ""
            if ban := self._invalid.ban(address):
                self._traffic.count_banned(route)
                return _ban_response(ban)
            call = Call(request)
            response, body = await self._answer(route, handler, call)
            self._wiretap.exchange(Exchange(route, call.body, response.status, body))
            scope = response.headers.get("X-RateLimit-Scope")
            self._traffic.count(route, response.status, scope)
            if is_invalid(response.status, scope):
                self._invalid.count(address)
            return response

        return answer

    async def _answer(self, route: str, handler: Handler, call: Call) -> tuple[web.StreamResponse, Any]:
        """The answer, and its body before it was put into JSON."""
        fault = self._faults.take(route)
        if fault is not None:
            await asyncio.sleep(fault.seconds)
            if fault.close_before:
                return _close_connection(call.request), None
            if fault.status is not None:
                return _fault_response(fault), None
        headers: dict[str, str] = {}
        status, body = await self._result(route, handler, call, headers)
        if fault is not None and fault.close_after:
            return _close_connection(call.request), None
        if body is None:
            return web.Response(status=204, headers=headers), None
        return _json_response(body, status, headers), body

    async def _result(self, route: str, handler: Handler, call: Call, headers: dict[str, str]) -> tuple[int, Any]:
        """Status and body. The limits go into the headers."""
        # An interaction's token in the path is the right to answer it.
        if "{token}" not in route and not self._has_token(call.request):
            return 401, errors.unauthorized().payload()
        counted, refusal = self._limits.count(route, dict(call.request.match_info))
        headers |= counted
        if refusal is not None:
            log.warning("rate limit reached on %s (%s)", route, refusal.scope)
            headers |= refusal.headers()
            return 429, refusal.payload()
        try:
            body = await handler(call)
            return (201, body.body) if isinstance(body, Created) else (200, body)
        except errors.ApiError as error:
            level = logging.WARNING if error.code == 50035 else logging.INFO
            log.log(level, "%s refused: %s %s", route, error, error.errors or "")
            return error.status, error.payload()
        except (asyncio.CancelledError, ConnectionError):
            raise
        except Exception:
            log.exception("%s failed", route)
            return 500, {"message": "500: Internal Server Error", "code": 0}

    def _has_token(self, request: web.Request) -> bool:
        given = request.headers.get("Authorization", "")
        return hmac.compare_digest(given.encode(), f"Bot {self._world.token}".encode())

    async def _unknown_route(self, request: web.Request) -> web.Response:
        if ban := self._invalid.ban(request.remote or ""):
            return _ban_response(ban)
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


def _ban_response(seconds: float) -> web.Response:
    """Cloudflare's, not Discord's: no JSON and no `Via`, by which clients tell the two apart; as observed."""
    headers = {"Retry-After": str(int(seconds) + 1), "Server": "cloudflare", "Content-Type": "text/plain"}
    return web.Response(text="error code: 1015", status=429, headers=headers)


def _fault_response(fault: Fault) -> web.Response:
    assert fault.status is not None
    if fault.status == 429:
        scope: Scope = "global" if fault.global_limit else fault.scope
        refusal = Refusal(scope, fault.retry_after, fault.message or "429: on demand")
        return _json_response(refusal.payload() | {"code": fault.code}, 429, refusal.headers())
    body = {"message": fault.message or f"{fault.status}: on demand", "code": fault.code}
    return _json_response(body, fault.status, {})


def _close_connection(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.close()
    return web.Response(status=500)

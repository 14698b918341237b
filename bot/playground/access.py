"""Access control: only this machine's host names, no foreign web page, and the key in the address."""

import hmac
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

HOST = re.compile(r"([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?", re.ASCII)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class AccessControl:
    def __init__(self, host: str, key: str) -> None:
        machine = socket.gethostname().lower()
        self._host_names = {"localhost", host.lower(), machine, f"{machine}.local"}
        self._key = key.encode()

    @web.middleware
    async def check_request(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        # A foreign name that resolves to this machine is DNS rebinding: a web page reaching for the local network.
        if not self._is_own_host(request.host):
            return web.Response(status=403, text="This address is not served here.")
        origin = request.headers.get("Origin")
        for_bots = request.path.startswith(("/api/", "/gateway"))
        if origin is not None and (for_bots or urlsplit(origin).netloc != request.host):
            return web.Response(status=403, text="Other web pages may not come in.")
        return await handler(request)

    def is_key(self, key: str) -> bool:
        return hmac.compare_digest(key.encode(), self._key)

    def _is_own_host(self, host: str) -> bool:
        match = HOST.fullmatch(host.lower())
        name = match[1].strip("[]") if match else ""
        if name in self._host_names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

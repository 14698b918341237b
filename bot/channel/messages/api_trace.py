"""Lets the outbox see every request to Discord and every answer."""

from types import SimpleNamespace

import aiohttp

from bot.channel.messages.outbox import Outbox

UNCOUNTED = ("interactions", "webhooks")  # what Discord's global limit does not count


def api_trace(outbox: Outbox) -> aiohttp.TraceConfig:
    async def on_start(_: aiohttp.ClientSession, __: SimpleNamespace, what: aiohttp.TraceRequestStartParams) -> None:
        parts = what.url.parts  # / api v10 channels …
        if len(parts) > 3 and parts[1] == "api" and parts[3] not in UNCOUNTED:
            outbox.note_request()

    async def on_end(_: aiohttp.ClientSession, __: SimpleNamespace, what: aiohttp.TraceRequestEndParams) -> None:
        outbox.note_answer(what.response.status, what.response.headers)

    config = aiohttp.TraceConfig()
    config.on_request_start.append(on_start)
    config.on_request_end.append(on_end)
    return config
